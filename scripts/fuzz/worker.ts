// One process of a fuzzing run: plays the share it is sent and sends back counts.
import type { Game } from '../../engine/facts/game.ts';
import { runFuzz } from './run-fuzz.ts';
import type { FuzzCounts, FuzzOptions } from './run-fuzz.ts';

export interface Share extends FuzzOptions {
  readonly game: Game;
}

export type WorkerMessage =
  | { readonly kind: 'played'; readonly games: number }
  | { readonly kind: 'counts'; readonly counts: FuzzCounts };

/** Sends a message home; `sent` is called when it is on its way. */
const say = (message: WorkerMessage, sent: () => void = () => undefined): void =>
  void process.send?.(message, undefined, undefined, sent);

process.once('message', (share: Share) => {
  const counts = runFuzz(share.game, share, (games) => say({ kind: 'played', games }));
  say({ kind: 'counts', counts }, () => process.disconnect());
});
