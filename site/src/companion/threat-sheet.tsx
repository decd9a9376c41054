// The threat: who, whom, what for, what with; and what may stand against it.
import { useState } from 'preact/hooks';
import { fightingGang } from '../../../engine/companion/index.ts';
import { useCompanion } from './context.ts';
import { Drop, Keys, Tick } from './choice.tsx';
import { GangTick } from './gang-tick.tsx';
import { placeOptions } from './places.ts';
import { RefusalNote } from './refusal-note.tsx';
import { SeatKeys } from './seat-keys.tsx';

const BARE_HANDS = '';

export function ThreatSheet() {
  const companion = useCompanion();
  const { store, say, cardName, nameOf } = companion;
  const { table, settings } = store.state.value;
  const t = store.tables.value;
  const seat = store.seat.value;
  const option = (code: number) => {
    const { id, picture } = t.game.cards[code] ?? { id: '', picture: '' };
    return { value: id, label: cardName(id), icon: picture };
  };
  const tools = Array.from(t.tools, option);
  const weapons = Array.from(t.weapons, option);
  const others = table.seats.map((_, other) => other).filter((other) => other !== seat);
  const [aimed, aim] = useState<number | undefined>(undefined);
  const target = aimed === undefined || aimed === seat ? (others[0] ?? 0) : aimed;
  const [tool, name] = useState(tools[0]?.value ?? '');
  const [weapon, draw] = useState(weapons[0]?.value ?? BARE_HANDS);
  const [safe, protect] = useState(false);
  const [here, gather] = useState<readonly number[]>([]);
  const [said, tell] = useState<{ readonly seat: number; readonly place: string } | undefined>(undefined);
  const place = said?.seat === seat ? said.place : (table.seats[seat]?.location ?? '');
  const location = place === '' ? undefined : place;
  const refusedOnce = store.refused.value?.refusal.rule === 'extort.once';
  const mates = settings.teams ? others.filter((other) => other !== target) : [];
  const extort = (): void =>
    void store.send({
      do: 'extort',
      seat,
      target,
      tool,
      weapon: weapon === BARE_HANDS ? undefined : weapon,
      location,
      safe,
      present: mates.filter((mate) => here.includes(mate)),
    });
  return (
    <>
      <SeatKeys label={say('threat.who')} value={seat} choose={(next) => store.look({ seat: next })} />
      <SeatKeys label={say('threat.whom')} value={target} choose={aim} without={seat} />
      <Keys label={say('threat.tool')} value={tool} options={tools} choose={name} />
      <Keys
        label={say('threat.weapon')}
        value={weapon}
        options={[...weapons, { value: BARE_HANDS, label: say('threat.none') }]}
        choose={draw}
      />
      <div class="pair">
        <Drop
          label={say('threat.where')}
          value={place}
          options={placeOptions(companion, say('place.unknown'))}
          choose={(id) => tell({ seat, place: id })}
        />
        <div class="tick-stack">
          <GangTick
            seat={seat}
            gang={fightingGang(t)}
            word="threat.gang"
            count={Math.max(...Array.from(t.powers.attackBonus))}
          />
          <Tick label={say('threat.safe', { name: nameOf(target) })} on={safe} set={protect} />
        </div>
      </div>
      {mates.length > 0 && (
        <fieldset class="ticks">
          <legend>{say('threat.present')}</legend>
          {mates.map((mate) => (
            <Tick
              key={mate}
              label={nameOf(mate)}
              on={here.includes(mate)}
              set={(on) => gather(on ? [...here, mate] : here.filter((one) => one !== mate))}
            />
          ))}
        </fieldset>
      )}
      <button type="button" class="do danger" onClick={extort}>
        {say('threat.go', { name: nameOf(target) })}
      </button>
      <RefusalNote of={['extort', 'join']} />
      {refusedOnce && (
        <button type="button" class="small" onClick={() => store.send({ do: 'new-turn', seat })}>
          {say('threat.new-turn', { name: nameOf(seat) })}
        </button>
      )}
    </>
  );
}
