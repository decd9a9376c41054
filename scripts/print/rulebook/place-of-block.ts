// Where a text of the rulebook stands in the content, by the rule or chapter it belongs to.
import type { Game, Lang, LocalText } from '../../../engine/facts/game.ts';
import { cutAtMarks, withoutMarks, type Origin } from '../../problem/origin-marks.ts';
import type { Place } from '../../problem/problem.ts';
import { chapterAnchor } from './chapter-data.ts';

/** The texts under an anchor: those of a rule, or the opening of a chapter. */
function textsUnder({ chapters }: Game, anchor: string): readonly (LocalText | undefined)[] {
  const rule = chapters.flatMap(({ rules }) => rules).find(({ id }) => id === anchor);
  if (rule === undefined) return chapters.filter(({ id }) => chapterAnchor(id) === anchor).map(({ intro }) => intro);
  return [rule.title, rule.text, rule.note, ...rule.examples.flatMap(({ given, does, then }) => [given, does, then])];
}

/** Place of the longest text under an anchor; undefined where nothing is marked (`origins`: what the marks in the texts stand for). */
export function placeOfBlock(
  game: Game,
  lang: Lang,
  anchor: string,
  origins: readonly Origin[] | undefined,
): Place | undefined {
  const texts = textsUnder(game, anchor).map((text) => text?.[lang] ?? '');
  const [longest] = texts.sort((a, b) => withoutMarks(b).length - withoutMarks(a).length);
  const mark = cutAtMarks(longest ?? '', []).find((piece) => piece.origins.length > 0)?.origins[0];
  return mark === undefined ? undefined : origins?.[mark]?.();
}
