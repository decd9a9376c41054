// On which page a named place of the book stands.

/** Page numbers by name of place, from the run of layout before this one; empty in the first. */
export type PageNumbers = ReadonlyMap<string, number>;
