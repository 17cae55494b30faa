import { compassTo, parseHexKey } from '../../../engine/hex/index.js';
import { existing, lookUp } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import { firstOf, unless } from '../general/asked.js';
import { crossing, placeAt } from '../map/edges.js';
import type { Movement } from '../orders/orders.js';
import type { MetaCampaignState, Unit } from '../state/index.js';
import { isAirborne, isVessel } from '../units/kinds.js';

const PATH = ['order', 'movement'];

const areAdjacent = (a: string, b: string): boolean =>
  compassTo(existing(parseHexKey(a), 'hex'), existing(parseHexKey(b), 'hex')) !== null;

const carrierOf = ({ units }: MetaCampaignState, { carriedBy }: Unit): Unit | undefined =>
  carriedBy?.unit == null ? undefined : lookUp(units, carriedBy.unit);

/** EDCU-TRN-05: out of a transport on the ground or water. */
export function mustExit(state: MetaCampaignState, unit: Unit): readonly Violation[] {
  const carrier = carrierOf(state, unit);
  return firstOf(
    () => unless(unit.carriedBy?.how === 'EMBARKED', 'EDCU-TRN-05', 'NOT_EMBARKED', PATH),
    () =>
      unless(
        carrier !== undefined && !isAirborne(carrier) && carrier.carriedBy === null,
        'EDCU-TRN-05',
        'CARRIER_ALOFT',
        PATH,
      ),
  );
}

/** EDCU-TRN-06: from a vessel in Water onto a Beach beside it, or over a harbor edge. */
function beachesAt(state: MetaCampaignState, unit: Unit, to: string): boolean {
  const carrier = carrierOf(state, unit);
  const from = existing(unit.hex, 'hex');
  if (!carrier || !isVessel(carrier) || placeAt(state, from)?.terrain !== 'WATER') return false;
  if (!areAdjacent(from, to)) return false;
  return (
    placeAt(state, to)?.terrain === 'BEACH' || crossing(state, from, to).lies.features.includes('HARBOR')
  );
}

/**
 * Hexes that a movement enters, that of an Exit first: the carrier's own, or the shore. A path that does not go on from there is
 * not gone (EDCU-TRN-05).
 */
export function wayOf(state: MetaCampaignState, unit: Unit, { kind, path }: Movement): readonly string[] {
  const [first] = path;
  if (kind !== 'EXIT' || unit.carriedBy === null) return path;
  if (first !== undefined && beachesAt(state, unit, first)) return path;
  const own = existing(unit.hex, 'hex');
  return first !== undefined && areAdjacent(own, first) ? [own, ...path] : [own];
}
