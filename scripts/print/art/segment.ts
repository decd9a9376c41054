// One step of an outline: everything SVG path data can say is reduced to these.

/** Absolute move, line, cubic curve and close, in the units of the drawing. */
export type Segment =
  | readonly ['M', number, number]
  | readonly ['L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z'];
