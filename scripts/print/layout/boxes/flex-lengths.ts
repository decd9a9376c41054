// Resolving flexible lengths (CSS flexbox 9.7): who grows, who shrinks, and by how much, limits kept.
import type { FlexItem } from './flex-item.ts';

/** Sets `main` of every item of one line so that they fill `room` mm as far as their factors and limits let them. */
export function resolveLengths(items: readonly FlexItem[], room: number): void {
  const hypothetical = items.reduce((sum, item) => sum + item.hypothetical + item.margins, 0);
  const growing = hypothetical < room;
  const factorOf = (item: FlexItem): number => (growing ? item.box.style.flexGrow : item.box.style.flexShrink);
  for (const item of items) {
    item.frozen = factorOf(item) === 0 || (growing ? item.base > item.hypothetical : item.base < item.hypothetical);
    item.main = item.frozen ? item.hypothetical : item.base;
  }
  const freeSpace = (): number =>
    room - items.reduce((sum, item) => sum + item.margins + (item.frozen ? item.main : item.base), 0);
  const initial = freeSpace();
  for (;;) {
    const loose = items.filter((item) => !item.frozen);
    if (loose.length === 0) return;
    const factors = loose.reduce((sum, item) => sum + factorOf(item), 0);
    let free = freeSpace();
    if (factors < 1 && Math.abs(initial * factors) < Math.abs(free)) free = initial * factors;
    const scaled = loose.reduce((sum, item) => sum + item.box.style.flexShrink * item.inner, 0);
    let violation = 0;
    const wanted = loose.map((item) => {
      const share = growing
        ? item.box.style.flexGrow / factors
        : scaled === 0
          ? 0
          : (item.box.style.flexShrink * item.inner) / scaled;
      const size = item.base + free * share;
      item.main = Math.min(Math.max(size, item.least), item.most);
      violation += item.main - size;
      return size;
    });
    loose.forEach((item, i) => {
      const off = item.main - (wanted[i] ?? 0);
      item.frozen = Math.abs(violation) < 1e-9 || (violation > 0 ? off > 0 : off < 0);
    });
  }
}
