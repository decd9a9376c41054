// Gang powers as look-ups by gang; the whole closed vocabulary of powers stands in this one switch.
import type { Game, Numbers, Power } from '../facts/game.ts';
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
  const apply = (row: number, power: Power): void => {
    switch (power.kind) {
      case 'dig-bonus':
        return add(
          table.digBonus,
          row * game.cards.length + game.cards.findIndex((card) => card.id === power.card),
          power.points,
        );
      case 'search-bonus':
        return add(table.searchBonus, row, power.count);
      case 'craft-anywhere':
        return void (table.craftAnywhere[row] = 1);
      case 'craft-beaten':
        return void (table.craftBlockedAt[row] = Math.max(table.craftBlockedAt[row] ?? 0, power.beatings + 1));
      case 'craft-draw':
        return add(table.craftDraw, row, power.count);
      case 'buy-discount':
        return add(table.buyDiscount, row, power.cigarettes);
      case 'attack-bonus':
        return add(table.attackBonus, row, power.weapons);
      case 'extort-reward':
        return add(table.extortReward, row, power.cigarettes);
      case 'move-dice':
        return void (table.moveDice[row] = Math.max(table.moveDice[row] ?? 1, power.dice));
    }
  };
  game.gangs.forEach((gang, index) => gang.powers.forEach((power) => apply(index + 1, power)));
  return table;
}
