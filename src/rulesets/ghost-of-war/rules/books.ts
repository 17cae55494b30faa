import { lookUp } from '../../../kernel/index.js';
import type { Booking } from '../events/bookings.js';
import type { Buffer, GeneralGoods, GeneralResource, GhostOfWarState } from '../state.js';
import { seatOf } from './factions.js';
import { inCanonicalOrder } from './order.js';
import { ownerOf } from './owners.js';

/**
 * Stocks as they change within a step, before they are written: what is taken and put is reckoned at once, and goes into the
 * bookings of the event that the step emits for each faction. The state itself stays as it is until then.
 */
export interface Books {
  /** What a holder has now. */
  readonly stock: (holder: string, resource: GeneralResource) => number;
  /** What a holder has room for now. */
  readonly room: (holder: string, resource: GeneralResource) => number;
  /** Takes up to so much; answers what was taken. */
  readonly take: (holder: string, resource: GeneralResource, amount: number) => number;
  /** GOW-BUF-05: puts what fits; answers what did not. */
  readonly put: (holder: string, resource: GeneralResource, amount: number) => number;
  /** Changes since they were last asked for, one per holder and resource, by the faction that owns the holder. */
  readonly bookings: () => ReadonlyMap<string, readonly Booking[]>;
}

/** Where buffers are. */
export const bufferOfHolder = (state: GhostOfWarState, holder: string): Buffer | undefined =>
  (
    lookUp(state.planets, holder) ??
    lookUp(state.depots, holder) ??
    lookUp(state.units, holder) ??
    lookUp(state.formations, holder)
  )?.buffer;

/** Books that begin with the state's stocks. */
export function openBooks(state: GhostOfWarState): Books {
  const changes = new Map<string, Map<GeneralResource, number>>();
  const change = (holder: string, resource: GeneralResource): number =>
    changes.get(holder)?.get(resource) ?? 0;
  const held = (holder: string, resource: GeneralResource) => bufferOfHolder(state, holder)?.[resource];
  const stock = (holder: string, resource: GeneralResource): number =>
    (held(holder, resource)?.cur ?? 0) + written(holder, resource) + change(holder, resource);
  const room = (holder: string, resource: GeneralResource): number =>
    Math.max(0, (held(holder, resource)?.max ?? 0) - stock(holder, resource));
  const past = new Map<string, number>();
  const written = (holder: string, resource: GeneralResource): number => past.get(`${resource}:${holder}`) ?? 0;
  const book = (holder: string, resource: GeneralResource, amount: number): void => {
    if (amount === 0) return;
    const row = changes.get(holder) ?? new Map<GeneralResource, number>();
    row.set(resource, (row.get(resource) ?? 0) + amount);
    changes.set(holder, row);
  };
  return {
    stock,
    room,
    take: (holder, resource, amount) => {
      const taken = Math.max(0, Math.min(amount, stock(holder, resource)));
      book(holder, resource, -taken);
      return taken;
    },
    put: (holder, resource, amount) => {
      const fits = Math.min(amount, room(holder, resource));
      book(holder, resource, fits);
      return amount - fits;
    },
    bookings: () => {
      const found = new Map<string, Booking[]>();
      for (const [holder, row] of changes) {
        const owner = ownerOf(state, holder) ?? '';
        const seat = seatOf(state, owner);
        const own = found.get(owner) ?? [];
        for (const [resource, amount] of inCanonicalOrder(Object.fromEntries(row) as GeneralGoods)) {
          own.push({ holder, resource, amount, seat });
          const key = `${resource}:${holder}`;
          past.set(key, (past.get(key) ?? 0) + amount);
        }
        if (own.length > 0) found.set(owner, own);
      }
      changes.clear();
      return found;
    },
  };
}
