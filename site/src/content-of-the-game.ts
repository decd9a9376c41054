// The one door from the site to scripts/: the checked game, its cards painted as SVG, its icons, its printed files.
import type { Game, Lang } from '../../engine/facts/game.ts';
import { formatProblems } from '../../scripts/problem/format-problem.ts';
import { loadGame } from '../../scripts/load/load-game.ts';
import type { SymbolArt } from '../../scripts/print/display/display-list.ts';
import { openPictures, symbolFile } from '../../scripts/site/paint-pictures.ts';
import { ruleBook, type RuleBook } from '../../scripts/site/rule-book.ts';
import { listPrintFiles } from '../../scripts/site/print-files.ts';
import { hasWord, voiceOf, type Say } from '../../voice/voice.ts';
import { galleryOf, type GalleryCard } from './gallery.ts';
import { fileLink } from './links.ts';

export type { Table, TextLink } from '../../scripts/site/rule-book.ts';

/** Folders come from the environment, because pages are built far from where this file stands (site/astro.config.ts sets them). */
function folder(name: 'SITE_CONTENT' | 'SITE_PRINTS' | 'SITE_TEMPLATES'): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set; site/astro.config.ts sets it.`);
  return value;
}

function checkedGame(): Game {
  const { game, problems } = loadGame(folder('SITE_CONTENT'));
  if (game === undefined) throw new Error(`The content has problems.\n\n${formatProblems(problems)}`);
  return game;
}

export const game: Game = checkedGame();

/** The language the game is written in; its pages have no prefix. */
export const source: Lang = game.languages[0] ?? 'de';

/** The printed files on offer; none where nothing was printed. */
export const prints = listPrintFiles(folder('SITE_PRINTS'));

const books = new Map<Lang, RuleBook>();

/** Tables and links of the rules in one language. */
export function rulesOf(lang: Lang): RuleBook {
  const book = books.get(lang) ?? ruleBook(game, lang);
  books.set(lang, book);
  return book;
}

/** The site's words in one language; `~game~` in them is the game's title. */
export function say(lang: Lang): Say {
  const voice = voiceOf(game.words[lang] ?? {}, lang, 'site');
  return (key, places) => voice(key, { game: game.title[lang] ?? game.id, ...places });
}

/** Whether somebody has written the site's word, for words that may be left out. */
export function canSay(lang: Lang, key: string): boolean {
  return hasWord(game.words[lang] ?? {}, `site.${key}`);
}

/** What a screen reader says for an icon in a text, after the number `count`. */
export function iconName(name: string, lang: Lang, count: number): string {
  return canSay(lang, `icon.${name}`) ? say(lang)(`icon.${name}`, { count }) : name;
}

/** One set of pages per language, for `getStaticPaths`. */
export function languagePaths(): { params: { lang: string | undefined }; props: { lang: Lang } }[] {
  return game.languages.map((lang) => ({ params: { lang: lang === source ? undefined : lang }, props: { lang } }));
}

/** Icons, portraits and cards as the printer has them. */
const pictures = openPictures(game, folder('SITE_TEMPLATES'), (symbol) => fileLink(`art/${symbol}.svg`));

/** One card's face as `<svg>`, its text real text; `name` is what a screen reader calls it. */
export function paintedCard(card: Pick<GalleryCard, 'kind' | 'id'>, lang: Lang, name: string): string {
  return pictures.card(card, lang, name);
}

/** The board as it is printed, the side for single players. */
export function paintedBoard(lang: Lang, name: string): string {
  return pictures.board(lang, name);
}

/** A picture of templates/icons (`icon-spoon`) or templates/portraits (`portrait-alfred`); undefined when there is none. */
export function symbolArt(id: string): SymbolArt | undefined {
  return pictures.symbol(id);
}

/** The files that painted cards and boards refer to, by symbol. */
export function symbolFiles(): readonly { readonly symbol: string; readonly svg: string }[] {
  for (const lang of game.languages) {
    pictures.board(lang, '');
    for (const card of galleryOf(game)) pictures.card(card, lang, '');
  }
  return pictures.used().flatMap((symbol) => {
    const art = pictures.symbol(symbol);
    return art === undefined ? [] : [{ symbol, svg: symbolFile(art) }];
  });
}
