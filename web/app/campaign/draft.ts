import { useState } from 'react';
import type { ReceiptParts } from './receipt.js';
import type { Campaign } from './room-data.js';

/** An order chosen but perhaps not sent. */
export interface DraftOrder {
  readonly piece: string;
  /** `key` of the option, sent word for word. */
  readonly option: string;
  readonly sentence: string;
}

interface Draft {
  readonly orders: readonly DraftOrder[];
  readonly isSealed: boolean;
  /** What the service gave for the sealed sheet. */
  readonly receipt: ReceiptParts | null;
}

const EMPTY: Draft = { orders: [], isSealed: false, receipt: null };
const PREFIX = 'warledger.draft.';

function read(key: string): Draft {
  try {
    return { ...EMPTY, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Draft>) };
  } catch {
    return EMPTY;
  }
}

/** The sheet of a phase as far as it has been written: it survives a closed tab, and ends with its phase. */
export function useDraft({ timeline: { id, head } }: Campaign, viewer: string) {
  const key = `${PREFIX}${id} ${viewer} ${head.turn} ${head.phase}`;
  const [kept, setKept] = useState<{ readonly key: string; readonly draft: Draft }>({
    key,
    draft: read(key),
  });
  const draft = kept.key === key ? kept.draft : read(key);
  const keep = (next: Draft): void => {
    for (const old of Object.keys(localStorage)) {
      if (old.startsWith(`${PREFIX}${id} ${viewer} `) && old !== key) localStorage.removeItem(old);
    }
    localStorage.setItem(key, JSON.stringify(next));
    setKept({ key, draft: next });
  };
  /** What was sealed before is proved by the receipt of then. */
  const write = (orders: readonly DraftOrder[]): void => keep({ ...draft, orders, isSealed: false });
  const without = (...pieces: readonly string[]): readonly DraftOrder[] =>
    draft.orders.filter((each) => !pieces.includes(each.piece));
  return {
    ...draft,
    /** A piece has one order: another takes the place of the one before. */
    put: (order: DraftOrder) => write([...without(order.piece), order]),
    putAll: (orders: readonly DraftOrder[]) =>
      write([...without(...orders.map(({ piece }) => piece)), ...orders]),
    drop: (piece: string) => write(without(piece)),
    sealed: (receipt: ReceiptParts | null) => keep({ ...draft, isSealed: true, receipt }),
  };
}
