// Boxes that stand in lines get their place once the lines have theirs.
import type { Box } from '../tree/box.ts';
import { edge, margin } from '../tree/sizing.ts';

/** Sets x and y of every box in a line below `box`, from its parent's border box. */
export function placeAtoms(box: Box): void {
  for (const line of box.lines) {
    for (const part of line.parts) {
      if (part.kind !== 'atom') continue;
      part.box.x = edge(box, 3) + part.x + margin(part.box, 3);
      part.box.y = edge(box, 0) + line.top + line.baseline - part.rise + margin(part.box, 0);
      placeAtoms(part.box);
    }
  }
  for (const child of [...box.children, ...box.absolutes]) placeAtoms(child);
}
