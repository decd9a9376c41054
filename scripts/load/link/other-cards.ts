// Cards of kinds that the engine does not play, with whatever fields their schema gives them.
import type { LocalText, OtherCard } from '../../../engine/facts/game.ts';
import { keyOf } from '../read/read-value.ts';
import type { Content } from './content.ts';
import type { RawKind, RawOther } from './raw.ts';
import { textsByPath, type TextOf } from './texts.ts';

/** Fields that stand on the card itself. */
const OWN: readonly string[] = ['id', 'copies', 'name'];

type Field = LocalText | number | boolean | string;

const isPlain = (value: unknown): value is number | boolean | string =>
  ['number', 'boolean', 'string'].includes(typeof value);

/** One card; a field that is a text is there in every language, one that is a list or a mapping is left to the engine that will play it. */
export const otherCardOf = (
  raw: RawOther,
  { id: kind, file, counted }: RawKind,
  content: Content,
  text: TextOf,
): OtherCard => {
  const texts = textsByPath(content.facts.get(file));
  const fields = Object.entries(raw).flatMap(([field, value]): [string, Field][] => {
    if (OWN.includes(field)) return [];
    if (texts.has(keyOf([file, raw.id, field]))) return [[field, text(file, file, raw.id, field)]];
    return isPlain(value) ? [[field, value]] : [];
  });
  return {
    id: raw.id,
    kind,
    copies: counted ? (raw.copies ?? 1) : 1,
    name: text(file, file, raw.id, 'name'),
    fields: Object.fromEntries(fields),
  };
};
