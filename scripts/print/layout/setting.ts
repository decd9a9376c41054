// What stays the same from card to card: compiled sheets, runs of every style, the words of a language. Made once and kept with the sheets.
import type { Typefaces } from '../font/typeface.ts';
import type { Symbols } from '../art/symbols.ts';
import type { SourceText } from '../../problem/source-place.ts';
import type { Run, Setting } from './tree/box.ts';
import { makeCascade, type Cascade, type Styled } from './css/cascade.ts';
import { hyphenate } from './text/hyphenate.ts';
import { layBox } from './boxes/lay-box.ts';
import { makeRun, measureRun } from './text/make-run.ts';
import type { Style } from './css/style.ts';

interface Kept {
  readonly cascade: Cascade;
  readonly runs: WeakMap<Typefaces, WeakMap<Readonly<Style>, Run>>;
}

const kept = new WeakMap<readonly SourceText[], Kept>();

/** Tells that no family of a style's list is known. */
export type FontFault = (styled: Styled) => void;

/** The setting for sheets, typefaces and language. Hand in the same array of sheets each time: what is worked out is kept with it. */
export function settingFor(
  css: readonly SourceText[],
  typefaces: Typefaces,
  symbols: Symbols,
  lang: string,
  fontFault: FontFault,
): Setting {
  let known = kept.get(css);
  if (known === undefined) kept.set(css, (known = { cascade: makeCascade(css), runs: new WeakMap() }));
  let runs = known.runs.get(typefaces);
  if (runs === undefined) known.runs.set(typefaces, (runs = new WeakMap()));
  const runsOfFaces = runs;
  const setting: Setting = {
    cascade: known.cascade,
    typefaces,
    symbols,
    lang,
    runOf(styled) {
      let run = runsOfFaces.get(styled.style);
      if (run !== undefined) return run;
      run = makeRun(styled.style, typefaces);
      if (run === undefined) {
        fontFault(styled);
        const [face] = typefaces.list;
        if (face === undefined) throw new Error('No typefaces were given: text cannot be measured.');
        return measureRun(styled.style, face);
      }
      runsOfFaces.set(styled.style, run);
      return run;
    },
    hyphenate: (word) => hyphenate(word, lang),
    lay: (box, width, height) => layBox(box, width, height, setting),
  };
  return setting;
}
