// The companion as a whole: its forms, the line at its foot, the panels, and the voice for screen readers.
import { useEffect, useMemo } from 'preact/hooks';
import { companionOf } from './companion-of.ts';
import { CompanionContext } from './context.ts';
import { DeckForm } from './deck-form.tsx';
import { DiceForm } from './dice-form.tsx';
import { ExtortionForm } from './extortion-form.tsx';
import { Foot } from './foot.tsx';
import { HandPanel } from './hand-panel.tsx';
import { LogPanel } from './log-panel.tsx';
import { Notices } from './notices.tsx';
import { claimTab } from './one-tab.ts';
import type { Tab } from './one-tab.ts';
import type { CompanionProps } from './props.ts';
import { SettingsPanel } from './settings-panel.tsx';
import { Speaker } from './speaker.tsx';
import { Tabs } from './tabs.tsx';

const FORMS = { dice: DiceForm, deck: DeckForm, extortion: ExtortionForm } as const;

export default function App(props: CompanionProps) {
  const companion = useMemo(() => companionOf(props), []);
  const { store, panels, say } = companion;
  const held = useMemo<{ tab: Tab | undefined }>(() => ({ tab: undefined }), []);

  useEffect(() => {
    held.tab = claimTab((owner) => {
      if (owner) store.reread();
      else panels.hide();
      store.owner.value = owner;
    });
    // Back from the page cache: the table may have gone on elsewhere meanwhile.
    const back = (event: PageTransitionEvent): void => {
      if (event.persisted) store.reread();
    };
    window.addEventListener('pageshow', back);
    return () => {
      window.removeEventListener('pageshow', back);
      held.tab?.close();
      panels.stop();
    };
  }, []);

  // A key that was pressed and is gone takes the focus with it; the form then has it, not the top of the page.
  const { number } = store.state.value;
  useEffect(() => {
    if (number > 0 && document.activeElement === document.body)
      document.getElementById('companion-form')?.focus({ preventScroll: true });
  }, [number, panels.open.value]);

  const shown = store.shown.value;
  const tab = shown.includes(store.tab.value) ? store.tab.value : shown[0];
  const Form = tab === undefined ? undefined : FORMS[tab];
  return (
    <CompanionContext.Provider value={companion}>
      <div class="companion">
        <Notices takeOver={() => held.tab?.takeOver()} />
        {store.owner.value && (
          <>
            <Tabs tab={tab} />
            {Form !== undefined && tab !== undefined && (
              <div
                class="paper"
                role="tabpanel"
                id="companion-form"
                tabIndex={-1}
                aria-labelledby={`companion-tab-${tab}`}
              >
                <Form key={tab} />
              </div>
            )}
            {Form === undefined && (
              <div class="paper">
                <p>{say('nothing-shown')}</p>
              </div>
            )}
            <Foot />
          </>
        )}
        <Speaker />
        {store.owner.value && panels.open.value === 'settings' && <SettingsPanel />}
        {store.owner.value && panels.open.value === 'log' && <LogPanel />}
        {store.owner.value && panels.open.value === 'hand' && <HandPanel />}
      </div>
    </CompanionContext.Provider>
  );
}
