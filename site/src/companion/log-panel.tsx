// The log for all: every command with its number and its rules, newest first. No hidden card is named in it.
import { Fragment } from 'preact';
import { useCompanion } from './context.ts';
import { SheetPanel } from './sheet-panel.tsx';
import { tellEntry } from './tell-entry.ts';

/** More than anybody reads back at the table. */
const SHOWN = 200;

export function LogPanel() {
  const companion = useCompanion();
  const { store, say, rules } = companion;
  const entries = store.state.value.log.slice(-SHOWN).reverse();
  return (
    <SheetPanel title={say('log.title')} close={say('close')}>
      {entries.length === 0 && <p>{say('log.empty')}</p>}
      <ol class="log" reversed>
        {entries.map((entry) => (
          <li key={entry.number}>
            <span class="typed">{say('entry', { number: entry.number })}</span>
            <p>
              {tellEntry(companion, entry)}
              {entry.steps.some(({ correction }) => correction === true) && <em> {say('log.correction')}</em>}
            </p>
            <p class="log-rules">
              {[...new Set(entry.steps.map(({ rule }) => rule))].map((rule) => {
                const link = rules[rule];
                return (
                  <Fragment key={rule}>
                    {link === undefined ? null : (
                      <a class="typed" href={link.href}>
                        {rule}
                      </a>
                    )}
                  </Fragment>
                );
              })}
            </p>
          </li>
        ))}
      </ol>
    </SheetPanel>
  );
}
