// One file to be written: where below the output folder, and its bytes.

export interface PrintedFile {
  /** Path below the output folder with forward slashes, e.g. `de/a4/cards.pdf`. */
  readonly path: string;
  readonly bytes: Uint8Array;
}
