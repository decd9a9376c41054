// A whole game in as few words as pass the check, as files in memory, and folders on disk made from it.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EFFECT_KINDS, POWER_KINDS, SIGNS } from '../../../engine/facts/game.ts';
import { loadGame, type Loaded, type NotLoaded } from '../load-game.ts';
import type { Problem } from '../../problem/problem.ts';

/** File name inside the content folder → text or bytes; undefined takes a file away. */
export type Files = Readonly<Record<string, string | Uint8Array | undefined>>;

const phrases = (kinds: readonly string[]) => kinds.map((kind) => `  ${kind}: ${kind}!`).join('\n');
const phrasesFile = `effects:
${phrases(EFFECT_KINDS)}
powers:
${phrases(POWER_KINDS)}
background: { plain: ~effects~, member: '~with~: ~effects~' }
cards: { action: ~effects~ }
forms:
  or: ' or '
  locations: { default: { to: to ~name~, at: at ~name~ } }
  cards: { default: { a: a ~name~, each: each ~name~ } }
  gangs: { default: { with: with ~name~ } }
`;

/** A file of the real content; the table of kinds, without the rules that the small game does not have. */
const real = (name: string): string =>
  readFileSync(new URL(`../../../content/${name}`, import.meta.url), 'utf8').replace(/^ +rules: .*\n/gm, '');

const signs = SIGNS.map((sign) => `  ${sign}: { picture: pan, rule: dig.play }`).join('\n');

export const SMALL: Readonly<Record<string, string>> = {
  'game.yaml': `id: small
version: 1.0
title: Klein
subtitle: Ganz klein
start: block
michel-start: block
spoon: spoon
words-picture: pan
michel-names: { female: Mia, male: Max }
signs:
${signs}
numbers:
  die-faces: 2
  min-players: 2
  max-players: 3
  start-hand: 3
  start-backgrounds: 1
  actions-per-turn: 2
  hand-limit: 10
  action-cost: 1
  careful-cost: 2
  extortions-per-turn: 1
  max-beatings: 2
  craft-blocked-at: 1
  dig-blocked-at: 2
  healed: 1
  spoons-stolen: 1
  fight-beatings: 1
  michel-moves-per-turn: 1
  michel-reward: 2
  cigarette-ones: 40
  cigarette-fives: 20
  teams: 2
targets: { 2: 24, 3: 18 }
team-targets: { 4: 26 }
`,
  'kinds.yaml': real('kinds.yaml'),
  'words/en/kinds.yaml': real('words/en/kinds.yaml'),
  'locations.yaml': `locations:
  - id: block
    name: Block
    picture: pan
    row: top
    faces: [1, 2]
    search: 1
    actions: [dig]
    limits: []
  - id: yard
    name: Hof
    picture: pan
    row: bottom
    faces: [1, 2]
    search: 2
    actions: []
    limits: [no-crafting]
`,
  'parts.yaml': `parts:
  - id: pan
    name: Pfanne
    copies: 2
    picture: pan
    cigarettes: 1
  - id: tape
    name: Band
    copies: 2
    picture: tape
    cigarettes: 1
    flavour: Klebt.
`,
  'accessories.yaml': 'accessories:\n  - { id: cap, name: Kappe, copies: 4, picture: cap, cigarettes: 2 }\n',
  'weapons.yaml':
    'weapons:\n  - { id: blade, name: Klinge, copies: 9, picture: blade, cigarettes: 1, pile: search, weapon: 1 }\n  - { id: knife, name: Messer, copies: 5, picture: knife, cigarettes: 2, pile: open, weapon: 2, price: 5 }\n',
  'actions.yaml': `actions:
  - id: nap
    name: Schlaf
    copies: 2
    picture: nap
    cigarettes: 1
    effects: { draw: 2, take: spoon }
    flavour: Ruhe.
`,
  'valuables.yaml': 'valuables:\n  - { id: coin, name: Taler, copies: 2, picture: coin, cigarettes: 5 }\n',
  'tools.yaml':
    'tools:\n  - { id: spoon, name: Löffel, copies: 12, picture: spoon, cigarettes: 1, points: 1 }\n  - { id: shovel, name: Schaufel, copies: 9, picture: shovel, cigarettes: 4, points: 3, price: 8 }\n',
  'gangs.yaml': `gangs:
  - id: moles
    name: Wühler
    copies: 3
    badge: mole
    accessories: [cap]
    powers:
      dig-bonus: { card: shovel, points: 1 }
    flavour: Tief.
`,
  'backgrounds.yaml':
    'backgrounds:\n  - id: cook\n    name: Koch\n    picture: pan\n    gang: moles\n    effects: { gain: 1 }\n    member-effects: { gain: 2 }\n',
  'inmates.yaml':
    "inmates:\n  - id: kalle\n    number: '01'\n    female: { name: Karla, portrait: karla }\n    male: { name: Kalle, portrait: kalle }\n",
  'recipes.yaml': 'recipes:\n  - id: shovel\n    makes: shovel\n    parts:\n      - [pan]\n      - [tape]\n',
  'strength-cards.yaml': 'strength-cards:\n  - { id: one, copies: 2, strength: 1 }\n',
  'rules/01-dig.yaml': `id: dig
picture: pan
title: Graben
intro: Grab.
rules:
  - id: dig.play
    title: Wie
    text: >-
      Leg ein Werkzeug ab,
      höchstens ~hand-limit~ im Jahr.
    examples:
      - given: Du bist hier.
        does: Du gräbst.
        then: Es ist ein Loch von ~shovel.points~.
        pictures: [pan, cap]
`,
  'words/de/phrases.yaml': phrasesFile,
  'words/de/print.yaml': 'card:\n  count: { one: ~count~ Karte, other: ~count~ Karten }\n  limit: bis ~hand-limit~\n',
  'words/en/phrases.yaml': phrasesFile,
  'words/en/print.yaml': 'card:\n  count: { one: ~count~ card, other: ~count~ cards }\n  limit: up to ~hand-limit~\n',
  'words/en/game.yaml': 'title: Small\nsubtitle: Very small\nmichel-names: { female: Mia, male: Max }\n',
  'words/en/locations.yaml': 'locations:\n  block: { name: Block }\n  yard: { name: Yard }\n',
  'words/en/parts.yaml': 'parts:\n  pan: { name: Pan }\n  tape: { name: Tape, flavour: Sticks. }\n',
  'words/en/accessories.yaml': 'accessories:\n  cap: { name: Cap }\n',
  'words/en/weapons.yaml': 'weapons:\n  blade: { name: Blade }\n  knife: { name: Knife }\n',
  'words/en/actions.yaml': 'actions:\n  nap: { name: Nap, flavour: Quiet. }\n',
  'words/en/valuables.yaml': 'valuables:\n  coin: { name: Coin }\n',
  'words/en/tools.yaml': 'tools:\n  spoon: { name: Spoon }\n  shovel: { name: Shovel }\n',
  'words/en/gangs.yaml': 'gangs:\n  moles: { name: Moles, flavour: Deep. }\n',
  'words/en/backgrounds.yaml': 'backgrounds:\n  cook: { name: Cook }\n',
  'words/en/inmates.yaml': 'inmates:\n  kalle:\n    female: { name: Karla }\n    male: { name: Kalle }\n',
  'words/en/rules/dig.yaml': `title: Digging
intro: Dig.
rules:
  dig.play:
    title: How
    text: Put down a tool, at most ~hand-limit~ a year.
    examples:
      - given: You are here.
        does: You dig.
        then: It is a hole of ~shovel.points~.
`,
};

