import { editIn, lookUp, type Edit, type Mutable, type Posting } from '../../../kernel/index.js';
import type { Resource } from '../data/resources.js';
import type { FactionResource, GeneralResource, GhostOfWarState } from './index.js';

/**
 * One change of one stock. Every good that is made, used, moved or lost is booked: whatever event says so carries its
 * bookings, and their sum is what lies in the buffers.
 */
export interface Booking {
  /** Planet, depot, unit or formation; what is set aside at a stop (`asideHolder`); for faction resources the faction. */
  readonly holder: string;
  readonly resource: Resource;
  /** Signed, never 0. */
  readonly amount: number;
  /** Seat that owns the stock; null = the arbiter's. */
  readonly seat: string | null;
  /**
   * Of goods that are set aside: the holder they were drawn from (GOW-TRD-08). Where such goods are used it is missing where
   * all come from one holder; on events of old it always is, and what was set aside first is used first.
   */
  readonly from?: string;
}

/** GOW-TRD-08: who holds what a supply line has set aside for one of its stops. */
export const asideHolder = (line: string, stop: number): string => `${line}/${stop}`;

/** The line and stop that a holder stands for; a holder of another kind answers an unknown line. */
export const asideOf = (holder: string): { readonly line: string; readonly stop: number } => {
  const slash = holder.lastIndexOf('/');
  return { line: holder.slice(0, Math.max(0, slash)), stop: Number(holder.slice(slash + 1)) };
};

/** What every event that changes stocks carries. */
export interface Booked {
  readonly bookings: readonly Booking[];
}

/** Where the buffers of a kind of holder are. */
const BUFFERED = ['planets', 'depots', 'units', 'formations'] as const;

export function applyBookings(
  state: Mutable<GhostOfWarState>,
  bookings: readonly Booking[],
  edit: Edit,
): void {
  for (const booking of bookings) {
    const { holder, resource, amount } = booking;
    if (isInStock(state, holder, resource)) {
      editIn(edit, editIn(edit, editIn(edit, state, 'factions'), holder), 'stock')[resource] += amount;
    } else if (Object.hasOwn(state.lines, asideOf(holder).line)) {
      applyAside(state, { ...booking, resource }, edit);
    } else {
      editHeld(state, holder, resource, edit).cur += amount;
    }
  }
}

/** Whether a resource lies in the stock of a faction; others lie in buffers (GOW-RES-02). */
const isInStock = (
  { factions }: Pick<GhostOfWarState, 'factions'>,
  holder: string,
  resource: Resource,
): resource is FactionResource => Object.hasOwn(lookUp(factions, holder)?.stock ?? {}, resource);

/** GOW-TRD-08: more is set aside, or some of it is used. */
function applyAside(
  state: Mutable<GhostOfWarState>,
  { holder, resource, amount, from }: Booking & { readonly resource: GeneralResource },
  edit: Edit,
): void {
  const { line: id, stop } = asideOf(holder);
  const line = editIn(edit, editIn(edit, state, 'lines'), id);
  if (amount > 0) {
    line.setAside = [...line.setAside, { stop, resource, amount, from: from ?? line.origin }];
    return;
  }
  let left = -amount;
  line.setAside = line.setAside.flatMap((each) => {
    if (each.stop !== stop || each.resource !== resource || each.from !== (from ?? each.from)) return [each];
    const used = Math.min(left, each.amount);
    left -= used;
    return used === each.amount ? [] : [{ ...each, amount: each.amount - used }];
  });
}

function editHeld(
  state: Mutable<GhostOfWarState>,
  holder: string,
  resource: GeneralResource,
  edit: Edit,
): { cur: number } {
  const kind = BUFFERED.find((each) => Object.hasOwn(state[each], holder)) ?? 'planets';
  const things = editIn(edit, state, kind) as Mutable<GhostOfWarState['planets']>;
  return editIn(edit, editIn(edit, editIn(edit, things, holder), 'buffer'), resource);
}

/** E.g. `Food:hastea`. */
export const goodsAccount = (resource: Resource, holder: string): string => `${resource}:${holder}`;

export const bookingPosting = (
  { holder, resource, amount, seat }: Booking,
  rule: string,
  cause: string,
): Posting => ({ account: goodsAccount(resource, holder), measure: resource, seat, amount, rule, cause });
