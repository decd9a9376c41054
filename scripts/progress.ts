// Progress of long work on a terminal: count, rate, time left. Silent in a pipe.

/** Where progress is drawn; `process.stderr` is one. */
export interface ProgressStream {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

export interface ProgressOptions {
  /** What is counted, e.g. `cards`. */
  readonly noun: string;
  /** How many there are; undefined where nobody knows, and then no time is left to tell. */
  readonly total: number | undefined;
  readonly stream?: ProgressStream;
  /** Milliseconds from any start. */
  readonly now?: () => number;
}

export interface Progress {
  /** Says how many are done. */
  readonly at: (done: number) => void;
  /** Wipes the line. */
  readonly end: () => void;
}

const REDRAW_MS = 100;

/** Seconds as people say them: `8 s`, `3 min 20 s`. */
export const timeLeft = (seconds: number): string => {
  const whole = Math.max(0, Math.ceil(seconds));
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
};

/** The line for `done` of `total` after `ms` milliseconds. */
export const progressLine = (noun: string, done: number, total: number | undefined, ms: number): string => {
  const rate = ms > 0 ? (done * 1000) / ms : 0;
  const speed = rate === 0 ? '' : `, ${rate >= 10 ? Math.round(rate) : rate.toFixed(1)}/s`;
  const left = rate === 0 || total === undefined || done >= total ? '' : `, ${timeLeft((total - done) / rate)} left`;
  return `${done}${total === undefined ? '' : ` of ${total}`} ${noun}${speed}${left}`;
};

/** Starts to show progress, at most ten times a second. */
export const startProgress = ({
  noun,
  total,
  stream = process.stderr,
  now = () => performance.now(),
}: ProgressOptions): Progress => {
  if (stream.isTTY !== true) return { at: () => undefined, end: () => undefined };
  const begun = now();
  let drawn = -Infinity;
  return {
    at: (done) => {
      const time = now();
      if (time - drawn < REDRAW_MS && done < (total ?? Infinity)) return;
      drawn = time;
      stream.write(
        `\r\u001B[K${progressLine(noun, done, total, time - begun).slice(0, (stream.columns === undefined || stream.columns === 0 ? 80 : stream.columns) - 1)}`,
      );
    },
    end: () => void stream.write('\r\u001B[K'),
  };
};

/** Draws what work reports as `done` of `total`; the first report, of 0 done, starts the clock. */
export function progressOf(noun: string): {
  readonly at: (done: number, total: number | undefined) => void;
  readonly end: () => void;
} {
  let progress: Progress | undefined;
  return {
    at: (done, total) => {
      progress ??= startProgress({ noun, total });
      progress.at(done);
    },
    end: () => progress?.end(),
  };
}
