// The words of a script: what happens next in a match that is walked.

/**
 * An action id, `as <seat> <action>`, each with outcomes as JSON behind it if chance is handed in; `deal <set-up as JSON>`
 * for a new match, with another `seed` where one is named, `leave`, `undo [shown]`, `redo`, `reload`; `fix <correction as JSON>` and its short forms `give`, `at` and
 * `set`; `drain <cards left> <place>`; `views`, `worlds`, `damage`; `wander <steps> <seed>`.
 */
export type Cue = string;

export const fix = (correction: unknown): Cue => `fix ${JSON.stringify(correction)}`;
export const card = (id: string, from: unknown, to: unknown): Cue => fix({ kind: 'card', card: id, from, to });

export const gang = (seat: number, id: string | undefined): Cue => fix({ kind: 'gang', seat, gang: id });
export const actions = (value: number): Cue => fix({ kind: 'actions', value });
