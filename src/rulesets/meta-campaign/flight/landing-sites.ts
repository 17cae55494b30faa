import { lookUp } from '../../../kernel/index.js';
import { isOpenTerrain, isRoadHex, operates, placeAt } from '../map/edges.js';
import { groundOpponentsIn, unitsIn } from '../positions/occupants.js';
import { isOpen } from '../positions/room.js';
import type { MetaCampaignState, Unit } from '../state/index.js';
import { blocOf, has, isAircraft, isAirborne, opposes } from '../units/kinds.js';

/** Targets of the landing check, under power and gliding (EDCU-TOL-06). */
interface Site {
  readonly power: number;
  readonly gliding: number;
  /** EDC-STR-11: whether it takes no room in the hex. */
  readonly apart: boolean;
}

const SAFE = { power: 0, gliding: 2, apart: false } as const;
const STRIP = { ...SAFE, apart: true } as const;

/** EDC-STR-11: lowest aircraft class that lands on it. */
const STRIPS: Readonly<Record<string, number>> = { roughAirstrip: 2, improvedAirstrip: 0 };

/** EDC-STR-11, EDCU-TOL-05: an operating airstrip that is not an opponent's, or for a VTOL a platform that is free. */
function stripIn(state: MetaCampaignState, unit: Unit, hex: string): boolean {
  const taken = unitsIn(state, hex).some(
    (each) => each.id !== unit.id && isAircraft(each) && !isAirborne(each),
  );
  return Object.values(state.structures).some((each) => {
    if (each.hex !== hex || !operates(each)) return false;
    if (each.bloc !== null && opposes(each.bloc, blocOf(unit))) return false;
    if (each.type === 'vtolPlatform') return unit.sheet.propulsion === 'vtol' && !taken;
    const least = lookUp(STRIPS, each.type);
    return least !== undefined && (unit.sheet.aircraftClass ?? 0) >= least;
  });
}

const roughSea = ({ rules, weather }: MetaCampaignState): boolean => weather.wind.dots >= rules.roughSeaWind;

/** Rows of the table that fit a VTOL, the best first. */
function forVtol(state: MetaCampaignState, unit: Unit, hex: string): Site | null {
  const terrain = placeAt(state, hex)?.terrain;
  if (stripIn(state, unit, hex)) return STRIP;
  if (terrain === undefined || terrain === 'MOUNTAINS') return null;
  if (terrain === 'WATER') {
    if (!has(unit, 'waterLanding')) return null;
    return roughSea(state) ? { power: 4, gliding: 7, apart: false } : SAFE;
  }
  if (terrain === 'CITY') return { power: 3, gliding: 8, apart: false };
  return isOpenTerrain(state, hex) ? SAFE : { power: 0, gliding: 6, apart: false };
}

/** Rows that fit a fixed-wing aircraft, the best first. */
function forFixedWing(state: MetaCampaignState, unit: Unit, hex: string): Site | null {
  const terrain = placeAt(state, hex)?.terrain;
  if (stripIn(state, unit, hex)) return STRIP;
  if (terrain === 'PLAINS' && has(unit, 'roughField')) return { power: 1, gliding: 3, apart: false };
  if (isRoadHex(state, hex)) return { power: 3, gliding: 6, apart: false };
  if (terrain !== 'WATER' || !has(unit, 'waterLanding')) return null;
  return roughSea(state) ? { power: 4, gliding: 7, apart: false } : { power: 0, gliding: 3, apart: false };
}

/** EDCU-TOL-05, EDCU-GLD-07: where an aircraft may land in a hex; null where it may not. */
export const siteFor = (state: MetaCampaignState, unit: Unit, hex: string): Site | null =>
  unit.sheet.propulsion === 'fixedWing' ? forFixedWing(state, unit, hex) : forVtol(state, unit, hex);

/** EDCU-TOL-05: room, and nobody hostile. */
export const hasLandingRoom = (
  state: MetaCampaignState,
  unit: Unit,
  hex: string,
  { apart }: Site,
  away: readonly string[],
): boolean => apart || isOpen(state, hex, { ...unit, profile: null }, away);

export const hasEnemies = (state: MetaCampaignState, unit: Unit, hex: string): boolean =>
  groundOpponentsIn(state, hex, blocOf(unit)).length > 0;
