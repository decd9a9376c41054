// What can go wrong with a server, in one line each.
import { placeOf } from './address.ts';
import type { ServerAddress } from './address.ts';

/** A server that cannot be used; the message is for people. */
export class ServerFault extends Error {}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Errors of the network by what they mean; others carry a code of TLS or none. */
const NO_HOST = ['ENOTFOUND', 'EAI_AGAIN'];
const NO_ANSWER = ['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'EPIPE', 'ETIMEDOUT'];

/** How servers without TLS answer a greeting in it. */
const SILENT = ['ECONNRESET', 'ETIMEDOUT', 'EPROTO', 'ERR_SSL_WRONG_VERSION_NUMBER'];

/** Says why a server could not be used when it was asked first. */
export function faultOf(address: ServerAddress, error: unknown): ServerFault {
  const place = placeOf(address);
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : String(error);
  const says = (text: string): ServerFault => new ServerFault(text);
  if (NO_HOST.includes(code)) return says(`--queue: no machine is called "${address.host}" (${code})`);
  if (address.tls && SILENT.includes(code))
    return says(`--queue: ${place} does not answer in TLS; try redis:// (${code})`);
  if (NO_ANSWER.includes(code)) return says(`--queue: nobody answers at ${place} (${code})`);
  if (/^(WRONGPASS|NOAUTH|NOPERM|ERR AUTH)|invalid password/.test(message))
    return says(`--queue: ${place} wants another user name or password`);
  if (/DB index|invalid DB/i.test(message)) return says(`--queue: ${place} has no database ${address.db}`);
  if (/^Protocol error/.test(message)) return says(`--queue: what answers at ${place} is no Redis-compatible server`);
  if (code !== '') return says(`--queue: no safe connection to ${place} (${code})`);
  return says(`--queue: ${place} refuses: ${message.split('\n', 1)[0] ?? ''}`);
}

/** The server was there, and is no more. */
export const lostFault = (address: ServerAddress): ServerFault =>
  new ServerFault(`--queue: the server at ${placeOf(address)} went away`);
