// Attributes of a template's elements: the few that are read; any other would be lost without a word, so it is told.
import { nearestHint } from '../../problem/nearest.ts';
import type { Problem } from '../../problem/problem.ts';
import { placeIn, type SourceText } from '../../problem/source-place.ts';
import { DRAWING_ELEMENTS } from '../markup/elements.ts';

/** Read on every element, and on some. */
const READ: readonly string[] = ['class', 'id', 'data-field'];
const READ_ON: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  use: ['href', 'xlink:href'],
  svg: ['viewBox', 'preserveAspectRatio', 'width', 'height', 'xmlns', 'aria-label', 'aria-hidden', 'role'],
};

const TAG = /<([A-Za-z][\w:-]*)((?:[^<>"']|"[^"]*"|'[^']*')*?)\/?>/g;
const ATTRIBUTE = /([^\s=/"'<>]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g;

/** Blanks of the same length where text is not HTML: comments, and what Handlebars reads. */
const htmlOf = (text: string): string =>
  text.replace(/<!--[\s\S]*?-->|\{\{!--[\s\S]*?--\}\}|\{\{\{?[\s\S]*?\}\}\}?/g, (part) => part.replace(/[^\n]/g, ' '));

/** UNKNOWN_ATTRIBUTE for each attribute that nothing reads. Shapes of drawings are checked when they are drawn. */
export function checkAttributes(source: SourceText): readonly Problem[] {
  return [...htmlOf(source.text).matchAll(TAG)].flatMap((tag) => {
    const [, name = '', attributes = ''] = tag;
    if (DRAWING_ELEMENTS.has(name) && name !== 'use') return [];
    const known = [...READ, ...(READ_ON[name] ?? [])];
    return [...attributes.matchAll(ATTRIBUTE)].flatMap((attribute): Problem[] => {
      const [, given = ''] = attribute;
      if (known.includes(given)) return [];
      return [
        {
          severity: 'error',
          code: 'UNKNOWN_ATTRIBUTE',
          place: placeIn(source, tag.index + 1 + name.length + attribute.index, given.length),
          message: `the attribute "${given}" of <${name}> is not read`,
          hint:
            given === 'style'
              ? 'give the element a class, and the class a rule in the style sheet'
              : nearestHint(given, known),
        },
      ];
    });
  });
}
