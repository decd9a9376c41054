// The one polite voice: every new entry and every refusal, with its number, so that the same roll twice is heard twice.
import { useCompanion } from './context.ts';
import { refusalText } from './refusal-note.tsx';
import { tellEntry } from './tell-entry.ts';

export function Speaker() {
  const companion = useCompanion();
  const { store, say } = companion;
  const entry = store.state.value.log.at(-1);
  const refused = store.refused.value;
  const text =
    refused !== undefined
      ? say('speak-refused', { number: refused.number, text: refusalText(companion, refused) })
      : entry === undefined
        ? ''
        : say('speak', { number: entry.number, text: tellEntry(companion, entry) });
  return (
    <p class="visually-hidden" role="status" aria-live="polite">
      {text}
    </p>
  );
}
