// Every picture that a card, gang or inmate names is in templates/, and is named by a name, never by a path.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../problem/problem.ts';
import { nearestHint } from '../../problem/nearest.ts';
import { decodeText } from '../../problem/decode.ts';
import { isFolder, statOf } from '../read/is-folder.ts';
import { child } from '../yaml/node.ts';
import { parseTree } from '../yaml/parse-tree.ts';
import { located } from '../yaml/problem-at.ts';
import { entriesOf, type Content } from './content.ts';

/** Names of pictures; undefined where the templates have no such folder, so nothing can be said. */
export interface Pictures {
  /** The templates folder as the user would type it. */
  readonly folder: string;
  readonly icons: ReadonlySet<string> | undefined;
  readonly portraits: ReadonlySet<string> | undefined;
  /** Ids of locations that the board has a place for; undefined where it has no sheet. */
  readonly rooms: ReadonlySet<string> | undefined;
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

/** Locations that the board has a place for: its sheets name them as `.room-<id>`. Parts of rooms (`.room-head`) look alike, which does no harm. */
const placedRooms = (folder: string): ReadonlySet<string> | undefined => {
  if (!isFolder(folder)) return undefined;
  const sheets = readdirSync(folder)
    .filter((name) => name.endsWith('.css') && statOf(join(folder, name))?.isFile() === true)
    .map((name) => decodeText(readFileSync(join(folder, name))).text.replace(/\/\*.*?\*\//gs, ''));
  const rooms = sheets.flatMap((sheet) => [...sheet.matchAll(/\.room-([\w-]+)(?=[^{}]*\{)/g)].map(([, id = '']) => id));
  return rooms.length === 0 ? undefined : new Set(rooms);
};

/** Looks the names up in `templates`; silhouettes (`<name>-fill`) are made of every icon. */
export const readPictures = (templates: string | undefined): Pictures => {
  if (templates === undefined) return { folder: '', icons: undefined, portraits: undefined, rooms: undefined };
  const icons = [...listed(join(templates, 'icons.yaml')), ...drawn(join(templates, 'icons'))];
  const portraits = drawn(join(templates, 'portraits'));
  return {
    folder: templates,
    icons: icons.length === 0 ? undefined : new Set(icons.flatMap((name) => [name, `${name}-fill`])),
    portraits: portraits.length === 0 ? undefined : new Set(portraits),
    rooms: placedRooms(join(templates, 'board')),
  };
};

/** Every location is drawn on the board and in the rulebook by its id: `icons/room-<id>.svg`, placed by `.room-<id>` of the board's sheet. */
const checkRooms = (content: Content, { folder, icons, rooms }: Pictures): Problem[] => {
  const parsed = content.facts.get('locations');
  if (parsed === undefined) return [];
  return entriesOf(parsed, 'locations').flatMap(({ idNode }): Problem[] => {
    if (idNode === undefined) return [];
    const id = idNode.text;
    const say = (message: string, hint: string) =>
      located(parsed.file, { code: 'MISSING_PICTURE', start: idNode.start, end: idNode.end, message, hint });
    const drawing = join(folder, 'icons', `room-${id}.svg`);
    const sheet = join(folder, 'board', 'board.css');
    const undrawn = icons !== undefined && !icons.has(`room-${id}`);
    const unplaced = rooms !== undefined && !rooms.has(id);
    return [
      ...(undrawn
        ? [
            say(
              `location "${id}" has no drawing of its room`,
              `draw it as ${drawing}, or rename the drawing with the location`,
            ),
          ]
        : []),
      ...(unplaced
        ? [say(`location "${id}" has no place on the board`, `place and size it as .room-${id} in ${sheet}`)]
        : []),
    ];
  });
};

/** Unknown pictures and paths in place of names. */
export const checkPictures = (content: Content, pictures: Pictures): Problem[] => [
  ...checkRooms(content, pictures),
  ...[...content.facts.values()].flatMap((parsed) =>
    parsed.pictures.flatMap(({ node, folder, name, owner }): Problem[] => {
      const say = (code: 'PATH_OUTSIDE' | 'MISSING_PICTURE', message: string, hint: string) => [
        located(parsed.file, { code, start: node.start, end: node.end, message, hint }),
      ];
      if (/[\\/]|\.\.|^[a-z]:/i.test(node.text))
        return say(
          'PATH_OUTSIDE',
          `${owner} names a picture by the path "${node.text}"`,
          `name one of the ${folder}, without folder and ending`,
        );
      const known = pictures[folder];
      return known === undefined || known.has(name)
        ? []
        : say(
            'MISSING_PICTURE',
            `${owner} has the picture "${node.text}", which ${join(pictures.folder, folder)} does not have`,
            nearestHint(
              name,
              [...known].filter((name) => !name.endsWith('-fill')),
            ),
          );
    }),
  ),
];
