import { lookUp } from '../../../kernel/index.js';
import type { GhostOfWarState, Unit } from '../state/index.js';
import { isAllied } from '../general/factions.js';
import { chosen } from '../house-rules/house-rules.js';
import { isCutOff } from '../map/status/status.js';
import { surveyOf } from '../map/status/survey.js';
import { typeOf } from '../units/unit-types.js';
import type { Traveller } from '../units/travellers.js';

/** GOW-TRV-07: room of a Cruiser: ships with as much carry Knights and Titans too. */
const CRUISER_ROOM = 6;

/** A character alone takes the room of infantry (GOW-CHR-03). */
const INFANTRY_SIZE = 1;

export const isCapacityMode = ({ parameters }: Pick<GhostOfWarState, 'parameters'>): boolean =>
  chosen(parameters, 'transport.mode') === 'capacity';

/** GOW-TRV-07 abstract: why nobody is found to carry a traveller out of a system; null when somebody is. */
export function transportFault(
  state: GhostOfWarState,
  { owner, domain, unit }: Traveller,
  from: string,
): 'CUT_OFF' | 'NO_HEAVY_TRANSPORT' | null {
  if (domain === 'void' || isCapacityMode(state)) return null;
  if (isCutOff(state, owner, from)) return 'CUT_OFF';
  return unit && typeOf(state, unit).specialTransport && !hasHeavyTransport(state, owner, from)
    ? 'NO_HEAVY_TRANSPORT'
    : null;
}

/** GOW-TRV-07: an Exactus planet, a Space Port, a Cruiser or a Battleship, own or allied. */
function hasHeavyTransport(state: GhostOfWarState, owner: string, system: string): boolean {
  const planets = (lookUp(state.systems, system)?.planets ?? []).flatMap(
    (id) => lookUp(state.planets, id) ?? [],
  );
  return (
    planets.some(
      (each) => isAllied(state, each.controller, owner) && (each.techLevel === 'Exactus' || each.spacePort),
    ) ||
    surveyOf(state)
      .unitsIn(system)
      .some((each) => isAllied(state, each.owner, owner) && isLarge(state, each))
  );
}

const isLarge = (state: GhostOfWarState, unit: Unit): boolean =>
  typeOf(state, unit).transportCapacity >= CRUISER_ROOM;

/** GOW-TRV-07 capacity: room of a ship that leaves. */
export interface Berth {
  readonly owner: string;
  readonly large: boolean;
  room: number;
}

export const berthsOf = (state: GhostOfWarState, units: readonly Unit[]): Berth[] =>
  units
    .filter((each) => typeOf(state, each).transportCapacity > 0)
    .map((each) => ({
      owner: each.owner,
      large: isLarge(state, each),
      room: typeOf(state, each).transportCapacity,
    }));

/**
 * GOW-TRV-07 capacity: takes all these aboard, the largest first, own ships before allied ones, small ships before large ones
 * where both will do; false, and nobody aboard, when there is no room for all.
 */
export function board(
  state: GhostOfWarState,
  berths: readonly Berth[],
  owner: string,
  travellers: readonly Traveller[],
): boolean {
  const open = berths
    .filter((each) => isAllied(state, each.owner, owner))
    .toSorted(
      (one, other) =>
        Number(other.owner === owner) - Number(one.owner === owner) ||
        Number(one.large) - Number(other.large),
    );
  const taken: (readonly [Berth, number])[] = [];
  for (const { size, heavy } of loadsOf(state, travellers)) {
    const berth = open.find((each) => each.room >= size && (each.large || !heavy));
    if (!berth) {
      for (const [each, room] of taken) each.room += room;
      return false;
    }
    berth.room -= size;
    taken.push([berth, size]);
  }
  return true;
}

/** What is to be carried: who needs a large ship first, then the largest. */
const loadsOf = (
  state: GhostOfWarState,
  travellers: readonly Traveller[],
): readonly { readonly size: number; readonly heavy: boolean }[] =>
  travellers
    .filter((each) => each.domain === 'ground')
    .map(({ unit }) => ({
      size: unit ? typeOf(state, unit).transportSize : INFANTRY_SIZE,
      heavy: unit !== null && typeOf(state, unit).specialTransport,
    }))
    .toSorted((one, other) => Number(other.heavy) - Number(one.heavy) || other.size - one.size);
