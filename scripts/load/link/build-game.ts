// The whole `Game` from content without errors: facts, printed texts, rules, words; every reference filled.
import type {
  Chapter,
  ExamplePlay,
  Game,
  Lang,
  LocalText,
  MissingWord,
  Rule,
  RuleExample,
} from '../../../engine/facts/game.ts';
import { fill } from '../../../voice/marks.ts';
import { SOURCE_LANG } from '../read/file-kind.ts';
import { keyOf } from '../read/read-value.ts';
import { markFallback } from '../text/fallback.ts';
import { backgroundTexts, cardText, powersText } from '../text/printed.ts';
import type { Speech } from '../text/speech.ts';
import { buildFacts } from './build-facts.ts';
import { cardLists, listOf, type Content } from './content.ts';
import type { KnownReferences } from './check-references.ts';
import type { RawChapter, RawExample, RawGame, RawRule } from './raw.ts';
import { markEntry, plainly, type Mark } from './mark.ts';
import { textLookup, type TextOf } from './texts.ts';
import { phrasesOf, wordsOf } from './words.ts';

export interface Ingredients {
  readonly content: Content;
  readonly game: RawGame;
  readonly references: KnownReferences;
  readonly leftOut: ReadonlySet<string>;
  readonly missing: readonly MissingWord[];
  readonly hash: string;
  /** Marks every text with its place; texts stay as they are without it. */
  readonly mark?: Mark;
}

/** Makes one text in each language. */
const local = (languages: readonly Lang[], make: (lang: Lang) => string): LocalText =>
  Object.fromEntries(languages.map((lang) => [lang, make(lang)]));

/** A look-up of texts passed through `fill`; a missing one is the source's text, filled in the source's language and marked. */
export const textOfContent = (
  content: Content,
  fill: (lang: Lang, text: string) => string,
  mark: Mark = plainly,
): TextOf => {
  const { own } = textLookup(content, mark);
  return (file, ...path) => {
    const key = keyOf(path);
    return local(content.languages, (lang) => {
      const translated = own(lang, file, key);
      return translated === undefined
        ? markFallback(fill(SOURCE_LANG, own(SOURCE_LANG, file, key) ?? ''))
        : fill(lang, translated);
    });
  };
};

/** The symbol of a picture named in content: icons without their prefix, portraits with it. */
const symbolOf = (name: string): string => (name.startsWith('portrait-') ? name : `icon-${name}`);

/** Three play and nothing lies on the table where an example does not say otherwise. */
const playOf = (raw: RawExample['plays']): ExamplePlay | undefined =>
  raw === undefined ? undefined : { players: 3, with: [], given: [], does: [], then: [], ...raw };

const chapterOf = (file: string, raw: RawChapter, text: TextOf): Chapter => {
  const examples = (id: string, given: RawRule['examples']): RuleExample[] =>
    (given ?? []).map(({ print = false, pictures, plays }, index) => {
      const part = (name: string) => text(file, 'rules', id, 'examples', String(index), name);
      return {
        print,
        plays: playOf(plays),
        given: part('given'),
        does: part('does'),
        then: part('then'),
        pictures: pictures.map(symbolOf),
      };
    });
  return {
    id: raw.id,
    formerly: raw.formerly ?? [],
    picture: raw.picture,
    title: text(file, 'title'),
    intro: text(file, 'intro'),
    steps: raw.steps ?? false,
    compact: raw.compact ?? false,
    rules: raw.rules.map(({ id, note, index, explains = false, examples: given }): Rule => ({
      id,
      title: text(file, 'rules', id, 'title'),
      text: text(file, 'rules', id, 'text'),
      note: note === undefined ? undefined : text(file, 'rules', id, 'note'),
      index: index === undefined ? undefined : text(file, 'rules', id, 'index'),
      explains,
      examples: examples(id, given),
    })),
  };
};

const deepFreeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
};

/** Builds and freezes the game. Call it only for content in which no error was found. */
export const buildGame = ({ content, game, references, leftOut, missing, hash, mark = plainly }: Ingredients): Game => {
  const { languages } = content;
  // Unknown names were reported before; what is left are icons and the places of words.
  const filled = (lang: Lang, text: string): string => fill(text, (name) => references.values.get(lang)?.get(name));
  const text = textOfContent(content, filled, mark);
  const facts = buildFacts(content, game, text, leftOut);
  const speeches = new Map<Lang, Speech>(
    languages.flatMap((lang) => {
      const phrases = phrasesOf(content, lang, mark)?.phrases;
      return phrases === undefined ? [] : [[lang, { lang, phrases, facts }]];
    }),
  );
  const cards = cardLists(content, ({ held }) => held);
  const told = (lists: readonly string[], id: string, field: string, tell: (speech: Speech) => string): LocalText =>
    local(languages, (lang) => {
      const speech = speeches.get(lang);
      return speech === undefined ? '' : markEntry(content, mark, { lists, id, field }, filled(lang, tell(speech)));
    });
  return deepFreeze<Game>({
    id: game.id,
    version: game.version,
    title: text('game', 'title'),
    subtitle: text('game', 'subtitle'),
    languages,
    ...facts,
    cards: facts.cards.map((card) => ({
      ...card,
      text: told(cards, card.id, 'effects', (speech) => cardText(card, speech)),
    })),
    gangs: facts.gangs.map((gang) => ({
      ...gang,
      text: told([listOf(content, 'gang')], gang.id, 'powers', (speech) => powersText(gang.powers, speech)),
    })),
    backgrounds: facts.backgrounds.map((background) => {
      const say = (field: string, tell: (texts: ReturnType<typeof backgroundTexts>) => string): LocalText =>
        told([listOf(content, 'background')], background.id, field, (speech) =>
          tell(backgroundTexts(background, speech)),
        );
      return {
        ...background,
        text: say('effects', ({ text }) => text),
        memberText: say('member-effects', ({ memberText }) => memberText),
      };
    }),
    startLocation: game.start,
    michelLocation: game['michel-start'],
    spoon: game.spoon,
    wordsPicture: game['words-picture'],
    signs: game.signs,
    michelNames: { female: text('game', 'michel-names', 'female'), male: text('game', 'michel-names', 'male') },
    chapters: [...content.facts]
      .filter(([file]) => file.startsWith('rules/'))
      .map(([file, parsed]) => chapterOf(file, parsed.value as RawChapter, text)),
    words: Object.fromEntries(languages.map((lang) => [lang, wordsOf(content, lang, filled, mark)])),
    missing,
    hash,
  });
};