const folders: string[] = [];

const schema = new URL('../../../content/schema/', import.meta.url);

/** Makes a folder of the files, and of the real schemas, in the system's folder for such things. */
export const makeFolder = (files: Files): string => {
  const dir = mkdtempSync(join(tmpdir(), 'content-'));
  folders.push(dir);
  // A link is as good as a copy unless a schema is to be changed.
  if (Object.keys(files).some((name) => name.startsWith('schema/')))
    cpSync(schema, join(dir, 'schema'), { recursive: true });
  else symlinkSync(fileURLToPath(schema), join(dir, 'schema'));
  for (const [name, text] of Object.entries(files)) {
    if (text === undefined) {
      rmSync(join(dir, name), { force: true });
      continue;
    }
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), text);
  }
  return dir;
};

/** Removes every folder made; for afterEach or afterAll. */
export const removeFolders = (): void => {
  for (const dir of folders.splice(0)) rmSync(dir, { recursive: true, force: true });
};

/** Loads the small game with some files replaced. */
export const loadSmall = (changes: Files = {}, templates?: string): Loaded | NotLoaded => {
  const dir = makeFolder({ ...SMALL, ...changes });
  return loadGame(dir, templates === undefined ? {} : { templates });
};

/** A problem without its folder: `gangs.yaml:3:5 CODE`. */
export const short = (problem: Problem): string => {
  const file = problem.place.file.replace(/^.*?content-[A-Za-z0-9]+[\\/]?/, '');
  return `${file}:${problem.place.line}:${problem.place.column} ${problem.code}`;
};

/** The part of the source line that the caret underlines. */
export const underlined = ({ place }: Problem): string =>
  [...place.source].slice(place.column - 1, place.column - 1 + place.length).join('');
