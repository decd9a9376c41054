// Pictures are drawings called by name. Whoever asks for a raster picture, a file or an address is told so with file and line, never left with a blank.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Problem } from '../../problem/problem.ts';
import { laySample } from '../layout/testing/lay-sample.ts';
import { readTemplateFile } from './read-template-file.ts';

const told = (html: string, css = ''): readonly string[] =>
  laySample({ html, css }).problems.map(({ code, place, message }) => `${place.file}:${place.line} ${code} ${message}`);

test.each([
  [
    'a picture element',
    '<p>x</p>\n<img src="yard.png"></img>',
    'probe.hbs:2 UNKNOWN_ELEMENT the element <img> is not part of the subset',
  ],
  [
    'a picture in a drawing',
    '<p>x</p>\n<svg viewBox="0 0 1 1"><image href="yard.png"/></svg>',
    'probe.hbs:2 UNKNOWN_ELEMENT the element <image> is not part of the subset',
  ],
  [
    'an object',
    '<p>x</p>\n<object data="yard.png"></object>',
    'probe.hbs:2 UNKNOWN_ELEMENT the element <object> is not part of the subset',
  ],
  [
    'a file name instead of a name',
    '<p>x</p>\n<svg class="icon"><use href="spoon.png"/></svg>',
    'probe.hbs:2 UNKNOWN_PICTURE there is no picture "spoon.png" ("probe")',
  ],
  [
    'a name with an ending',
    '<p>x</p>\n<svg class="icon"><use href="#icon-spoon.png"/></svg>',
    'probe.hbs:2 UNKNOWN_PICTURE there is no picture "icon-spoon.png" ("probe")',
  ],
  [
    'a path upwards',
    '<p>x</p>\n<svg class="icon"><use href="../spoon.svg#a"/></svg>',
    'probe.hbs:2 UNKNOWN_PICTURE there is no picture "../spoon.svg#a" ("probe")',
  ],
  [
    'an absolute path',
    '<p>x</p>\n<svg class="icon"><use href="/etc/spoon.svg"/></svg>',
    'probe.hbs:2 UNKNOWN_PICTURE there is no picture "/etc/spoon.svg" ("probe")',
  ],
  [
    'a picture among shapes',
    '<p>x</p>\n<svg viewBox="0 0 9 9"><path d="M0 0L1 1"/><g><use href="#icon-spoon"/></g></svg>',
    'probe.hbs:2 BROKEN_DRAWING <use> cannot stand among the shapes of a drawing ("probe")',
  ],
  [
    'two pictures in one drawing',
    '<p>x</p>\n<svg viewBox="0 0 9 9"><use href="#icon-spoon"/><use href="#icon-cigarette"/></svg>',
    'probe.hbs:2 BROKEN_DRAWING <use> cannot stand among the shapes of a drawing ("probe")',
  ],
  [
    'an address',
    '<p>x</p>\n<svg class="icon"><use href="https://example.org/a.svg"/></svg>',
    'probe.hbs:2 UNKNOWN_PICTURE there is no picture "https://example.org/a.svg" ("probe")',
  ],
])('%s is refused in a template', (_, html, expected) => {
  expect(told(html)).toContain(expected);
});

test.each([
  [
    'background-image: url("../yard.png")',
    'UNKNOWN_VALUE the value "url("../yard.png")" of "background-image" is not part of the subset',
  ],
  [
    'background: url(/etc/yard.png) no-repeat',
    'UNKNOWN_VALUE the value "url(/etc/yard.png) no-repeat" of "background" is not part of the subset',
  ],
  ['border-image: url(yard.png) 3', 'UNKNOWN_PROPERTY the property "border-image" is not part of the subset'],
  ['list-style: url(yard.png)', 'UNKNOWN_VALUE the value "url(yard.png)" of "list-style" is not part of the subset'],
  ['content: url(yard.png)', 'UNKNOWN_PROPERTY the property "content" is not part of the subset'],
])('"%s" is refused in a sheet', (declaration, expected) => {
  expect(told('<p>x</p>', `p { color: #000 }\np { ${declaration} }`)).toContain(`probe.css:2 ${expected}`);
});

test('a link out of the templates is not followed, a link within them and a linked templates folder are', () => {
  const folder = mkdtempSync(join(tmpdir(), 'links-'));
  try {
    mkdirSync(join(folder, 'templates/icons'), { recursive: true });
    writeFileSync(join(folder, 'secret.svg'), 'secret');
    writeFileSync(join(folder, 'templates/icons/spoon.svg'), 'spoon');
    symlinkSync('../../secret.svg', join(folder, 'templates/icons/out.svg'));
    symlinkSync('spoon.svg', join(folder, 'templates/icons/in.svg'));
    symlinkSync('templates', join(folder, 'linked'));
    const problems: Problem[] = [];
    const read = (dir: string, name: string): string | undefined =>
      readTemplateFile(join(folder, dir), 'templates', `icons/${name}.svg`, problems)?.text;
    expect([read('templates', 'in'), read('linked', 'spoon'), read('templates', 'out')]).toEqual([
      'spoon',
      'spoon',
      undefined,
    ]);
    expect(problems.map(({ code, place, message }) => `${place.file} ${code} ${message}`)).toEqual([
      'templates/icons/out.svg PATH_OUTSIDE "templates/icons/out.svg" is a link that leads out of the folder',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
