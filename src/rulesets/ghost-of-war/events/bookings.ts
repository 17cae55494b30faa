import { editIn, type Edit, type Mutable, type Posting } from '../../../kernel/index.js';
import { FACTION_RESOURCES, type Resource } from '../data/resources.js';
import type { FactionResource, GeneralResource, GhostOfWarState } from '../state.js';

/**
 * One change of one stock. Every good that is made, used, moved or lost is booked: whatever event says so carries its
 * bookings, and their sum is what lies in the buffers.
 */
export interface Booking {
  /** Planet, depot, unit or formation; for faction resources the faction. */
  readonly holder: string;
  readonly resource: Resource;
  /** Signed, never 0. */
  readonly amount: number;
  /** Seat that owns the stock; null = the arbiter's. */
  readonly seat: string | null;
}

/** What every event that changes stocks carries. */
export interface Booked {
  readonly bookings: readonly Booking[];
}

export const isFactionResource = (resource: Resource): resource is FactionResource =>
  (FACTION_RESOURCES as readonly Resource[]).includes(resource);

/** Where the buffers of a kind of holder are. */
const BUFFERED = ['planets', 'depots', 'units', 'formations'] as const;

export function applyBookings(
  state: Mutable<GhostOfWarState>,
  bookings: readonly Booking[],
  edit: Edit,
): void {
  for (const { holder, resource, amount } of bookings) {
    if (isFactionResource(resource)) {
      editIn(edit, editIn(edit, editIn(edit, state, 'factions'), holder), 'stock')[resource] += amount;
      continue;
    }
    editHeld(state, holder, resource, edit).cur += amount;
  }
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
