// What the rulebook is drawn with: faces, pictures, sheets, and a way to fill its templates and lay them out.

import type { Problem } from '../../load/problem.ts';
import type { SymbolArt } from '../display-list.ts';
import type { Faces } from '../font/face.ts';
import { layBlocks, type FlowOutput } from '../layout/lay-flow.ts';
import { layHtml, type LayOutput } from '../layout/lay-html.ts';
import type { SourceText } from '../template/source-place.ts';

/** A filled template, with the template as written for problems. */
export interface FilledTemplate {
  readonly html: string;
  readonly template: SourceText;
  readonly problems: readonly Problem[];
}

export interface BookArt {
  readonly faces: Faces;
  readonly symbols: ReadonlyMap<string, SymbolArt>;
  /** Palette and `templates/rulebook/rulebook.css`. */
  readonly css: readonly SourceText[];
  /** Fills `templates/rulebook/<name>.hbs`. */
  readonly fill: (name: string, data: unknown) => FilledTemplate;
}

/** Lays out templates of the book in one language and gathers what is wrong with them. */
export interface Typesetter {
  /** A box of fixed size, mm. */
  readonly box: (name: string, data: unknown, width: number, height: number) => LayOutput['list'];
  /** A flow in a column, mm; the same text is laid out once. */
  readonly flow: (name: string, data: unknown, width: number) => FlowOutput['strips'];
  readonly problems: () => readonly Problem[];
}

export function makeTypesetter({ faces, symbols, css, fill }: BookArt, lang: string): Typesetter {
  const told = new Map<string, Problem>();
  const laid = new Map<string, FlowOutput['strips']>();
  const tell = (problems: readonly Problem[]): void => {
    for (const problem of problems) told.set(`${problem.code}/${problem.message}`, problem);
  };
  const input = (name: string, data: unknown) => {
    const { html, template, problems } = fill(name, data);
    tell(problems);
    return { html, css, faces, symbols, lang, where: { card: `rulebook ${name}`, template } };
  };
  return {
    box(name, data, width, height) {
      const { list, problems } = layHtml({ ...input(name, data), width, height });
      tell(problems);
      return list;
    },
    flow(name, data, width) {
      const filled = input(name, data);
      const known = laid.get(filled.html);
      if (known !== undefined) return known;
      const { strips, problems } = layBlocks({ ...filled, width });
      tell(problems);
      laid.set(filled.html, strips);
      return strips;
    },
    problems: () => [...told.values()],
  };
}
