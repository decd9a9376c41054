// Commands from a kept bundle: never out of date whatever happens to sources, packages and the cache, and at worst made anew.
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { importsOf } from '../../lint/imports.js';
import { makeBundle } from './make-bundle.cjs';

const ROOT = resolve(import.meta.dirname, '../..');
const CACHE = 'node_modules/.cache/grab-dich-frei';
let root = '';

/** A small project: one command that says what it is made of. */
const SOURCES = {
  'package.json': '{ "type": "module" }',
  'scripts/demo.ts': `import { near } from './near.ts';
import { far } from './deep/far.ts';
import thing from 'thing';
const kept = typeof KEPT === 'undefined' ? undefined : KEPT;
const from: string = 'far ' + far;
const known = kept?.get(from);
if (known === undefined) kept?.put(from, () => 'made of ' + from);
if (process.argv.includes('--crash')) throw new Error('a fault in the code');
console.log(JSON.stringify({ near, far, thing, known, place: import.meta.url, args: process.argv.slice(2) }));
`,
  'scripts/near.ts': "export const near: string = 'one';\n",
  'scripts/deep/far.ts': "export const far: string = 'one';\n",
  'node_modules/thing/package.json': '{ "name": "thing", "version": "1.0.0", "main": "a.js" }',
  'node_modules/thing/a.js': "module.exports = 'one';\n",
  'node_modules/thing/b.js': "module.exports = 'two';\n",
};

const at = (path: string): string => join(root, path);
const textOf = (path: string): string => readFileSync(at(path), 'utf8');
function write(path: string, text: string): void {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'start ö '));
  for (const [path, text] of Object.entries(SOURCES)) write(path, text);
  for (const name of readdirSync(import.meta.dirname).filter((one) => one.endsWith('.cjs')))
    cpSync(
      join(import.meta.dirname, name),
      (mkdirSync(at('scripts/run'), { recursive: true }), at(`scripts/run/${name}`)),
    );
  for (const name of ['esbuild', '@esbuild']) symlinkSync(join(ROOT, 'node_modules', name), at(`node_modules/${name}`));
});
afterEach(() => {
  chmodSync(root, 0o755);
  rmSync(root, { recursive: true, force: true });
});

const run = (...args: string[]) =>
  spawnSync(process.execPath, [at('scripts/run/start.cjs'), ...args], { cwd: root, encoding: 'utf8' });

interface Said {
  readonly near: string;
  readonly far: string;
  readonly thing: string;
  readonly known?: string;
  readonly place: string;
  readonly args: readonly string[];
}

function said(...args: string[]): Said {
  const { status, stdout, stderr } = run('demo', ...args);
  expect([status, stderr]).toEqual([0, '']);
  return JSON.parse(stdout) as Said;
}

const wordOf = (path: string): string => /'(\w+)';/.exec(textOf(path))?.[1] ?? '';
const truth = () => {
  const { main } = JSON.parse(textOf('node_modules/thing/package.json')) as { main: string };
  return {
    near: wordOf('scripts/near.ts'),
    far: wordOf('scripts/deep/far.ts'),
    thing: wordOf(`node_modules/thing/${main}`),
  };
};
const bundleTime = (): number => statSync(at(`${CACHE}/demo.bundle`)).mtimeMs;

describe('a command', () => {
  test('is bundled once, gets its arguments, knows its own place, and finds what the run before has kept', () => {
    const first = said('--lang', 'de');
    const made = bundleTime();
    const second = said('--lang', 'de');
    expect(second).toEqual({ ...first, known: 'made of far one' });
    expect(bundleTime()).toBe(made);
    expect(first).toMatchObject({ ...truth(), args: ['--lang', 'de'] });
    expect(decodeURI(first.place)).toBe(`file://${at('scripts/demo.ts')}`);
    expect(readdirSync(at(CACHE)).sort()).toEqual(['demo.bundle', 'demo.code', 'demo.kept', 'demo.map']);
  });

  test.each([['dmo'], ['../demo'], ['']])('that does not exist is refused: %j', (name) => {
    const { status, stderr } = run(name);
    expect([status, stderr]).toEqual([1, `"${name}" is no command: there is no scripts/${name}.ts\n`]);
  });

  test('that crashes names the line of its source, warm and cold', () => {
    for (const _ of ['cold', 'warm']) {
      const { status, stderr } = run('demo', '--crash');
      expect(status).toBe(1);
      expect(stderr).toMatch(/^Error: a fault in the code\n +at .*scripts\/demo\.ts:8:/);
    }
  });

  test('with a source that cannot be read says where', () => {
    write('scripts/near.ts', 'export const near = ;\n');
    const { status, stderr } = run('demo');
    expect(status).toBe(1);
    expect(stderr).toMatch(/scripts\/near\.ts:1:20/);
    expect(stderr).not.toMatch(/\n\s+at /);
  });
});

