// The table of the kinds of cards, read before all other files because it says which of them there are.
import { join } from 'node:path';
import { PLAYED_KINDS, type KindOfCard, type LocalText } from '../../../engine/facts/game.ts';
import type { Problem } from '../../problem/problem.ts';
import type { SourceFile } from '../../problem/source-file.ts';
import { KINDS, LISTS } from '../read/file-kind.ts';
import type { ParsedFile } from '../read/parse-file.ts';
import { fileProblem } from '../read/read-files.ts';
import type { Schemas } from '../schema/schema.ts';
import { child } from '../yaml/node.ts';
import { located } from '../yaml/problem-at.ts';
import type { Content } from './content.ts';
import type { Parse } from './gather.ts';
import type { RawKind } from './raw.ts';
import type { TextOf } from './texts.ts';

export interface ReadKinds {
  readonly kinds: readonly RawKind[];
  /** With any, nothing else of the content can be told. */
  readonly problems: readonly Problem[];
}

/** Ids and files that stand twice, files that are something else, and kinds that the engine cannot do without. */
const checkKinds = (parsed: ParsedFile, kinds: readonly RawKind[]): Problem[] => {
  const list = child(parsed.root, KINDS);
  const items = list?.kind === 'list' ? list.items : [];
  const problems: Problem[] = [];
  for (const [index, kind] of kinds.entries()) {
    for (const field of ['id', 'file'] as const) {
      const node = child(items[index], field);
      const first = kinds.findIndex((other) => other[field] === kind[field]);
      const taken = field === 'file' && ['game', ...LISTS].includes(kind.file);
      if (node?.kind !== 'scalar' || (first === index && !taken)) continue;
      problems.push(
        located(parsed.file, {
          code: 'DOUBLED_ID',
          start: node.start,
          end: node.end,
          message: taken
            ? `kind of card "${kind.id}" has its cards in "${kind.file}.yaml", which holds something else`
            : `two kinds of cards have the same ${field} "${kind[field]}"`,
          hint: `give one of the two another ${field}`,
        }),
      );
    }
  }
  for (const id of PLAYED_KINDS.filter((one) => !kinds.some((kind) => kind.id === one)))
    problems.push(
      located(parsed.file, {
        code: 'MISSING_KIND',
        start: list?.start ?? 0,
        end: (list?.start ?? 0) + 1,
        message: `the engine plays cards of the kind "${id}", and the table of kinds does not have it`,
        hint: 'a kind may have no cards in the box (copies: 0), but it must be there',
      }),
    );
  return problems;
};

/** Parses the table; `dir` is the content folder as shown to the user. */
export const readKinds = (dir: string, files: readonly SourceFile[], schemas: Schemas, parse: Parse): ReadKinds => {
  const file = files.find(({ name }) => name === `${KINDS}.yaml`);
  if (file === undefined)
    return {
      kinds: [],
      problems: [
        fileProblem(
          join(dir, `${KINDS}.yaml`),
          'MISSING_FILE',
          `the file "${KINDS}.yaml" is missing`,
          'content/README.md says what belongs in it',
        ),
      ],
    };
  const parsed = parse(file, { schemas, schema: KINDS, owner: `file "${file.name}"`, partial: false });
  if (parsed.problems.length > 0 || parsed.root === undefined) return { kinds: [], problems: parsed.problems };
  const { kinds } = parsed.value as { readonly kinds: readonly RawKind[] };
  return { kinds, problems: checkKinds(parsed, kinds) };
};

/** The kinds with their texts. */
export const kindsOf = ({ kinds }: Content, text: TextOf): KindOfCard[] => {
  const own = (id: string, field: string): LocalText => text(KINDS, KINDS, id, field);
  return kinds.map((kind) => {
    const naming = kinds.find((other) => other.back === kind.back && other['back-word'] !== undefined);
    return {
      id: kind.id,
      file: kind.file,
      name: own(kind.id, 'name'),
      plural: own(kind.id, 'plural'),
      tab: own(kind.id, 'tab'),
      stamp: own(kind.id, 'stamp'),
      template: kind.template,
      back: kind.back,
      openBack: kind['open-back'] ?? kind.back,
      backWord: naming === undefined ? own(kind.id, 'plural') : own(naming.id, 'back-word'),
      size: kind.size,
      counted: kind.counted,
      drawn: kind.drawn,
      held: kind.held,
      module: kind.module,
      fan: kind.fan,
      rules: kind.rules ?? [],
    };
  });
};
