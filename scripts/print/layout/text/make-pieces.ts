// Inline content to pieces: words, spaces, boxes and edges, each measured once, with the places where a line may end.
import { kernBetween, shape } from '../../font/shape.ts';
import {
  isText,
  type BreakBefore,
  type InlineItem,
  type Piece,
  type Run,
  type Setting,
  type TextPiece,
} from '../tree/box.ts';
import { ATOM, mayBreak, SOFT_HYPHEN } from './break-opportunity.ts';
import { transformText } from './transform-text.ts';

/** White space, and what stands between. */
const TOKENS = /[ \t\n\r\f]+|[^ \t\n\r\f]+/g;
/** Characters after or before which a word may be broken, and those that are no single unit of text. */
const SPLITS = /[-\u00ad\u200b\u2010\u2013\u2014\ufffc\ud800-\udfff]/;

const SPACE = /^[ \t\n\r\f]/;

type TextItem = Extract<InlineItem, { kind: 'text' }>;

/** The pieces of a paragraph, white space collapsed as its style says. */
export function makePieces(items: readonly InlineItem[], setting: Setting): readonly Piece[] {
  const pieces: Piece[] = [];
  // The two characters before, over all items: a space at the start swallows leading white space.
  let [before, left] = ['', ' '];
  let wrapsAfterSpace = false;

  const push = (piece: Piece, mode: BreakBefore): void => {
    if (mode !== 'no') {
      let at = pieces.length;
      while (pieces[at - 1]?.kind === 'open') at -= 1;
      const opened = pieces[at];
      if (opened !== undefined) opened.breakBefore = mode;
      else piece.breakBefore = mode;
    }
    pieces.push(piece);
  };

  const pushText = (text: string, run: Run, item: TextItem, mode: BreakBefore): void => {
    const shaped = shape(run.face, text);
    const previous = lastText(pieces);
    const joins = previous !== undefined && previous.run.face === run.face && previous.run.size === run.size;
    const width = shaped.width * run.size + run.tracking * shaped.glyphs.length;
    push(
      {
        kind: text === ' ' ? 'space' : 'word',
        text,
        run,
        shaped,
        width,
        join: joins ? kernBetween(run.face, previous.shaped, shaped) * run.size : 0,
        breakBefore: 'no',
        element: item.element,
        link: item.link,
        last: false,
      },
      mode,
    );
  };

  const addText = (item: TextItem): void => {
    const { style } = item.styled;
    const run = setting.runOf(item.styled);
    const wraps = style.whiteSpace !== 'nowrap';
    const lines = style.whiteSpace === 'pre-line' ? item.text.split(/\r\n|\r|\n/) : [item.text];
    lines.forEach((line, i) => {
      if (i > 0) addBreak();
      let word = '';
      let mode: BreakBefore = 'no';
      const flush = (): void => {
        if (word !== '') pushText(word, run, item, mode);
        word = '';
        mode = 'no';
      };
      const addCharacter = (character: string): void => {
        if (character === SOFT_HYPHEN) {
          flush();
          if (style.hyphens !== 'none' && wraps && left !== ' ') mode = 'hyphen';
          return;
        }
        if (character === '\u200b') {
          flush();
          before = left;
          left = character;
          return;
        }
        const free = left === ' ' ? wrapsAfterSpace && pieces.length > 0 : wraps && mayBreak(before, left, character);
        if (free) {
          flush();
          mode = 'yes';
        }
        word += character;
        before = left;
        left = character;
      };
      for (const token of transformText(line, style.textTransform, setting.lang).match(TOKENS) ?? []) {
        if (SPACE.test(token)) {
          if (left !== ' ') pushText(' ', run, item, 'no');
          wrapsAfterSpace = wraps;
          left = ' ';
          continue;
        }
        if (SPLITS.test(token)) for (const character of token) addCharacter(character);
        else {
          addCharacter(token.charAt(0));
          word += token.slice(1);
          if (token.length > 1) {
            before = token.charAt(token.length - 2);
            left = token.charAt(token.length - 1);
          }
        }
        flush();
      }
    });
  };

  const addBreak = (): void => {
    pieces.push({ kind: 'break', breakBefore: 'no' });
    [before, left, wrapsAfterSpace] = ['', ' ', false];
  };

  for (const item of items) {
    if (item.kind === 'text') addText(item);
    else if (item.kind === 'break') addBreak();
    else if (item.kind === 'atom') {
      push(
        { kind: 'atom', box: item.box, breakBefore: 'no' },
        (left === ' ' ? wrapsAfterSpace : mayBreak(before, left, ATOM)) ? 'yes' : 'no',
      );
      [before, left] = [left, ATOM];
      wrapsAfterSpace = true;
    } else pieces.push({ kind: item.kind, styled: item.styled, element: item.element, breakBefore: 'no' });
  }
  markLastWord(pieces);
  return pieces;
}

function lastText(pieces: readonly Piece[]): TextPiece | undefined {
  const last = pieces.at(-1);
  return last !== undefined && isText(last) ? last : undefined;
}

/** The last word of a paragraph is never hyphenated, so every word after the last space or forced break is marked. */
function markLastWord(pieces: readonly Piece[]): void {
  let searching = true;
  for (let i = pieces.length - 1; i >= 0; i -= 1) {
    const piece = pieces[i];
    if (piece?.kind === 'break') searching = true;
    else if (searching && piece?.kind === 'word') {
      piece.last = true;
      for (let j = i - 1; j >= 0 && pieces[j]?.kind !== 'space' && pieces[j]?.kind !== 'break'; j -= 1) {
        const same = pieces[j];
        if (same?.kind === 'word') same.last = true;
      }
      searching = false;
    }
  }
}
