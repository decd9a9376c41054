// What keeps a site from being built, other than its content.

/** A fault with a stable code and a sentence for the user. */
export class SiteFault extends Error {
  readonly code: 'SITE_ADDRESS' | 'NOT_A_SITE' | 'ASTRO_FAILED' | 'CANNOT_WRITE';
  constructor(code: SiteFault['code'], message: string) {
    super(message);
    this.code = code;
  }
}
