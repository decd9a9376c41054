// What only the whole content can tell: die faces, recipes, accessories, targets, numbers that depend on each other.
import type { Problem } from '../../problem/problem.ts';
import type { Code } from '../../problem/codes.ts';
import { child, type Node } from '../yaml/node.ts';
import { located } from '../yaml/problem-at.ts';
import type { ParsedFile } from '../read/parse-file.ts';
import { entriesOf, goodEntries, isClean, listOf, type Content } from './content.ts';
import type { RawCard, RawGame, RawGang, RawLocation, RawRecipe } from './raw.ts';

const at = (parsed: ParsedFile, node: Node | undefined, code: Code, message: string, hint: string): Problem => {
  const start = node?.start ?? 0;
  const end = node?.kind === 'scalar' || node?.kind === 'list' ? node.end : start + 1;
  return located(parsed.file, { code, start, end, message, hint });
};

/** Each face of the die stands on exactly two locations (rules: Locations). */
const checkFaces = (content: Content, game: RawGame): Problem[] => {
  const parsed = content.facts.get('locations');
  if (parsed === undefined || !isClean(parsed)) return [];
  const entries = entriesOf<RawLocation>(parsed, 'locations');
  const faces = game.numbers['die-faces'] ?? 0;
  const problems: Problem[] = [];
  for (let face = 1; face <= faces; face += 1) {
    const places = entries.filter(({ raw }) => raw.faces.includes(face));
    if (places.length === 2) continue;
    const last = places.at(-1);
    const where =
      places.length === 0 ? 'nowhere' : `on ${places.length} locations (${places.map(({ raw }) => raw.id).join(', ')})`;
    problems.push(
      at(
        parsed,
        last === undefined ? child(parsed.root, 'locations') : child(last.node, 'faces'),
        'FACE_PLACES',
        `face ${face} of the die stands ${where}`,
        'each face stands on exactly two locations',
      ),
    );
  }
  for (const { raw, node } of entries) {
    const wrong = raw.faces.find((face) => face > faces);
    if (wrong !== undefined)
      problems.push(
        at(
          parsed,
          child(node, 'faces'),
          'FACE_PLACES',
          `location "${raw.id}" has face ${wrong}, and the die has ${faces} faces`,
          `use faces 1 to ${faces}`,
        ),
      );
    const twice = raw.faces.find((face, index) => raw.faces.indexOf(face) !== index);
    if (twice !== undefined)
      problems.push(
        at(
          parsed,
          child(node, 'faces'),
          'DOUBLED_ITEM',
          `location "${raw.id}" has face ${twice} twice`,
          'name each face once',
        ),
      );
  }
  return problems;
};

const sameParts = (a: readonly string[], b: readonly string[]): boolean =>
  [...a].sort().join(' ') === [...b].sort().join(' ');

/** Each recipe can be made from the search deck, and so can what a gang asks for. */
const checkMakeable = (content: Content): Problem[] => {
  const parsed = content.facts.get('recipes');
  const parts = listOf(content, 'part');
  if (parsed === undefined || !isClean(content.facts.get(parts))) return [];
  const copies = new Map(goodEntries<RawCard>(content, parts).map((card) => [card.id, card.copies]));
  return entriesOf<RawRecipe>(parsed, 'recipes')
    .filter(({ good }) => good)
    .flatMap(({ raw, node }) => {
      return raw.parts.flatMap((either, index) => {
        if (either.some((part) => !copies.has(part))) return [];
        if (raw.parts.findIndex((other) => sameParts(other, either)) !== index) return [];
        const have = either.reduce((sum, part) => sum + (copies.get(part) ?? 0), 0);
        const need = raw.parts.filter((other) => sameParts(other, either)).length;
        const list = child(node, 'parts');
        const where = list?.kind === 'list' ? list.items[index] : list;
        return have >= need
          ? []
          : [
              at(
                parsed,
                where,
                'NOT_MAKEABLE',
                `recipe "${raw.id}" asks for ${need} of ${either.join(' or ')}, and the search deck has ${have}`,
                'give the part more copies',
              ),
            ];
      });
    });
};

