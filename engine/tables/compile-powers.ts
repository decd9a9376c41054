// Gang powers as look-ups by gang; the whole closed vocabulary of powers stands in this one table.
import type { Game, Numbers, Power, PowerKind } from '../facts/game.ts';
import type { PowerTable } from './tables.ts';

/** Entry 0 is no gang: plain rules. Two powers of one kind in a gang add up; the most lenient beating limit counts. */
export function compilePowers(game: Game, n: Numbers): PowerTable {
  const rows = game.gangs.length + 1;
  const table = {
    digBonus: new Int32Array(rows * game.cards.length),
    searchBonus: new Int32Array(rows),
    craftAnywhere: new Uint8Array(rows),
    craftBlockedAt: new Int32Array(rows).fill(n.craftBlockedAt),
    craftDraw: new Int32Array(rows),
    buyDiscount: new Int32Array(rows),
    attackBonus: new Int32Array(rows),
    extortReward: new Int32Array(rows),
    moveDice: new Int32Array(rows).fill(1),
  };
  const add = (list: Int32Array, at: number, more: number): void => void (list[at] = (list[at] ?? 0) + more);
  const most = (list: Int32Array, at: number, value: number): void => void (list[at] = Math.max(list[at] ?? 0, value));
  const apply: { readonly [K in PowerKind]: (row: number, power: Extract<Power, { readonly kind: K }>) => void } = {
    'dig-bonus': (row, { card, points }) =>
      add(table.digBonus, row * game.cards.length + game.cards.findIndex(({ id }) => id === card), points),
    'search-bonus': (row, { count }) => add(table.searchBonus, row, count),
    'craft-anywhere': (row) => void (table.craftAnywhere[row] = 1),
    'craft-beaten': (row, { beatings }) => most(table.craftBlockedAt, row, beatings + 1),
    'craft-draw': (row, { count }) => add(table.craftDraw, row, count),
    'buy-discount': (row, { cigarettes }) => add(table.buyDiscount, row, cigarettes),
    'attack-bonus': (row, { weapons }) => add(table.attackBonus, row, weapons),
    'extort-reward': (row, { cigarettes }) => add(table.extortReward, row, cigarettes),
    'move-dice': (row, { dice }) => most(table.moveDice, row, dice),
  };
  const applyAny = <K extends PowerKind>(row: number, power: Extract<Power, { readonly kind: K }>): void =>
    apply[power.kind as K](row, power);
  game.gangs.forEach((gang, index) => gang.powers.forEach((power) => applyAny(index + 1, power)));
  return table;
}
