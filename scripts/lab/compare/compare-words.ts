// What a comparison says, in both languages.
import type { ReportLang } from '../report/words.ts';

const EN = {
  title: 'Two versions of ~title~, the same ~games~ games on both: ~before~ and ~after~',
  same: 'Both contents are the same to the last letter.',
  equal: 'No figure differs at all: every game went the same way.',
  seen: '~name~: ~before~ → ~after~, a difference of ~value~ (~low~ to ~high~)',
  none: 'No difference seen in ~count~ figures.',
  nearest: 'nearest to one: ~name~, ~value~ (~low~ to ~high~); would need about ~games~ games',
  how: 'A range in brackets leaves out 0 only where there is more than luck: all ranges of this comparison together hold in 95 of 100 runs (Bonferroni).',
  few: 'Too few games for any range; play at least 100.',
  stopped: 'Called off: what both versions have played is compared.',
};
export type CompareWord = keyof typeof EN;

const DE: Readonly<Record<CompareWord, string>> = {
  title: 'Zwei Fassungen von ~title~, dieselben ~games~ Partien mit beiden: ~before~ und ~after~',
  same: 'Beide Inhalte sind bis zum letzten Buchstaben gleich.',
  equal: 'Keine Zahl unterscheidet sich: Jede Partie verlief genauso.',
  seen: '~name~: ~before~ → ~after~, ein Unterschied von ~value~ (~low~ bis ~high~)',
  none: 'Kein Unterschied zu sehen bei ~count~ Zahlen.',
  nearest: 'am ehesten: ~name~, ~value~ (~low~ bis ~high~); dazu bräuchte es etwa ~games~ Partien',
  how: 'Eine Spanne in Klammern schließt die 0 nur aus, wo mehr als Zufall dahintersteckt: Alle Spannen dieses Vergleichs zusammen stimmen in 95 von 100 Läufen (Bonferroni).',
  few: 'Zu wenige Partien für Spannen; spiel mindestens 100.',
  stopped: 'Abgebrochen: Verglichen wird, was beide Fassungen gespielt haben.',
};

export const COMPARE_WORDS: Readonly<Record<ReportLang, Readonly<Record<CompareWord, string>>>> = { de: DE, en: EN };
