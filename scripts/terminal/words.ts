// What the commands say of their own work, in every language they speak: summaries and notes. Faults, hints and --help are English.

/** English, which is also spoken where the terminal asks for a language we do not have. */
const EN = {
  'count.cards.one': '~count~ card',
  'count.cards.other': '~count~ cards',
  'count.errors.one': '~count~ error',
  'count.errors.other': '~count~ errors',
  'count.kinds.one': '~count~ kind',
  'count.kinds.other': '~count~ kinds',
  'count.pages.one': '~count~ page',
  'count.pages.other': '~count~ pages',
  'count.print-files.one': '~count~ print file',
  'count.print-files.other': '~count~ print files',
  'count.problems.one': '~count~ problem',
  'count.problems.other': '~count~ problems',
  'count.rules.one': '~count~ rule',
  'count.rules.other': '~count~ rules',
  'count.sheets.one': '~count~ sheet',
  'count.sheets.other': '~count~ sheets',
  'count.warnings.one': '~count~ warning',
  'count.warnings.other': '~count~ warnings',
  game: '~title~ ~version~: ~cards~ of ~kinds~, ~rules~, languages ~languages~',
  'not-played': 'printed and counted, not played by the engine: ~kinds~',
  'all-well': 'No problems.',
  faults: '~errors~, ~warnings~.',
  'left-out.none': 'No card left out.',
  'left-out.some.one': '~count~ card left out: ~cards~',
  'left-out.some.other': '~count~ cards left out: ~cards~',
  'untranslated.none': 'Every text is translated.',
  'untranslated.some.one': '~count~ text not translated: the source text stands there, marked *',
  'untranslated.some.other': '~count~ texts not translated: the source text stands there, marked *',
  more: 'and ~count~ more',
  'print.done.one': 'Printed ~count~ set into ~folder~, ~size~. One set is one game:',
  'print.done.other': 'Printed ~count~ sets into ~folder~, ~size~. One set is one game:',
  'print.set': '~set~: ~pages~ on ~sheets~ (~products~)',
  'print.removed.one': '~count~ file of an earlier run removed:',
  'print.removed.other': '~count~ files of an earlier run removed:',
  'print.nothing': 'Nothing was printed.',
  'print.stopped': 'Nothing was printed: ~problems~.',
  'note.board': 'Board: ~sheets~ of ~paper~ per side (~columns~ × ~rows~), ~overlap~ mm overlap',
  'note.cards-portrait':
    '~cards~ on ~pages~: ~columns~ × ~rows~ upright on portrait ~paper~, trims butting, outer bleed ~sides~ mm at the sides and ~ends~ mm at top and bottom',
  'note.cards-landscape':
    '~cards~ on ~pages~: ~columns~ × ~rows~ upright on landscape ~paper~, trims butting, outer bleed ~sides~ mm at the sides and ~ends~ mm at top and bottom',
  'note.rulebook': 'Rulebook: ~pages~ in A5 and a back cover, two side by side on landscape ~paper~ in reading order',
  'site.done': 'Site: ~pages~ and ~prints~ in ~folder~, ~size~, to be served under ~base~',
  'site.stopped': 'The site was not built: ~problems~ in the content.',
  'build.nothing': 'Nothing was built.',
  'build.check': 'check',
  'build.print': 'print',
  'build.site': 'site',
  'build.where': 'where it lies',
  'build.whole-site': 'the whole site; serve the folder with any static host',
} as const;

/** A word of the commands; the forms of one word by number are one word. */
export type TerminalWord = keyof typeof EN extends infer K
  ? K extends `${infer Word}.${'one' | 'other'}`
    ? Word
    : K
  : never;

const DE: Readonly<Record<keyof typeof EN, string>> = {
  'count.cards.one': '~count~ Karte',
  'count.cards.other': '~count~ Karten',
  'count.errors.one': '~count~ Fehler',
  'count.errors.other': '~count~ Fehler',
  'count.kinds.one': '~count~ Sorte',
  'count.kinds.other': '~count~ Sorten',
  'count.pages.one': '~count~ Seite',
  'count.pages.other': '~count~ Seiten',
  'count.print-files.one': '~count~ Druckdatei',
  'count.print-files.other': '~count~ Druckdateien',
  'count.problems.one': '~count~ Fehler',
  'count.problems.other': '~count~ Fehler',
  'count.rules.one': '~count~ Regel',
  'count.rules.other': '~count~ Regeln',
  'count.sheets.one': '~count~ Blatt',
  'count.sheets.other': '~count~ Blatt',
  'count.warnings.one': '~count~ Warnung',
  'count.warnings.other': '~count~ Warnungen',
  game: '~title~ ~version~: ~cards~ in ~kinds~, ~rules~, Sprachen ~languages~',
  'not-played': 'gedruckt und gezählt, von der Regelmaschine nicht gespielt: ~kinds~',
  'all-well': 'Alles in Ordnung.',
  faults: '~errors~, ~warnings~.',
  'left-out.none': 'Keine Karte weggelassen.',
  'left-out.some.one': '~count~ Karte weggelassen: ~cards~',
  'left-out.some.other': '~count~ Karten weggelassen: ~cards~',
  'untranslated.none': 'Jeder Text ist übersetzt.',
  'untranslated.some.one': '~count~ Text nicht übersetzt: Dort steht der Ausgangstext, mit * davor',
  'untranslated.some.other': '~count~ Texte nicht übersetzt: Dort steht der Ausgangstext, mit * davor',
  more: 'und ~count~ weitere',
  'print.done.one': '~count~ Satz nach ~folder~ gedruckt, ~size~. Ein Satz ist ein Spiel:',
  'print.done.other': '~count~ Sätze nach ~folder~ gedruckt, ~size~. Ein Satz ist ein Spiel:',
  'print.set': '~set~: ~pages~ auf ~sheets~ (~products~)',
  'print.removed.one': '~count~ Datei eines früheren Laufs gelöscht:',
  'print.removed.other': '~count~ Dateien eines früheren Laufs gelöscht:',
  'print.nothing': 'Nichts wurde gedruckt.',
  'print.stopped': 'Nichts wurde gedruckt: ~problems~.',
  'note.board': 'Spielplan: ~sheets~ ~paper~ je Seite (~columns~ × ~rows~), ~overlap~ mm Überlappung',
  'note.cards-portrait':
    '~cards~ auf ~pages~: ~columns~ × ~rows~ aufrecht auf ~paper~ hoch, Kante an Kante, Beschnitt außen ~sides~ mm seitlich, ~ends~ mm oben und unten',
  'note.cards-landscape':
    '~cards~ auf ~pages~: ~columns~ × ~rows~ aufrecht auf ~paper~ quer, Kante an Kante, Beschnitt außen ~sides~ mm seitlich, ~ends~ mm oben und unten',
  'note.rulebook':
    'Regelheft: ~pages~ in A5 und ein Rückumschlag, je zwei nebeneinander auf ~paper~ quer in Lesereihenfolge',
  'site.done': 'Website: ~pages~ und ~prints~ in ~folder~, ~size~, gedacht für den Pfad ~base~',
  'site.stopped': 'Die Website wurde nicht gebaut: ~problems~ im Inhalt.',
  'build.nothing': 'Nichts wurde gebaut.',
  'build.check': 'prüfen',
  'build.print': 'drucken',
  'build.site': 'Website',
  'build.where': 'wo es liegt',
  'build.whole-site': 'die ganze Website; jeder Webspace für feste Dateien genügt',
};

/** The languages that the commands speak. */
export const TERMINAL_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = { en: EN, de: DE };
