// Replays an extortion on a scene: the rules decide who is asked, who wins and what follows; the table only says what was played.
import type { DieFace } from '../facts/game.ts';
import { DEPTH, EXTORTIONS, HAND, LOC, SAFE } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import { AGAINST, ANSWERED, DECIDER, FOR, SIDE, topFrame } from '../state/stack.ts';
import { addToHand, seatAt } from '../state/cards.ts';
import { ALLOWED, ruleCode } from '../tables/rule-codes.ts';
import type { Why } from '../tables/rule-codes.ts';
import type { Tables } from '../tables/tables.ts';
import {
  decline,
  extort,
  fight,
  forbidsDecline,
  forbidsExtort,
  forbidsFight,
  forbidsYield,
  yieldTool,
} from '../rules/extort.ts';
import { cardCode } from './deck-cards.ts';
import { badDieFaces, dieFacesRolled, listen, locationCode, openScene, streamsOf, UNKNOWN } from './scene.ts';
import { readSteps } from './step.ts';
import type { Step } from './step.ts';
import { PRIZES } from './state.ts';
import type { CompanionTable, Extortion, FightMove, Prize } from './state.ts';

export const PHASES = ['answer', 'dice', 'prize', 'over'] as const;
/** Somebody answers; both roll; the winner takes something; done. */
export type Phase = (typeof PHASES)[number];

export interface Fight {
  readonly phase: Phase;
  /** Who is asked, in phase `answer`. */
  readonly asked: number | undefined;
  /** The one asked plays for the target's side. */
  readonly targetSide: boolean;
  /** The target may still give in. */
  readonly mayYield: boolean;
  /** Weapons that count for the attacker and for the target. */
  readonly weaponsFor: number;
  readonly weaponsAgainst: number;
  readonly winner: number | undefined;
  readonly loser: number | undefined;
  /** What the winner may say it took, in phase `prize`: the named tool goes only to the attacker; else a card by chance, or none (extort.won, extort.lost). */
  readonly prizes: readonly Prize[];
  readonly steps: readonly Step[];
  /** Weapons spent: to the search discard and to their piles, by card id. */
  readonly spent: {
    readonly discard: Readonly<Record<string, number>>;
    readonly piles: Readonly<Record<string, number>>;
  };
  readonly streams: readonly number[];
  readonly faces: readonly DieFace[];
}

export type Replayed = { readonly why: Why; readonly fight: Fight | undefined };

const forbidden = (why: Why): Replayed => ({ why, fight: undefined });

/** Puts both at one place: they stand together, else nobody would have begun. A place nobody named has no rules of its own. */
function gather(t: Tables, s: State, e: Omit<Extortion, 'weapon'>): void {
  const named = locationCode(t, e.location);
  const plain =
    Array.from({ length: t.locations }, (_, location) => location).find((location) => t.limits[location] === 0) ?? 0;
  for (let seat = 0; seat < t.seats; seat++) s[seatAt(t, seat) + LOC] = UNKNOWN;
  for (const seat of [e.seat, e.target, ...e.present]) s[seatAt(t, seat) + LOC] = named === UNKNOWN ? plain : named;
}

const holds = (t: Tables, s: State, seat: number, card: number): boolean => s[seatAt(t, seat) + HAND + card] > 0;

/** What is played was in hand: the table has seen it. */
function ensureInHand(t: Tables, s: State, seat: number, card: number): void {
  if (!holds(t, s, seat, card)) addToHand(t, s, seat, card);
}

function move(t: Tables, s: State, e: Extortion, next: FightMove): Why {
  if (s[DEPTH] === 0) return ruleCode('extort.fight');
  const asked = s[topFrame(s) + DECIDER];
  switch (next.do) {
    case 'yield': {
      ensureInHand(t, s, e.target, cardCode(t, e.tool));
      const why = forbidsYield(t, s);
      if (why === ALLOWED) yieldTool(t, s);
      return why;
    }
    case 'decline': {
      const why = forbidsDecline(s);
      if (why === ALLOWED) decline(t, s);
      return why;
    }
    case 'fight': {
      const weapon = t.weapons.indexOf(cardCode(t, next.weapon));
      if (weapon < 0) return ruleCode('extort.fight');
      ensureInHand(t, s, asked, t.weapons[weapon]);
      const why = forbidsFight(t, s, weapon);
      if (why === ALLOWED) fight(t, s, weapon);
      return why;
    }
  }
}

/** Before the deciding move: the card the winner will get lies in the loser's hand, or none does. */
function layPrize(t: Tables, s: State, e: Extortion): void {
  if (e.prize === 'tool') ensureInHand(t, s, e.target, cardCode(t, e.tool));
  const any = Math.max(
    0,
    t.game.cards.findIndex((card) => card.kind !== 'tool' && card.kind !== 'weapon'),
  );
  if (e.prize === 'random') for (const seat of [e.seat, e.target]) ensureInHand(t, s, seat, any);
}

