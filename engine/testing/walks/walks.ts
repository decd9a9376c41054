// All walks, the cheap ones first.
import { COMPANION_WALKS } from './companion-walks.ts';
import { SCENES, WANDERINGS } from './match-walks.ts';
import type { Walk } from './walk.ts';

export const WALKS: readonly Walk[] = [...SCENES, ...COMPANION_WALKS, ...WANDERINGS];
