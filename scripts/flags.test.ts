// Flags: every mistake is a plain sentence with the nearest name, never a stack trace.
import { describe, expect, test } from 'vitest';
import { helpText, parseFlags } from './flags.ts';

const command = {
  name: 'npm run demo',
  says: 'Shows how flags work.',
  flags: {
    content: { kind: 'text', value: 'DIR', says: 'The content folder.' },
    paper: { kind: 'text', oneOf: ['a4', 'letter'], says: 'The paper.' },
    only: { kind: 'list', value: 'KIND', says: 'Only this kind.' },
    json: { kind: 'yes', says: 'Print JSON.' },
    lang: {
      kind: 'text',
      says: 'The language.',
      choices: (given: (flag: string) => string | undefined) =>
        ['xx', 'yy'].map((one) => [one, given('content')].filter((part) => part !== undefined).join('-')),
    },
  },
} as const;

const parse = (...args: string[]) => parseFlags(command, args);

describe('flags', () => {
  test('have values by name, with nothing given', () => {
    expect(parse()).toEqual({
      kind: 'run',
      flags: { content: undefined, paper: undefined, only: [], json: false, lang: undefined },
      words: [],
    });
  });

  test('are read in any order and with or without "="', () => {
    expect(parse('--json', '--content', 'a b', '--paper=letter', '--only', 'x', '--only=y')).toEqual({
      kind: 'run',
      flags: { content: 'a b', paper: 'letter', only: ['x', 'y'], json: true, lang: undefined },
      words: [],
    });
  });

  test.each([
    [['--contnt', 'x'], 'npm run demo: there is no flag --contnt\n  did you mean "--content"?'],
    [
      ['--zzzzzzzz'],
      'npm run demo: there is no flag --zzzzzzzz\n  known: --content, --paper, --only, --json, --lang, --help',
    ],
    [['-x'], 'npm run demo: there is no flag -x\n  known: --only, --json, --lang, --help, --paper, --content'],
    [['--content'], 'npm run demo: --content needs a value\n  write --content DIR'],
    [['--content', '--json'], 'npm run demo: --content needs a value\n  write --content DIR'],
    [['--content='], 'npm run demo: --content needs a value\n  write --content DIR'],
    [['--paper', 'leter'], 'npm run demo: --paper cannot be "leter"\n  did you mean "letter"?'],
    [['--paper', 'a5'], 'npm run demo: --paper cannot be "a5"\n  did you mean "a4"?'],
    [['--json=yes'], 'npm run demo: --json takes no value\n  write --json alone'],
    [['--content', 'a', '--content=a'], 'npm run demo: --content stands there twice\n  keep the one that is meant'],
    [['--json', '--json'], 'npm run demo: --json stands there twice\n  keep the one that is meant'],
    [['--lang'], 'npm run demo: --lang needs a value\n  write --lang xx|yy'],
    [['--content', 'z', '--lang'], 'npm run demo: --lang needs a value\n  write --lang xx-z|yy-z'],
    [['content'], 'npm run demo: "content" is not understood\n  flags begin with --; see --help'],
    [
      ['--__proto__', 'x'],
      'npm run demo: there is no flag --__proto__\n  known: --content, --paper, --only, --json, --lang, --help',
    ],
  ])('%j is refused', (args, text) => {
    const parsed = parse(...args);
    expect(parsed.kind).toBe('mistake');
    expect(parsed.kind === 'mistake' && parsed.text).toBe(text);
  });

  test('--help wins over everything after it and explains each flag', () => {
    expect(parse('--help', '--nonsense')).toEqual({ kind: 'help', text: helpText(command) });
    expect(helpText(command)).toBe(
      [
        'npm run demo [-- flags]',
        '',
        'Shows how flags work.',
        '',
        '  --content DIR      The content folder.',
        '  --paper a4|letter  The paper.',
        '  --only KIND        Only this kind. May be given several times.',
        '  --json             Print JSON.',
        '  --lang xx|yy       The language.',
        '  --help             Show this text.',
      ].join('\n'),
    );
  });

  test('words are kept where the command takes words', () => {
    const parsed = parseFlags({ ...command, words: 'FILE…' }, ['a', '--json', 'b', '--', '--c']);
    expect(parsed).toMatchObject({ kind: 'run', words: ['a', 'b', '--c'] });
  });
});
