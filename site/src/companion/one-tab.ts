// One tab owns the table: a later one asks, and says so if another answers; taking over makes the other one stand down.
const CHANNEL = 'grab-dich-frei.companion';

interface Message {
  readonly says: 'who' | 'mine' | 'take';
  readonly from: string;
  /** When the sender opened, in milliseconds of the device's clock. */
  readonly since: number;
}

export interface Tab {
  /** Makes this the owner. */
  readonly takeOver: () => void;
  readonly close: () => void;
}

function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'says' in value && 'from' in value && 'since' in value;
}

/** `change(false)` when another tab owns the table, `change(true)` when this one does (again). Without BroadcastChannel every tab is on its own. */
export function claimTab(change: (owner: boolean) => void): Tab {
  if (typeof BroadcastChannel === 'undefined') return { takeOver: () => change(true), close: () => undefined };
  const channel = new BroadcastChannel(CHANNEL);
  const from = [...crypto.getRandomValues(new Uint32Array(2))].join('-');
  let since = Date.now();
  let owner = true;
  const post = (says: Message['says']): void => channel.postMessage({ says, from, since } satisfies Message);
  const become = (next: boolean): void => {
    if (owner === next) return;
    owner = next;
    change(next);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data)) return;
    const older = data.since < since || (data.since === since && data.from < from);
    if (data.says === 'who' && owner && !older) post('mine');
    if (data.says === 'mine' && older) become(false);
    if (data.says === 'take') become(false);
  });
  post('who');
  return {
    takeOver: () => {
      since = Date.now();
      post('take');
      become(true);
    },
    close: () => channel.close(),
  };
}
