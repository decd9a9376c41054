// How the commands end: 0 when all is well, 1 for whatever check finds, by check, print and site alike; nothing written, no stack trace.
// One fault before anything is laid out and one in a template are tried here; the rest in exit-codes.long.test.ts.
import { expect, it } from 'vitest';
import { check, FAULTS, run, testFaults, useCopies } from './testing/exit-codes.ts';

useCopies();

it('with healthy content and templates: 0', () => {
  const checked = check();
  expect(checked).toMatchObject({ status: 0, stderr: '' });
  expect(checked.stdout).toMatch(/No problems\.\n$/);
  for (const command of ['check', 'print', 'site', 'build'])
    expect(run(command, '--help')).toMatchObject({ status: 0, stderr: '' });
});

testFaults(FAULTS.filter(({ code }) => ['UNKNOWN_WORD', 'EMPTY_FACE'].includes(code)));
