import type { DetachmentType } from '../data/detachment-types.js';
import type { SlotEntry, UnitFilter } from './profile.js';
import type { PlanetaryState, RaceKey, Unit, UnitType } from '../state/index.js';
import { registeredType, shortKey, unitTypeBy } from './unit-types.js';

/** A unit among those of its detachment, of whom one may carry it. */
export interface Riding {
  readonly state: PlanetaryState;
  readonly units: readonly Unit[];
  readonly unit: Unit;
  readonly type: UnitType;
}

/** RACE-PROD-10 Mounted units: type of the transport of the detachment, or of the unit's own; null on foot. As built: what was lost since does not change the list. */
export function transportOf({ state, units, unit, type }: Riding): UnitType | null {
  const carrier = unit.mountedIn === null ? undefined : units.find((each) => each.id === unit.mountedIn);
  if (carrier) return unitTypeBy(state, carrier.typeKey) ?? null;
  return ownTransportOf(type);
}

/** RACE-PROD-04: the transport that belongs to units of a type. */
export const ownTransportOf = (type: UnitType): UnitType | null =>
  type.ownTransport === undefined || type.race === 'ANY'
    ? null
    : (registeredType(type.race as RaceKey, type.ownTransport) ?? null);

/** RACE-PROD-04, RACE-PROD-10: what carries a unit now: a transport of which a model lives, or its own that is not lost. */
export function carrierOf(state: PlanetaryState, units: readonly Unit[], unit: Unit): UnitType | null {
  if (unit.mountedIn !== null) {
    const carrier = units.find((each) => each.id === unit.mountedIn);
    const lives = carrier?.models.some((each) => each.state !== 'dead') === true;
    return lives ? (unitTypeBy(state, carrier.typeKey) ?? null) : null;
  }
  const type = unit.transportLost === true ? undefined : unitTypeBy(state, unit.typeKey);
  return type ? ownTransportOf(type) : null;
}

/** Things by which the models of a unit ride bikes, or jetbikes, of their own. */
const MOUNTS = ['bike', 'jetbike'] as const;

/** RACE-EL-06, RACE-SM-08: what a unit that is no bike itself has been mounted on. */
export const mountOf = ({ options }: Unit): (typeof MOUNTS)[number] | undefined =>
  MOUNTS.find((mount) => options.some((each) => each.key === mount && !each.lost));

/** RACE-SM-08, RACE-PROD-12: what every model of a fast or mechanized detachment is, or rides. */
const FILTERS: {
  readonly [F in UnitFilter]: (
    type: UnitType,
    transport: UnitType | null,
    mount: string | undefined,
  ) => boolean;
} = {
  MECHANIZED: (type, transport, mount) =>
    mount !== undefined || isCarrier(transport) || type.bike === true || (type.vehicle && type.fast12),
  FAST: (type, transport, mount) =>
    mount !== undefined ||
    (isCarrier(transport) && transport?.moveClass !== 'walker') ||
    type.bike === true ||
    (type.vehicle && type.moveClass !== 'walker'),
  FAST_SKIMMER: (type, transport, mount) =>
    mount === 'jetbike' ||
    (isCarrier(transport) && transport?.moveClass === 'skimmer') ||
    type.jetbike === true ||
    type.hellion === true ||
    (type.vehicle && type.moveClass === 'skimmer'),
};

const isCarrier = (transport: UnitType | null): boolean =>
  transport !== null && transport.carries && transport.vehicle;

export const passesFilter = (filter: UnitFilter, riding: Riding): boolean =>
  FILTERS[filter](riding.type, transportOf(riding), mountOf(riding.unit));

/** RACE-PROD-10: "X in Y" of a table holds for the unit. */
export function rides({ in: transports, orOn }: SlotEntry, riding: Riding): boolean {
  if (transports === undefined) return true;
  const transport = transportOf(riding);
  const key = transport ? shortKey(transport) : null;
  return (key !== null && transports.includes(key)) || (orOn !== undefined && mountOf(riding.unit) === orOn);
}

/** RACE-PROD-09, RACE-CH-13, -14, -20: the list does not know the type. `anyType`: cultists of a human hex. */
export function isBarred(list: DetachmentType, type: UnitType, anyType: boolean): boolean {
  const short = shortKey(type);
  if (type.onlyInSpecialDetachment !== undefined && type.onlyInSpecialDetachment !== list.key) return true;
  if (type.forbiddenInDetachment?.includes(list.key) === true) return true;
  const { slots } = list;
  if (slots?.by === 'NORMAL_LIST') return short !== null && slots.without?.includes(short) === true;
  if (slots?.by !== 'POOLS' || type.pool === undefined) return false;
  if (type.pool === 'NORMAL_ONLY') return list.class !== 'NORMAL';
  if (type.pool === 'NORMAL_ONLY_OR_CULTIST_HEX') return list.class !== 'NORMAL' && !anyType;
  return !slots.pools.includes(type.pool);
}
