// Walks a companion's table through its helpers, and writes what everybody may read and what is kept.
import {
  applyCommand,
  beatingOutlook,
  cardsFound,
  diceOf,
  fightingGang,
  manyDiceGang,
  newCompanion,
  replayExtortion,
  reviveCompanion,
  saveCompanion,
  searchingGang,
  tablesFor,
} from '../../companion/index.ts';
import type { Tables } from '../../index.ts';
import type { Settings, Step, CompanionCommand, CompanionState } from '../../companion/index.ts';
import { sealed } from '../../facts/seal.ts';
import { sampleGame } from '../sample-game.ts';
import { short } from './walk.ts';

/** What a saved table looks like after somebody has had a hand in it. */
const FORGERIES: Readonly<Record<string, (text: string) => string>> = {
  'as it is': (text) => text,
  'another name': (text) => text.replace('"Bo"', '"Bob"'),
  'no check': (text) => text.replace(/,"check":"[0-9a-f]+"/, ''),
  'a card twice': (text) => resealed(text, (table) => ({ ...table, cards: [...table.cards, 'blade'] })),
  'a card for another': (text) => resealed(text, (table) => ({ ...table, cards: ['blade', ...table.cards.slice(1)] })),
  'too few hands': (text) => resealed(text, (table) => ({ ...table, hands: table.hands.slice(1) })),
  nothing: () => '',
};

type Deck = CompanionState['table']['deck'];

function resealed(text: string, change: (deck: Deck) => Deck): string {
  const { check: _check, ...state } = JSON.parse(text) as CompanionState & { readonly check: string };
  return sealed({ ...state, table: { ...state.table, deck: change(state.table.deck) } });
}

const stepLine = ({ kind, rule, seat, other, what, count, real, correction }: Step): string =>
  [
    kind,
    seat,
    other === undefined ? undefined : `/${other}`,
    what,
    `x${count}`,
    `(${rule})`,
    real === true ? 'real' : undefined,
    correction === true ? 'correction' : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(' ');

/** What is known of the table, the bulky parts as hashes; the top of the deck by name. */
function tableLine({ table, undo, number, log }: CompanionState): string {
  const { deck, roll, extortion, turn, seats, figure } = table;
  const rolled =
    roll === undefined ? '' : ` roll ${roll.faces.join(' ')} to ${roll.choices.join(' ')} taken ${roll.taken ?? '-'}`;
  const fight = extortion === undefined ? '' : ` fight ${extortion.seat}/${extortion.target} ${extortion.tool}`;
  const where = seats.map(({ location, gang }) => `${location ?? '?'}${gang === undefined ? '' : `+${gang}`}`);
  return `  = ${number}/${log.length} undo ${undo.length} turn ${turn.seat ?? '-'}:${turn.extortions} at ${where.join(' ')} figure ${figure ?? '?'}${rolled}${fight} deck ${deck.cards.length} ${deck.cards.at(-1) ?? '-'} ${short(table)}`;
}

/** Who is asked, what counts and who has won, as the extortion helper shows it. */
function fightLine(t: Tables, { table }: CompanionState): string[] {
  const fight = table.extortion === undefined ? undefined : replayExtortion(t, table, table.extortion).fight;
  if (fight === undefined) return [];
  const { phase, asked, targetSide, mayYield, weaponsFor, weaponsAgainst, winner, loser, prizes, spent } = fight;
  const side = `${targetSide ? 'for the target' : 'for the attacker'}${mayYield ? ', may yield' : ''}`;
  return [
    `  fight ${phase} ${asked ?? '-'} ${side} ${weaponsFor}:${weaponsAgainst} won ${winner ?? '-'} lost ${loser ?? '-'} ${prizes.join(' ')} ${JSON.stringify(spent)}`,
  ];
}

/** What the helpers know of gangs and beatings, for every seat. */
function* factLines(t: Tables, { table }: CompanionState): Generator<string, void> {
  yield `  gangs ${fightingGang(t) ?? '-'} ${searchingGang(t) ?? '-'} ${manyDiceGang(t) ?? '-'}`;
  for (const [seat] of table.seats.entries())
    yield `  ${seat} rolls ${diceOf(t, table, seat)}, finds ${cardsFound(t, table, seat, 'infirmary')} ${cardsFound(t, table, seat, undefined)}, beaten ${JSON.stringify(beatingOutlook(t, table, seat))}`;
}

export type TableCue = CompanionCommand | 'stale' | 'revive' | 'facts';

/** The lines of a table that is told these commands one after the other. */
export function* companionWalk(settings: Settings, seed: number, cues: readonly TableCue[]): Generator<string, void> {
  let state = newCompanion(sampleGame, seed, settings);
  yield tableLine(state);
  for (const cue of cues) {
    yield `> ${typeof cue === 'string' ? cue : JSON.stringify(cue)}`;
    if (cue === 'revive') {
      for (const [name, forge] of Object.entries(FORGERIES)) {
        const revived = reviveCompanion(sampleGame, forge(saveCompanion(state)));
        yield `  saved with ${name}: ${revived.ok ? `revived ${short(revived.state)}` : revived.fault}`;
      }
      continue;
    }
    const t = tablesFor(sampleGame, state.settings);
    if (cue === 'facts') {
      yield* factLines(t, state);
      continue;
    }
    const [command, expected]: [CompanionCommand, number] =
      cue === 'stale' ? [{ do: 'undo' }, state.number - 1] : [cue, state.number];
    const result = applyCommand(t, state, command, expected);
    if (!result.ok) {
      yield `  refused ${result.refusal.code} ${result.refusal.rule ?? ''}`;
      continue;
    }
    const told = result.value.log.length > state.log.length ? result.value.log.at(-1) : undefined;
    state = result.value;
    if (told !== undefined)
      yield `  ${told.helper}: ${told.steps.map(stepLine).join(', ')}${told.undoes === undefined ? '' : `takes back ${told.undoes}`}`;
    yield tableLine(state);
    yield* fightLine(tablesFor(sampleGame, state.settings), state);
    if (t.feed.open) yield '  impossible: the step is over, and something still listens';
  }
}
