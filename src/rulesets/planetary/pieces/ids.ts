import { existing, itemAt } from '../../../kernel/index.js';
import { numberAfter, numberMade, stemOf, type Kind, type Owners } from '../state/numbering.js';
import { PHASES } from '../data/orders.js';
import type { PlanetaryState } from '../state/index.js';

/** Ids for new things of one kind: the next numbers of their owners that nothing else bears. */
export function newIds(state: PlanetaryState, kind: Kind, owners: Owners, count: number): readonly string[] {
  const { made } = state;
  const stem = made ? stemOf(state.seats, kind, owners) : kind;
  const ids: string[] = [];
  let number = made ? numberMade(made, kind, owners) + 1 : state.nextOrder;
  for (; ids.length < count; number += 1)
    if (!isTaken(state, `${stem}${number}`)) ids.push(`${stem}${number}`);
  return ids;
}

export const newId = (state: PlanetaryState, kind: Kind, ...owners: Owners): string =>
  itemAt(newIds(state, kind, owners, 1), 0);

const isTaken = (state: PlanetaryState, id: string): boolean =>
  [
    state.detachments,
    state.garrisons,
    state.convoys,
    state.spies,
    state.diplomats,
    state.squadrons,
    state.deals,
    state.offers,
    state.funBattles,
  ].some((things) => Object.hasOwn(things, id));

const OWNERS_IN_A_PHASE = 100;
const THINGS_OF_AN_OWNER = 1_000_000;

/**
 * PLN-GEN-13: creation order: by phase, in it by seat, and of one owner as they were made; the n-th deals of one owner with
 * several partners by their seats. It tells no more than the id.
 */
export function orderOf(state: PlanetaryState, kind: Kind, id: string, ...owners: Owners): number {
  if (!state.made) return state.nextOrder;
  const phase = state.turn * PHASES.length + PHASES.findIndex((each) => each.code === state.phase) + 1;
  const [seat, partner] = owners.map((owner) => state.seats.findIndex((each) => each.id === owner) + 1);
  const number = numberAfter(stemOf(state.seats, kind, owners), id);
  const order = (phase * OWNERS_IN_A_PHASE + existing(seat, 'seat')) * THINGS_OF_AN_OWNER + number;
  return partner === undefined ? order : order * OWNERS_IN_A_PHASE + partner;
}