/** Every way to change the project; afterwards the command must say what the files say. */
const CHANGES: readonly (readonly [string, () => void])[] = [
  ['an edit of the same size', () => write('scripts/near.ts', SOURCES['scripts/near.ts'].replace('one', 'two'))],
  [
    'an edit of a longer text',
    () => write('scripts/deep/far.ts', SOURCES['scripts/deep/far.ts'].replace('one', 'three')),
  ],
  [
    'an edit of the same size and times',
    () => {
      const { atime, mtime } = statSync(at('scripts/near.ts'));
      write('scripts/near.ts', SOURCES['scripts/near.ts'].replace('one', 'six'));
      utimesSync(at('scripts/near.ts'), atime, mtime);
    },
  ],
  ['a change of the time alone', () => utimesSync(at('scripts/near.ts'), 1, 1)],
  [
    'an older file in its place, as a change of branch puts it',
    () => {
      write('scripts/near.ts', SOURCES['scripts/near.ts'].replace('one', 'old'));
      utimesSync(at('scripts/near.ts'), 1, 1);
    },
  ],
  ['an upgrade of a package', () => write('node_modules/thing/a.js', "module.exports = 'new';\n")],
  [
    'a package that names another main file',
    () => write('node_modules/thing/package.json', '{ "name": "thing", "version": "2.0.0", "main": "b.js" }'),
  ],
  [
    'a file that moved',
    () => {
      rmSync(at('scripts/near.ts'));
      write('scripts/deep/near.ts', "export const near = 'moved';\n");
      write('scripts/demo.ts', SOURCES['scripts/demo.ts'].replace('./near.ts', './deep/near.ts'));
      write('scripts/near.ts.txt', '');
    },
  ],
];

test.each(CHANGES)('%s: the command says what the files say', (name, change) => {
  said();
  change();
  const expected = name === 'a file that moved' ? { ...truthAfterMove(), near: 'moved' } : truth();
  expect(said()).toMatchObject(expected);
  expect(said()).toMatchObject(expected);
});

function truthAfterMove() {
  return { far: wordOf('scripts/deep/far.ts'), thing: wordOf('node_modules/thing/a.js') };
}

test('a chain of changes and changes back, with and without a run between', () => {
  const words = ['one', 'two', 'six'];
  for (let step = 0; step < 12; step += 1) {
    const path = (['scripts/near.ts', 'scripts/deep/far.ts', 'node_modules/thing/a.js'] as const)[step % 3]!;
    write(path, SOURCES[path].replace('one', words[(step * 5 + (step >> 2)) % 3]!));
    if (step % 4 !== 1) expect(said()).toMatchObject(truth());
  }
});

test('a file that is gone is told, not taken from the bundle', () => {
  said();
  rmSync(at('scripts/near.ts'));
  const { status, stderr } = run('demo');
  expect(status).toBe(1);
  expect(stderr).toContain('Could not resolve "./near.ts"');
});

test('a change makes anew what was kept from other code', () => {
  said();
  write('scripts/near.ts', SOURCES['scripts/near.ts'].replace('one', 'two'));
  expect(said().known).toBeUndefined();
  expect(said().known).toBe('made of far one');
});

