// Numbers and sizes of files as a language writes them.

const formats = new Map<string, Intl.NumberFormat>();

/** Formats are dear to make, so each is made once; a language without rules writes as English does. */
function formatOf(lang: string, style: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${lang} ${style.unit ?? ''}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat([lang, 'en'], style);
    formats.set(key, format);
  }
  return format;
}

/** A number with the marks of the language: `1.234,5` in German, `1,234.5` in English; at most three places after the point. */
export function numberIn(lang: string, value: number): string {
  return formatOf(lang).format(value);
}

/** The size of a file: `80 kB`, `1,2 MB`. */
export function sizeIn(lang: string, bytes: number): string {
  return bytes < 1_000_000
    ? formatOf(lang, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }).format(bytes / 1000)
    : formatOf(lang, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(bytes / 1_000_000);
}
