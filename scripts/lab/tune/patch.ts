// Changed texts as a unified patch, which `git apply` takes.
import { createRequire } from 'node:module';
import type * as Diff from 'diff';

/** One file before and after. */
export interface ChangedText {
  /** Path as it shall stand in the patch, with `/`. */
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/** The patch, each line with its end; empty without a change. */
export function patchOf(changes: readonly ChangedText[]): string {
  // Loaded only when there is something to show: commands that print and check do without it.
  const { createTwoFilesPatch, FILE_HEADERS_ONLY } = createRequire(import.meta.url)('diff') as typeof Diff;
  return changes
    .filter(({ before, after }) => before !== after)
    .map(({ path, before, after }) =>
      createTwoFilesPatch(`a/${path}`, `b/${path}`, before, after, undefined, undefined, {
        context: 3,
        headerOptions: FILE_HEADERS_ONLY,
      }),
    )
    .join('');
}
