// The forms of the companion as tabs; arrow keys go from one to the next.
import type { Helper } from '../../../engine/companion/index.ts';
import { useCompanion } from './context.ts';

export function Tabs({ tab }: { readonly tab: Helper | undefined }) {
  const { store, say } = useCompanion();
  const shown = store.shown.value;
  if (shown.length < 2) return null;
  const step = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowLeft: -1, Home: -shown.length, End: shown.length }[event.key];
    if (by === undefined || tab === undefined) return;
    event.preventDefault();
    const at = shown.indexOf(tab) + by;
    const next = Math.abs(by) > 1 ? shown.at(by < 0 ? 0 : -1) : shown[(at + shown.length) % shown.length];
    if (next === undefined) return;
    store.look({ tab: next });
    document.getElementById(`companion-tab-${next}`)?.focus();
  };
  return (
    <div class="forms" role="tablist" aria-label={say('forms')} onKeyDown={step}>
      {shown.map((helper) => (
        <button
          key={helper}
          type="button"
          role="tab"
          id={`companion-tab-${helper}`}
          class="form-tab"
          aria-selected={helper === tab}
          aria-controls="companion-form"
          tabIndex={helper === tab ? 0 : -1}
          onClick={() => store.look({ tab: helper })}
        >
          {say(`form.${helper}`)}
        </button>
      ))}
    </div>
  );
}
