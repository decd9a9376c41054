// HTML text to a tree, strictly: every tag closed, only known elements, attributes quoted. What a browser would guess is a problem here.
import type { Code } from '../../problem/codes.ts';
import type { Problem } from '../../problem/problem.ts';
import { nearestHint } from '../../problem/nearest.ts';
import { placeIn, type SourceText } from '../../problem/source-place.ts';
import { decodeText } from './decode-entities.ts';
import { DRAWING_ELEMENTS, ELEMENTS } from './elements.ts';

export interface ElementNode {
  readonly kind: 'element';
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly classes: readonly string[];
  readonly children: HtmlNode[];
  readonly parent: ElementNode | undefined;
  readonly offset: number;
}

export interface TextNode {
  readonly kind: 'text';
  readonly text: string;
  readonly offset: number;
}

export type HtmlNode = ElementNode | TextNode;

const TAG = /<(\/?)([A-Za-z][\w:-]*)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>/y;
const ATTRIBUTE = /([^\s=/"'<>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** Reads a fragment of HTML. The root is a nameless element holding the fragment; problems are added to the list given. */
export function readHtml(source: SourceText, problems: Problem[]): ElementNode {
  const { text } = source;
  const root = makeElement('', {}, undefined, 0);
  let open = root;
  let at = 0;
  const fault = (code: Code, offset: number, length: number, message: string, hint: string): void => {
    problems.push({ severity: 'error', code, place: placeIn(source, offset, length), message, hint });
  };
  const addText = (end: number): void => {
    if (end <= at) return;
    const raw = text.slice(at, end);
    open.children.push({
      kind: 'text',
      // Letters and their marks composed, as in the content: fonts have them so.
      text: (raw.includes('&')
        ? decodeText(raw, (entity, index) =>
            fault(
              'UNKNOWN_ENTITY',
              at + index,
              entity.length,
              `the HTML entity "${entity}" is not known here`,
              'write the character itself',
            ),
          )
        : raw
      ).normalize('NFC'),
      offset: at,
    });
  };
  while (at < text.length) {
    const next = text.indexOf('<', at);
    addText(next < 0 ? text.length : next);
    if (next < 0) break;
    at = next;
    if (text.startsWith('<!--', at)) {
      const end = text.indexOf('-->', at);
      if (end < 0) fault('BROKEN_TAG', at, 4, 'a comment is not closed', 'end it with "-->"');
      at = end < 0 ? text.length : end + 3;
      continue;
    }
    TAG.lastIndex = at;
    const match = TAG.exec(text);
    if (match === null) {
      fault('BROKEN_TAG', at, 1, 'a "<" begins no tag', 'write "&lt;" for the sign itself');
      open.children.push({ kind: 'text', text: '<', offset: at });
      at += 1;
      continue;
    }
    const [whole, slash, name = '', rest = '', selfClosed] = match;
    const tag = name.toLowerCase();
    if (slash === '/') open = close(open, tag, at, fault);
    else {
      const known = inDrawing(open) ? DRAWING_ELEMENTS : ELEMENTS;
      if (!known.has(tag))
        fault(
          'UNKNOWN_ELEMENT',
          at + 1,
          name.length,
          `the element <${name}> is not part of the subset`,
          nearestHint(tag, known),
        );
      const element = makeElement(tag, readAttributes(rest), open === root ? undefined : open, at);
      open.children.push(element);
      if (selfClosed === '/' && !inDrawing(open) && tag !== 'br' && tag !== 'svg')
        fault(
          'BROKEN_TAG',
          at,
          whole.length,
          `<${tag}/> closes itself, which HTML does not know`,
          `write <${tag}></${tag}>`,
        );
      if (selfClosed !== '/' && tag !== 'br') open = element;
    }
    at += whole.length;
  }
  for (let rest = open; rest !== root; rest = rest.parent ?? root)
    fault('UNCLOSED_TAG', rest.offset, rest.tag.length + 1, `<${rest.tag}> is never closed`, `add </${rest.tag}>`);
  return root;

  function close(from: ElementNode, tag: string, offset: number, report: typeof fault): ElementNode {
    let element: ElementNode | undefined = from === root ? undefined : from;
    while (element !== undefined && element.tag !== tag) element = element.parent;
    if (element === undefined) {
      report(
        'UNOPENED_TAG',
        offset,
        tag.length + 3,
        `</${tag}> closes nothing`,
        'remove it or open the element before',
      );
      return from;
    }
    for (let inner = from; inner !== element; inner = inner.parent ?? element)
      report(
        'UNCLOSED_TAG',
        inner.offset,
        inner.tag.length + 1,
        `<${inner.tag}> is never closed`,
        `add </${inner.tag}> before </${tag}>`,
      );
    return element.parent ?? root;
  }
}

/** A bare element, also used for boxes that stand for no tag. */
export function makeElement(
  tag: string,
  attributes: Record<string, string>,
  parent: ElementNode | undefined,
  offset: number,
): ElementNode {
  const classes = (attributes['class'] ?? '').split(/\s+/).filter((name) => name !== '');
  return { kind: 'element', tag, attributes, classes, children: [], parent, offset };
}

function inDrawing(element: ElementNode): boolean {
  for (let at: ElementNode | undefined = element; at !== undefined; at = at.parent) if (at.tag === 'svg') return true;
  return false;
}

function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE))
    attributes[name] = decodeText(double ?? single ?? bare ?? '', () => undefined);
  return attributes;
}
