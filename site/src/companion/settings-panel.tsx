// Who sits at the table, what is played, and which helpers are wanted at all.
import { useState } from 'preact/hooks';
import { HELPERS, canPlay } from '../../../engine/companion/index.ts';
import { Keys, Tick } from './choice.tsx';
import { useCompanion } from './context.ts';
import { RefusalNote } from './refusal-note.tsx';
import { SheetPanel } from './sheet-panel.tsx';

export function SettingsPanel() {
  const { store, say, panels } = useCompanion();
  const { settings } = store.state.value;
  const { names } = settings;
  const { minPlayers, maxPlayers } = store.tables.value.n;
  const [sure, ask] = useState(false);
  const counts = Array.from({ length: maxPlayers - minPlayers + 1 }, (_, index) => String(minPlayers + index));
  const seatsFor = (count: number): readonly string[] => Array.from({ length: count }, (_, seat) => names[seat] ?? '');
  // Fewer or other seats may not make teams any more; the variant then rests.
  const resize = (count: number): void => {
    const next = { ...settings, names: seatsFor(count) };
    store.send({ do: 'settings', settings: canPlay(store.game, next) ? next : { ...next, teams: false } });
  };
  return (
    <SheetPanel title={say('settings.title')} close={say('done')}>
      <Keys
        label={say('settings.seats')}
        value={String(names.length)}
        options={counts.map((count) => ({ value: count, label: count }))}
        choose={(text) => resize(Number(text))}
      />
      <div class="names">
        {names.map((name, seat) => (
          <label key={seat} class="name">
            <span>{say('seat', { number: seat + 1 })}</span>
            <input
              type="text"
              value={name}
              maxLength={16}
              autocomplete="off"
              placeholder={say('settings.name')}
              onChange={(event) =>
                store.send({
                  do: 'settings',
                  settings: { names: names.map((old, index) => (index === seat ? event.currentTarget.value : old)) },
                })
              }
            />
          </label>
        ))}
      </div>
      <fieldset class="ticks">
        <legend>{say('settings.helpers')}</legend>
        {HELPERS.map((helper) => (
          <Tick
            key={helper}
            label={say(`form.${helper}`)}
            on={!settings.hidden.includes(helper)}
            set={(on) =>
              store.send({
                do: 'settings',
                settings: {
                  hidden: on ? settings.hidden.filter((one) => one !== helper) : [...settings.hidden, helper],
                },
              })
            }
          />
        ))}
      </fieldset>
      <fieldset class="ticks">
        <legend>{say('settings.play')}</legend>
        <Tick
          label={say('settings.michel')}
          on={settings.michel}
          set={(michel) => store.send({ do: 'settings', settings: { michel } })}
        />
        <Tick
          label={say('settings.teams')}
          on={settings.teams}
          set={(on) => store.send({ do: 'settings', settings: { teams: on } })}
        />
        <Tick
          label={say('settings.dice-fight')}
          on={settings.diceFight}
          set={(diceFight) => store.send({ do: 'settings', settings: { diceFight } })}
        />
      </fieldset>
      <RefusalNote of={['settings']} />
      {sure ? (
        <div class="sure">
          <p>{say('settings.sure')}</p>
          <button
            type="button"
            class="do second"
            onClick={() => {
              store.startAnew();
              panels.hide();
            }}
          >
            {say('settings.anew')}
          </button>
          <button type="button" class="small" onClick={() => ask(false)}>
            {say('settings.keep')}
          </button>
        </div>
      ) : (
        <button type="button" class="small" onClick={() => ask(true)}>
          {say('settings.anew')}
        </button>
      )}
    </SheetPanel>
  );
}
