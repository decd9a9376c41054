// Every damage to every file of the real content, and many damages by chance.
import { describe } from 'vitest';
import { describeDamages } from './testing/damages.ts';

describe('the real content', () => {
  describeDamages({ every: 1, runs: 600 });
});
