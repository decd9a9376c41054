// The changes in words, as plain text or as Markdown for the changelog.
import type { Change } from './differences.ts';
import type { Section } from './things.ts';
import { wordDiff, type DiffMarks } from './word-diff.ts';

export const CHANGE_LANGS = ['de', 'en'] as const;
export type ChangeLang = (typeof CHANGE_LANGS)[number];

interface Words {
  readonly none: string;
  readonly added: string;
  readonly removed: string;
  readonly nothing: string;
  readonly sections: Readonly<Record<Section, string>>;
}

const WORDS: Readonly<Record<ChangeLang, Words>> = {
  de: {
    none: 'Am Spiel hat sich nichts geändert.',
    added: 'neu',
    removed: 'fällt weg',
    nothing: 'nichts',
    sections: {
      numbers: 'Zahlen',
      cards: 'Karten',
      gangs: 'Gangs',
      backgrounds: 'Hintergründe',
      locations: 'Orte',
      recipes: 'Rezepte',
      strength: 'Stärkekarten',
      inmates: 'Insassen',
      rules: 'Regeln',
    },
  },
  en: {
    none: 'Nothing has changed in the game.',
    added: 'new',
    removed: 'removed',
    nothing: 'nothing',
    sections: {
      numbers: 'Numbers',
      cards: 'Cards',
      gangs: 'Gangs',
      backgrounds: 'Backgrounds',
      locations: 'Locations',
      recipes: 'Recipes',
      strength: 'Strength cards',
      inmates: 'Inmates',
      rules: 'Rules',
    },
  },
};

const kebab = (field: string): string => field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const TEXT_MARKS: DiffMarks = { gone: ['[-', '-]'], come: ['{+', '+}'] };
/** Texts may hold `~icon.name~`, which Markdown would strike through. */
const escaped = (text: string): string => text.replace(/[*~<]/g, '\\$&');

const MARKDOWN_MARKS: DiffMarks = { gone: ['~~', '~~'], come: ['**', '**'] };

/** Longer than this, in characters, old and new are told as one text with what differs marked. */
const SHORT = 40;

function fieldLines({ fields }: Change, nothing: string, indent: string, marks: DiffMarks): readonly string[] {
  const plain = marks === MARKDOWN_MARKS ? escaped : (text: string) => text;
  return fields.map(({ field, before, after }) => {
    const [was, is] = [before === '' ? nothing : before, after === '' ? nothing : after];
    if (was.length <= SHORT && is.length <= SHORT) return `${indent}${kebab(field)}: ${plain(was)} → ${plain(is)}`;
    return `${indent}${kebab(field)}: ${wordDiff(plain(before), plain(after), marks)}`;
  });
}

/** Everything that changed, section by section; one sentence if nothing did. */
export function tellChanges(changes: readonly Change[], lang: ChangeLang, markdown: boolean): string {
  const words = WORDS[lang];
  const marks = markdown ? MARKDOWN_MARKS : TEXT_MARKS;
  if (changes.length === 0) return words.none;
  const sections = [...new Set(changes.map(({ section }) => section))];
  const parts = sections.map((section) => {
    const lines = changes
      .filter((change) => change.section === section)
      .flatMap((change) => {
        const name = change.name === '' ? '' : `${change.name} (${change.id})`;
        const item = markdown ? '- ' : '  ';
        if (change.kind !== 'changed') return [`${item}${name}: ${words[change.kind]}`];
        if (name === '') return fieldLines(change, words.nothing, item, marks);
        return [`${item}${name}`, ...fieldLines(change, words.nothing, markdown ? '  - ' : '    ', marks)];
      });
    return [markdown ? `#### ${words.sections[section]}` : words.sections[section], ...lines].join('\n');
  });
  return parts.join('\n\n');
}
