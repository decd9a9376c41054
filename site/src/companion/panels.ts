// Panels that lie over the companion: one at a time, and the back button closes it instead of leaving.
import { signal } from '@preact/signals';
import type { Signal } from '@preact/signals';

export const PANELS = ['settings', 'log', 'hand'] as const;
export type Panel = (typeof PANELS)[number];

export interface Panels {
  readonly open: Signal<Panel | undefined>;
  readonly show: (panel: Panel) => void;
  readonly hide: () => void;
  /** Out of sight at once, while the page is leaving: the history must not be touched then. */
  readonly drop: () => void;
  readonly stop: () => void;
}

/** Watches the history of this tab; `stop` ends that. */
export function historyPanels(): Panels {
  const open = signal<Panel | undefined>(undefined);
  // After a reload no panel is open, whatever the history says.
  if (window.history.state?.panel !== undefined) window.history.replaceState({}, '');
  const back = (): void => void (open.value = undefined);
  window.addEventListener('popstate', back);
  return {
    open,
    show(panel) {
      if (open.value === undefined) window.history.pushState({ panel }, '');
      open.value = panel;
    },
    hide() {
      if (open.value === undefined) return;
      open.value = undefined;
      if (window.history.state?.panel !== undefined) window.history.back();
    },
    drop: back,
    stop: () => window.removeEventListener('popstate', back),
  };
}
