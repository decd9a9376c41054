// Content that the engine cannot hold or play: more of something than its states have room for, or none of what it needs.
import { LIMITS, waysOfParts } from '../../../engine/facts/game.ts';
import type { Problem } from '../../problem/problem.ts';
import type { Code } from '../../problem/codes.ts';
import { child, type Node } from '../yaml/node.ts';
import { located } from '../yaml/problem-at.ts';
import type { ParsedFile } from '../read/parse-file.ts';
import { cardLists, entriesOf, isClean, listOf, type Content } from './content.ts';
import type { RawGame, RawGang, RawRecipe, RawStrengthCard } from './raw.ts';

const at = (parsed: ParsedFile, node: Node | undefined, code: Code, message: string, hint: string): Problem => {
  const start = node?.start ?? 0;
  const end = node?.kind === 'scalar' || node?.kind === 'list' ? node.end : start + 1;
  return located(parsed.file, { code, start, end, message, hint });
};

/** The parsed file of a list, if nothing is wrong with it. */
function cleanFile(content: Content, name: string): ParsedFile | undefined {
  const parsed = content.facts.get(name);
  return parsed !== undefined && isClean(parsed) ? parsed : undefined;
}

/** The first entry that is one too many, counted through several lists one after the other. */
function surplus(content: Content, lists: readonly string[], most: number, what: string): Problem[] {
  let before = 0;
  for (const list of lists) {
    const parsed = cleanFile(content, list);
    if (parsed === undefined) continue;
    const entries = entriesOf<unknown>(parsed, list);
    const first = entries[most - before];
    before += entries.length;
    if (first === undefined) continue;
    return [
      at(
        parsed,
        first.idNode ?? first.node,
        'ENGINE_LIMIT',
        `the engine holds ${most} ${what} at most, and this is one more`,
        'merge some of them, or leave some out',
      ),
    ];
  }
  return [];
}

/** Ways to craft are numbered over all recipes: said at the recipe that is one too many. */
function tooManyWays(content: Content): Problem[] {
  const parsed = cleanFile(content, 'recipes');
  if (parsed === undefined) return [];
  let ways = 0;
  for (const { raw, node } of entriesOf<RawRecipe>(parsed, 'recipes')) {
    ways += waysOfParts(raw.parts);
    if (ways <= LIMITS.ways) continue;
    return [
      at(
        parsed,
        child(node, 'parts'),
        'ENGINE_LIMIT',
        `recipe "${raw.id}" brings the ways to craft to ${ways}, and the engine holds ${LIMITS.ways} at most`,
        'let recipes name fewer parts',
      ),
    ];
  }
  return [];
}

function tooManyDice(content: Content): Problem[] {
  const list = listOf(content, 'gang');
  const parsed = cleanFile(content, list);
  if (parsed === undefined) return [];
  return entriesOf<RawGang>(parsed, list).flatMap(({ raw, node }) => {
    const dice = Number(raw.powers['move-dice'] ?? 0);
    if (!(dice > LIMITS.dice)) return [];
    return [
      at(
        parsed,
        child(child(node, 'powers'), 'move-dice'),
        'ENGINE_LIMIT',
        `gang "${raw.id}" rolls ${dice} dice, and the engine holds ${LIMITS.dice} at most`,
        `let it roll ${LIMITS.dice} or fewer`,
      ),
    ];
  });
}

/** Single numbers of the game that are sizes of a state. */
function tooLargeNumbers(parsed: ParsedFile, game: RawGame): Problem[] {
  const sizes = [
    ['max-players', LIMITS.players],
    ['die-faces', LIMITS.faces],
  ] as const;
  return sizes.flatMap(([name, most]) => {
    const value = game.numbers[name] ?? 0;
    if (value <= most) return [];
    return [
      at(
        parsed,
        child(child(parsed.root, 'numbers'), name),
        'ENGINE_LIMIT',
        `"${name}" is ${value}, and the engine holds ${most} at most`,
        `use ${most} or less`,
      ),
    ];
  });
}

/** Without a strength card nobody can play with the figure. */
function noStrength(content: Content): Problem[] {
  const list = listOf(content, 'strength');
  const parsed = cleanFile(content, list);
  if (parsed === undefined) return [];
  const cards = entriesOf<RawStrengthCard>(parsed, list);
  if (cards.some(({ raw }) => raw.copies > 0)) return [];
  return [
    at(
      parsed,
      child(cards[0]?.node, 'copies'),
      'NO_STRENGTH_CARD',
      'no strength card has copies, so the figure cannot be played',
      'give at least one strength card copies',
    ),
  ];
}

/** All limits of the engine (LIMITS), each said where the content passes it. */
export const checkLimits = (content: Content, game: RawGame | undefined): Problem[] => {
  const parsed = content.facts.get('game');
  const blocks = Math.max(0, (game?.numbers['teams'] ?? 1) - 1);
  const held = cardLists(content, (kind) => kind.held);
  const places = LIMITS.locations - blocks;
  return [
    ...(game === undefined || parsed === undefined ? [] : tooLargeNumbers(parsed, game)),
    ...surplus(content, ['locations'], places, 'locations beside the further cell blocks of teams'),
    ...surplus(content, held, LIMITS.kinds, 'kinds of hand cards'),
    ...(['gang', 'background', 'strength'] as const).flatMap((kind) =>
      surplus(content, [listOf(content, kind)], LIMITS.kinds, `kinds of ${kind} cards`),
    ),
    ...tooManyWays(content),
    ...tooManyDice(content),
    ...noStrength(content),
  ];
};
