// Log entries in words: what everybody at the table may read and hear.
import type { LogEntry, Step } from '../../../engine/companion/index.ts';
import type { Companion } from './context.ts';

const PLACES: readonly string[] = ['moved', 'michel-moved'];

function keyOf(step: Step): string {
  if (step.kind === 'rolled' && step.rule === 'michel.move')
    return step.real === true ? 'step.rolled-figure-real' : 'step.rolled-figure';
  if (step.kind === 'rolled') return step.real === true ? 'step.rolled-real' : 'step.rolled';
  if (step.kind === 'moved' && step.rule === 'move.careful') return 'step.moved-carefully';
  if (step.kind === 'corrected') {
    if (step.rule === 'setup.piles') return step.what === undefined ? 'step.put-back-secret' : 'step.put-back';
    const who = step.rule === 'michel.move' ? 'figure' : 'seat';
    return step.what === undefined ? `step.stands-unknown-${who}` : `step.stands-${who}`;
  }
  if (step.kind === 'stole' && step.what === undefined) return 'step.stole-secret';
  return `step.${step.kind}`;
}

/** One step as a sentence. */
export function tellStep({ say, nameOf, cardName, placeName, gangName }: Companion, step: Step): string {
  const { kind, what, rule } = step;
  const isPlace = PLACES.includes(kind) || (kind === 'corrected' && rule !== 'setup.piles');
  const name =
    what === undefined ? '' : isPlace ? placeName(what) : kind === 'joined' ? gangName(what) : cardName(what);
  return say(keyOf(step), {
    name: step.seat === undefined ? '' : nameOf(step.seat),
    other: step.other === undefined ? '' : nameOf(step.other),
    what: name,
    count: step.count,
  });
}

/** One entry as sentences; an entry that takes another back says which. */
export function tellEntry(companion: Companion, entry: LogEntry): string {
  if (entry.undoes !== undefined) return companion.say('step.undone', { number: entry.undoes });
  const text = entry.steps.map((step) => tellStep(companion, step)).join(' ');
  return text === '' ? companion.say('step.closed') : text;
}
