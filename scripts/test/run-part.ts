// One part of `npm test` run to its end, its output kept, what passed and failed counted.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Part } from './parts.ts';

export interface PartResult {
  readonly name: string;
  /** Everything it wrote, in order. */
  readonly output: string;
  readonly seconds: number;
  /** A part without figures of its own counts as one. */
  readonly passed: number;
  readonly failed: number;
}

/** What the runner's report says; undefined where there is none, as after a crash. */
function counted(report: string): { readonly passed: number; readonly failed: number } | undefined {
  try {
    const { numPassedTests, numFailedTests, success } = JSON.parse(readFileSync(report, 'utf8')) as {
      numPassedTests: number;
      numFailedTests: number;
      success: boolean;
    };
    // A file that cannot be read has no tests that could fail.
    return { passed: numPassedTests, failed: success ? numFailedTests : Math.max(1, numFailedTests) };
  } catch {
    return undefined;
  }
}

/** Runs `npm run` for a part through the shell, so that it works where npm is a script; `root` is the project. Never rejects. */
export async function runPart(root: string, { name, flags }: Part): Promise<PartResult> {
  const begun = process.hrtime.bigint();
  const folder = mkdtempSync(join(tmpdir(), 'grab-dich-frei-'));
  const report = join(folder, 'report.json');
  const added = flags === undefined ? '' : ` -- ${flags(report)}`;
  let output = '';
  const ok = await new Promise<boolean>((done) => {
    const child = spawn(`npm run --silent ${name}${added}`, { cwd: root, shell: true });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    child.once('error', (fault) => {
      output += fault.message;
      done(false);
    });
    child.once('close', (status) => {
      done(status === 0);
    });
  });
  const found = flags === undefined ? undefined : counted(report);
  rmSync(folder, { recursive: true, force: true });
  const { passed, failed } = found ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  return {
    name,
    output,
    seconds: Number((process.hrtime.bigint() - begun) / 1_000_000n) / 1000,
    passed,
    // A runner that ends badly has failed, whatever it counted.
    failed: ok ? failed : Math.max(1, failed),
  };
}
