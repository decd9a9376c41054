// Rules by what the last compound of their selectors asks for, so that an element meets only those that may reach it.
import type { Declaration, Rule } from './parse-css.ts';
import { matches, type Selectable, type Selector } from './selector.ts';

export interface IndexedRule extends Rule {
  /** Whether it stands in the base sheet, which every other rule beats. */
  readonly base: boolean;
}

interface Entry {
  readonly selector: Selector;
  readonly order: number;
}

/** Rules that may reach elements of certain names: those that do for sure, and those that ask for more. */
interface Candidates {
  readonly sure: readonly number[];
  readonly asking: readonly Entry[];
}

export interface RuleIndex {
  /**
   * Rules that reach an element: number of the rule times a million, plus the specificity it reaches it with. In order of the rules.
   * `names` tells elements of unlike tag, id or classes apart: what these alone decide is decided once.
   */
  readonly reaching: (element: Selectable, names: string) => readonly number[];
  /** Their declarations from the weakest to the strongest, with `inline` ones of a `style` attribute among them. */
  readonly declarations: (reaching: readonly number[], inline: readonly Declaration[]) => readonly Declaration[];
}

const SPAN = 1_000_000;

export function indexRules(rules: readonly IndexedRule[]): RuleIndex {
  const [byId, byClass, byTag] = [new Map<string, Entry[]>(), new Map<string, Entry[]>(), new Map<string, Entry[]>()];
  rules.forEach((rule, order) => {
    for (const selector of rule.selectors) {
      const [last] = selector.compounds;
      const [map, name] =
        last?.id !== undefined
          ? [byId, last.id]
          : last?.classes[0] !== undefined
            ? [byClass, last.classes[0]]
            : [byTag, last?.tag ?? '*'];
      const entries = map.get(name);
      if (entries === undefined) map.set(name, [{ selector, order }]);
      else entries.push({ selector, order });
    }
  });
  const known = new Map<string, Candidates>();
  const candidatesOf = (element: Selectable): Candidates => {
    const all = [
      byTag.get('*'),
      byTag.get(element.tag),
      ...element.classes.map((name) => byClass.get(name)),
      element.id === undefined ? undefined : byId.get(element.id),
    ].flatMap((entries) => entries ?? []);
    const asking = all.filter(({ selector }) => asksAround(selector));
    return {
      sure: strongest(all.filter(({ selector }) => !asksAround(selector) && matches(selector, element)).map(found)),
      asking,
    };
  };
  return {
    reaching(element, names) {
      let candidates = known.get(names);
      if (candidates === undefined) known.set(names, (candidates = candidatesOf(element)));
      const { sure, asking } = candidates;
      const more: number[] = [];
      for (let i = 0; i < asking.length; i += 1) {
        const entry = asking[i] as Entry;
        if (matches(entry.selector, element)) more.push(found(entry));
      }
      return more.length === 0 ? sure : strongest([...sure, ...more]);
    },
    declarations(reaching, inline) {
      const ranked = reaching.flatMap((one) => {
        const order = Math.floor(one / SPAN);
        const rule = rules[order];
        return (rule?.declarations ?? []).map((declaration, i) => ({
          declaration,
          rank: rankOf(declaration, rule?.base === true ? 0 : 1, one % SPAN, order, i),
        }));
      });
      inline.forEach((declaration, i) => ranked.push({ declaration, rank: rankOf(declaration, 2, 0, 0, i) }));
      return ranked.sort((a, b) => a.rank - b.rank).map(({ declaration }) => declaration);
    },
  };
}

/** Whether more than the element's own names decides: what is round it, or its place. */
const asksAround = ({ compounds }: Selector): boolean => compounds.length > 1 || (compounds[0]?.tests.length ?? 0) > 0;

const found = ({ selector, order }: Entry): number => order * SPAN + Math.min(selector.specificity, SPAN - 1);

/** In order; of several selectors of one rule the strongest counts, which comes last. */
function strongest(reached: number[]): readonly number[] {
  reached.sort((a, b) => a - b);
  return reached.filter((one, i) => Math.floor((reached[i + 1] ?? -1) / SPAN) !== Math.floor(one / SPAN));
}

/** One number that orders declarations: importance, origin (base sheet, sheets, attribute), specificity, order of rules, order within. */
function rankOf({ important }: Declaration, origin: number, specificity: number, order: number, index: number): number {
  return ((((important ? 3 : 0) + origin) * SPAN + specificity) * 1e4 + order) * 1e3 + index;
}
