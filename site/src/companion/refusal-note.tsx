// Why something may not be done: the reason in words, and a link to the rule's own paragraph.
import type { CompanionCommand } from '../../../engine/companion/index.ts';
import { useCompanion } from './context.ts';
import type { Companion } from './context.ts';
import type { RefusedCommand } from './store.ts';

/** A rule may speak in its own words here; else it is named. */
export function refusalText({ say, hasWord, rules }: Companion, { refusal, command }: RefusedCommand): string {
  const { code, rule } = refusal;
  if (rule === undefined) return say(`refused.${code}`);
  if (rule === 'extort.target' && command.do === 'extort') {
    if (command.seat === command.target) return say('refused-by.extort-self');
    return say('refused-by.extort-place');
  }
  const key = `refused-by.${rule.replace('.', '-')}`;
  return hasWord(key) ? say(key) : say('refused-by.rule', { rule: rules[rule]?.title ?? rule });
}

/** Shown only in the form whose command was refused. */
export function RefusalNote({ of }: { readonly of: readonly CompanionCommand['do'][] }) {
  const companion = useCompanion();
  const refused = companion.store.refused.value;
  if (refused === undefined || !of.includes(refused.command.do)) return null;
  const { rule } = refused.refusal;
  const link = rule === undefined ? undefined : companion.rules[rule];
  return (
    <div class="refusal">
      <p>{refusalText(companion, refused)}</p>
      {link !== undefined && rule !== undefined && (
        <a href={link.href}>
          <span class="typed">{rule}</span> {link.title}
        </a>
      )}
    </div>
  );
}
