// What both routes print: all cards of one language on one paper.

/** A language of the content. */
export const BENCH_LANG = 'de';
/** Id of a paper of the templates. */
export const BENCH_PAPER = 'a4';
