// What a told game says beside the engine's own sentences, in both languages.
import type { ReportLang } from './report/words.ts';

const EN = {
  title: '~players~ players, bots: ~bots~, seed ~seed~, game ~game~. ~target~ tunnel points win.',
  turn: 'Round ~round~, turn ~turn~: ~seat~. Points: ~standing~',
  best: '~seat~ chooses “~action~”: it promises ~ahead~ tunnel points more than “~next~”.',
  even: '~seat~ chooses “~action~”: it promises as much as “~next~”.',
  clear: '~seat~ chooses “~action~”: nothing else comes near it.',
  tried: '~seat~ chooses “~action~”: it was played on ~tries~ of ~of~ times, and won ~percent~ % of the time.',
  choice: '~seat~ chooses “~action~”.',
  won: 'After ~turns~ turns: ~winners~ won. Points: ~standing~',
  nobody: 'After ~turns~ turns nobody has won. Points: ~standing~',
  endless: 'Not over after ~actions~ actions: it counts as timed out. Points: ~standing~',
};
export type ExplainWord = keyof typeof EN;

const DE: Readonly<Record<ExplainWord, string>> = {
  title: '~players~ Spieler, Bots: ~bots~, Startzahl ~seed~, Partie ~game~. ~target~ Tunnelpunkte gewinnen.',
  turn: 'Runde ~round~, Zug ~turn~: ~seat~. Punkte: ~standing~',
  best: '~seat~ wählt „~action~“: Das verspricht ~ahead~ Tunnelpunkte mehr als „~next~“.',
  even: '~seat~ wählt „~action~“: Das verspricht so viel wie „~next~“.',
  clear: '~seat~ wählt „~action~“: Nichts anderes kommt da heran.',
  tried: '~seat~ wählt „~action~“: ~tries~ von ~of~ Mal probeweise weitergespielt, davon ~percent~ % gewonnen.',
  choice: '~seat~ wählt „~action~“.',
  won: 'Nach ~turns~ Zügen gewonnen: ~winners~. Punkte: ~standing~',
  nobody: 'Nach ~turns~ Zügen hat niemand gewonnen. Punkte: ~standing~',
  endless: 'Nach ~actions~ Aktionen nicht zu Ende: Die Partie gilt als abgebrochen. Punkte: ~standing~',
};

export const EXPLAIN_WORDS: Readonly<Record<ReportLang, Readonly<Record<ExplainWord, string>>>> = { de: DE, en: EN };
