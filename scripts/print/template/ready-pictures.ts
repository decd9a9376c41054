// Pictures read beforehand, by their source: a bundler may put them here, so that a cold start need not read SVG. Empty otherwise; a picture that is
// not among them is read when it is first drawn.

/** The palette they were read with, as `paletteKey` writes it; with another they do not count. */
export const READY_PALETTE: string = '';
/** `pictureKey` → JSON of a picture without a fault and of the silhouette made of it (`art`, `fill`); text, as most starts need but a few. */
export const READY_PICTURES: ReadonlyMap<string, string> = new Map();
