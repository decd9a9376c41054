// Looks through a language's phrases for places that nothing fills.
import { iconOf, marksIn } from '../../../voice/marks.ts';
import { nearestHint } from '../../problem/nearest.ts';
import type { Phrases } from './phrases.ts';
import { CARD_PLACES } from './printed.ts';
import { EFFECT_PLACES, POWER_PLACES } from './sentence.ts';

/** A fault in one sentence of phrases.yaml. */
export interface PhraseFault {
  readonly code: 'UNKNOWN_REFERENCE' | 'MISSING_FIELD';
  /** Keys from the top of the file, e.g. `['effects', 'draw', 'one']`. */
  readonly path: readonly string[];
  readonly message: string;
  readonly hint: string;
}

type Tree = string | { readonly [key: string]: Tree | undefined };

/** A phrase by reach is a whole pair and nothing else; its forms by number are checked with those of all words. */
function halfPair(tree: { readonly [key: string]: Tree | undefined }, path: readonly string[]): PhraseFault[] {
  const keys = Object.keys(tree);
  const reaches = keys.filter((key) => key === 'here' || key === 'anywhere');
  if (reaches.length === 0 || (reaches.length === 2 && keys.length === 2)) return [];
  return [
    {
      code: 'MISSING_FIELD',
      path,
      message: `the phrase "${path.join('.')}" has the forms ${keys.join(' and ')}, which make no pair`,
      hint: 'give both "here" and "anywhere" and put forms by number below them',
    },
  ];
}

/** All faults, in the order of the file; texts are written only from phrases without any. Icons are checked when their names are given. */
export function checkPhrases(phrases: Phrases, icons?: ReadonlySet<string>): PhraseFault[] {
  const faults: PhraseFault[] = [];
  const check = (tree: Tree | undefined, path: readonly string[], places: readonly string[]): void => {
    if (typeof tree === 'object') {
      if (path[0] === 'effects' || path[0] === 'powers') faults.push(...halfPair(tree, path));
      for (const [key, child] of Object.entries(tree)) check(child, [...path, key], places);
    }
    if (typeof tree !== 'string') return;
    for (const { name } of marksIn(tree)) {
      if (name === '' || places.includes(name)) continue;
      const icon = iconOf(name);
      if (icon !== undefined && (icons?.has(icon) ?? true)) continue;
      const known = [...places, ...[...(icons ?? ['cigarette'])].map((icon) => `icon.${icon}`)];
      faults.push({
        code: 'UNKNOWN_REFERENCE',
        path,
        message: `nothing fills the place ~${name}~ of the phrase "${path.join('.')}"`,
        hint: nearestHint(name, known),
      });
    }
  };
  const checkAll = (section: 'effects' | 'powers', places: Readonly<Record<string, readonly string[]>>) => {
    for (const [kind, phrase] of Object.entries(phrases[section])) check(phrase, [section, kind], places[kind] ?? []);
  };
  checkAll('effects', EFFECT_PLACES);
  checkAll('powers', POWER_PLACES);
  check(phrases.background.plain, ['background', 'plain'], ['effects']);
  check(phrases.background.member, ['background', 'member'], ['effects', 'with']);
  check(phrases.cards, ['cards'], CARD_PLACES);
  const { numbers, ...names } = phrases.forms;
  check(names, ['forms'], ['name']);
  check(numbers, ['forms', 'numbers'], ['count']);
  return faults;
}
