// Templates are filled strictly.
import { describe, expect, test } from 'vitest';
import { fillTemplate } from './fill-template.ts';
import { memory } from './testing/memory.ts';

const fill = (text: string, data: object) => fillTemplate({ file: 'templates/cards/part.hbs', text }, data, 'pan');
const faults = (text: string, data: object): readonly string[] =>
  fill(text, data).problems.map(
    ({ code, place, message, hint }) =>
      `${place.file}:${place.line}:${place.column}+${place.length} ${code} ${message} | ${hint}`,
  );

describe('fillTemplate', () => {
  test('escapes what HTML would read', () => {
    expect(fill('<p data-field="{{t}}">{{t}}</p>', { t: '<b> & "\'=' }).html).toBe(
      '<p data-field="&lt;b&gt; &amp; &quot;&#x27;&#x3D;">&lt;b&gt; &amp; &quot;&#x27;&#x3D;</p>',
    );
  });

  test('prints 0 and takes it for what it is', () => {
    expect(fill('{{n}} {{#each list}}{{this}};{{/each}}', { n: 0, list: [0, 1] }).html).toBe('0 0;1;');
  });

  test.each([
    ['a misspelt field', '<div>\n  {{nmae}}\n</div>', { name: 'Pfanne', flavour: '' }],
    ['a misspelt field inside a block', '{{#each recipes}}\n{{prats}}\n{{/each}}', { recipes: [{ parts: [] }] }],
    ['a misspelt condition', '{{#if forsale}}x{{/if}}', { forSale: true }],
    ['a misspelt name one level up', '{{#each list}}{{#if ../nmae}}x{{/if}}{{/each}}', { list: [1], name: 'x' }],
    ['a misspelt list', '{{#each lits}}x{{/each}}', { list: [1] }],
    ['raw output', '<p>\n{{{name}}}</p>', { name: 'x' }],
    ['raw output in a block', '{{#if name}}{{&name}}{{/if}}', { name: 'x' }],
    ['an unknown helper', '{{#eech list}}x{{/eech}}', { list: [] }],
    ['an unknown helper with a parameter', '{{upper name}}', { name: 'x' }],
    ['an unclosed block', '<p>\n{{#if name}}x</p>', { name: 'x' }],
    ['broken braces', '{{name}', { name: 'x' }],
  ])('tells %s', (_, text, data) => {
    expect(faults(text, data)).toMatchSnapshot();
    expect(fill(text, data).html).toBe('');
  });

  test('compiles a source once and fills it again', () => {
    const source = { file: 'a.hbs', text: '{{n}}' };
    expect([1, 2].map((n) => fillTemplate(source, { n }, 'a').html)).toEqual(['1', '2']);
  });
});

test('conditions and lists take names of any depth, false, 0 and empty lists', () => {
  const text =
    '{{#if a.b}}1{{/if}}{{#unless no}}2{{/unless}}{{#each list}}{{#if ../a.b}}{{#if @first}}3{{/if}}{{this.n}}{{/if}}{{else}}none{{/each}}{{#if zero}}x{{else}}4{{/if}}';
  expect(fill(text, { a: { b: true }, no: false, zero: 0, list: [{ n: 5 }, { n: 6 }] })).toEqual({
    html: '123564',
    problems: [],
  });
  expect(fill(text, { a: { b: true }, no: false, zero: 0, list: [] }).html).toBe('12none4');
});

describe('a template compiled by an earlier run', () => {
  const text = '{{#if many}}{{#each list}}{{this.name}} {{/each}}{{/if}}';
  const data = { many: true, list: [{ name: 'Löffel' }, { name: '<&>' }] };

  test('gives the same text and the same faults', () => {
    const kept = memory();
    const file = 'templates/cards/x.hbs';
    const fresh = fillTemplate({ file, text }, data, 'x', kept);
    const fault = fillTemplate({ file, text }, { list: [] }, 'x', kept);
    expect(kept.found).toBe(0);
    kept.next();
    expect(fillTemplate({ file, text }, data, 'x', kept)).toEqual(fresh);
    expect(fillTemplate({ file, text }, { list: [] }, 'x', kept)).toEqual(fault);
    expect(kept.found).toBe(2);
    expect(fresh.html).toBe('Löffel &lt;&amp;&gt; ');
    expect(fault.problems).toMatchObject([{ code: 'TEMPLATE_FIELD' }]);
  });

  test.each(['{{#if x}}', '{{{raw}}}', '{{shout name}}'])('%s is not kept and told every time', (broken) => {
    const kept = memory();
    const tell = () => fillTemplate({ file: 'x.hbs', text: broken }, { x: 1, raw: 1, name: 1 }, 'x', kept).problems;
    const first = tell();
    kept.next();
    expect(first.length).toBe(1);
    expect(tell()).toEqual(first);
    expect(kept.found).toBe(0);
  });
});
