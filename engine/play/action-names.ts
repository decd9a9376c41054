// Actions by name: taken apart, as a stable id for logs and tests, and as words for buttons.
import { ACTION_KINDS, ACTION_SPECS } from '../api/actions.ts';
import type { ActionParts } from '../api/actions.ts';
import type { Lang } from '../facts/game.ts';
import { nameOfId, sayName, wordsIn } from '../facts/names.ts';
import { sayWord } from '../../voice/voice.ts';
import { named } from '../tables/check-call.ts';
import { locationId } from '../tables/compile-places.ts';
import type { Tables } from '../tables/tables.ts';

/** Parts of a craft way: one card id per piece, in the order of `Game.cards`. */
function wayParts(t: Tables, way: number): string[] {
  const parts: string[] = [];
  for (let i = t.wayStart[way]; i < t.wayEnd[way]; i += 2)
    for (let n = t.craftNeeds[i + 1]; n > 0; n--) parts.push(t.game.cards[t.craftNeeds[i]].id);
  return parts;
}

/** Takes a code apart. A code that is not in the table is a RangeError. */
export function actionParts(t: Tables, code: number): ActionParts {
  const kind = Number.isInteger(code) ? ACTION_KINDS[t.actions.kindOf[code]] : undefined;
  if (kind === undefined) throw new RangeError(`UNKNOWN_ACTION: ${named(code)} is no action of this game.`);
  const { names, rule } = ACTION_SPECS[kind];
  const values = [t.actions.arg[code], t.actions.arg2[code], t.actions.arg3[code]];
  const parts: Record<string, unknown> = { code, kind, rule };
  names.forEach((name, index) => {
    const value = values[index];
    switch (name) {
      case 'location':
        parts.location = locationId(t.game, value);
        break;
      case 'card':
        parts.card = t.game.cards[value].id;
        break;
      case 'weapon':
        parts.weapon = t.game.cards[t.weapons[value]].id;
        break;
      case 'tool':
        parts.tool = t.game.cards[t.tools[value]].id;
        break;
      case 'seat':
        parts.seat = value;
        break;
      case 'gang':
        parts.gang = t.game.gangs[value].id;
        break;
      case 'background':
        parts.background = t.game.backgrounds[value].id;
        break;
      case 'craft':
        parts.recipe = t.game.recipes[t.wayRecipe[value]].id;
        parts.parts = wayParts(t, value);
    }
  });
  return parts as unknown as ActionParts;
}

/** A stable readable id such as `extort:2:shovel:blade`, `craft:knife:comb+shard`, `end-turn`; another code is a RangeError as for `actionParts`. */
export function actionId(t: Tables, code: number): string {
  const parts = actionParts(t, code);
  const names = [
    parts.seat,
    parts.location,
    parts.card,
    parts.tool,
    parts.weapon,
    parts.gang,
    parts.background,
    parts.recipe,
    parts.parts?.join('+'),
  ];
  return [parts.kind, ...names.filter((name) => name !== undefined)].join(':');
}

const idTables = new WeakMap<Tables, ReadonlyMap<string, number>>();

/** The code of an id; undefined if there is none. */
export function actionCode(t: Tables, id: string): number | undefined {
  let table = idTables.get(t);
  if (table === undefined) {
    table = new Map(Array.from({ length: t.actions.count }, (_, code) => [actionId(t, code), code]));
    idTables.set(t, table);
  }
  return table.get(id);
}

/**
 * The action in words, for a button or a log, from `engine.action.<kind>` in content/words; `seatName` says how a seat is
 * called, a language nobody speaks here says ids. Another code is a RangeError as for `actionParts`.
 */
export function actionText(t: Tables, code: number, lang: Lang, seatName: (seat: number) => string): string {
  const parts = actionParts(t, code);
  const name = (id: string | undefined): string => (id === undefined ? '' : nameOfId(t.game, id, lang));
  const places = {
    seat: parts.seat === undefined ? '' : sayName(seatName, parts.seat),
    location: name(parts.location),
    card: name(parts.card),
    weapon: name(parts.weapon),
    tool: name(parts.tool),
    gang: name(parts.gang),
    background: name(parts.background),
    made: name(t.game.recipes.find(({ id }) => id === parts.recipe)?.makes),
    parts: (parts.parts ?? []).map(name).join(' + '),
  };
  const words = wordsIn(t.game, lang);
  const said = words === undefined ? undefined : sayWord(words, lang, `engine.action.${parts.kind}`, places);
  return said ?? actionId(t, code);
}
