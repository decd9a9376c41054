// Every id is there, and there once.
import type { ParsedFile } from '../read/parse-file.ts';
import type { Problem } from '../../problem/problem.ts';
import { LISTS } from '../read/file-kind.ts';
import { nearestHint } from '../../problem/nearest.ts';
import { placeAt } from '../../problem/source-file.ts';
import { child, type ScalarNode } from '../yaml/node.ts';
import { located } from '../yaml/problem-at.ts';
import { cardLists, entriesOf, idsOf, isReadable, type Content, type EntryAt } from './content.ts';
import type { RawCard } from './raw.ts';

/** Lists whose ids texts refer to or the engine looks up: one name means one thing among all of them. */
const sharedLists = (content: Content): readonly string[] => ['locations', ...cardLists(content), 'inmates'];

const doubled = (first: EntryAt<unknown>, again: EntryAt<unknown>, noun: string, list: string): Problem | undefined => {
  if (first.idNode === undefined || again.idNode === undefined) return undefined;
  const where = placeAt(first.parsed.file, first.idNode.start);
  return located(again.parsed.file, {
    code: 'DOUBLED_ID',
    start: again.idNode.start,
    end: again.idNode.end,
    message: `${noun} "${again.idNode.text}" has an id that is taken, by ${where.file}:${where.line}`,
    hint: 'give one of the two another id',
    spoils: [`ids of ${list}`],
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
        return first === undefined ? [] : (doubled(first, entry, content.nouns.get(list) ?? list, list) ?? []);
      }),
  );
};

const checkUses = (content: Content, parsed: ParsedFile, piles: ReadonlySet<string>): Problem[] =>
  parsed.ids.flatMap(({ node, lists, openPile, owner }): Problem[] => {
    const known = lists.flatMap((list) => idsOf(content, list));
    const say = (code: 'UNKNOWN_ID' | 'NO_OPEN_PILE', message: string, hint: string, at: ScalarNode = node) => [
      located(parsed.file, {
        code,
        start: at.start,
        end: at.end,
        message,
        hint,
        restsOn: lists.map((list) => `ids of ${list}` as const),
      }),
    ];
    if (!known.includes(node.text)) {
      if (
        !lists.every((list) => isReadable(content, list)) ||
        parsed.problems.some(({ place }) => place.line === placeAt(parsed.file, node.start).line)
      )
        return [];
      return say(
        'UNKNOWN_ID',
        `${owner} asks for ${lists.map((list) => content.nouns.get(list) ?? list).join(' or ')} "${node.text}", which does not exist`,
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

/** Cards that lie on open piles: all of a kind that is not drawn, and of others those that say so. */
const openPiles = (content: Content): ReadonlySet<string> =>
  new Set(
    content.kinds
      .filter(({ held }) => held)
      .flatMap(({ file, drawn }) =>
        drawn
          ? entriesOf<RawCard>(content.facts.get(file), file)
              .filter(({ raw, good }) => !good || raw.pile === 'open')
              .flatMap(({ idNode }) => idNode?.text ?? [])
          : idsOf(content, file),
      ),
  );

/** Unknown and doubled ids in all fact files. */
export const checkIds = (content: Content): Problem[] => {
  const piles = openPiles(content);
  const shared = sharedLists(content);
  return [
    ...checkDoubled(content, shared),
    ...LISTS.filter((list) => !shared.includes(list)).flatMap((list) => checkDoubled(content, [list])),
    ...[...content.facts.values()].flatMap((parsed) => checkUses(content, parsed, piles)),
  ];
};
