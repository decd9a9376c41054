// The content with another number wherever one may stand: for showing that no test holds a number of the content.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGame } from '../load/load-game.ts';

/** A line that says one whole number, as `copies: 4`; but for players, teams and faces of the die, which lists elsewhere have to follow, and for beatings, for which a board has room for so many rows. */
const NUMBER =
  /^(\s*(?:- )?(?!players|min-players|max-players|die-faces|teams|max-beatings)[\w-]+: )(\d+)(\s*(?:#.*)?)$/;

interface Place {
  readonly file: string;
  /** From 0. */
  readonly line: number;
  readonly from: number;
}

/**
 * Counts every number in the files of `content` up by one, but for those that the check refuses then; `templates` are what it is checked
 * with. Returns how many are changed now. RangeError if what is left is still refused.
 */
export function changeNumbers(content: string, templates: string): number {
  const files = readdirSync(content).filter((name) => name.endsWith('.yaml'));
  const lines = new Map(files.map((file) => [file, readFileSync(join(content, file), 'utf8').split('\n')]));
  let places: readonly Place[] = files.flatMap((file) =>
    (lines.get(file) ?? []).flatMap((text, line) => {
      const number = NUMBER.exec(text)?.[2];
      return number === undefined ? [] : [{ file, line, from: Number(number) }];
    }),
  );
  const write = ({ file, line }: Place, value: number): void => {
    const of = lines.get(file) ?? [];
    of[line] = (of[line] ?? '').replace(
      NUMBER,
      (_, before: string, _old, after: string) => `${before}${String(value)}${after}`,
    );
  };
  for (const place of places) write(place, place.from + 1);
  let left: readonly string[] = [];
  for (let round = 0; round < 5; round++) {
    for (const file of files) writeFileSync(join(content, file), (lines.get(file) ?? []).join('\n'));
    const { problems } = loadGame(content, { templates });
    if (problems.length === 0) return places.length;
    const refused = (place: Place): boolean =>
      problems.some(({ place: at }) => at.file.endsWith(`/${place.file}`) && at.line === place.line + 1);
    for (const place of places.filter(refused)) write(place, place.from);
    places = places.filter((place) => !refused(place));
    left = problems.map(({ place, message }) => `${place.file}:${String(place.line)} ${message}`);
  }
  throw new RangeError(`Some other numbers are refused, and the check does not name their lines:\n${left.join('\n')}`);
}
