// fonts.yaml to typeface sources: names, families, weights, styles, and the package files behind them.
import { nearestHint } from '../../problem/nearest.ts';
import type { Ground, Problem } from '../../problem/problem.ts';
import type { SourceFile } from '../../problem/source-file.ts';
import { child, textOf, type Node } from '../../load/yaml/node.ts';
import { parseTree } from '../../load/yaml/parse-tree.ts';
import { located } from '../../load/yaml/problem-at.ts';
import { TYPEFACE_STYLES, type TypefaceSource } from '../font/typeface.ts';

const FIELDS = ['family', 'weight', 'style', 'files'];

/** The typefaces of the file in order. `open` gives a reader for a package file, undefined when there is no such file. */
export function parseFonts(
  file: SourceFile,
  open: (name: string) => (() => Uint8Array) | undefined,
  problems: Problem[],
): readonly TypefaceSource[] {
  const { root, problems: syntax } = parseTree(file);
  problems.push(...syntax.map((problem) => ({ ...located(file, problem), spoils: ['fonts', 'measures'] as const })));
  // A face that lacks a file lacks signs and measures; one that is not read at all is missing from the families too.
  let spoils: readonly Ground[] = ['fonts', 'measures'];
  const tell = (
    node: { start: number; end: number },
    code: 'MISSING_FIELD' | 'WRONG_TYPE' | 'UNKNOWN_VALUE' | 'UNKNOWN_FIELD' | 'MISSING_FILE',
    message: string,
    hint: string,
  ): undefined => {
    problems.push({ ...located(file, { code, start: node.start, end: node.end, message, hint }), spoils });
    return undefined;
  };
  const typefaces = child(root, 'typefaces');
  if (typefaces?.kind !== 'map') {
    if (root !== undefined)
      tell(root, 'MISSING_FIELD', `"${file.path}" lists no typefaces`, 'begin it with "typefaces:"');
    return [];
  }
  const readTypeface = (name: string, node: Node): TypefaceSource | undefined => {
    spoils = ['fonts', 'measures'];
    if (node.kind !== 'map')
      return tell(node, 'WRONG_TYPE', `the typeface "${name}" has no fields`, `give it ${FIELDS.join(', ')}`);
    for (const { key } of node.entries)
      if (!FIELDS.includes(key.text))
        tell(key, 'UNKNOWN_FIELD', `a typeface has no field "${key.text}"`, nearestHint(key.text, FIELDS));
    const [family, weight, slant, list] = [
      textOf(node, 'family'),
      Number(textOf(node, 'weight')),
      textOf(node, 'style') ?? 'normal',
      child(node, 'files'),
    ];
    const style = TYPEFACE_STYLES.find((one) => one === slant);
    if (family === undefined || list?.kind !== 'list')
      return tell(
        node,
        'MISSING_FIELD',
        `the typeface "${name}" needs a family and a list of files`,
        `give it ${FIELDS.join(', ')}`,
      );
    if (!Number.isInteger(weight) || weight < 1 || weight > 999)
      return tell(
        child(node, 'weight') ?? node,
        'WRONG_TYPE',
        `the typeface "${name}" has no weight from 1 to 999`,
        'write weight: 400',
      );
    if (style === undefined)
      return tell(
        child(node, 'style') ?? node,
        'UNKNOWN_VALUE',
        `the typeface "${name}" cannot be "${slant}"`,
        `known: ${TYPEFACE_STYLES.join(', ')}`,
      );
    const files = list.items.flatMap((item) => {
      const path = item.kind === 'scalar' ? item.text : '';
      const read = open(path);
      spoils = [`font ${name}`, ...(list.items.length > 1 ? [] : ['fonts' as const]), 'measures'];
      if (read === undefined)
        tell(
          item,
          'MISSING_FILE',
          `the font file "${path}" of "${name}" is not installed`,
          'check the package and the file name',
        );
      return read === undefined ? [] : [{ file: path, read }];
    });
    return files.length === 0 ? undefined : { name, family, weight, style, files };
  };
  return typefaces.entries.flatMap(({ key, value }) => readTypeface(key.text, value) ?? []);
}
