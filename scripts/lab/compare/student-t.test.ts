// Quantiles against printed tables.
import { expect, test } from 'vitest';
import { normalQuantile, studentT } from './student-t.ts';

test.each([
  [0.5, 0],
  [0.6, 0.253347],
  [0.975, 1.959964],
  [0.999, 3.090232],
  [0.99999, 4.264891],
])('normal, %s: %s', (p, z) => expect(normalQuantile(p)).toBeCloseTo(z, 5));

test.each([
  [0.975, 7, 2.3646],
  [0.995, 10, 3.1693],
  [0.9995, 20, 3.8495],
  [0.975, 99, 1.9842],
  [0.9999, 30, 4.233],
])('Student, %s with %s degrees: %s', (p, freedom, t) => expect(studentT(p, freedom) / t).toBeCloseTo(1, 2));
