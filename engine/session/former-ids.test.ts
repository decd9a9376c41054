// Saves of an edition in which gangs had other ids: they load, go on, and speak of the gangs by the ids of today.
import { expect, it } from 'vitest';
import { loadState, saveState } from '../state/save.ts';
import { compile } from '../tables/compile.ts';
import { actionCode } from '../play/action-names.ts';
import { realGame } from '../testing/real-game.ts';
import { renamed, renamedGame } from '../testing/renamed-game.ts';
import { sampleGame } from '../testing/sample-game.ts';
import { act, correct, startMatch } from './match.ts';
import type { Match } from './match.ts';
import { loadMatch, optionsOfMatch, saveMatch } from './save-match.ts';

const before = compile(sampleGame, { players: 3 });
const today = compile(renamedGame, { players: 3 });

const ok = <T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false }): T => {
  if (!result.ok) throw new Error('refused');
  return result.value;
};

/** Seat 0 gets what the gang asks for and joins; seat 1 is put into another gang by hand. */
function withGangs(): Match {
  let match = ok(startMatch(before, 1, { start: 0 }));
  const [gang, other] = sampleGame.gangs;
  for (const card of gang!.accessories)
    match = ok(correct(match, { kind: 'card', card, from: 'deck', to: { hand: 0 } }));
  match = ok(act(match, 0, actionCode(before, `join:${gang!.id}`) ?? -1));
  return ok(correct(match, { kind: 'gang', seat: 1, gang: other!.id }));
}

it('a match is replayed with joinings and corrections of gangs that were renamed', () => {
  const match = withGangs();
  const text = saveMatch(match);
  expect(optionsOfMatch(renamedGame, text)).toEqual({ players: 3 });
  const loaded = ok(loadMatch(today, text));
  expect(loaded.state).toEqual(match.state);
  const [gang, other] = sampleGame.gangs;
  expect(loaded.entries.slice(-2).map(({ command }) => command)).toEqual([
    { kind: 'action', seat: 0, action: `join:${renamed(gang!.id)}` },
    { kind: 'correction', correction: { kind: 'gang', seat: 1, gang: renamed(other!.id) } },
  ]);
  expect(loadMatch(today, saveMatch(loaded))).toMatchObject({ ok: true });
});

it('a state is read as it was', () => {
  const { state } = withGangs();
  expect(loadState(today, saveState(before, state))).toEqual({ ok: true, value: state });
});

it('a gang that replaces another one, without its id on record, is another game', () => {
  const unrecorded = { ...renamedGame, gangs: renamedGame.gangs.map((gang) => ({ ...gang, formerly: [] })) };
  const options = compile(unrecorded, { players: 3 });
  expect(loadMatch(options, saveMatch(withGangs()))).toMatchObject({ ok: false, refusal: { code: 'OTHER_OPTIONS' } });
});

it('every renamed gang of the content is read in saves of the edition before', () => {
  const oldest = new Map(realGame.gangs.map(({ id, formerly }) => [id, formerly[0] ?? id]));
  const former = {
    ...realGame,
    gangs: realGame.gangs.map((gang) => ({ ...gang, id: oldest.get(gang.id) ?? '', formerly: [] })),
    backgrounds: realGame.backgrounds.map((card) => ({ ...card, gang: oldest.get(card.gang) ?? '' })),
  };
  const old = compile(former, { players: 3 });
  let match = ok(startMatch(old, 7));
  for (const { id } of former.gangs) match = ok(correct(match, { kind: 'gang', seat: 0, gang: id }));
  expect(ok(loadMatch(compile(realGame, { players: 3 }), saveMatch(match))).state).toEqual(match.state);
});
