// Every function of the engine's front doors against 10,000 foreign inputs: a refusal each time.
import { expect, it } from 'vitest';
import { COMPANION } from './contract-companion.ts';
import { ENGINE } from './contract-engine.ts';
import { breach, isCalled } from './contract.ts';

it.each([...Object.entries(ENGINE), ...Object.entries(COMPANION)].filter(isCalled))(
  '%s refuses 10,000 foreign inputs, and touches nothing',
  { timeout: 600_000 },
  (name, entry) => expect(breach(name, entry, 10_000)).toBeUndefined(),
);
