// What every part of the companion can reach: the store, the words, names of everything, rules and icons.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Lang } from '../../../engine/facts/game.ts';
import type { CompanionProps } from './props.ts';
import type { Panels } from './panels.ts';
import type { Store } from './store.ts';
import type { Say } from '../../../voice/voice.ts';

export interface Companion {
  readonly store: Store;
  readonly say: Say;
  /** Whether there is a word of this key. */
  readonly hasWord: (key: string) => boolean;
  readonly lang: Lang;
  readonly rules: CompanionProps['rules'];
  readonly icons: CompanionProps['icons'];
  readonly panels: Panels;
  readonly nameOf: (seat: number) => string;
  readonly cardName: (id: string) => string;
  readonly placeName: (id: string) => string;
  readonly gangName: (id: string) => string;
}

export const CompanionContext = createContext<Companion | undefined>(undefined);

export function useCompanion(): Companion {
  const companion = useContext(CompanionContext);
  if (companion === undefined) throw new Error('The companion is used outside of its page.');
  return companion;
}
