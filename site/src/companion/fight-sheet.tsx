// A fight in progress: who stands against whom, the tally of weapons, and the one question that is due.
import type { Extortion } from '../../../engine/companion/index.ts';
import { useCompanion } from './context.ts';
import { Die } from './die.tsx';
import type { FightProps } from './fight-props.ts';
import { Icon } from './icon.tsx';
import { RealDieFaces } from './real-die-faces.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { Verdict } from './verdict.tsx';

/** Strokes as scratched into a cell wall, in fives. */
function Tally({ count }: { readonly count: number }) {
  const bundles = Array.from({ length: Math.ceil(count / 5) }, (_, index) => Math.min(5, count - index * 5));
  return (
    <span class="tally" aria-hidden="true">
      {bundles.map((strokes, index) => (
        <svg key={index} viewBox="0 0 44 32">
          {Array.from({ length: Math.min(4, strokes) }, (_, stroke) => (
            <path key={stroke} d={`M${6 + stroke * 10} 4l-2 24`} />
          ))}
          {strokes === 5 && <path d="M1 24L42 8" />}
        </svg>
      ))}
    </span>
  );
}

export function FightSheet({ extortion, fight }: FightProps) {
  const { store, say, nameOf, cardName } = useCompanion();
  const { seat, target, tool } = extortion;
  const side = (who: number, weapons: number, due: boolean) => (
    <div class={due ? 'side due' : 'side'}>
      <p class="side-name">{nameOf(who)}</p>
      <Tally count={weapons} />
      <p>{say('fight.weapons', { count: weapons })}</p>
    </div>
  );
  const open = fight.phase === 'answer';
  return (
    <>
      <p class="case-line typed">
        {say('fight.case', { name: nameOf(seat), other: nameOf(target), tool: cardName(tool) })}
      </p>
      <div class="sides">
        {side(seat, fight.weaponsFor, open && !fight.targetSide)}
        <span class="versus" aria-hidden="true">
          {say('fight.versus')}
        </span>
        {side(target, fight.weaponsAgainst, open && fight.targetSide)}
      </div>
      {fight.phase === 'answer' && <Answer extortion={extortion} fight={fight} />}
      {fight.phase === 'dice' && <FightDice extortion={extortion} />}
      {extortion.faces !== undefined && (
        <div class="tray two">
          {extortion.faces.map((face, index) => (
            <figure key={index}>
              <Die face={face} settle={!extortion.realFaces} />
              <figcaption>{nameOf(index === 0 ? target : seat)}</figcaption>
            </figure>
          ))}
        </div>
      )}
      {fight.phase === 'prize' && <PrizeQuestion extortion={extortion} fight={fight} />}
      {fight.phase === 'over' && <Verdict extortion={extortion} fight={fight} />}
      <RefusalNote of={['fight', 'decline', 'yield', 'fight-dice', 'prize', 'close']} />
      {fight.phase !== 'over' && (
        <button type="button" class="small stop" onClick={() => store.send({ do: 'close' })}>
          {say('fight.call-off')}
        </button>
      )}
    </>
  );
}

function Answer({ extortion, fight }: FightProps) {
  const { store, say, nameOf, cardName } = useCompanion();
  const t = store.tables.value;
  const asked = nameOf(fight.asked ?? extortion.target);
  return (
    <div class="question">
      <p class="answer">{say(fight.mayYield ? 'fight.first' : 'fight.next', { name: asked })}</p>
      <div class="keys-of-answer">
        {fight.mayYield && (
          <button type="button" class="plate" onClick={() => store.send({ do: 'yield' })}>
            {say('fight.yield', { tool: cardName(extortion.tool) })}
          </button>
        )}
        {Array.from(t.weapons, (code) => t.game.cards[code]).map(
          (card) =>
            card !== undefined && (
              <button
                key={card.id}
                type="button"
                class="plate weapon"
                onClick={() => store.send({ do: 'fight', weapon: card.id })}
              >
                <Icon name={card.picture} />
                {say('fight.play', { weapon: cardName(card.id) })}
              </button>
            ),
        )}
        <button type="button" class="plate" onClick={() => store.send({ do: 'decline' })}>
          {say(fight.mayYield ? 'fight.endure' : 'fight.stop')}
        </button>
      </div>
    </div>
  );
}

function FightDice({ extortion }: { readonly extortion: Extortion }) {
  const { store, say, nameOf } = useCompanion();
  return (
    <div class="question">
      <p class="answer">{say('fight.dice')}</p>
      <button type="button" class="do" onClick={() => store.send({ do: 'fight-dice' })}>
        {say('fight.dice-roll')}
      </button>
      <RealDieFaces
        label={say('fight.dice-real', { name: nameOf(extortion.target), other: nameOf(extortion.seat) })}
        dice={2}
        enter={(faces) => store.send({ do: 'fight-dice', faces })}
      />
    </div>
  );
}

function PrizeQuestion({ extortion, fight }: FightProps) {
  const { store, say, nameOf, cardName } = useCompanion();
  const places = { winner: nameOf(fight.winner ?? 0), loser: nameOf(fight.loser ?? 0), tool: cardName(extortion.tool) };
  return (
    <div class="question">
      <p class="answer">{say('prize.won', places)}</p>
      <p>{say(fight.prizes.includes('tool') ? 'prize.ask-tool' : 'prize.ask-random', places)}</p>
      <div class="keys-of-answer">
        {fight.prizes.map((prize) => (
          <button key={prize} type="button" class="plate" onClick={() => store.send({ do: 'prize', prize })}>
            {say(`prize.${prize}`, places)}
          </button>
        ))}
      </div>
    </div>
  );
}
