// What people write wrong, as changes to the small game: one row per fault. The texts they give are pinned in load-faults.golden.txt.
import { readFileSync } from 'node:fs';
import { SMALL, type Files } from './small-content.ts';
import { MANY_CARDS, MANY_LOCATIONS, MANY_PLAYERS, MANY_WAYS } from './too-many.ts';

/** Replaces a piece of one file of the small game. */
export const edit = (file: string, from: string, to: string): Files => {
  const text = SMALL[file];
  if (text === undefined || !text.includes(from)) throw new Error(`${file} has no "${from}"`);
  return { [file]: text.replace(from, to) };
};

/** Another flavour for the action card `nap`: a field for text. */
export const flavour = (value: string): Files => edit('actions.yaml', 'flavour: Ruhe.', `flavour: ${value}`);

/** Replaces a piece of one of the real schemas. */
const schemaWith = (name: string, from: string, to: string): Files => {
  const file = `schema/${name}.schema.json`;
  const text = readFileSync(new URL(`../../../content/${file}`, import.meta.url), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  return { [file]: text.replace(from, () => to) };
};

const parts = SMALL['parts.yaml'] ?? '';
const kinds = SMALL['kinds.yaml'] ?? '';
const spoiltParts = parts.replace('copies: 2', 'copies: x');
const phrases = SMALL['words/de/phrases.yaml'] ?? '';

/** Forms of numbers in German, and those that English has. */
const spokenNumbers = (forms: string, en = 'hand-limit: { first: ~count~, inside: ~count~ }'): Files => ({
  'words/de/phrases.yaml': `${phrases}  numbers: { ${forms} }\n`,
  'words/en/phrases.yaml': `${phrases}  numbers: { ${en} }\n`,
});

export const FAULTS: readonly (readonly [title: string, files: Files])[] = [
  // Text that YAML reads in another way.
  ['": " in plain text', flavour('Gain 1: draw')],
  ['plain text ending in a colon', flavour('Gain:')],
  ['text beginning with @', flavour('@gold x')],
  ['text beginning with * and two words', flavour('*gold x')],
  ['text beginning with *', flavour('*gold')],
  ['text beginning with %', flavour('%5')],
  ['text beginning with ! and two words', flavour('!gold gain')],
  ['text beginning with !', flavour('!gold')],
  ['text beginning with & and two words', flavour('&gold x')],
  ['text beginning with &', flavour('&gold')],
  ['text beginning with a word in [ ]', flavour('[gold] gain')],
  ['text wholly in [ ]', flavour('[gold]')],
  ['text beginning with a word in { }', flavour('{gold} gain')],
  ['text wholly in { }', flavour('{gold}')],
  ['text beginning with ">"', flavour('> 5 points')],
  ['text beginning with ">" and a digit', flavour('>5')],
  ['text beginning with "|"', flavour('| foo')],
  ['text beginning with a backtick', flavour('`x`')],
  ['text beginning with "- "', flavour('- foo')],
  ['text beginning with "? "', flavour('? foo')],
  ['text beginning with a comma', flavour(', foo')],
  ['text beginning with "]"', flavour('] foo')],
  ['text beginning with a word in double quotes', flavour('"Halt!", rief er')],
  ['text beginning with a word in single quotes', flavour("'Halt!' rief er")],
  ['text beginning with an apostrophe', flavour("'tis so")],
  ['double quotes not closed', flavour('"foo')],
  ['bracket not closed', flavour('[a, b')],
  ['unknown escape in double quotes', flavour('"a \\q"')],
  ['comma inside { }', edit('words/en/actions.yaml', 'name: Nap', 'name: Nap, deep, long')],
  ['" #" in plain text', flavour('Gain 1 # draw')],
  ['" #" in plain text that goes on', flavour('Gain # x\n      more')],
  ['text beginning with "#"', flavour('# draw')],
  ['empty text', flavour('')],
  ['blank text in quotes', flavour("' '")],
  ['tab in text', flavour('a\tb')],
  ['tab by escape', flavour('"a\\tb"')],
  ['tilde alone', flavour('~')],
  ['no-break space after a colon', edit('actions.yaml', 'name: Schlaf', 'name:\u00A0Schlaf')],
  ['no-break space as indent', edit('actions.yaml', '    copies: 2', '\u00A0\u00A0\u00A0\u00A0copies: 2')],
  ['no-break space in the indent', edit('actions.yaml', '    copies: 2', '  \u00A0 copies: 2')],
  ['no-break space after a dash', edit('parts.yaml', '  - id: tape', '  -\u00A0id: tape')],
  ['full-width colon', edit('actions.yaml', 'name: Schlaf', 'name：Schlaf')],
  ['full-width colon and a space', edit('actions.yaml', 'copies: 2', 'copies： 2')],
  ['full-width colon in the first line', edit('parts.yaml', '- id: tape', '- id：tape')],
  ['full-width colon in the top line', edit('parts.yaml', 'parts:', 'parts：')],
  [
    'merge conflict',
    edit(
      'actions.yaml',
      '    copies: 2\n',
      '<<<<<<< HEAD\n    copies: 2\n=======\n    copies: 3\n>>>>>>> other branch\n',
    ),
  ],
  [
    'merge conflict with the base between',
    edit(
      'parts.yaml',
      '    copies: 2\n',
      '<<<<<<< a\n    copies: 2\n||||||| b\n    copies: 1\n=======\n    copies: 3\n>>>>>>> c\n',
    ),
  ],
  ['a left-over end of a merge conflict', edit('parts.yaml', '    copies: 2\n', '    copies: 2\n>>>>>>> c\n')],
  ['colon forgotten', edit('actions.yaml', 'copies: 2', 'copies 2')],
  ['colon forgotten after a dash', edit('parts.yaml', '- id: tape', '- id tape')],
  ['colon forgotten in the first entry', edit('parts.yaml', '- id: pan', '- id pan')],
  [
    'colon forgotten in the last line of an entry',
    edit('parts.yaml', '    cigarettes: 1\n  - id', '    cigarettes 1\n  - id'),
  ],
  ['colon forgotten in the top line', edit('parts.yaml', 'parts:', 'parts')],
  ['quote closed at column 0', flavour('"Ruhe.\n"')],
  ['quote that goes on at column 0', flavour('"Ruhe,\nRuhe."')],
  ['a tag for a name', edit('actions.yaml', 'name: Schlaf', 'name: !x')],
  ['an alias for an id', edit('parts.yaml', 'id: tape', 'id: *tape')],
  ['two emoji before a fault', flavour('🥄🥄 ~nix~')],
  ['two emoji before a syntax fault', flavour('🥄🥄 a: b')],
  ['a path with backslashes in double quotes', flavour('"C:\\new"')],
  ['a line break by escape', flavour('"eins\\nzwei"')],
  ['an invisible sign by escape', flavour('"eins\\u200bzwei"')],
  ['\\n in plain text', flavour('eins\\nzwei')],
  ['\\n in single quotes', flavour("'eins\\nzwei'")],
  ['null for a text', edit('actions.yaml', 'name: Schlaf', 'name: null')],
  ['~ for a name', edit('actions.yaml', 'name: Schlaf', 'name: ~')],
  ['null for a number', edit('parts.yaml', 'copies: 2', 'copies: null')],
  ['an id of 300 letters', edit('strength-cards.yaml', 'id: one', `id: ${'o'.repeat(300)}`)],
  ['U+2028 in a text', flavour('eins\u2028zwei')],
  ['a German field', edit('actions.yaml', 'copies: 2', 'anzahl: 2')],
  // Structure.
  ['the same key twice', edit('actions.yaml', 'copies: 2', 'copies: 2\n    copies: 3')],
  ['indented with a tab', edit('actions.yaml', '    copies: 2', '\tcopies: 2')],
  ['lost dash, fields in line', edit('parts.yaml', '  - id: tape', '    id: tape')],
  ['lost dash, in the column of the dash', edit('parts.yaml', '  - id: tape', '  id: tape')],
  ['lost dash and one column off', edit('parts.yaml', '  - id: tape', '   id: tape')],
  ['dash without space', edit('parts.yaml', '  - id: tape', '  -id: tape')],
  ['colon without space', edit('actions.yaml', 'name: Schlaf', 'name:Schlaf')],
  ['colon without space in the first line', edit('actions.yaml', '- id: nap', '- id:nap')],
  ['one column too far right', edit('parts.yaml', '    copies: 2', '     copies: 2')],
  ['one column too far left', edit('parts.yaml', '    copies: 2', '   copies: 2')],
  ['merge key', edit('parts.yaml', '    copies: 2', '    <<: *base\n    copies: 2')],
  ['aliases of aliases', edit('valuables.yaml', '  -', '  - &a [x, x]\n  - &b [*a, *a]\n  - [*b, *b]\n  -')],
  ['a list as key', { 'parts.yaml': `? [a]\n: b\n${parts}` }],
  ['two documents', { 'parts.yaml': `${parts}---\na: 1\n` }],
  ['cut off', { 'parts.yaml': parts.slice(0, 60) }],
  ['nested too deeply', { 'parts.yaml': `parts: ${'['.repeat(300)}` }],
  ['a list instead of a mapping', { 'parts.yaml': '- a\n' }],
  [
    'two broken entries',
    { 'parts.yaml': parts.replace('name: Pfanne', 'name: @x').replace('name: Band', 'name: a: b') },
  ],
  // Files.
  ['CR line ends', { 'parts.yaml': spoiltParts.replaceAll('\n', '\r') }],
  ['CRLF line ends', { 'parts.yaml': spoiltParts.replaceAll('\n', '\r\n') }],
  ['byte order mark', { 'parts.yaml': `\uFEFF${spoiltParts}` }],
  ['empty file', { 'parts.yaml': '' }],
  ['comments only', { 'parts.yaml': '# nothing\n' }],
  ['binary file', { 'parts.yaml': new Uint8Array([0, 1, 2, 255]) }],
  ['UTF-16', { 'parts.yaml': Buffer.from('\uFEFFparts:', 'utf16le') }],
  ['Latin-1', { 'tools.yaml': Buffer.from(SMALL['tools.yaml'] ?? '', 'latin1') }],
  ['NUL byte', { 'parts.yaml': `${parts}\0` }],
  ['control character', edit('parts.yaml', 'Pfanne', 'Pf\u0007anne')],
  ['unknown file', { 'prats.yaml': 'a: 1' }],
  ['missing file', { 'parts.yaml': undefined }],
  ['no chapter', { 'rules/01-dig.yaml': undefined, 'words/en/rules/dig.yaml': undefined }],
  ['no phrases', { 'words/de/phrases.yaml': undefined, 'words/en/phrases.yaml': undefined }],
  ['a folder named like a file', { 'extra.yaml/x.txt': '' }],
  ['schema that is no JSON', { 'schema/parts.schema.json': '{ "title": "parts",, }' }],
  ['schema with a type there is not', schemaWith('parts', '"type": "object"', '"type": "intger"')],
  ['schema with a dead reference', schemaWith('parts', '#/$defs/id', '#/$defs/idd')],
  ['schema with a word there is not', schemaWith('parts', '"required"', '"requierd"')],
  ['schema with a wrong value', schemaWith('field-types', '"maxLength": 40', '"maxLength": "40"')],
  ['schema with a broken pattern', schemaWith('inmates', '^\\\\S(', '^\\\\S((')],
  ['no schema of a kind', { 'schema/parts.schema.json': undefined }],
  ['no table of kinds', { 'kinds.yaml': undefined }],
  ['a kind that the engine plays taken out', { 'kinds.yaml': kinds.slice(0, kinds.indexOf('  - id: strength')) }],
  ['two kinds with the same file', edit('kinds.yaml', 'file: accessories', 'file: parts')],
  ['a kind in a file that holds something else', edit('kinds.yaml', 'file: accessories', 'file: inmates')],
  ['a kind under a rule there is not', edit('kinds.yaml', 'held: true', 'held: true\n    rules: [dig.pay]')],
  // Fields.
  ['quantity -1', edit('valuables.yaml', 'copies: 2', 'copies: -1')],
  ['quantity 100', edit('valuables.yaml', 'copies: 2', 'copies: 100')],
  ['quantity 1.5', edit('valuables.yaml', 'copies: 2', 'copies: 1.5')],
  ['quantity "2"', edit('valuables.yaml', 'copies: 2', 'copies: "2"')],
  ['quantity two', edit('valuables.yaml', 'copies: 2', 'copies: two')],
  ['quantity 007', edit('valuables.yaml', 'copies: 2', 'copies: 007')],
  ['quantity 1e1', edit('valuables.yaml', 'copies: 2', 'copies: 1e1')],
  ['misspelt field', edit('parts.yaml', 'picture: pan', 'pictre: pan')],
  ['missing field', edit('parts.yaml', '    picture: pan\n', '')],
  ['misspelt effect', edit('actions.yaml', 'draw: 2', 'drow: 2')],
  ['no effect', edit('actions.yaml', '{ draw: 2, take: spoon }', '{}')],
  ['safe: false', edit('actions.yaml', 'draw: 2', 'safe: false')],
  ['unknown location action', edit('locations.yaml', '[dig]', '[digg]')],
  ['id with capitals', edit('parts.yaml', 'id: pan', 'id: Pan')],
  ['rule id without dot', edit('rules/01-dig.yaml', 'id: dig.play', 'id: digplay')],
  ['__proto__ as field', edit('parts.yaml', 'picture: pan', 'picture: pan\n    __proto__: { a: 1 }')],
  // Links.
  ['players in words', edit('game.yaml', '{ 2: 24, 3: 18 }', '{ two: 24, 3: 18 }')],
  ['unknown accessory', edit('gangs.yaml', '[cap]', '[cpa]')],
  ['unknown location', edit('game.yaml', 'start: block', 'start: blok')],
  ['doubled id', edit('valuables.yaml', 'id: coin', 'id: pan')],
  ['former id in use', edit('gangs.yaml', '  - id: moles\n', '  - id: moles\n    formerly: [pan]\n')],
  [
    'doubled rule',
    { ...edit('rules/01-dig.yaml', '  - id: dig.play', '  - { id: dig.play, title: A, text: B }\n  - id: dig.play') },
  ],
  ['taken from a pile there is not', edit('actions.yaml', 'take: spoon', 'take: blade')],
  ['needed but left out', edit('accessories.yaml', 'copies: 4', 'copies: 0')],
  [
    'accessory of no gang',
    edit('accessories.yaml', '\n  - ', '\n  - { id: hat, name: Hut, copies: 4, picture: hat, cigarettes: 2 }\n  - '),
  ],
  [
    'recipe that cannot be made',
    edit('recipes.yaml', '      - [tape]', '      - [pan]\n      - [pan]\n      - [tape]'),
  ],
  ['the same accessory twice', edit('gangs.yaml', '[cap]', '[cap, cap]')],
  [
    'face on three locations',
    edit(
      'locations.yaml',
      '  - id: yard',
      '  - { id: hole, name: Loch, picture: hole, row: top, faces: [1], search: 1, actions: [], limits: [] }\n  - id: yard',
    ),
  ],
  ['face nowhere', edit('game.yaml', 'die-faces: 2', 'die-faces: 3')],
  ['face the die has not', edit('locations.yaml', 'faces: [1, 2]', 'faces: [1, 2, 3]')],
  ['strength of nothing', edit('strength-cards.yaml', 'strength: 1', 'strength: 0')],
  ['no strength card at all', edit('strength-cards.yaml', 'copies: 2', 'copies: 0')],
  ['action that costs nothing', edit('game.yaml', 'action-cost: 1', 'action-cost: 0')],
  ['more players than the engine holds', MANY_PLAYERS],
  ['more dice than the engine holds', edit('gangs.yaml', 'dig-bonus: { card: shovel, points: 1 }', 'move-dice: 7')],
  ['more locations than the engine holds', MANY_LOCATIONS],
  ['more kinds of cards than the engine holds', MANY_CARDS],
  ['more ways to craft than the engine holds', MANY_WAYS],
  ['missing target', edit('game.yaml', ', 3: 18', '')],
  ['numbers that disagree', edit('game.yaml', 'min-players: 2', 'min-players: 4')],
  ['chapter named unlike its file', edit('rules/01-dig.yaml', 'id: dig\n', 'id: digging\n')],
  ['picture by path', edit('parts.yaml', 'picture: pan', 'picture: ../pan.svg')],
  ['unknown reference', edit('rules/01-dig.yaml', '~hand-limit~', '~hand-limt~')],
  ['unknown reference of a field', edit('rules/01-dig.yaml', '~shovel.points~', '~shovel.point~')],
  ['number typed into a rule', edit('rules/01-dig.yaml', '~hand-limit~', '10')],
  ['tilde without partner', edit('rules/01-dig.yaml', '~hand-limit~', '~hand-limit')],
  ['unknown place of a phrase', { 'words/de/phrases.yaml': phrases.replace('draw!', 'draw ~cuont~!') }],
  [
    'forms of an id there is not',
    { 'words/de/phrases.yaml': phrases.replace('locations: {', 'locations: { yrad: { to: in }, ') },
  ],
  // Translations.
  ['text not translated', edit('words/en/actions.yaml', ', flavour: Quiet.', '')],
  ['entry not translated', edit('words/en/actions.yaml', '  nap: { name: Nap, flavour: Quiet. }', '  {}')],
  ['file not translated', { 'words/en/actions.yaml': undefined }],
  ['forms of a number that does not exist', spokenNumbers('acton-cost: { first: Eine }')],
  ['place nobody fills in the form of a number', spokenNumbers('hand-limit: { first: ~cuont~ }')],
  [
    'form of a number that nobody gives',
    { ...spokenNumbers('hand-limit: { inside: ~count~ Karten }'), ...flavour('~hand-limit.insied~') },
  ],
  [
    'form of a number in broken phrases',
    { ...spokenNumbers('hand-limit: { inside: x, outside: x }'), ...flavour('~hand-limit.inside~') },
  ],
  ['phrase not translated', { 'words/en/phrases.yaml': phrases.replace('  heal: heal!\n', '') }],
  ['word not translated', edit('words/en/print.yaml', '  limit: up to ~hand-limit~\n', '')],
  ['translation of an entry there is not', edit('words/en/actions.yaml', 'nap', 'nep')],
  ['translation of a text there is not', edit('words/en/parts.yaml', '{ name: Pan }', '{ name: Pan, flavour: Hot. }')],
  ['plural form the language does not have', edit('words/de/print.yaml', '{ one:', '{ few: Wenige, one:')],
  ['misspelt plural form', edit('words/de/print.yaml', 'one:', 'onne:')],
  ['plural forms without other', edit('words/en/print.yaml', ', other: ~count~ cards', '')],
  ['plural forms of a phrase without other', { 'words/de/phrases.yaml': phrases.replace('draw!', '{ one: Eine! }') }],
  ['place the source does not have', edit('words/en/print.yaml', '~count~ cards', '~number~ cards')],
];
