// The picture beside each chapter's heading; a chapter nobody has drawn for shows bars.

const PICTURES: Readonly<Record<string, string>> = {
  setup: 'box',
  turn: 'watch',
  location: 'watchtower',
  move: 'yard',
  search: 'magnifier',
  craft: 'wrench',
  gang: 'bandana',
  card: 'playing-cards',
  local: 'spoon',
  extort: 'knife',
  beating: 'boxing-glove',
  end: 'tunnel',
  michel: 'prisoner',
  team: 'handshake',
  variant: 'die',
  effect: 'magic-hat',
  power: 'fist',
  words: 'checklist',
};

/** Name of an icon for the chapter with this id. */
export const chapterPicture = (id: string): string => PICTURES[id] ?? 'bars';
