// The HTML entities that Handlebars writes, and the few a designer types by name.

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '\u00ad',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  times: '×',
  middot: '·',
  bull: '•',
  ensp: '\u2002',
  emsp: '\u2003',
  thinsp: '\u2009',
  rarr: '→',
  larr: '←',
  minus: '−',
  zwnj: '\u200c',
};

const ENTITY = /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi;

/** Text with its entities replaced; an unknown name is handed to `unknown` with its index and stays as typed. */
export function decodeText(text: string, unknown: (entity: string, index: number) => void): string {
  if (!text.includes('&')) return text;
  return text.replace(
    ENTITY,
    (entity, hex: string | undefined, decimal: string | undefined, name: string | undefined, index: number) => {
      if (hex !== undefined) return fromCode(Number.parseInt(hex, 16));
      if (decimal !== undefined) return fromCode(Number(decimal));
      const character = NAMED[name ?? ''];
      if (character === undefined) unknown(entity, index);
      return character ?? entity;
    },
  );
}

function fromCode(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
}
