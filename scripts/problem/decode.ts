// Bytes → text, refusing what is not UTF-8 text.
import type { SourceFile } from './source-file.ts';

const strict = new TextDecoder('utf-8', { fatal: true });
const lenient = new TextDecoder('utf-8');

export interface Decoded {
  /** The text without a byte order mark; where bytes are wrong, U+FFFD stands. */
  readonly text: string;
  readonly fault: SourceFile['fault'];
}

/** Reads UTF-8 with or without a byte order mark. */
export const decodeText = (bytes: Uint8Array): Decoded => {
  try {
    return { text: strict.decode(bytes), fault: undefined };
  } catch {
    const text = lenient.decode(bytes);
    const start = Math.max(0, text.indexOf('\uFFFD'));
    return {
      text,
      fault: {
        code: 'NOT_UTF8',
        start,
        message: 'the file is not UTF-8 text',
        hint: 'save it as UTF-8 in your editor',
      },
    };
  }
};
