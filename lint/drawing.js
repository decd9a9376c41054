// The rooms as a drawing in text for CONTRIBUTING.md: the top of the house first, every arrow points down.
import { ROOMS } from './rooms.js';

/** @param {import('./rooms.js').Room} room */
function line({ path, says, within, doors }) {
  const entry =
    doors !== undefined ? `; enter by ${doors.join(', ')}` : within !== undefined ? `; only from ${within}` : '';
  return `${path.padEnd(26)} ${says}${entry}`;
}

/** One line per room; rooms without an arrow between them do not look at each other. */
export const drawing = () =>
  [...ROOMS]
    .reverse()
    .map((rooms, index) => rooms.map((room, at) => `${index > 0 && at === 0 ? '↓' : ' '} ${line(room)}`).join('\n'))
    .join('\n');
