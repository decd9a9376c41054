// Saves that know whether they are whole: a check over the text stands at its end.
import { hashText } from './hash.ts';

const SEAL = /^(\{.*),"check":"([0-9a-f]{16})"\}$/s;

/** A record that is not empty as one line of JSON, with a check over all that stands before it as its last field. */
export function sealed(content: Readonly<Record<string, unknown>>): string {
  const text = JSON.stringify(content).slice(0, -1);
  return `${text},"check":"${hashText(text)}"}`;
}

/** Is the text as `sealed` wrote it, to the letter? White space behind it is an editor's. */
export function isSealed(text: string): boolean {
  const [, content, check] = SEAL.exec(text.trimEnd()) ?? [];
  return content !== undefined && hashText(content) === check;
}
