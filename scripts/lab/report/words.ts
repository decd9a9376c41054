// The words of the lab's reports in every language it speaks; the words of goals stand in content/balance.yaml.
import { DE } from './words-de.ts';
import { EN } from './words-en.ts';
import type { ReportWord } from './words-en.ts';

export type { ReportWord } from './words-en.ts';

/** The languages that reports are written in. */
export const REPORT_LANGS = ['de', 'en'] as const;
export type ReportLang = (typeof REPORT_LANGS)[number];

export const REPORT_WORDS: Readonly<Record<ReportLang, Readonly<Record<ReportWord, string>>>> = { de: DE, en: EN };
