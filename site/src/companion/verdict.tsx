// How it ended: who takes what, what a beating now means, where the weapons go.
import { beatingOutlook } from '../../../engine/companion/index.ts';
import { useCompanion } from './context.ts';
import type { FightProps } from './fight-props.ts';
import { tellStep } from './tell-entry.ts';

/** What the verdict repeats of the steps; the weapons have been seen. */
const TOLD: readonly string[] = ['yielded', 'fight-won', 'stole', 'gained', 'beaten'];

export function Verdict({ extortion, fight }: FightProps) {
  const companion = useCompanion();
  const { store, say, nameOf, cardName, rules } = companion;
  const { table } = store.state.value;
  const steps = fight.steps.filter(({ kind }) => TOLD.includes(kind));
  const piles = (['discard', 'piles'] as const).flatMap((to) =>
    Object.entries(fight.spent[to]).map(([id, count]) => ({ to, id, count })),
  );
  const beaten = fight.loser;
  return (
    <div class="verdict">
      <h2>{say('verdict.title')}</h2>
      <ol class="verdict-steps">
        {steps.map((step, index) => {
          const link = rules[step.rule];
          return (
            <li key={index}>
              <span>{tellStep(companion, step)}</span>{' '}
              {link !== undefined && (
                <a class="typed" href={link.href}>
                  {step.rule}
                </a>
              )}
            </li>
          );
        })}
        {extortion.prize === 'nothing' && (
          <li>
            <span>{say('verdict.nothing')}</span>
          </li>
        )}
        {piles.map(({ to, id, count }) => (
          <li key={`${to} ${id}`}>
            <span>{say(`verdict.to-${to}`, { count, card: cardName(id) })}</span>
          </li>
        ))}
      </ol>
      {beaten !== undefined && (
        <table class="outlook">
          <caption>{say('verdict.beating', { name: nameOf(beaten) })}</caption>
          <thead>
            <tr>
              <th scope="col">{say('verdict.had')}</th>
              <th scope="col">{say('verdict.has')}</th>
              <th scope="col">{say('verdict.means')}</th>
            </tr>
          </thead>
          <tbody>
            {beatingOutlook(store.tables.value, table, beaten).map((row) => (
              <tr key={row.had}>
                <td>{row.had}</td>
                <td>{row.has}</td>
                <td>
                  {say(
                    row.had === row.has
                      ? 'verdict.no-change'
                      : row.mayCraft && row.mayDig
                        ? 'verdict.fine'
                        : row.mayDig
                          ? 'verdict.no-craft'
                          : row.mayCraft
                            ? 'verdict.no-dig'
                            : 'verdict.no-both',
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <button type="button" class="do" onClick={() => store.send({ do: 'close' })}>
        {say('verdict.done')}
      </button>
    </div>
  );
}
