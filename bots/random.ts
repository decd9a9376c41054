// The random bot: first a kind of action, all that are open alike, then one of that kind; it plays its actions and goes where it rolled.
import { isAtTurn, makeMemory, reading, remember } from '../engine/index.ts';
import type { Bot } from './bot.ts';
import { chooser } from './chance.ts';

const { END_TURN, REVEAL, STAY } = reading;

export const random: Bot = {
  name: 'random',
  sit(t, seat, seed) {
    const memory = makeMemory(t);
    const draw = chooser(seed);
    const { kindOf } = t.actions;
    const firsts: number[] = [];
    const pick = (legal: Int32Array, count: number, without: (kind: number) => boolean): number => {
      firsts.length = 0;
      for (let i = 0; i < count; i++)
        if ((i === 0 || kindOf[legal[i]] !== kindOf[legal[i - 1]]) && !without(kindOf[legal[i]])) firsts.push(i);
      if (firsts.length === 0) return -1;
      const from = firsts[draw(firsts.length)];
      let to = from + 1;
      while (to < count && kindOf[legal[to]] === kindOf[legal[from]]) to++;
      return legal[from + draw(to - from)];
    };
    const isLoose = (kind: number): boolean => kind === END_TURN || kind === STAY;
    const isFree = (kind: number): boolean => isLoose(kind) || kind === REVEAL;
    return {
      memory,
      choose(world, legal, count) {
        if (!isAtTurn(world)) {
          const chosen = pick(legal, count, isLoose);
          return chosen >= 0 ? chosen : legal[0];
        }
        const paid = pick(legal, count, isFree);
        if (paid >= 0) return paid;
        const reveal = draw(2) === 0 ? pick(legal, count, isLoose) : -1;
        return reveal >= 0 ? reveal : legal[0];
      },
      hear: (raw) => remember(t, memory, seat, raw),
    };
  },
};
