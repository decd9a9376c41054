// Where the table is kept on this device: localStorage, or nowhere if that is blocked or full.

const KEY = 'grab-dich-frei.companion';
const OLD = 'grab-dich-frei.companion.unreadable';
const VIEW = 'grab-dich-frei.companion.view';

export type Stored =
  | { readonly kind: 'found'; readonly text: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'blocked' };

export function readCompanion(): Stored {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? { kind: 'none' } : { kind: 'found', text };
  } catch {
    return { kind: 'blocked' };
  }
}

/** False when it could not be kept. */
export function keepCompanion(text: string): boolean {
  try {
    localStorage.setItem(KEY, text);
    return true;
  } catch {
    return false;
  }
}

/** What could not be read is put aside, not destroyed. */
export function putAside(text: string): void {
  try {
    localStorage.setItem(OLD, text);
  } catch {
    // Then it stays where it was until the first command.
  }
}

/** Which page and seat were in sight; forgetting them harms nobody. */
export function readView(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(VIEW) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

export function keepView(view: object): void {
  try {
    localStorage.setItem(VIEW, JSON.stringify(view));
  } catch {
    // The view then starts at the first page.
  }
}
