// Rules by what the last compound of their selectors asks for, so that an element meets only those that may reach it.
import type { Declaration, Rule } from './parse-css.ts';
import { matches, type Selectable, type Selector } from './selector.ts';

export interface IndexedRule extends Rule {
  /** Whether it stands in the base sheet, which every other rule beats. */
  readonly base: boolean;
}

interface Entry { readonly selector: Selector; readonly order: number }

export interface RuleIndex {
  /** Rules that reach an element: number of the rule times a million, plus the specificity it reaches it with. In order of the rules. */
  readonly reaching: (element: Selectable) => readonly number[];
  /** Their declarations from the weakest to the strongest, with `inline` ones of a `style` attribute among them. */
  readonly declarations: (reaching: readonly number[], inline: readonly Declaration[]) => readonly Declaration[];
}

const SPAN = 1_000_000;

export function indexRules(rules: readonly IndexedRule[]): RuleIndex {
  const [byId, byClass, byTag] = [new Map<string, Entry[]>(), new Map<string, Entry[]>(), new Map<string, Entry[]>()];
  rules.forEach((rule, order) => {
    for (const selector of rule.selectors) {
      const [last] = selector.compounds;
      const [map, name] = last?.id !== undefined ? [byId, last.id] : last?.classes[0] !== undefined ? [byClass, last.classes[0]] : [byTag, last?.tag ?? '*'];
      const entries = map.get(name);
      if (entries === undefined) map.set(name, [{ selector, order }]);
      else entries.push({ selector, order });
    }
  });
  return {
    reaching(element) {
      const found: number[] = [];
      take(byTag.get('*'), element, found);
      take(byTag.get(element.tag), element, found);
      for (let i = 0; i < element.classes.length; i += 1) take(byClass.get(element.classes[i] as string), element, found);
      if (element.id !== undefined) take(byId.get(element.id), element, found);
      if (found.length < 2) return found;
      found.sort((a, b) => a - b);
      // Of several selectors of one rule the strongest counts; it comes last.
      return found.filter((one, i) => Math.floor((found[i + 1] ?? -1) / SPAN) !== Math.floor(one / SPAN));
    },
    declarations(reaching, inline) {
      const ranked = reaching.flatMap((found) => {
        const order = Math.floor(found / SPAN);
        const rule = rules[order];
        return (rule?.declarations ?? []).map((declaration, i) => ({ declaration, rank: rankOf(declaration, rule?.base === true ? 0 : 1, found % SPAN, order, i) }));
      });
      inline.forEach((declaration, i) => ranked.push({ declaration, rank: rankOf(declaration, 2, 0, 0, i) }));
      return ranked.sort((a, b) => a.rank - b.rank).map((one) => one.declaration);
    },
  };
}

function take(entries: readonly Entry[] | undefined, element: Selectable, found: number[]): void {
  if (entries === undefined) return;
  for (let i = 0; i < entries.length; i += 1) {
    const { selector, order } = entries[i] as Entry;
    if (matches(selector, element)) found.push(order * SPAN + Math.min(selector.specificity, SPAN - 1));
  }
}

/** One number that orders declarations: importance, origin (base sheet, sheets, attribute), specificity, order of rules, order within. */
function rankOf({ important }: Declaration, origin: number, specificity: number, order: number, index: number): number {
  return ((((important ? 3 : 0) + origin) * SPAN + specificity) * 1e4 + order) * 1e3 + index;
}