/** Each accessory is asked for by a gang, and no gang asks for one twice. */
const checkAccessories = (content: Content): Problem[] => {
  const list = listOf(content, 'accessory');
  const parsed = content.facts.get(list);
  const gangs = content.facts.get(listOf(content, 'gang'));
  if (parsed === undefined || gangs === undefined || !isClean(gangs)) return [];
  const entries = entriesOf<RawGang>(gangs, listOf(content, 'gang'));
  const used = new Set(entries.flatMap(({ raw }) => raw.accessories));
  const accessories = entriesOf<RawCard>(parsed, list);
  const known = new Set(accessories.map(({ raw }) => raw.id));
  const sure = [...used].every((id) => known.has(id));
  return [
    ...accessories
      .filter(({ good, raw }) => sure && good && raw.copies > 0 && !used.has(raw.id))
      .map(({ raw, idNode }) =>
        at(
          parsed,
          idNode,
          'UNUSED_ACCESSORY',
          `accessory "${raw.id}" is asked for by no gang`,
          'let a gang ask for it, or leave it out with copies: 0',
        ),
      ),
    ...entries.flatMap(({ raw, node }) => {
      const twice = raw.accessories.find((id, index) => raw.accessories.indexOf(id) !== index);
      return twice === undefined
        ? []
        : [
            at(
              gangs,
              child(node, 'accessories'),
              'DOUBLED_ITEM',
              `gang "${raw.id}" asks for accessory "${twice}" twice`,
              'name each accessory once',
            ),
          ];
    }),
  ];
};

const PAIRS = [
  ['min-players', 'max-players'],
  ['action-cost', 'actions-per-turn'],
  ['careful-cost', 'actions-per-turn'],
  ['craft-blocked-at', 'max-beatings'],
  ['dig-blocked-at', 'max-beatings'],
  ['start-hand', 'hand-limit'],
] as const;

/** Targets for each number of players, and numbers that fit together. */
const checkNumbers = (parsed: ParsedFile, game: RawGame): Problem[] => {
  const root = parsed.root;
  const { numbers } = game;
  const min = numbers['min-players'] ?? 0;
  const max = numbers['max-players'] ?? 0;
  const teams = numbers['teams'] ?? 2;
  const missing = (field: 'targets' | 'team-targets', players: number) =>
    at(
      parsed,
      root?.kind === 'map' ? root.entries.find(({ key }) => key.text === field)?.key : root,
      'MISSING_TARGET',
      `${field} says nothing for ${players} players`,
      `add the line "${players}: …"`,
    );
  const problems: Problem[] = [];
  for (let players = min; players <= max; players += 1) {
    if (game.targets[String(players)] === undefined) problems.push(missing('targets', players));
    if (players > teams && players % teams === 0 && game['team-targets'][String(players)] === undefined)
      problems.push(missing('team-targets', players));
  }
  for (const [low, high] of PAIRS) {
    const [a = 0, b = 0] = [numbers[low], numbers[high]];
    if (a > b)
      problems.push(
        at(
          parsed,
          child(child(root, 'numbers'), low),
          'NUMBERS_DISAGREE',
          `"${low}" is ${a}, and "${high}" is only ${b}`,
          `"${low}" must not be more than "${high}"`,
        ),
      );
  }
  return problems;
};

/** Rule ids are unique among all chapters; that they are dotted is said by the schema. */
export const checkRules = (content: Content): Problem[] => {
  const seen = new Map<string, string>();
  return [...content.facts]
    .filter(([file]) => file.startsWith('rules/'))
    .flatMap(([, parsed]) =>
      entriesOf(parsed, 'rules').flatMap(({ idNode }) => {
        if (idNode === undefined) return [];
        const first = seen.get(idNode.text);
        seen.set(idNode.text, first ?? parsed.file.path);
        return first === undefined
          ? []
          : [
              at(
                parsed,
                idNode,
                'DOUBLED_ID',
                `rule "${idNode.text}" has an id that is taken, by ${first}`,
                'give one of the two another id',
              ),
            ];
      }),
    );
};

/** All checks that need several entries or files; each runs only where what it needs is without fault. */
export const checkFacts = (content: Content, game: RawGame | undefined): Problem[] => {
  const parsed = content.facts.get('game');
  return [
    ...(game === undefined || parsed === undefined
      ? []
      : [...checkFaces(content, game), ...checkNumbers(parsed, game)]),
    ...checkMakeable(content),
    ...checkAccessories(content),
    ...checkRules(content),
  ];
};
