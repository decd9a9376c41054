// A new kind of card by the recipe alone: an entry in the table, a schema, a content file, a template; no line of code.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { boxOf } from './engine/facts/game.ts';
import { checkOptions, compile, newGame } from './engine/index.ts';
import { summaryOf } from './scripts/load/check-summary.ts';
import { loadPapers } from './scripts/load/templates/papers.ts';
import { layCards } from './scripts/print/impose/lay-cards.ts';
import { proofread, readSources } from './scripts/print/output/proof.ts';
import { paintPdf } from './scripts/print/paint/pdf/paint-pdf.ts';
import { readPdf } from './scripts/print/paint/testing/read-pdf.ts';
import { openPictures } from './scripts/site/paint-pictures.ts';
import { galleryOf } from './site/src/gallery.ts';

const root = fileURLToPath(new URL('./', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'new-kind-'));
const content = join(folder, 'content');
const templates = join(folder, 'templates');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

cpSync(join(root, 'content'), content, { recursive: true });
cpSync(join(root, 'templates'), templates, { recursive: true });

const add = (name: string, text: string): void => writeFileSync(join(folder, name), text);
const append = (name: string, text: string): void => add(name, `${readFileSync(join(folder, name), 'utf8')}${text}`);

append(
  'content/kinds.yaml',
  `
  - id: permit
    file: permits
    name: Passierschein
    plural: Passierscheine
    tab: Schein
    template: permit
    size: { width: 44, height: 68 }
    back: permit
    counted: true
    drawn: true
    held: false
`,
);
append('content/words/en/kinds.yaml', '  permit:\n    name: permit\n    plural: Permits\n    tab: Permit\n');
const schema = JSON.parse(readFileSync(join(content, 'schema/parts.schema.json'), 'utf8')) as {
  $id: string;
  title: string;
  required: string[];
  properties: Record<string, { items: { title: string; required: string[]; properties: Record<string, unknown> } }>;
};
const { parts } = schema.properties;
if (parts === undefined) throw new Error('The schema of parts has changed.');
parts.items.title = 'permit';
parts.items.required = ['id', 'name', 'copies', 'picture', 'hours'];
delete parts.items.properties['cigarettes'];
parts.items.properties['hours'] = { type: 'integer', minimum: 1, description: 'Hours it is good for.' };
Object.assign(schema, { $id: 'permits.schema.json', title: 'permits', required: ['permits'] });
schema.properties = { permits: parts };
add('content/schema/permits.schema.json', JSON.stringify(schema));
add(
  'content/permits.yaml',
  `permits:
  - id: yard-pass
    name: Hofgang
    copies: 3
    picture: pan
    hours: 2
    flavour: Gilt nur bei Regen.
  - id: kitchen-pass
    name: Küche
    copies: 0
    picture: pan
    hours: 1
`,
);
add(
  'content/words/en/permits.yaml',
  'permits:\n  yard-pass: { name: Yard pass, flavour: In rain only. }\n  kitchen-pass: { name: Kitchen pass }\n',
);
add(
  'templates/cards/permit.hbs',
  '<div class="card permit"><svg class="icon"><use href="#icon-{{picture}}"/></svg><div>{{kindWord}}</div><div>{{name}}</div><div>{{hours}}</div><div>{{flavour}}</div><div>{{file}}</div></div>\n',
);
add('templates/cards/back-permit.hbs', '<div class="card permit"><div>{{title}}</div><div>{{word}}</div></div>\n');
add('templates/cards/permit.css', '.card.permit { width: 50mm; height: 74mm; padding: 8mm; }\n');

const sources = readSources(content, templates);
const { loaded, templates: opened } = sources;
if (loaded.game === undefined) throw new Error(loaded.problems.map(({ message }) => message).join('\n'));
const { game } = loaded;

describe('a kind of card that is only in the table', () => {
  it('passes the check, which lays everything out', () => {
    expect(proofread(sources)).toEqual([]);
  });

  it('is counted in the summary, which says that the engine does not play it', () => {
    const before = readSources(join(root, 'content'), join(root, 'templates')).loaded;
    if (before.game === undefined) throw new Error('The content must load.');
    const cards = (of: typeof game): number => boxOf(of).reduce((sum, { copies }) => sum + copies, 0);
    expect(cards(game)).toBe(cards(before.game) + 3);
    const summary = summaryOf(loaded);
    expect(summary).toContain(`${String(cards(game))} cards of`);
    expect(summary).toContain('printed and counted, not played by the engine: Passierscheine (permit)');
    expect(summary).toContain('1 card left out: permits kitchen-pass');
    expect(summaryOf(before)).not.toContain('not played');
  });

  it.each(game.languages)('is in the PDF of %s, on sheets of its own size', async (lang) => {
    const { papers } = loadPapers(templates);
    const [paper] = papers;
    if (paper === undefined) throw new Error('There is no paper.');
    const { document, problems } = layCards(game, lang, paper, opened);
    expect(problems).toEqual([]);
    const forms = document.pages.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'form' ? [item] : [])));
    expect(forms.filter(({ form }) => form === 'permit-yard-pass')).toHaveLength(3);
    expect(forms.filter(({ form }) => form === 'back-permit')).toHaveLength(3);
    expect(forms.filter(({ form }) => form.endsWith('kitchen-pass'))).toHaveLength(0);
    const sizes = document.pages.map(
      ({ items }) => new Set(items.flatMap((item) => (item.kind === 'form' ? [item.list.width] : []))),
    );
    expect(sizes.every((widths) => widths.size === 1)).toBe(true);
    const own = document.pages.filter(({ items }) =>
      items.some((item) => item.kind === 'form' && item.form === 'permit-yard-pass'),
    );
    const bytes = paintPdf(
      { ...document, bookmarks: [], pages: own },
      { typefaces: opened.typefaces, symbols: opened.symbols },
    );
    const pdf = await readPdf(bytes, { drawn: false });
    expect(pdf.pages.map(({ text }) => text).join(' ')).toContain(lang === 'de' ? 'Hofgang' : 'Yard pass');
  });

  it('is in the gallery with a page and a face', () => {
    const card = galleryOf(game).find(({ id }) => id === 'yard-pass');
    expect(card).toMatchObject({
      kind: 'permit',
      copies: 3,
      page: 'cards/yard-pass/',
      name: { de: 'Hofgang', en: 'Yard pass' },
    });
    const picture = openPictures(game, templates, (symbol) => symbol).card(
      { kind: 'permit', id: 'yard-pass' },
      'de',
      'Hofgang',
    );
    expect(picture).toContain('Hofgang');
  });

  it('may be spoken of in texts', () => {
    const chapter = join(content, 'rules/01-aim.yaml');
    const text = readFileSync(chapter, 'utf8');
    writeFileSync(
      chapter,
      text.replace(
        /^intro: .*\n(?: {2}.*\n)*/m,
        'intro: ~yard-pass.copies~ mal ~yard-pass.name~, ~yard-pass.hours~ Stunden.\n',
      ),
    );
    expect(readSources(content, templates).loaded.game?.chapters[0]?.intro['de']).toBe('3 mal Hofgang, 2 Stunden.');
  });

  it('leaves the engine as it was', () => {
    expect(checkOptions(game, { players: game.numbers.minPlayers })).toEqual([]);
    expect(() => newGame(compile(game, { players: game.numbers.minPlayers }), 1)).not.toThrow();
  });
});
