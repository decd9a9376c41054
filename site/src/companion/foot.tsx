// The foot of the companion: what happened last, one step back, the log, the settings.
import { useCompanion } from './context.ts';
import { tellEntry } from './tell-entry.ts';

export function Foot() {
  const companion = useCompanion();
  const { store, say, panels } = companion;
  const { log, undo } = store.state.value;
  const last = log.at(-1);
  const back = undo.at(-1);
  const undone = log.find((entry) => entry.number === back?.entry);
  return (
    <div class="foot-line">
      {last !== undefined && (
        <p class="last">
          <span class="typed">{say('entry', { number: last.number })}</span> {tellEntry(companion, last)}
        </p>
      )}
      <div class="foot-keys">
        {undone !== undefined && (
          <button type="button" class="small" onClick={() => store.send({ do: 'undo' })}>
            {say('undo', { number: undone.number })}
            <span class="undo-what">{tellEntry(companion, undone)}</span>
          </button>
        )}
        <button type="button" class="small" onClick={() => panels.show('log')}>
          {say('log.open')}
        </button>
        <button type="button" class="small" onClick={() => panels.show('settings')}>
          {say('settings.open')}
        </button>
      </div>
    </div>
  );
}
