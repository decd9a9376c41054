// What both routes have in common: language and paper.

import type { Paper } from '../../print/impose/imposition.ts';

export const BENCH_LANG = 'de';
export const BENCH_PAPER: Paper = { id: 'a4', name: 'A4', width: 210, height: 297, edge: 5 };
