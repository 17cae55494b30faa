import { lookUp } from '../../../kernel/index.js';
import type { PartMove } from '../state/part-moves.js';
import type { GhostOfWarState } from '../state/index.js';
import { ownerOf } from '../general/owners.js';

/** GOW-REC-03: part stores as they change within a step, before they are written. */
export interface PartBooks {
  /** Takes up to so many; answers how many were there. */
  readonly take: (holder: string, part: string, amount: number) => number;
  readonly add: (holder: string, part: string, amount: number) => void;
  /** All changes, by the faction that owns the store. */
  readonly moves: () => ReadonlyMap<string, readonly PartMove[]>;
}

export function openPartBooks(state: GhostOfWarState): PartBooks {
  const changes = new Map<string, Map<string, number>>();
  const changed = (holder: string, part: string): number => changes.get(holder)?.get(part) ?? 0;
  const add = (holder: string, part: string, amount: number): void => {
    const row = changes.get(holder) ?? new Map<string, number>();
    row.set(part, (row.get(part) ?? 0) + amount);
    changes.set(holder, row);
  };
  const stored = (holder: string, part: string): number =>
    lookUp((lookUp(state.planets, holder) ?? lookUp(state.formations, holder))?.parts ?? {}, part) ?? 0;
  return {
    take: (holder, part, amount) => {
      const taken = Math.min(amount, stored(holder, part) + changed(holder, part));
      if (taken > 0) add(holder, part, -taken);
      return Math.max(0, taken);
    },
    add,
    moves: () => {
      const found = new Map<string, PartMove[]>();
      for (const [holder, row] of changes) {
        const owner = ownerOf(state, holder) ?? '';
        const moves = [...row].flatMap(([part, amount]) => (amount === 0 ? [] : [{ holder, part, amount }]));
        if (moves.length > 0) found.set(owner, [...(found.get(owner) ?? []), ...moves]);
      }
      return found;
    },
  };
}
