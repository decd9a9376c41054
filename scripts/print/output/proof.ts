// The proof: content, papers and templates read and every product laid, nothing painted. Would this print? Check, print and site ask here.

import { join } from 'node:path';
import { loadGame, type Loaded, type NotLoaded } from '../../load/load-game.ts';
import { loadPapers } from '../../load/templates/papers.ts';
import { sortProblems } from '../../problem/sort-problems.ts';
import type { Problem } from '../../problem/problem.ts';
import { placeOfFile } from '../../problem/source-file.ts';
import { CAPTION_FONT } from '../impose/strip-items.ts';
import type { Paper } from '../impose/imposition.ts';
import { loadTemplates, type Templates } from '../template/load-templates.ts';
import { layProducts } from './lay-products.ts';

/** What lies in the two folders, read. */
export interface Sources {
  readonly loaded: Loaded | NotLoaded;
  readonly papers: readonly Paper[];
  readonly templates: Templates;
  /** Faults of content, papers and of what the templates folder needs at once; templates are opened when they are asked for. */
  readonly problems: readonly Problem[];
}

/** Reads content and templates; the paths stand in problems as they are given. */
export function readSources(content: string, templatesDir: string): Sources {
  const loaded = loadGame(content, { templates: templatesDir, words: true });
  const { papers, problems } = loadPapers(templatesDir);
  const templates = loadTemplates(templatesDir, templatesDir);
  const found = [...loaded.problems, ...problems, ...templates.checkAll(), ...captionProblems(templatesDir, templates)];
  return { loaded, papers, templates, problems: found };
}

/** Sheets have captions, rulers and an imprint that no template sets: their typeface has to be there by its name. */
function captionProblems(templatesDir: string, { typefaces }: Templates): readonly Problem[] {
  if (typefaces.get(CAPTION_FONT) !== undefined) return [];
  return [
    {
      severity: 'error',
      code: 'UNKNOWN_FONT',
      place: placeOfFile(join(templatesDir, 'fonts.yaml')),
      message: `the typeface "${CAPTION_FONT}", which captions of sheets are set in, is missing`,
      hint: `list it under typefaces: with its family, weight, style and files`,
      restsOn: ['fonts'],
    },
  ];
}

/**
 * Everything that is wrong with a content and a templates folder, sorted, each fault once: all languages on all papers.
 * No error here means that print and site find none either.
 */
export function proofread({ loaded, papers, templates, problems }: Sources): readonly Problem[] {
  const { game } = loaded;
  if (game === undefined || templates.typefaces.get(CAPTION_FONT) === undefined) return sortProblems(problems);
  const laid = layProducts({ game, templates, langs: game.languages, papers, marked: loaded.marked });
  return sortProblems([...problems, ...laid.problems]);
}
