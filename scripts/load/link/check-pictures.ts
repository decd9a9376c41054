// Every picture that a card, gang or inmate names is in templates/, and is named by a name, never by a path.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../problem/problem.ts';
import { nearestHint } from '../../problem/nearest.ts';
import { decodeText } from '../read/decode.ts';
import { isFolder, statOf } from '../read/is-folder.ts';
import { child } from '../yaml/node.ts';
import { parseTree } from '../yaml/parse-tree.ts';
import { located } from '../yaml/problem-at.ts';
import type { Content } from './content.ts';

/** Names of pictures; undefined where templates/ has no such folder, so nothing can be said. */
export interface Pictures {
  readonly icons: ReadonlySet<string> | undefined;
  readonly portraits: ReadonlySet<string> | undefined;
}

const drawn = (folder: string): string[] =>
  isFolder(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.svg'))
        .map((name) => name.slice(0, -4))
    : [];

/** Names listed in icons.yaml; what is wrong with that file is said by the templates' own check. */
const listed = (path: string): string[] => {
  if (statOf(path)?.isFile() !== true) return [];
  const { root } = parseTree({ path, name: 'icons.yaml', text: decodeText(readFileSync(path)).text });
  const icons = child(root, 'icons');
  return icons?.kind === 'map' ? icons.entries.map(({ key }) => key.text) : [];
};

/** Looks the names up in `templates`; silhouettes (`<name>-fill`) are made of every icon. */
export const readPictures = (templates: string | undefined): Pictures => {
  if (templates === undefined) return { icons: undefined, portraits: undefined };
  const icons = [...listed(join(templates, 'icons.yaml')), ...drawn(join(templates, 'icons'))];
  const portraits = isFolder(join(templates, 'portraits')) ? drawn(join(templates, 'portraits')) : [];
  return {
    icons: icons.length === 0 ? undefined : new Set(icons.flatMap((name) => [name, `${name}-fill`])),
    portraits: portraits.length === 0 ? undefined : new Set(portraits),
  };
};

/** Unknown pictures and paths in place of names. */
export const checkPictures = (content: Content, pictures: Pictures): Problem[] =>
  [...content.facts.values()].flatMap((parsed) =>
    parsed.pictures.flatMap(({ node, folder, name, owner }): Problem[] => {
      const say = (code: 'PATH_OUTSIDE' | 'MISSING_PICTURE', message: string, hint: string) => [
        located(parsed.file, { code, start: node.start, end: node.end, message, hint }),
      ];
      if (/[\\/]|\.\.|^[a-z]:/i.test(node.text))
        return say(
          'PATH_OUTSIDE',
          `${owner} names a picture by the path "${node.text}"`,
          `name a picture of templates/${folder}, without folder and ending`,
        );
      const known = pictures[folder];
      return known === undefined || known.has(name)
        ? []
        : say(
            'MISSING_PICTURE',
            `${owner} has the picture "${node.text}", which templates/${folder} does not have`,
            nearestHint(
              name,
              [...known].filter((name) => !name.endsWith('-fill')),
            ),
          );
    }),
  );
