// What differs between two versions of a game: things added, removed, and changed field by field.
import type { Game, Lang } from '../../engine/facts/game.ts';
import { SECTIONS, thingsOf, type Section, type Thing } from './things.ts';

export interface FieldChange {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

export interface Change {
  readonly section: Section;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly id: string;
  readonly name: string;
  /** Empty unless it was changed. */
  readonly fields: readonly FieldChange[];
}

function fieldsBetween(before: Thing, after: Thing): readonly FieldChange[] {
  const names = new Set([...before.fields.keys(), ...after.fields.keys()]);
  return [...names]
    .map((field) => ({ field, before: before.fields.get(field) ?? '', after: after.fields.get(field) ?? '' }))
    .filter((one) => one.before !== one.after);
}

/** All changes in the order of the sections and of the later game, what was removed last. */
export function changesBetween(before: Game, after: Game, lang: Lang): readonly Change[] {
  const [then, now] = [thingsOf(before, lang), thingsOf(after, lang)];
  return SECTIONS.flatMap((section) => {
    const old = new Map(then[section].map((one) => [one.id, one]));
    const here = new Set(now[section].map(({ id }) => id));
    const change = (kind: Change['kind'], { id, name }: Thing, fields: readonly FieldChange[] = []): Change => ({
      section,
      kind,
      id,
      name,
      fields,
    });
    return [
      ...now[section].flatMap((one) => {
        const was = old.get(one.id);
        if (was === undefined) return [change('added', one)];
        const fields = fieldsBetween(was, one);
        return fields.length === 0 ? [] : [change('changed', one, fields)];
      }),
      ...then[section].filter(({ id }) => !here.has(id)).map((one) => change('removed', one)),
    ];
  });
}
