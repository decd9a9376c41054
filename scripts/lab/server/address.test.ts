// Addresses of servers as typed.
import { expect, test } from 'vitest';
import { placeOf, readAddress, withoutPassword } from './address.ts';

test.each([
  ['redis://host', { host: 'host', port: 6379, db: 0, tls: false }],
  ['redis://host:1234/', { host: 'host', port: 1234, db: 0, tls: false }],
  ['rediss://me:p%40ss@host/7', { host: 'host', port: 6379, db: 7, tls: true, username: 'me', password: 'p@ss' }],
  ['redis://:pass@[::1]:1/2', { host: '::1', port: 1, db: 2, tls: false, password: 'pass' }],
])('%s is read', (text, address) => expect(readAddress(text)).toEqual(address));

test.each([
  '',
  'host',
  'http://host',
  'redis://',
  'redis://host/x',
  'redis://host/1/2',
  'redis://host?db=1',
  'redis://%zz@host',
  'redis://host:99999',
])('"%s" is none', (text) => expect(readAddress(text)).toBeUndefined());

test('messages hold no password', () => {
  expect(withoutPassword('redis://me:se:c@ret@host')).toBe('redis://me:…@host');
  expect(placeOf({ host: '::1', port: 5, db: 0, tls: false, password: 'secret' })).toBe('[::1]:5');
});
