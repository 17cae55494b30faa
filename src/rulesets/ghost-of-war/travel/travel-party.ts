import type { Order } from '../sheets/orders.js';
import type { GhostOfWarState } from '../state/index.js';
import { systemOf } from '../map/places.js';
import { travellerOf, type Traveller } from '../units/travellers.js';

export type TravelOrder = Extract<Order, { readonly order: 'TRAVEL' }>;

export const travellersOf = (
  state: GhostOfWarState,
  { units, characters }: TravelOrder,
): readonly Traveller[] => [...units, ...characters].flatMap((id) => travellerOf(state, id) ?? []);

/** System from which all leave; null when nobody is on the map. */
export function startOf(state: GhostOfWarState, travellers: readonly Traveller[]): string | 'SEVERAL' | null {
  const systems = new Set(travellers.flatMap((each) => systemOf(state, each.place) ?? []));
  return systems.size > 1 ? 'SEVERAL' : ([...systems][0] ?? null);
}
