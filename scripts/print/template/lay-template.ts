// One template through the layout: filled with its data, laid out in a box of its own size.

import type { Lang } from '../../../engine/facts/game.ts';
import { placeIn } from '../../problem/source-place.ts';
import type { Problem } from '../../problem/problem.ts';
import type { DisplayList } from '../display/display-list.ts';
import { layHtml } from '../layout/lay-html.ts';
import { fillTemplate } from './fill-template.ts';
import type { Templates } from './load-templates.ts';

export interface TemplateToLay {
  /** Name below `templates/`, without its ending: `board/board`. Its folder's sheets style it. */
  readonly template: string;
  readonly data: object;
  /** Size of the box in mm, bleed included. */
  readonly width: number;
  readonly height: number;
  /** What problems call it: `board, team side`. */
  readonly called: string;
}

export interface LaidTemplate {
  readonly list: DisplayList;
  /** All that is wrong with the filling or the layout; faults of the templates folder itself are told by `templates.problems()`. */
  readonly problems: readonly Problem[];
}

/** The places of marked texts, to be handed to the layout. */
export const originsOf = ({ origins }: Pick<Templates, 'origins'>): Pick<Templates, 'origins'> =>
  origins === undefined ? {} : { origins };

/** Fills and lays out one template. With problems the list shows what could be drawn all the same. */
export function layTemplate(job: TemplateToLay, templates: Templates, lang: Lang): LaidTemplate {
  const { width, height, called } = job;
  const empty: DisplayList = { width, height, items: [] };
  const template = templates.template(job.template);
  if (template === undefined) return { list: empty, problems: templates.problems() };
  const filled = fillTemplate(template, job.data, called);
  if (filled.problems.length > 0) return { list: empty, problems: filled.problems };
  const css = templates.sheets(job.template.slice(0, job.template.lastIndexOf('/')));
  const laid = layHtml({
    html: filled.html,
    css,
    width,
    height,
    typefaces: templates.typefaces,
    symbols: templates.symbols,
    lang,
    where: { card: called, template, ...originsOf(templates) },
  });
  if (laid.list.items.length > 0 || laid.problems.length > 0) return laid;
  const blank: Problem = {
    severity: 'error',
    code: 'EMPTY_FACE',
    place: placeIn(template, 0, 1),
    message: 'the template draws nothing',
    hint: 'write what is to be seen, or take the template out of use',
  };
  return { list: laid.list, problems: [blank] };
}
