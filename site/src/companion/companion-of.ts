// Makes the companion of a page's props: the store opened, every id with its name.
import type { Companion } from './context.ts';
import { historyPanels } from './panels.ts';
import type { CompanionProps } from './props.ts';
import { openStore } from './store.ts';
import { hasWord, voiceOf } from '../../../voice/voice.ts';

export function companionOf({ lang, game, words, rules, icons }: CompanionProps): Companion {
  const store = openStore(game);
  const say = voiceOf(words, lang, 'companion', '');
  const nameIn = (
    list: readonly { readonly id: string; readonly name: Readonly<Record<string, string>> }[],
    id: string,
  ): string => list.find((one) => one.id === id)?.name[lang] ?? id;
  return {
    store,
    say,
    hasWord: (key) => hasWord(words, key),
    lang,
    rules,
    icons,
    panels: historyPanels(),
    nameOf: (seat) => {
      const name = store.state.value.settings.names[seat]?.trim() ?? '';
      return name === '' ? say('seat', { number: seat + 1 }) : name;
    },
    cardName: (id) => nameIn(game.cards, id),
    // With teams the second block is `<start>#2` (team.sides).
    placeName: (id) => {
      const [printed = id, block] = id.split('#');
      return block === undefined
        ? nameIn(game.locations, printed)
        : say('place.block', { place: nameIn(game.locations, printed), number: block });
    },
    gangName: (id) => nameIn(game.gangs, id),
  };
}
