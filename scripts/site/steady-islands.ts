// Islands numbered within their page: Astro names them after the folder the project lies in, and then no two checkouts build the same bytes.

/** A page with the names of its islands replaced by their numbers; nothing else refers to those names. */
export function steadyIslands(html: string): string {
  let count = 0;
  return html.replace(
    /(<astro-island\b[^>]*?\suid=")[^"]*"/g,
    (_whole, before: string) => `${before}${String((count += 1))}"`,
  );
}
