// `npm run bench:engine`: moves and games per CPU second for 2, 4 and 6 players, and the same rules in boardgame.io, in the same run.
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measureGiven, measureOurs } from './bench/engine/our-games.ts';
import { measureOracle, measurePeer, measurePeerListing, recordedMoves } from './bench/engine/peer-games.ts';
import { measureLookahead } from './bench/engine/lookahead.ts';
import { engineReport, engineTable } from './bench/engine/report.ts';
import { flagsOrExit } from './flags.ts';
import { formatProblems } from './problem/format-problem.ts';
import { loadGame } from './load/load-game.ts';
import { startProgress } from './progress.ts';
import { writeFigures } from './write-figures.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Players at the table where the peer is measured, and the seed of the game whose moves it is given. */
const [PEER_PLAYERS, PEER_SEED, PEER_MOVES] = [4, 2026, 1500];

const { flags } = flagsOrExit({
  name: 'npm run bench:engine',
  says: 'Measures how fast the engine plays, against boardgame.io, and writes the figures to dist/bench/engine.json.',
  flags: {
    seconds: { kind: 'text', value: 'N', says: 'CPU seconds for each figure, 3 by default.' },
    out: { kind: 'text', value: 'DIR', writes: true, says: 'Where the figures go, "dist/bench" by default.' },
  },
});

const seconds = Number(flags.seconds ?? 3);
const { game, problems } = loadGame(resolve(root, 'content'));

if (!(seconds > 0 && seconds < 3600)) {
  process.stderr.write('npm run bench:engine: --seconds is a number above 0\n');
  process.exitCode = 1;
} else if (game === undefined) {
  process.stderr.write(`${formatProblems(problems)}\n`);
  process.exitCode = 1;
} else {
  const out = resolve(flags.out ?? join(root, 'dist/bench'));
  const progress = startProgress({ noun: 'figures', total: 9 });
  let done = 0;
  const noted = <T>(figure: T): T => {
    progress.at(++done);
    return figure;
  };
  const ours = [2, 4, 6].map((players) => noted(measureOurs(game, { players }, seconds)));
  const options = { players: PEER_PLAYERS };
  const moves = recordedMoves(game, options, PEER_SEED, PEER_MOVES);
  const given = noted(measureGiven(game, options, moves, PEER_SEED, seconds));
  const report = engineReport(
    game.version,
    ours,
    given,
    {
      players: PEER_PLAYERS,
      undoOff: noted(measurePeer(game, options, false, moves, PEER_SEED, seconds)),
      undoOn: noted(measurePeer(game, options, true, moves, PEER_SEED, seconds)),
      rulesAlone: noted(measureOracle(game, options, moves, PEER_SEED, seconds)),
      listing: noted(measurePeerListing(game, options, moves, PEER_SEED, seconds)),
    },
    noted(measureLookahead(game, options, seconds)),
  );
  progress.end();
  writeFigures(join(out, 'engine.json'), report);
  process.stdout.write(`${engineTable(report)}\n`);
}
