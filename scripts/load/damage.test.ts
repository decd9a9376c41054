// A damaged content: a fifth of all damages, and how the check command ends. The long test does every damage to every file.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { copy, describeDamages, ROOT, textOf, withFile } from './testing/damages.ts';

describe('the real content', () => {
  describeDamages({ every: 5, runs: 30 });
});

describe('npm run check', () => {
  const run = (...args: string[]): { readonly code: number; readonly out: string; readonly err: string } => {
    try {
      return {
        code: 0,
        out: execFileSync(process.execPath, [join(ROOT, 'scripts/run/start.cjs'), 'check', ...args], {
          cwd: ROOT,
          encoding: 'utf8',
          stdio: 'pipe',
        }),
        err: '',
      };
    } catch (thrown) {
      const { status, stdout, stderr } = thrown as { status: number; stdout: string; stderr: string };
      return { code: status, out: stdout, err: stderr };
    }
  };

  test.each([
    [
      'an error',
      'gangs.yaml',
      (text: string) => text.replace('copies: 3', 'copies: "3"'),
      /gangs\.yaml:\d+:\d+ {2}WRONG_TYPE /,
    ],
    [
      'a syntax error',
      'actions.yaml',
      (text: string) => text.replace(/flavour: .*/, 'flavour: Gain 1: draw'),
      /actions\.yaml:\d+:\d+ {2}YAML_COLON /,
    ],
  ])('exits 1 on %s, without a stack trace', (_, file, change, expected) => {
    withFile(file, change(textOf(file)), () => {
      const { code, out, err } = run('--content', copy);
      expect(out).toMatch(expected);
      expect(out + err).not.toMatch(/\n\s+at /);
      expect(code).toBe(1);
    });
  });

  test('prints one JSON object with --json, and exits 1 on a warning alone', () => {
    const untold = textOf('words/en/parts.yaml').replace(/^ +flavour: .*\n/m, '');
    withFile('parts.yaml', textOf('parts.yaml').replace('copies: 2', 'copies: 0'), () =>
      withFile('words/en/parts.yaml', untold, () => {
        const { code, out } = run('--content', copy, '--json');
        expect(JSON.parse(out)).toMatchObject({
          ok: false,
          problems: [{ code: 'MISSING_TRANSLATION', severity: 'warning' }],
          leftOut: [{ list: 'parts' }],
          missing: [{ lang: 'en' }],
        });
        expect(code).toBe(1);
      }),
    );
  });

  test.each([
    [['--content', join(copy, 'nope')], 1, /MISSING_FILE/],
    [['--content', join(copy, 'parts.yaml')], 1, /NOT_A_FOLDER/],
    [['--contnt'], 1, /did you mean "--content"\?/],
    [['--help'], 0, /--templates DIR/],
  ])('%j: exit %d', (args, code, expected) => {
    const result = run(...args);
    expect(result.out + result.err).toMatch(expected);
    expect(result.code).toBe(code);
    expect(result.out + result.err).not.toMatch(/\n\s+at /);
  });
});
