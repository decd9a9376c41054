// Cards with 0 copies: they are left out of the game, and the summary lists them.
import type { Problem } from '../../problem/problem.ts';
import { located } from '../yaml/problem-at.ts';
import { cardLists, entriesOf, listOf, type Content } from './content.ts';
import type { RawCard } from './raw.ts';

/** One card left out, for the summary of a command. */
export interface LeftOut {
  /** Name of its list, e.g. `parts`. */
  readonly list: string;
  readonly id: string;
}

/** All entries with `copies: 0`, in the order of the files. */
export const leftOutOf = (content: Content): LeftOut[] =>
  cardLists(content, ({ counted }) => counted).flatMap((list) =>
    entriesOf<RawCard>(content.facts.get(list), list)
      .filter(({ raw, good }) => good && raw.copies === 0)
      .map(({ raw }) => ({ list, id: raw.id })),
  );

/** Uses of cards that are left out. A recipe may name them: its other parts remain. */
export const checkLeftOut = (content: Content, leftOut: readonly LeftOut[]): Problem[] => {
  if (leftOut.length === 0) return [];
  return [...content.facts.entries()].flatMap(([file, parsed]) =>
    parsed.ids
      .filter((use) => !(file === 'recipes' && use.lists.includes(listOf(content, 'part'))))
      .flatMap(({ node, lists, owner }) =>
        leftOut.some(({ list, id }) => id === node.text && lists.includes(list))
          ? [
              located(parsed.file, {
                code: 'LEFT_OUT_USED',
                start: node.start,
                end: node.end,
                message: `${owner} asks for "${node.text}", which is left out (copies: 0)`,
                hint: 'give it copies, or ask for something else',
              }),
            ]
          : [],
      ),
  );
};
