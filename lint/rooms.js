// The rooms of the house from the ground up: what lint holds imports to, and what CONTRIBUTING.md draws.
// A file may import its own room and rooms on lines above its own here; rooms of one line do not look at each other.

/**
 * @typedef {object} Room
 * @property {string} path Folder (or one file) as seen from the project's root; a file belongs to the longest path that names it.
 * @property {string} says What belongs there.
 * @property {string} [within] The house it is an inner room of: files below that folder come in everywhere, others by the doors only.
 * @property {readonly string[]} [doors] Files that others may import. None and no house: every file is public.
 */

/** @type {(path: string, says: string, more?: Pick<Room, 'doors' | 'within'>) => Room} */
const room = (path, says, more = {}) => ({ path, says, ...more });

const ENGINE = 'engine';
const LOAD = 'scripts/load';
const LAYOUT = 'scripts/print/layout';

/** @type {readonly (readonly Room[])[]} */
export const ROOMS = [
  [
    room('voice', 'words filled with numbers, names and icons'),
    room('engine/facts', 'the printed facts, typed', { within: ENGINE, doors: ['game.ts'] }),
  ],
  [room('engine/api', 'what goes in and out of the engine', { within: ENGINE })],
  [room('engine/tables', 'facts compiled to look-ups', { within: ENGINE })],
  [room('engine/state', 'one flat state: cards, stack, chance', { within: ENGINE })],
  [room('engine/rules', 'one chapter of the rulebook per file', { within: ENGINE })],
  [room('engine/play', 'what can be done, and doing it', { within: ENGINE })],
  [room('engine/canonical', 'states in a form that two engines share', { within: ENGINE })],
  [room('engine/view', 'what one seat may know', { within: ENGINE })],
  [
    room('engine/session', 'log, undo, corrections, saves', { within: ENGINE }),
    room('engine/lookahead', 'possible worlds, memory, playouts for bots', { within: ENGINE }),
  ],
  [
    room('engine/companion', 'what a table at home is told', { within: ENGINE, doors: ['index.ts'] }),
    room('engine/oracle', 'the rules once more, naively', { within: ENGINE, doors: ['index.ts'] }),
    room('engine', 'the front door', { doors: ['index.ts'] }),
  ],
  [room('engine/testing', 'sample games and random play')],
  [room('bots/greedy', 'what a table is worth to a seat', { within: 'bots' })],
  [room('bots', 'programs that play a seat, and the table they sit at')],
  [room('bots/testing', 'what every bot is put to')],
  [
    room('scripts/problem', 'faults as values: code, place, wording'),
    room('scripts/folder', 'folders to write into'),
    room('scripts/terminal', 'what commands say of their work, in the language of the terminal'),
  ],
  [
    room('scripts/load/yaml', 'YAML to a tree with places', {
      within: LOAD,
      doors: ['node.ts', 'parse-tree.ts', 'problem-at.ts'],
    }),
    room('scripts/load/schema', 'what the schemas say', { within: LOAD }),
  ],
  [room('scripts/load/read', 'files to checked values', { within: LOAD, doors: ['is-folder.ts'] })],
  [room('scripts/load/text', 'sentences from data and phrases', { within: LOAD })],
  [
    room('scripts/load/link', 'values to the facts of a game', { within: LOAD }),
    room('scripts/load/templates', 'papers', { within: LOAD, doors: ['papers.ts'] }),
    room('scripts/load/rules-report', 'the tie of rulebook, code and tests'),
  ],
  [room('scripts/load', 'a folder of content to a game', { doors: ['load-game.ts', 'check-summary.ts'] })],
  [
    room('scripts/print/markup', 'HTML to elements'),
    room('scripts/print/font', 'font files, shaping, subsets'),
    room('scripts/print/display', 'the list of what is drawn, in mm'),
    room('scripts/print', 'words of print'),
  ],
  [room('scripts/print/art', 'colours, outlines, drawings'), room('scripts/print/paint', 'what painters share')],
  [
    room('scripts/print/paint/pdf', 'display list to PDF', { doors: ['paint-pdf.ts'] }),
    room('scripts/print/paint/svg', 'display list to SVG', { doors: ['paint-svg.ts', 'definitions.ts'] }),
    room('scripts/print/layout/css', 'sheets to styles', { within: LAYOUT }),
  ],
  [room('scripts/print/layout/tree', 'elements and styles to boxes', { within: LAYOUT })],
  [room('scripts/print/layout/text', 'lines, hyphens, runs', { within: LAYOUT })],
  [room('scripts/print/layout/boxes', 'sizes and places of boxes', { within: LAYOUT })],
  [room('scripts/print/layout/paint', 'boxes to display items', { within: LAYOUT })],
  [
    room('scripts/print/layout', 'HTML and CSS to a display list', {
      doors: ['lay-html.ts', 'lay-flow.ts', 'palette.ts'],
    }),
  ],
  [room('scripts/print/template', 'templates, filled and laid')],
  [room('scripts/print/faces', 'what cards are filled with')],
  [room('scripts/print/impose', 'faces on sheets')],
  [room('scripts/print/board', 'the board'), room('scripts/print/tokens', 'the tokens')],
  [room('scripts/print/inmates', 'the name boards'), room('scripts/print/rulebook', 'the rulebook')],
  [room('scripts/print/reference', 'the player aids')],
  [room('scripts/print/quick-start', 'the quick start')],
  [
    room('scripts/print/output', 'products to files', {
      doors: ['run-print.ts', 'proof.ts', 'manifest.ts', 'sources-hash.ts'],
    }),
  ],
  [room('scripts/lab/tally', 'games counted in whole numbers')],
  [room('scripts/lab/shards', 'stretches of games, and who plays them')],
  [room('scripts/lab/server', 'shards played by many machines over a server')],
  [room('scripts/lab/answers', 'figures of many games with their intervals')],
  [room('scripts/lab/report', 'what the balance lab says')],
  [room('scripts/lab/compare', 'two contents, and what differs')],
  [room('scripts/lab/tune', 'numbers searched for, and the patch')],
  [
    room('scripts/lab', 'the balance lab'),
    room('scripts/changes', 'what differs between two versions of the game'),
    room('scripts/site', 'what the site takes from print, and its build', {
      doors: ['paint-pictures.ts', 'print-files.ts', 'rule-book.ts', 'make-site.ts'],
    }),
    room('scripts/fuzz', 'two interpreters against each other', { doors: ['report.ts', 'run-shared.ts'] }),
    room('scripts/play', 'tables at which programs sit'),
    room('scripts/bench/engine', 'moves per second'),
    room('scripts/bench/print', 'seconds per print'),
    room('scripts/test', 'parts of the test command'),
  ],
  [room('scripts/fuzz/mutants', 'faults planted in the engine'), room('scripts/bench/lab', 'games per second by bots')],
  [room('scripts', 'the commands')],
  [room('site/src', 'data, words and links of pages')],
  [room('site/src/companion', 'the companion at the table'), room('site/src/components', 'parts of pages')],
  [room('site/src/layouts', 'the frame of pages')],
  [room('site/src/pages', 'the pages'), room('site', 'how the site is built')],
];
