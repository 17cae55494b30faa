import { lookUp } from '../../../kernel/index.js';
import type { GeneralGoods, GhostOfWarState } from '../state/index.js';
import type { Holder } from '../units/holders.js';
import { inCanonicalOrder } from '../general/order.js';
import { systemOf } from '../map/places.js';
import { typeOf } from '../units/unit-types.js';
import { baseSystemsOf } from './bases.js';

/** GOW-CHP-05: a chapter that supplies forces of its own, free of charge. */
export interface Provider {
  /** Whether its counters of a list are not below 0. */
  readonly gives: (list: GeneralGoods) => boolean;
}

/**
 * GOW-CHP-05: the chapter of an Astartes ground holder in the system of the Hold or the Chapter Fleet, and of the Fleet
 * itself; null for who pays for themselves.
 */
export function chapterProviders(state: GhostOfWarState): (holder: Holder) => Provider | null {
  const bases = new Map<string, ReadonlySet<string>>();
  const basesOf = (faction: string): ReadonlySet<string> => {
    const known = bases.get(faction) ?? baseSystemsOf(state, faction);
    bases.set(faction, known);
    return known;
  };
  return ({ id, units: [unit] }) => {
    const chapter = unit ? lookUp(state.factions, unit.owner)?.chapter : null;
    const system = unit ? systemOf(state, unit.place) : null;
    if (!unit || !chapter || system === null) return null;
    const isFleet = lookUp(state.formations, id)?.chapterFleet === true;
    const isAtBase = typeOf(state, unit).recoveryClass === 'Astartes' && basesOf(unit.owner).has(system);
    if (!isFleet && !isAtBase) return null;
    return {
      gives: (list) => inCanonicalOrder(list).every(([resource]) => chapter.counters[resource] >= 0),
    };
  };
}
