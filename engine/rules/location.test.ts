// The six places of the real game: what each lets one do, and that its printed facts are the ones the engine plays with.
import { describe, expect, it } from 'vitest';
import { LOCATION_ACTIONS } from '../facts/game.ts';
import { realGame } from '../testing/real-game.ts';
import { give, offered, own, run, runWith, scene, set, setActions, table } from '../testing/scene.ts';
import type { Scene } from '../testing/scene.ts';

/** Two inmates in one place; the first holds a bit of everything and has a beating less than stops anything. */
function inPlace(id: string): Scene {
  const on = scene({ players: 2 }, 1, realGame);
  for (const seat of [0, 1]) set(on, seat, { at: id, cigarettes: 20 });
  give(on, 0, 'spoon', 'blade', 'pan', 'tape');
  return on;
}

const KINDS: Readonly<Record<(typeof LOCATION_ACTIONS)[number], string>> = {
  dig: 'dig',
  'steal-spoon': 'steal-spoon',
  sell: 'sell',
  buy: 'buy',
  heal: 'heal',
};

describe.each([
  ['location.cell-block'],
  ['location.showers'],
  ['location.cafeteria'],
  ['location.common-room'],
  ['location.infirmary'],
  ['location.solitary'],
])('%s', (rule) => {
  const place = rule.replace('location.', '');
  const { faces, search, actions, limits } = realGame.locations.find(({ id }) => id === place)!;
  const [crafting, extorting] = [!limits.includes('no-crafting'), !limits.includes('no-extortion')];
  const elsewhere = realGame.locations.findLast(({ id }) => id !== place)!.id;

  it('is reached with its faces and no others', () => {
    for (let face = 1; face <= realGame.numbers.dieFaces; face++) {
      const on = inPlace(elsewhere);
      runWith(on, 'roll', { dice: [face] });
      const reached = offered(on, 'go').includes(`go:${place}`) || own(on, 0).location === place;
      expect([face, reached]).toEqual([face, faces.some((one) => one === face)]);
    }
  });

  it('gives as many cards as its search value', () => {
    const on = inPlace(place);
    run(on, 'search');
    expect(own(on, 0).handSize).toBe(4 + search);
  });

  it('has its own actions and no others', () => {
    const on = inPlace(place);
    const here = LOCATION_ACTIONS.filter((action) => action !== 'heal').filter(
      (action) => offered(on, KINDS[action]).length > 0,
    );
    set(on, 0, { beatings: 1 });
    const healing = offered(on, 'heal').length > 0 ? ['heal'] : [];
    expect([...here, ...healing]).toEqual(actions);
  });

  it(crafting ? 'lets one craft' : 'does not let one craft', () =>
    expect(offered(inPlace(place), 'craft').length > 0).toBe(crafting),
  );

  it(extorting ? 'lets one extort' : 'lets nobody be extorted', () =>
    expect(offered(inPlace(place), 'extort').length > 0).toBe(extorting),
  );

  it('is left by rolling like any other place', () => {
    const on = inPlace(place);
    setActions(on, 1);
    runWith(on, 'roll', { dice: [6] });
    expect(table(on).decision.kind === 'roll-choice' || own(on, 0).location !== place).toBe(true);
  });
});
