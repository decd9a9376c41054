// What the four pages of the quick start are filled with: the aim, the set-up in steps, a first and a second round.

import type { Game, Lang } from '../../../engine/facts/game.ts';
import { signposts, type Signpost } from '../reference/reference-data.ts';
import { toSegments } from '../rulebook/segment.ts';
import { speakPrint, type Speak } from '../speak.ts';

/** Steps of each page in their order, with the icon of what is handled. Their words stand under `quick-start.<page>.<step>`. */
export const STEPS = {
  start: [
    ['tunnel', 'aim'],
    ['shovel', 'tools'],
    ['watch', 'turn'],
    ['prisoner', 'need'],
  ],
  setup: [
    ['watchtower', 'board'],
    ['spoon', 'piles'],
    ['box', 'deck'],
    ['prisoner', 'inmate'],
    ['bars', 'start'],
    ['magnifier', 'hand'],
    ['id-card', 'background'],
    ['whistle', 'first'],
  ],
  round1: [
    ['die', 'move'],
    ['shower', 'showers'],
    ['meal', 'cafeteria'],
    ['shop', 'common-room'],
    ['plaster', 'infirmary'],
    ['bars', 'cell-block'],
    ['magnifier', 'room'],
    ['watch', 'end'],
  ],
  round2: [
    ['wrench', 'craft'],
    ['handcuffs', 'gang'],
    ['action-card', 'card'],
    ['knife', 'extort'],
    ['fist', 'beating'],
    ['id-card', 'background'],
    ['tunnel', 'win'],
  ],
} as const;

export const QUICK_PAGES = ['start', 'setup', 'round1', 'round2'] as const;
export type QuickPage = (typeof QUICK_PAGES)[number];

/** Data of one page; numbers, names and prices in its words are references into the content. */
export function quickStartData(game: Game, lang: Lang, page: QuickPage) {
  const speak: Speak = speakPrint(game, lang);
  const step = ([icon, name]: readonly [icon: string, name: string], index: number) => ({
    number: String(index + 1),
    icon,
    title: speak(`quick-start.${page}.${name}.title`),
    pieces: toSegments(speak(`quick-start.${page}.${name}.text`)),
  });
  const posts: readonly Signpost[] = page === 'round1' ? signposts(game, lang) : [];
  return {
    page: String(QUICK_PAGES.indexOf(page) + 1),
    kind: speak('quick-start.kind'),
    game: game.title[lang] ?? '',
    title: speak(`quick-start.${page}.title`),
    lead: speak(`quick-start.${page}.lead`),
    numbered: page === 'setup',
    steps: STEPS[page].map(step),
    targetWord: speak('inmates.target'),
    targets: page === 'start' ? game.targets : [],
    posts,
    foot: speak('inmates.foot', { title: game.title[lang] ?? '', version: game.version }),
  };
}
