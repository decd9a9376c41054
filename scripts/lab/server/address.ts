// Where a server is: a URL as typed, read strictly, and how messages call it, which is never with its password.

export interface ServerAddress {
  readonly host: string;
  readonly port: number;
  readonly db: number;
  readonly tls: boolean;
  readonly username?: string;
  readonly password?: string;
}

export const QUEUE_EXAMPLE = 'redis://host:6379/0';
const USUAL_PORT = 6379;

/** `redis://name:password@host:port/db`, or `rediss:` for TLS; undefined where it is nothing of that. */
export function readAddress(text: string): ServerAddress | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, port, pathname, search, hash, username, password } = new URL(text);
  const db = /^\/?(\d{0,5})$/.exec(pathname);
  if (!['redis:', 'rediss:'].includes(protocol) || hostname === '' || db === null || search + hash !== '')
    return undefined;
  try {
    return {
      host: hostname.replace(/^\[(.*)\]$/, '$1'),
      port: port === '' ? USUAL_PORT : Number(port),
      db: Number(db[1]),
      tls: protocol === 'rediss:',
      ...(username !== '' && { username: decodeURIComponent(username) }),
      ...(password !== '' && { password: decodeURIComponent(password) }),
    };
  } catch {
    return undefined;
  }
}

/** What was typed, with dots for a password. */
export const withoutPassword = (text: string): string => text.replace(/(:\/\/[^:@/]*):.*@/, '$1:…@');

/** As messages call the server. */
export const placeOf = ({ host, port }: ServerAddress): string =>
  host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;
