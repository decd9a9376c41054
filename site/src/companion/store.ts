// The companion's memory while it is open: the table, what was refused, what is in sight. Every command goes through `send`.
import { computed, signal } from '@preact/signals';
import type { Game } from '../../../engine/facts/game.ts';
import type { CardCounts, Refusal } from '../../../engine/index.ts';
import type { Helper, Settings, CompanionCommand, CompanionState } from '../../../engine/companion/index.ts';
import {
  HELPERS,
  applyCommand,
  newCompanion,
  reviveCompanion,
  saveCompanion,
  tablesFor,
} from '../../../engine/companion/index.ts';
import { keepCompanion, keepView, putAside, readCompanion, readView } from './storage.ts';

/** Two commands closer together than this are one tap that bounced. */
const BOUNCE_MS = 200;
const SEATS_AT_FIRST = 4;

export const FIRST_SETTINGS: Settings = {
  names: Array.from({ length: SEATS_AT_FIRST }, () => ''),
  teams: false,
  diceFight: false,
  michel: false,
  hidden: [],
};

/** A whole number from 0 to 2⁵³ − 1 out of the device's own chance, once for each table. */
export function freshSeed(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high & 0x1fffff) * 2 ** 32 + low;
}

export const NOTICES = ['blocked', 'unreadable'] as const;
export type Notice = (typeof NOTICES)[number];

/** What was drawn last, for its drawer's eyes. */
export interface Fresh {
  readonly seat: number;
  readonly cards: CardCounts;
}

export interface RefusedCommand {
  readonly refusal: Refusal;
  readonly command: CompanionCommand;
  /** Counts refusals, so that the same one twice is said twice. */
  readonly number: number;
}

function more(before: CardCounts, after: CardCounts): CardCounts {
  return Object.fromEntries(
    Object.entries(after)
      .map(([id, count]): [string, number] => [id, count - (before[id] ?? 0)])
      .filter(([, count]) => count > 0),
  );
}

export type Store = ReturnType<typeof openStore>;

/** Opens the table kept on this device, or a fresh one. */
export function openStore(game: Game, now: () => number = () => performance.now()) {
  const stored = readCompanion();
  const revived = stored.kind === 'found' ? reviveCompanion(game, stored.text) : undefined;
  const notice = signal<Notice | undefined>(stored.kind === 'blocked' ? 'blocked' : undefined);
  if (stored.kind === 'found' && revived?.ok === false) {
    putAside(stored.text);
    notice.value = 'unreadable';
  }
  const state = signal<CompanionState>(
    revived?.ok === true ? revived.state : newCompanion(game, freshSeed(), FIRST_SETTINGS),
  );
  const view = readView();
  const tab = signal<Helper>(HELPERS.find((helper) => helper === view['tab']) ?? 'dice');
  const seat = signal(
    typeof view['seat'] === 'number' && state.value.table.seats[view['seat']] !== undefined ? view['seat'] : 0,
  );
  const refused = signal<RefusedCommand | undefined>(undefined);
  const fresh = signal<Fresh | undefined>(undefined);
  const owner = signal(true);
  let last = -Infinity;
  let refusals = 0;

  const plays = computed(() => {
    const { names, teams, diceFight } = state.value.settings;
    return `${names.length} ${String(teams)} ${String(diceFight)}`;
  });
  const tables = computed(() => {
    void plays.value;
    return tablesFor(game, state.peek().settings);
  });

  const keep = (): void => {
    if (!keepCompanion(saveCompanion(state.value))) notice.value = 'blocked';
  };
  const adopt = (next: CompanionState): void => {
    state.value = next;
    keep();
  };

  return {
    game,
    state,
    tab,
    seat,
    refused,
    fresh,
    owner,
    notice,
    tables,
    /** The helpers that are not hidden. */
    shown: computed(() => HELPERS.filter((helper) => !state.value.settings.hidden.includes(helper))),
    /** Does a command, unless it bounced or another tab owns the table. True if it was done. */
    send(command: CompanionCommand): boolean {
      const at = now();
      if (at - last < BOUNCE_MS || !owner.value) return false;
      const before = state.value;
      const result = applyCommand(tables.value, before, command, before.number);
      last = at;
      if (!result.ok) {
        refusals += 1;
        refused.value = { refusal: result.refusal, command, number: refusals };
        return false;
      }
      refused.value = undefined;
      const drawer = command.do === 'draw' || command.do === 'deal' ? command.seat : undefined;
      fresh.value =
        drawer === undefined
          ? undefined
          : {
              seat: drawer,
              cards: more(before.table.deck.hands[drawer] ?? {}, result.value.table.deck.hands[drawer] ?? {}),
            };
      // Kept before anything is shown, so that no animation and no closing tab can change it.
      adopt(result.value);
      return true;
    },
    look(next: { tab?: Helper; seat?: number }): void {
      if (next.tab !== undefined) tab.value = next.tab;
      if (next.seat !== undefined) seat.value = next.seat;
      refused.value = undefined;
      keepView({ tab: tab.value, seat: seat.value });
    },
    /** Throws the table away and shuffles anew, with the same people. */
    startAnew(): void {
      const fresher = newCompanion(game, freshSeed(), state.value.settings);
      // Numbers go on counting, so that a command meant for the old table stays stale.
      adopt({ ...fresher, number: state.value.number + 1 });
      refused.value = undefined;
      fresh.value = undefined;
    },
    /** After another tab had the table: what it kept. */
    reread(): void {
      const found = readCompanion();
      const again = found.kind === 'found' ? reviveCompanion(game, found.text) : undefined;
      if (again?.ok === true) state.value = again.state;
      if (state.value.table.seats[seat.value] === undefined) seat.value = 0;
    },
  };
}
