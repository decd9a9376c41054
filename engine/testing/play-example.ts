// Worked examples as the rulebook tells them to the engine: a table laid out, actions done, and what is true afterwards.
import type { DieFace, ExamplePlay, Game } from '../facts/game.ts';
import type { Outcomes } from '../api/chance.ts';
import {
  give,
  hoard,
  own,
  run,
  runWith,
  scene,
  set,
  setActions,
  setMichel,
  table,
  thinDeck,
  verdict,
} from './scene.ts';
import type { Scene } from './scene.ts';

/** Numbers of the content in a line: `~showers.search~`, `~hand-limit~`, `~target~` of this table, with `+n` or `-n` behind them. */
function filled(game: Game, target: number, line: string): string {
  const things: readonly { readonly id: string }[] = [...game.cards, ...game.locations, ...game.gangs];
  const number = (name: string): number => {
    const [id = '', field] = name.split('.');
    const camel = id.replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase());
    if (name === 'target') return target;
    const found: unknown =
      field === undefined
        ? Reflect.get(game.numbers, camel)
        : Reflect.get(things.find((thing) => thing.id === id) ?? {}, field);
    if (typeof found !== 'number') throw new Error(`~${name}~ is no number of the content`);
    return found;
  };
  return line
    .replace(/~([\w.-]+)~/g, (_all, name: string) => String(number(name)))
    .replace(/(\d+)\s*([+-])\s*(\d+)/g, (_all, a: string, sign: string, b: string) =>
      String(sign === '+' ? Number(a) + Number(b) : Number(a) - Number(b)),
    );
}

function lay(on: Scene, line: string): void {
  const [first = '', what = '', ...rest] = line.split(' ');
  const [value = ''] = rest;
  const seat = Number(first);
  if (first === 'actions') return setActions(on, Number(what));
  if (first === 'deck') return thinDeck(on, Number(what));
  if (first === 'figure') return setMichel(on, value);
  if (what === 'holds-all') return hoard(on, seat, value);
  if (what === 'holds') return give(on, seat, ...rest);
  if (what === 'at' || what === 'gang') return set(on, seat, { [what]: value });
  if (what === 'beatings' || what === 'cigarettes' || what === 'points')
    return set(on, seat, { [what]: Number(value) });
  throw new Error(`nothing is laid out by "${line}"`);
}

/** Chance handed in with an action: `dice 3 4`, `draws tape comb`, `thefts comb`, `strengths strength-1`. */
function outcomesIn(words: readonly string[]): Outcomes {
  const lists = new Map<string, string[]>();
  let list: string[] = [];
  for (const word of words)
    if (['dice', 'draws', 'thefts', 'strengths'].includes(word)) lists.set(word, (list = []));
    else list.push(word);
  const dice = lists.get('dice')?.map((face) => Number(face) as DieFace);
  return { ...Object.fromEntries(lists), ...(dice === undefined ? {} : { dice }) };
}

function act(on: Scene, line: string): void {
  const refused = /^not (\S+): (\S+)$/.exec(line);
  if (refused !== null) {
    const found = verdict(on, refused[1]!);
    if (found !== refused[2]) throw new Error(`${refused[1]!} is ${String(found)}, not forbidden by ${refused[2]!}`);
    return;
  }
  const [id = '', ...chance] = line.split(' ');
  // A seat reveals what it was dealt, whichever card that is.
  const named = id === 'reveal' ? `reveal:${own(on, table(on).active).backgrounds![0]!}` : id;
  if (chance.length === 0) run(on, named);
  else runWith(on, named, outcomesIn(chance));
}

/** What is found where a line looks, as text to be compared with what it says. */
function found(on: Scene, line: string): readonly [said: string, found: string] {
  const [first = '', what = '', ...rest] = line.split(' ');
  const view = table(on);
  const [value = ''] = rest;
  switch (first) {
    case 'actions':
      return [what, String(view.actionsLeft)];
    case 'turn':
      return [what, String(view.active)];
    case 'asked':
      return [`${what} ${value}`, `${view.decision.kind} ${String(view.decision.seat)}`];
    case 'pile':
      return [value, String(view.piles[what] ?? view.gangPiles[what] ?? 0)];
    case 'discard':
      return [value, String(view.discard[what] ?? 0)];
    case 'figure':
      return [what, String(view.michel?.location)];
    case 'won':
      return [
        [what, ...rest].join(' '),
        (view.result?.shares ?? []).flatMap((share, seat) => (share > 0 ? [String(seat)] : [])).join(' '),
      ];
    default: {
      const seat = own(on, Number(first));
      const facts: Readonly<Record<string, readonly [string, string]>> = {
        cards: [value, String(seat.handSize)],
        at: [value, String(seat.location)],
        holds: [rest.join(' '), rest.filter((card) => (seat.hand[card] ?? 0) > 0).join(' ')],
        lacks: ['', rest.filter((card) => (seat.hand[card] ?? 0) > 0).join(' ')],
        beatings: [value, String(seat.beatings)],
        cigarettes: [value, String(seat.cigarettes)],
        points: [value, String(seat.points)],
        dug: [value, Object.keys(seat.dug).join(' ')],
        gang: [value, String(seat.gang)],
        safe: ['true', String(seat.safe)],
        revealed: [value, String(seat.revealed.length)],
        hidden: [value, String(seat.hiddenBackgrounds)],
      };
      const fact = facts[what];
      if (fact === undefined) throw new Error(`nothing is looked for by "${line}"`);
      return fact;
    }
  }
}

/** Plays an example with the rules of a game; every line of it that does not hold, in words. */
export function playExample(game: Game, play: ExamplePlay): readonly string[] {
  const has = (module: string): boolean => play.with.includes(module);
  const options = { players: play.players, michel: has('michel'), teams: has('teams'), diceFight: has('dice') };
  try {
    const on = scene(options, 1, game);
    const say = (line: string): string => filled(game, table(on).target, line);
    for (const line of play.given) lay(on, say(line));
    for (const line of play.does) act(on, say(line));
    return play.then.flatMap((line) => {
      const [said, is] = found(on, say(line));
      return said === is ? [] : [`"${say(line)}" is not so: ${is}`];
    });
  } catch (thrown) {
    return [thrown instanceof Error ? thrown.message : String(thrown)];
  }
}