describe('a cache that is damaged', () => {
  test.each(['demo.bundle', 'demo.code', 'demo.kept', 'demo.map'])(
    '%s: cut off, emptied, changed, or a folder',
    (name) => {
      const first = said();
      said();
      const path = at(`${CACHE}/${name}`);
      const whole = readFileSync(path);
      const damages: (() => void)[] = [
        ...[0, 1, 40, Math.floor(whole.length / 2), whole.length - 1].map((length) => () => truncateSync(path, length)),
        () => {
          const bytes = Buffer.from(readFileSync(path));
          bytes[bytes.length - 5]! ^= 1;
          writeFileSync(path, bytes);
        },
        () => {
          rmSync(path);
          mkdirSync(path);
        },
      ];
      for (const damage of damages) {
        damage();
        expect(said()).toMatchObject({ near: first.near, far: first.far, thing: first.thing });
      }
    },
  );

  test('of another version of Node is made anew', () => {
    said();
    const path = at(`${CACHE}/demo.bundle`);
    const [head = '', ...rest] = readFileSync(path, 'latin1').split('\n');
    const header = JSON.parse(head) as { header: { key: string } };
    header.header.key = 'f'.repeat(64);
    writeFileSync(path, [JSON.stringify(header), ...rest].join('\n'), 'latin1');
    expect(said()).toMatchObject(truth());
    expect(readFileSync(path, 'latin1')).not.toContain('f'.repeat(64));
  });
});

describe('a cache that cannot be written', () => {
  test('a file stands in its place', () => {
    write('node_modules/.cache', 'a file');
    expect(said()).toMatchObject(truth());
    expect(said()).toMatchObject(truth());
    expect(textOf('node_modules/.cache')).toBe('a file');
  });

  // The root user writes into any folder.
  test.skipIf(process.getuid?.() === 0)('a folder nobody may write into', () => {
    mkdirSync(at('node_modules/.cache'), { mode: 0o555 });
    expect(said()).toMatchObject(truth());
    expect(readdirSync(at('node_modules/.cache'))).toEqual([]);
  });
});

test('four at once on an empty cache: each is right, and no half-written file is left', async () => {
  const outputs = await Promise.all(
    Array.from(
      { length: 4 },
      () =>
        new Promise<string>((done) => {
          const child = spawn(process.execPath, [at('scripts/run/start.cjs'), 'demo'], { cwd: root });
          let out = '';
          child.stdout.on('data', (part: Buffer) => (out += part.toString('utf8')));
          child.on('close', () => done(out));
        }),
    ),
  );
  for (const out of outputs) expect(JSON.parse(out)).toMatchObject(truth());
  expect(readdirSync(at(CACHE)).filter((name) => name.endsWith('.part'))).toEqual([]);
  expect(said()).toMatchObject({ ...truth(), known: 'made of far one' });
});

test('a copy of the project that shares node_modules is told apart by its sources alone', () => {
  said();
  const copy = mkdtempSync(join(tmpdir(), 'copy-'));
  try {
    cpSync(at('scripts'), join(copy, 'scripts'), { recursive: true });
    cpSync(at('package.json'), join(copy, 'package.json'));
    symlinkSync(at('node_modules'), join(copy, 'node_modules'));
    const made = bundleTime();
    const { stdout } = spawnSync(process.execPath, [join(copy, 'scripts/run/start.cjs'), 'demo'], { encoding: 'utf8' });
    expect(JSON.parse(stdout)).toMatchObject({ ...truth(), place: `file://${join(copy, 'scripts/demo.ts')}` });
    expect(bundleTime()).toBe(made);
  } finally {
    rmSync(copy, { recursive: true });
  }
});

const started = Object.values(
  (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> }).scripts,
).flatMap((line) => /^node scripts\/run\/start\.cjs ([\w-]+)$/.exec(line)?.[1] ?? []);

test('at least check, print, site and build start this way', () => {
  expect(started).toEqual(expect.arrayContaining(['check', 'print', 'site', 'build']));
});

test.each(started)('the bundle of %s watches every source that the command imports', async (command) => {
  const cache = at('cache');
  await makeBundle(ROOT, cache, command, `scripts/${command}.ts`);
  const [head = ''] = readFileSync(join(cache, `${command}.bundle`), 'latin1').split('\n', 1);
  const { inputs } = (JSON.parse(head) as { header: { inputs: string[] } }).header;
  const wanted = new Set<string>();
  const visit = (file: string): void => {
    if (wanted.has(file)) return;
    wanted.add(file);
    // Types leave nothing in a bundle.
    const code = readFileSync(join(ROOT, file), 'utf8').replace(/^(?:import|export) type [^;]*;/gm, '');
    for (const next of importsOf(file, code)) if (next.endsWith('.ts')) visit(next);
  };
  visit(`scripts/${command}.ts`);
  expect(wanted.size).toBeGreaterThan(10);
  expect([...wanted].filter((file) => !inputs.includes(file))).toEqual([]);
});
