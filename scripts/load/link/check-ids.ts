// Every id is there, and there once.
import type { ParsedFile } from '../read/parse-file.ts';
import type { Problem } from '../../problem/problem.ts';
import { LISTS } from '../read/file-kind.ts';
import { nearestHint } from '../../problem/nearest.ts';
import { placeAt } from '../../problem/source-file.ts';
import { child, type ScalarNode } from '../yaml/node.ts';
import { located } from '../yaml/problem-at.ts';
import { entriesOf, idsOf, isReadable, type Content, type EntryAt } from './content.ts';
import type { RawCard } from './raw.ts';

const NOUNS: Readonly<Record<string, string>> = {
  locations: 'location',
  parts: 'part',
  accessories: 'accessory',
  weapons: 'weapon',
  actions: 'action card',
  valuables: 'valuable',
  tools: 'tool',
  gangs: 'gang',
  backgrounds: 'background',
  inmates: 'inmate',
  recipes: 'recipe',
  'strength-cards': 'strength card',
};

/** Lists whose ids texts refer to or the engine looks up: one name means one thing among all of them. */
const SHARED = ['locations', 'parts', 'accessories', 'weapons', 'actions', 'valuables', 'tools', 'gangs', 'inmates'];

const doubled = (first: EntryAt<unknown>, again: EntryAt<unknown>, noun: string): Problem | undefined => {
  if (first.idNode === undefined || again.idNode === undefined) return undefined;
  const where = placeAt(first.parsed.file, first.idNode.start);
  return located(again.parsed.file, {
    code: 'DOUBLED_ID',
    start: again.idNode.start,
    end: again.idNode.end,
    message: `${noun} "${again.idNode.text}" has an id that is taken, by ${where.file}:${where.line}`,
    hint: 'give one of the two another id',
  });
};

/** An entry once for each id it has or had: a former id that means something else now would mislead old saves. */
const underEachId = (entry: EntryAt<unknown>): readonly EntryAt<unknown>[] => {
  const former = child(entry.node, 'formerly');
  const nodes = former?.kind === 'list' ? former.items.filter((node) => node.kind === 'scalar') : [];
  return [entry, ...nodes.map((idNode) => ({ ...entry, idNode }))];
};

const checkDoubled = (content: Content, lists: readonly string[]): Problem[] => {
  const seen = new Map<string, EntryAt<unknown>>();
  return lists.flatMap((list) =>
    entriesOf(content.facts.get(list), list)
      .flatMap(underEachId)
      .flatMap((entry) => {
        const id = entry.idNode?.text ?? '';
        if (id === '') return [];
        const first = seen.get(id);
        if (first === undefined) seen.set(id, entry);
        return first === undefined ? [] : (doubled(first, entry, NOUNS[list] ?? list) ?? []);
      }),
  );
};

const checkUses = (content: Content, parsed: ParsedFile, piles: ReadonlySet<string>): Problem[] =>
  parsed.ids.flatMap(({ node, lists, openPile, owner }): Problem[] => {
    const known = lists.flatMap((list) => idsOf(content, list));
    const say = (code: 'UNKNOWN_ID' | 'NO_OPEN_PILE', message: string, hint: string, at: ScalarNode = node) => [
      located(parsed.file, { code, start: at.start, end: at.end, message, hint }),
    ];
    if (!known.includes(node.text)) {
      if (
        !lists.every((list) => isReadable(content, list)) ||
        parsed.problems.some(({ place }) => place.line === placeAt(parsed.file, node.start).line)
      )
        return [];
      return say(
        'UNKNOWN_ID',
        `${owner} asks for ${lists.map((list) => NOUNS[list] ?? list).join(' or ')} "${node.text}", which does not exist`,
        nearestHint(node.text, known),
      );
    }
    if (openPile && !piles.has(node.text))
      return say(
        'NO_OPEN_PILE',
        `${owner} takes "${node.text}", which has no open pile`,
        `cards with an open pile: ${[...piles].join(', ')}`,
      );
    return [];
  });

/** Unknown and doubled ids in all fact files. */
export const checkIds = (content: Content): Problem[] => {
  const weapons = entriesOf<RawCard>(content.facts.get('weapons'), 'weapons').filter(
    ({ raw, good }) => !good || raw.pile === 'open',
  );
  const piles = new Set([...idsOf(content, 'tools'), ...weapons.flatMap(({ idNode }) => idNode?.text ?? [])]);
  return [
    ...checkDoubled(content, SHARED),
    ...LISTS.filter((list) => !SHARED.includes(list)).flatMap((list) => checkDoubled(content, [list])),
    ...[...content.facts.values()].flatMap((parsed) => checkUses(content, parsed, piles)),
  ];
};
