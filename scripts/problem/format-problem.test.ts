// How a problem looks in a terminal.
import { describe, expect, test } from 'vitest';
import { formatProblem, formatProblems } from './format-problem.ts';
import { sortProblems } from './sort-problems.ts';
import type { Problem } from './problem.ts';
import { placeAt } from './source-file.ts';
import { placeIn } from './source-place.ts';

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

describe('many problems', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, i) => problem('', 1, 1, { message: `number ${String(i)}` }));

  test('of one code: ten are shown, the others counted', () => {
    const other = problem('', 1, 1, { code: 'DOUBLED_ID', message: 'last' });
    const blocks = formatProblems([...many(13), other]).split('\n\n');
    expect(blocks).toHaveLength(12);
    expect(blocks[10]).toContain('last');
    expect(blocks[11]).toBe('… and 3 more UNKNOWN_ID');
  });

  test('of ten there are no more', () => expect(formatProblems(many(10))).not.toContain('more'));
});

describe('a quoted value', () => {
  const long = `${'a'.repeat(100)}${'z'.repeat(100)}`;
  const short = `${'a'.repeat(30)}…${'z'.repeat(29)}`;
  test('is cut at sixty characters in sentence and hint', () => {
    const text = formatProblem(
      problem('', 1, 1, { message: `"a" is not "${long}" here`, hint: `did you mean "${long}"?` }),
    );
    expect(text).toContain(`"a" is not "${short}" here`);
    expect(text).toContain(`did you mean "${short}"?`);
  });
  test('stays whole where it is the path of the file', () => {
    const file = `/${'deep/'.repeat(30)}content`;
    const place = { ...problem('', 1, 1).place, file };
    expect(formatProblem(problem('', 1, 1, { message: `"${file}" is gone`, place }))).toContain(`"${file}" is gone`);
  });
});

describe('the caret', () => {
  test('stands below the fault behind emoji and full-width signs, which fill two cells', () => {
    const [, line = '', caret = ''] = formatProblem(problem('🥄🥄： x', 5, 1)).split('\n');
    expect(line).toBe('  🥄🥄： x');
    expect(caret.indexOf('^')).toBe(2 + 2 * 3 + 1);
  });
});

describe('a place', () => {
  test('counts characters in templates as in content', () => {
    const text = '<p>🥄🥄</p><b>';
    expect(placeIn({ file: 'f', text }, text.indexOf('<b>'), 3)).toEqual(
      placeAt({ path: 'f', name: 'f', text }, text.indexOf('<b>'), text.length),
    );
    expect(placeIn({ file: 'f', text }, text.indexOf('<b>'), 3).column).toBe(10);
  });

  test('past the end of a template is in its last line', () =>
    expect(placeIn({ file: 'f', text: 'a\nb' }, 99, 7)).toMatchObject({ line: 2, column: 2, length: 1 }));

  test('in a file of a hundred thousand lines costs no look at all of them', () => {
    const text = 'a: b\n'.repeat(100_000);
    const file = { path: 'f', name: 'f', text };
    const lines = Array.from({ length: 100_000 }, (_, i) => placeAt(file, i * 5 + 3).line);
    expect(lines.every((line, i) => line === i + 1)).toBe(true);
  }, 2000);

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
