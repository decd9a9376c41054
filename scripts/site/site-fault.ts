// What keeps a site from being built, other than its content.
import type { CommandCode } from '../problem/codes.ts';

/** A fault with a stable code and a sentence for the user. */
export class SiteFault extends Error {
  readonly code: CommandCode;
  constructor(code: CommandCode, message: string) {
    super(message);
    this.code = code;
  }
}
