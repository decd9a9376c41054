// text-transform, by the rules of the language.
import type { Style } from '../css/style.ts';

/** The text as it is set. */
export function transformText(text: string, transform: Style['textTransform'], lang: string): string {
  if (transform === 'uppercase') return text.toLocaleUpperCase(lang);
  if (transform === 'lowercase') return text.toLocaleLowerCase(lang);
  if (transform === 'capitalize')
    return text.replace(
      /(^|[^\p{L}\p{M}\p{N}'’])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toLocaleUpperCase(lang),
    );
  return text;
}
