// Filled templates are read strictly: what a browser would guess is told with its place in the template.
import { expect, test } from 'vitest';
import type { Problem } from '../../problem/problem.ts';
import { laySample } from '../layout/testing/lay-sample.ts';
import { readHtml } from './read-html.ts';

const faults = (text: string): readonly string[] => {
  const problems: Problem[] = [];
  readHtml({ file: 'templates/cards/part.hbs', text }, problems);
  return problems.map(({ code, place, message, hint }) => `${place.line}:${place.column} ${code} ${message} | ${hint}`);
};

test.each([
  ['an unknown element', '<div>\n  <dvi>x</dvi></div>'],
  ['an element never closed', '<div>\n<p>x</div>'],
  ['a closing tag too many', '<p>x</p></div>'],
  ['a lone angle bracket', '<p>3 < 4</p>'],
  ['an unknown entity', '<p>&auml;</p>'],
  ['an element that closes itself', '<p><span/></p>'],
  ['an unclosed comment', '<p>x</p><!-- x'],
  ['a drawing element outside a drawing', '<p><rect/></p>'],
])('%s', (_, text) => expect(faults(text)).toMatchSnapshot());

test('attributes, entities, comments and drawings are read', () => {
  const problems: Problem[] = [];
  const root = readHtml(
    {
      file: 'a.hbs',
      text: '<!-- c --><p class="a  b" data-field=\'x > y\' id=i>a &amp; b&#x27;&nbsp;c</p><svg viewBox="0 0 1 1"><g><path d="M0 0"/></g></svg>',
    },
    problems,
  );
  expect(problems).toEqual([]);
  expect(root.children).toMatchObject([
    {
      tag: 'p',
      classes: ['a', 'b'],
      attributes: { 'data-field': 'x > y', id: 'i' },
      children: [{ text: "a & b'\u00a0c" }],
    },
    { tag: 'svg', children: [{ tag: 'g', children: [{ tag: 'path' }] }] },
  ]);
});

test('a fault of the filled text is shown in the template as written', () => {
  const { problems } = laySample({ html: '<p>x</p>\n<blink>y</blink>' });
  expect(problems[0]).toMatchObject({
    code: 'UNKNOWN_ELEMENT',
    place: { file: 'probe.hbs', line: 2, column: 2, source: '<blink>y</blink>' },
  });
});

test('letters and their marks are composed, as in the content', () => {
  const root = readHtml({ file: 'a.hbs', text: '<p>Kru\u0308mel &amp; Mu\u0308ll</p>' }, []);
  const texts = JSON.stringify(root, (key, value: unknown) => (key === 'parent' ? undefined : value));
  expect(texts).toContain('Kr\u00fcmel & M\u00fcll');
});
