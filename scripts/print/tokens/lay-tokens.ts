// The tokens as a document: each shape on sheets of its own, as many to a sheet as fit.

import type { Game, Lang } from '../../../engine/facts/game.ts';
import type { Problem } from '../../problem/problem.ts';
import type { LaidDocument, Page } from '../display/document.ts';
import { impose } from '../impose/impose.ts';
import type { Paper } from '../impose/imposition.ts';
import { laySheets, type CardToPrint } from '../impose/lay-sheets.ts';
import { refusalProblem } from '../impose/refusal-problem.ts';
import { layTemplate } from '../template/lay-template.ts';
import { speakPrint } from '../speak.ts';
import type { Templates } from '../template/load-templates.ts';
import { oncePerLanguage } from '../template/once-per-language.ts';
import { TOKEN_SHAPES, TOKEN_TRIM, tokens, type Token } from './token-data.ts';

/** Ink round every token's trim, mm. */
const BLEED = 3;

interface LaidTokens {
  readonly byShape: ReadonlyMap<Token['shape'], readonly CardToPrint[]>;
  readonly problems: readonly Problem[];
}

const laidTokens = oncePerLanguage((game: Game, lang: Lang, templates: Templates): LaidTokens => {
  const speak = speakPrint(game, lang);
  const problems: Problem[] = [];
  const toPrint = (token: Token): readonly CardToPrint[] => {
    const { width, height } = TOKEN_TRIM[token.shape];
    const job = {
      template: `tokens/${token.shape}`,
      data: token.data,
      width: width + 2 * BLEED,
      height: height + 2 * BLEED,
      called: token.id,
    };
    const laid = layTemplate(job, templates, lang);
    problems.push(...laid.problems);
    const card: CardToPrint = {
      deck: token.shape,
      deckName: speak(`tokens.shape.${token.shape}`),
      front: { key: token.id, list: laid.list },
      back: undefined,
    };
    return Array.from({ length: token.copies }, () => card);
  };
  const all = tokens(game, lang);
  const byShape = new Map(
    TOKEN_SHAPES.map((shape) => [shape, all.filter((token) => token.shape === shape).flatMap(toPrint)]),
  );
  return { byShape, problems };
});

/** Lays all tokens, printed on one side: standees are folded, chits may be glued to card. */
export function layTokens(game: Game, lang: Lang, paper: Paper, templates: Templates): LaidDocument {
  const speak = speakPrint(game, lang);
  const { byShape, problems: found } = laidTokens(game, lang, templates);
  const problems: Problem[] = [...found];
  const head = {
    title: `${game.title[lang] ?? ''} · ${speak('tokens.title')}`,
    subject: speak('tokens.subject'),
    lang,
    version: game.version,
    hash: game.hash,
  };

  const pages = TOKEN_SHAPES.flatMap((shape): readonly Page[] => {
    const { width, height } = TOKEN_TRIM[shape];
    const cards = byShape.get(shape) ?? [];
    const result = impose({
      cards: cards.length,
      paper,
      trim: { width, height },
      bleed: BLEED,
      gap: 0,
      marks: 'crop',
      backs: 'none',
      called: `a ${shape}`,
    });
    if (!result.ok) {
      problems.push(refusalProblem(result.refusal, paper));
      return [];
    }
    return laySheets({
      cards,
      imposition: result.imposition,
      inset: BLEED,
      head,
      gameTitle: game.title[lang] ?? '',
      speak,
      typefaces: templates.typefaces,
    }).pages;
  });
  const bookmarks = TOKEN_SHAPES.filter((shape) => (byShape.get(shape) ?? []).length > 0).map((shape) => ({
    title: speak(`tokens.shape.${shape}`),
    destination: `deck-${shape}`,
    children: [],
  }));
  return { document: { ...head, duplex: 'simplex', pages, bookmarks }, problems };
}
