// The figures of the lab: what each is made of and in which unit it is told.

/**
 * `percent` of something; `edge` points of a percent more than a fair share; `times` a fair share; `change` percent more than without;
 * `minutes` and plain numbers.
 */
export type Unit = 'minutes' | 'percent' | 'edge' | 'times' | 'change' | 'number';

export interface Figure {
  readonly unit: Unit;
  /** Where it stands in a report. */
  readonly group: Group;
}

/** Chapters of a report. */
export const GROUPS = [
  'length',
  'fairness',
  'tension',
  'fights',
  'gangs',
  'tools',
  'actions',
  'places',
  'cards',
  'backgrounds',
  'teams',
  'michel',
] as const;
export type Group = (typeof GROUPS)[number];

/** Every figure; those with a measure of the same key in the tally are its ratio, the others are worked out in answers.ts. */
export const FIGURES = {
  minutes: { unit: 'minutes', group: 'length' },
  turns: { unit: 'number', group: 'length' },
  rounds: { unit: 'number', group: 'length' },
  'time-outs': { unit: 'percent', group: 'length' },
  stalemates: { unit: 'percent', group: 'length' },
  'seat-win': { unit: 'edge', group: 'fairness' },
  'chair-win': { unit: 'edge', group: 'fairness' },
  'bot-win': { unit: 'times', group: 'fairness' },
  gap: { unit: 'number', group: 'tension' },
  'lead-changes': { unit: 'number', group: 'tension' },
  'behind-half-way': { unit: 'percent', group: 'tension' },
  decided: { unit: 'percent', group: 'tension' },
  'dead-turns': { unit: 'percent', group: 'tension' },
  extortions: { unit: 'number', group: 'fights' },
  'extortion-success': { unit: 'percent', group: 'fights' },
  'extortion-yield': { unit: 'percent', group: 'fights' },
  'fight-won': { unit: 'percent', group: 'fights' },
  beatings: { unit: 'number', group: 'fights' },
  healings: { unit: 'number', group: 'fights' },
  'gang-joined': { unit: 'percent', group: 'gangs' },
  'gang-win': { unit: 'times', group: 'gangs' },
  'tool-points': { unit: 'percent', group: 'tools' },
  'tool-source': { unit: 'percent', group: 'tools' },
  'pile-empty': { unit: 'percent', group: 'tools' },
  'action-share': { unit: 'percent', group: 'actions' },
  discards: { unit: 'number', group: 'actions' },
  reshuffles: { unit: 'number', group: 'actions' },
  rolls: { unit: 'number', group: 'places' },
  'turn-place': { unit: 'percent', group: 'places' },
  'place-use': { unit: 'percent', group: 'places' },
  'quiet-games': { unit: 'percent', group: 'places' },
  'quiet-win': { unit: 'times', group: 'places' },
  'card-played': { unit: 'percent', group: 'cards' },
  'card-win': { unit: 'times', group: 'cards' },
  'background-revealed': { unit: 'percent', group: 'backgrounds' },
  'background-win': { unit: 'times', group: 'backgrounds' },
  'team-win': { unit: 'edge', group: 'teams' },
  helps: { unit: 'number', group: 'teams' },
  swaps: { unit: 'number', group: 'teams' },
  'swaps-asked': { unit: 'number', group: 'teams' },
  'michel-extortions': { unit: 'number', group: 'michel' },
  'michel-won': { unit: 'percent', group: 'michel' },
  'michel-length': { unit: 'change', group: 'michel' },
} as const satisfies Record<string, Figure>;

export type FigureId = keyof typeof FIGURES;
export const FIGURE_IDS = Object.keys(FIGURES) as FigureId[];
