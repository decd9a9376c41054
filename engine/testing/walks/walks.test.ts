// Golden walks: what every seat and the table are told in scripted games. Read a changed line before accepting it with -u.
import { expect, it, test } from 'vitest';
import { EVENT_KINDS } from '../../api/events.ts';
import { REFUSAL_CODES } from '../../api/refusals.ts';
import { WALKS } from './walks.ts';

const texts = new Map(WALKS.map(({ name, lines }) => [name, `${[...lines()].join('\n')}\n`]));

test.each([...texts])('%s', (name, text) => expect(text).toMatchFileSnapshot(`../golden/walks/${name}.txt`));

it('nothing on the way is impossible, and no dealt world looks different', () => {
  const wrong = [...texts.values()].join('').match(/^.*(impossible:|LOOKS DIFFERENT).*$/gm);
  expect(wrong).toBeNull();
});

it.each(EVENT_KINDS)('the event %s happens in one of them', (kind) => {
  expect([...texts.values()].some((text) => new RegExp(`[:,] ${kind} `).test(text))).toBe(true);
});

it.each(REFUSAL_CODES)('the refusal %s is met in one of them', (code) => {
  expect([...texts.values()].some((text) => text.includes(`  refused ${code} `))).toBe(true);
});

it('stays small enough to be read', () => {
  expect([...texts.values()].reduce((sum, text) => sum + text.length, 0)).toBeLessThan(200_000);
});
