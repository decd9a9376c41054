// How a problem looks in a terminal.
import { describe, expect, test } from 'vitest';
import { formatProblem, formatProblems, sortProblems } from './format-problem.ts';
import type { Problem } from './problem.ts';
import { placeAt } from './source-file.ts';

const problem = (source: string, column: number, length: number, more: Partial<Problem> = {}): Problem => ({
  severity: 'error',
  code: 'UNKNOWN_ID',
  message: 'gang "moles" asks for accessory "kapp"',
  hint: 'did you mean "kappe"?',
  place: { file: 'content/gangs.yaml', line: 12, column, length, source },
  ...more,
});

describe('a problem', () => {
  test('shows place, code, sentence, source line, caret and hint', () => {
    expect(formatProblem(problem('    accessories: [kapp, ring, uhr]', 19, 4))).toBe(
      [
        'content/gangs.yaml:12:19  UNKNOWN_ID  gang "moles" asks for accessory "kapp"',
        '  accessories: [kapp, ring, uhr]',
        '                ^^^^  did you mean "kappe"?',
      ]
        .join('\n')
        .replace('                ^^^^', `  ${' '.repeat(14)}^^^^`),
    );
  });

  test('without a line shows the hint alone', () => {
    expect(formatProblem(problem('', 1, 1))).toBe(
      'content/gangs.yaml:12:1  UNKNOWN_ID  gang "moles" asks for accessory "kapp"\n  did you mean "kappe"?',
    );
  });

  test('says that it is a warning', () =>
    expect(formatProblem(problem('', 1, 1, { severity: 'warning', hint: '' }))).toContain(
      '  UNKNOWN_ID  warning: gang',
    ));

  test('in a long line shows the part around it', () => {
    const lines = formatProblem(problem(`${'a'.repeat(300)}kapp${'b'.repeat(300)}`, 301, 4)).split('\n');
    expect(lines[1]!.length).toBeLessThan(130);
    expect(lines[1]!.slice(lines[2]!.indexOf('^')).startsWith('kapp')).toBe(true);
  });

  test('makes control characters harmless', () => {
    const text = formatProblem(problem('a\u001B[31mb', 8, 1, { message: 'x\u001B[2Jy\u202E' }));
    expect([text.includes('\u001B'), text.includes('\u202E')]).toEqual([false, false]);
  });

  test('comes in the order of files and places, each once', () => {
    const one = problem('x', 2, 1);
    const two = problem('x', 1, 1);
    expect(sortProblems([one, two, one])).toEqual([two, one]);
    expect(formatProblems([two, one]).split('\n\n')).toHaveLength(2);
  });
});

describe('a place', () => {
  test.each(['\n', '\r\n', '\r'])('counts lines that end in %j', (end) => {
    const text = ['one', 'zwölf 🙂 x', ''].join(end);
    expect(placeAt({ path: 'f', name: 'f', text }, text.indexOf('x'))).toEqual({
      file: 'f',
      line: 2,
      column: 9,
      length: 1,
      source: 'zwölf 🙂 x',
    });
  });

  test('never leaves its line or the file', () => {
    const file = { path: 'f', name: 'f', text: 'ab\ncd' };
    expect(placeAt(file, 1, 99)).toMatchObject({ line: 1, column: 2, length: 1 });
    expect(placeAt(file, 99)).toMatchObject({ line: 2, column: 3, length: 1 });
  });
});
