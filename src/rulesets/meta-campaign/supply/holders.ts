import { existing, lookUp } from '../../../kernel/index.js';
import { STRUCTURES } from '../data/structures.js';
import { hexesApart } from '../sight/seeing.js';
import { fits, loadOf } from '../transports/aboard/room.js';
import type { MetaCampaignState, Structure, Unit } from '../state/index.js';
import { blocOf, isAirborne, isOnMap } from '../units/kinds.js';

export type Item = 'CRATE' | 'BARREL';

/** Somebody or something that supply lies in (EDC-SUP-02). */
export type Holder = { readonly unit: Unit } | { readonly depot: Structure };

const isDepot = ({ type }: Structure): boolean => lookUp(STRUCTURES, type)?.depot !== 0;

/** EDC-SUP-04: a unit on the ground by itself, or a depot; null where a name is neither. */
export function holderBy(state: MetaCampaignState, id: string): Holder | null {
  const unit = lookUp(state.units, id);
  if (unit) return isOnMap(unit) && !isAirborne(unit) ? { unit } : null;
  const depot = lookUp(state.structures, id);
  return depot && isDepot(depot) && depot.completed ? { depot } : null;
}

export const hexOf = (holder: Holder): string =>
  'unit' in holder ? existing(holder.unit.hex, 'hex') : holder.depot.hex;

/** EDC-SUP-04: of the same bloc; a depot of nobody is nobody's to draw on. */
export const isFriendly = (holder: Holder, unit: Unit): boolean =>
  ('unit' in holder ? blocOf(holder.unit) : holder.depot.bloc) === blocOf(unit);

export const isNear = (holder: Holder, unit: Unit): boolean =>
  hexesApart(hexOf(holder), existing(unit.hex, 'hex')) <= 1;

/** EDC-SUP-09: what is reserved by jobs that are not done yet. */
const reserved = ({ supply }: MetaCampaignState, id: string, item: Item): number =>
  supply.filter((each) => each.source === id && each.item === item).length;

export const held = (holder: Holder, item: Item): number => {
  const { crates, barrels } = 'unit' in holder ? holder.unit : holder.depot;
  return item === 'CRATE' ? crates : barrels;
};

/** Items that may still be used. */
export const available = (state: MetaCampaignState, id: string, holder: Holder, item: Item): number =>
  held(holder, item) - reserved(state, id, item);

/** EDCU-TRN-01, EDC-STR-07: whether a unit or depot holds so many items more. */
export function holds(state: MetaCampaignState, holder: Holder, more: number): boolean {
  if ('unit' in holder) {
    const load = loadOf(state, holder.unit);
    return fits(holder.unit.sheet, { ...load, supplies: load.supplies + more });
  }
  const most = existing(lookUp(STRUCTURES, holder.depot.type), 'structure').depot;
  return most === null || held(holder, 'CRATE') + held(holder, 'BARREL') + more <= most;
}
