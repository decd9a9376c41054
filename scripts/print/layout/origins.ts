// Which text of the content an element shows: marks are taken out of the tree before it is laid out, and remembered by element.
import type { Place } from '../../problem/problem.ts';
import { cutAtMarks, hasMarks, withoutMarks, type Origin } from '../../problem/origin-marks.ts';
import type { ElementNode } from '../markup/read-html.ts';

export interface Origins {
  /** Where the text of an element stands: the longest in it, or the shortest that holds a character. */
  readonly of: (element: ElementNode, character?: string) => Place | undefined;
}

/** Elements that a text may begin in and outlast. */
const INLINE: ReadonlySet<string> = new Set(['span', 'a', 'b', 'strong', 'em', 'i', 'svg', 'use']);

/** Takes the marks out of all texts below `root`. `places` are the origins by the number of their mark. */
export function takeOrigins(root: ElementNode, places: readonly Origin[]): Origins {
  const shown = new Map<ElementNode, Map<number, string>>();
  const open: number[] = [];
  const note = (element: ElementNode, origin: number, text: string): void => {
    for (let at: ElementNode | undefined = element; at !== undefined; at = at.parent) {
      const texts = shown.get(at) ?? new Map<number, string>();
      shown.set(at, texts.set(origin, (texts.get(origin) ?? '') + text));
    }
  };
  const walk = (element: ElementNode): void => {
    const before = open.length;
    element.children.forEach((child, index) => {
      if (child.kind === 'element') return walk(child);
      if (open.length === 0 && !hasMarks(child.text)) return;
      for (const piece of cutAtMarks(child.text, open))
        for (const origin of new Set(piece.origins)) note(element, origin, piece.text);
      element.children[index] = { ...child, text: withoutMarks(child.text) };
    });
    if (!INLINE.has(element.tag)) open.length = Math.min(open.length, before);
  };
  walk(root);
  return {
    of(element, character) {
      const texts = [...(shown.get(element) ?? [])];
      const holding = texts.filter(([, text]) => character !== undefined && holds(text, character));
      const [best] = (holding.length > 0 ? holding : texts).sort(([, a], [, b]) =>
        holding.length > 0 ? a.length - b.length : b.length - a.length,
      );
      return best === undefined ? undefined : places[best[0]]?.(character);
    },
  };
}

const holds = (text: string, character: string): boolean =>
  text.includes(character) || text.toUpperCase().includes(character) || text.toLowerCase().includes(character);