function spentWeapons(t: Tables, s: State, row: number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const card of t.weapons) if (s[row + card] > 0) counts[t.game.cards[card].id] = s[row + card];
  return counts;
}

/** Extortions count by turn: those of the turn that seems to be going on. */
const usedBefore = (table: CompanionTable, seat: number): number =>
  table.turn.seat === seat ? table.turn.extortions : 0;

export interface Opening extends Omit<Extortion, 'weapon'> {
  /** Undefined: no weapon in hand. */
  readonly weapon: string | undefined;
}

/** Why it may not begin (extort.once, extort.target, extort.open, team.peace, card.play), ALLOWED if it may. */
export function forbidsOpening(t: Tables, s: State, table: CompanionTable, e: Opening, safe: boolean): Why {
  gather(t, s, e);
  s[EXTORTIONS] = usedBefore(table, e.seat);
  s[seatAt(t, e.target) + SAFE] = safe ? 1 : 0;
  const card = e.weapon === undefined ? -1 : cardCode(t, e.weapon);
  const weapon = Math.max(0, t.weapons.indexOf(card));
  if (card >= 0) ensureInHand(t, s, e.seat, card);
  return forbidsExtort(t, s, e.target, weapon);
}

/** Plays everything that was said, from the opening on. */
export function replayExtortion(t: Tables, table: CompanionTable, e: Extortion): Replayed {
  const s = openScene(t, table, e.seat);
  gather(t, s, e);
  let why: Why = ALLOWED;
  const fights = e.moves.at(-1)?.do !== 'yield';
  listen(t, e.faces, () => {
    const weapon = cardCode(t, e.weapon);
    ensureInHand(t, s, e.seat, weapon);
    extort(t, s, e.target, t.tools.indexOf(cardCode(t, e.tool)), t.weapons.indexOf(weapon));
    e.moves.forEach((next, index) => {
      if (why !== ALLOWED) return;
      if (fights && index === e.moves.length - 1) layPrize(t, s, e);
      why = move(t, s, e, next);
    });
  });
  return why === ALLOWED ? { why, fight: readFight(t, s, e) } : forbidden(why);
}

/** True if faces handed in for the dice of a fight were impossible; asked right after a replay. */
export const badFightFaces = (t: Tables, e: Extortion): boolean => badDieFaces(t, e.faces);

function readFight(t: Tables, s: State, e: Extortion): Fight {
  const all = readSteps(t, { rolled: 'extort.dice', nothing: 'extort.won' });
  const faces = dieFacesRolled(t);
  const open = s[DEPTH] > 0;
  const f = open ? topFrame(s) : 0;
  const won = all.find(({ kind }) => kind === 'fight-won');
  const waitsForDice = !open && faces.length > 0 && e.faces === undefined;
  const phase: Phase = open
    ? 'answer'
    : waitsForDice
      ? 'dice'
      : won !== undefined && e.prize === undefined
        ? 'prize'
        : 'over';
  const end =
    phase === 'dice'
      ? all.findIndex(({ kind }) => kind === 'rolled')
      : phase === 'prize'
        ? all.findIndex(({ kind }) => kind === 'fight-won') + 1
        : all.length;
  const rule = won?.seat === e.seat ? 'extort.won' : 'extort.lost';
  let opened = false;
  const steps = all.slice(0, end).map((step): Step => {
    if (step.kind === 'fight-won' || step.kind === 'stole') return { ...step, rule };
    if (step.kind === 'rolled' && e.realFaces) return { ...step, real: true };
    if (step.kind !== 'weapon' || opened) return step;
    opened = true;
    return { ...step, rule: 'extort.open' };
  });
  const weapons = (side: (step: Step) => boolean): number =>
    steps.filter((step) => (step.kind === 'weapon' || step.kind === 'bonus-weapon') && side(step)).length;
  const ours = (step: Step): boolean =>
    step.seat === e.seat || (t.teams > 0 && step.seat !== undefined && t.teamOf[step.seat] === t.teamOf[e.seat]);
  return {
    phase,
    asked: open ? s[f + DECIDER] : undefined,
    targetSide: open && s[f + SIDE] === 0,
    mayYield: open && s[f + ANSWERED] === 0,
    weaponsFor: open ? s[f + FOR] : weapons(ours),
    weaponsAgainst: open ? s[f + AGAINST] : weapons((step) => !ours(step)),
    winner: phase === 'dice' ? undefined : won?.seat,
    loser: phase === 'dice' ? undefined : won?.other,
    prizes: phase === 'prize' ? PRIZES.filter((prize) => prize !== 'tool' || won?.seat === e.seat) : [],
    steps,
    spent: { discard: spentWeapons(t, s, t.layout.discardAt), piles: spentWeapons(t, s, t.layout.pilesAt) },
    streams: streamsOf(s),
    faces,
  };
}
