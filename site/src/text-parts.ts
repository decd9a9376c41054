// A text of the game as pieces to show: paragraphs, and within them words and icons. Nothing in it is ever HTML.

export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'icon';
      readonly name: string;
      /** The number written before it, 0 where there is none. */ readonly count: number;
    };

/** Splits at empty lines and line ends; empty paragraphs are dropped. */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** Splits one paragraph at its `~icon.name~` marks. */
export function partsOf(text: string): readonly TextPart[] {
  return text
    .split(/(~icon\.[a-z0-9-]+~)/)
    .filter((piece) => piece !== '')
    .map((piece, index, pieces) => {
      const name = /^~icon\.([a-z0-9-]+)~$/.exec(piece)?.[1];
      if (name === undefined) return { kind: 'text', text: piece };
      return { kind: 'icon', name, count: Number(/(\d+)\s*$/.exec(pieces[index - 1] ?? '')?.[1] ?? 0) };
    });
}

/** The text in one line with its icons spoken, for titles and descriptions; at most `length` characters, cut at a word. */
export function plainText(text: string, iconName: (name: string, count: number) => string, length = 160): string {
  const spoken = partsOf(text)
    .map((part) => (part.kind === 'text' ? part.text : iconName(part.name, part.count)))
    .join('');
  const plain = spoken.replace(/\s+/g, ' ').trim();
  if (plain.length <= length) return plain;
  return `${plain.slice(0, length).replace(/\s\S*$/, '')} …`;
}
