import type { GhostOfWarPosition, DepotEntry, PlanetEntry } from '../start/position.js';
import { PLANET_TYPES, planetTypeRow } from '../data/planet-types.js';
import { GENERAL_RESOURCES } from '../data/resources.js';
import { BLANK_PLANET_ROUND } from '../rounds/events.js';
import { bufferOf, depotCapacity, planetCapacity } from './buffers.js';
import { figure } from '../house-rules/house-rules.js';
import { planetFigures } from '../map/planet-figures.js';
import type { Depot, GeneralGoods, GhostOfWarState, Planet, System } from '../state/index.js';

type Rules = Pick<GhostOfWarState, 'parameters'>;

export const readSystems = ({ systems, planets }: GhostOfWarPosition): readonly System[] =>
  systems.map(({ id, name, hex, contestedRounds }, index) => ({
    id,
    seq: index + 1,
    name,
    hex,
    planets: planets.filter((each) => each.system === id).map((each) => each.id),
    contestedRounds: contestedRounds ?? {},
  }));

export const readPlanets = ({ planets }: GhostOfWarPosition, state: Rules): readonly Planet[] =>
  planets.map((each, index) => readPlanet(each, index + 1, state));

/** GOW-GEN-12, GOW-PLA-05: what is not said is as the type has it, CE 100, loyalty and stocks as at the start. */
export function readPlanet(entry: PlanetEntry, seq: number, state: Rules): Planet {
  const type = Object.hasOwn(PLANET_TYPES, entry.type) ? entry.type : 'Dead World';
  const figures = planetFigures(state.parameters, type);
  const row = planetTypeRow(type);
  const basicProduction = entry.basicProduction ?? figures.basicProduction;
  const advancements = entry.advancements ?? [];
  const capacity = { ...planetCapacity(state, { basicProduction, advancements }), ...entry.capacity };
  const activity = entry.activity ?? ['Produce'];
  return {
    id: entry.id,
    seq,
    name: entry.name,
    system: entry.system,
    type,
    controller: entry.controller,
    techLevel: entry.techLevel ?? figures.techLevel,
    slots: entry.slots ?? figures.slots,
    basicProduction,
    upkeep: { ...figures.upkeep, ...entry.upkeep },
    specialYields: entry.specialYields ?? figures.specialYields,
    buffer: bufferOf(capacity, { ...halfOf(capacity), ...entry.stock }),
    reserve: entry.reserve ?? {},
    upkeepPaid: false,
    activity: { now: activity, ordered: activity },
    ce: entry.ce ?? 100,
    garrisonWeight: entry.garrisonWeight ?? figures.garrisonWeight,
    orbitalWeight: entry.orbitalWeight ?? figures.orbitalWeight,
    advancements,
    parts: entry.parts ?? {},
    loyalty: entry.loyalty ?? figure(state.parameters, 'loyalty.start'),
    shortage: entry.shortage ?? false,
    shortageThisYear: entry.shortageThisYear ?? false,
    titheGrade: entry.titheGrade ?? figure(state.parameters, 'tithe.defaultGrade'),
    conditions: entry.conditions ?? [],
    sharing: entry.sharing ?? {},
    tradeConsent: entry.tradeConsent ?? {},
    chapterHold: entry.chapterHold ?? row.chapterHold ?? false,
    spacePort: entry.spacePort ?? row.spacePort ?? false,
    works: entry.works ?? [],
    screened: entry.screened ?? false,
    priority: entry.priority ?? 5,
    thisRound: entry.thisRound ? { ...BLANK_PLANET_ROUND, ...entry.thisRound } : BLANK_PLANET_ROUND,
  };
}

/** GOW-GEN-12 */
const halfOf = (capacity: GeneralGoods): GeneralGoods =>
  Object.fromEntries(GENERAL_RESOURCES.map((each) => [each, Math.floor((capacity[each] ?? 0) / 2)]));

export const readDepots = ({ depots }: GhostOfWarPosition, state: Rules): readonly Depot[] =>
  (depots ?? []).map((each, index) => readDepot(each, index + 1, state));

/** GOW-BUF-04: starts empty. */
export const readDepot = (entry: DepotEntry, seq: number, state: Rules): Depot => ({
  id: entry.id,
  seq,
  planet: entry.planet,
  owner: entry.owner,
  buffer: bufferOf(depotCapacity(state), entry.stock ?? {}),
});
