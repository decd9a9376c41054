// Which room a file belongs to, and what is wrong with an import from one file to another.
import { posix, relative, sep } from 'node:path';
import { ROOMS } from './rooms.js';

/** @typedef {import('./rooms.js').Room} Room */

/** Rooms that take files of all folders below them; elsewhere a new folder asks for a line of its own. */
const DEEP = new Set(['site/src/pages', 'scripts/load/rules-report', 'engine/testing']);

/** Tests and what only tests use look wherever they must. */
const FREE = /\.test\.tsx?$|\/testing\/|^site\/tests\//;

const LEVELS = ROOMS.flatMap((line, level) => line.map((room) => ({ room, level })));

/**
 * A file as rooms name it: seen from the project's root, with slashes.
 * @param {string} root
 * @param {string} file
 */
export const fromRoot = (root, file) => relative(root, file).split(sep).join('/');

/**
 * The file that an import names.
 * @param {string} from The importing file, from the project's root.
 * @param {string} name As written, relative.
 */
export const target = (from, name) => posix.join(posix.dirname(from), name.replace(/\?.*$/, ''));

/**
 * The room of a file and its line, counted from the ground; undefined where no room takes it.
 * @param {string} file Path from the project's root, with slashes.
 */
export function roomOf(file) {
  const folder = file.slice(0, Math.max(0, file.lastIndexOf('/')));
  return LEVELS.find(({ room }) => folder === room.path || (DEEP.has(room.path) && folder.startsWith(`${room.path}/`)));
}

/** @param {string} file */
const inRooms = (file) => /^(engine|bots|voice|scripts|site)\//.test(file) && !file.startsWith('site/public/');

/**
 * What is wrong with the place of a file; undefined when it stands in a room.
 * @param {string} file
 */
export function placeFault(file) {
  if (!inRooms(file) || FREE.test(file) || roomOf(file) !== undefined) return undefined;
  const folder = file.slice(0, file.lastIndexOf('/'));
  return `${folder} is no room yet: give it a line in lint/rooms.js, above all that it imports and below all that imports it.`;
}

/**
 * What is wrong with an import, and where the code belongs; undefined when it may stand.
 * @param {string} from The importing file, from the project's root.
 * @param {string} to The imported file, likewise.
 */
export function importFault(from, to) {
  if (FREE.test(from) || !inRooms(from) || !inRooms(to)) return undefined;
  const here = roomOf(from);
  const there = roomOf(to);
  if (here === undefined || there === undefined || here.room === there.room) return undefined;
  const { path, within, doors } = there.room;
  if (there.level > here.level)
    return `${here.room.path} lies below ${path}, and imports only look down: what both need belongs in ${here.room.path} or below it.`;
  if (there.level === here.level)
    return `${here.room.path} and ${path} lie side by side and do not look at each other: what both need belongs in a room below them.`;
  if (from.startsWith(`${within ?? path}/`) || (within === undefined && doors === undefined)) return undefined;
  if (doors?.includes(to.slice(path.length + 1))) return undefined;
  return doors === undefined
    ? `${path} is an inner room of ${within}: what others need of it goes through ${doorsOf(within)}.`
    : `${path} is entered by ${doorsOf(path)}: what others need of it belongs there.`;
}

/** @param {string | undefined} path */
function doorsOf(path) {
  const room = LEVELS.find((entry) => entry.room.path === path)?.room;
  return room?.doors?.map((door) => `${path}/${door}`).join(' or ') ?? `a file of ${path}`;
}
