import type { GhostOfWarState } from '../../state/index.js';
import type {
  AllowanceView,
  DepotView,
  HexView,
  PlanetRoundView,
  PlanetView,
  SystemView,
} from './sector-records.js';
import { entryAt } from '../../../../kernel/index.js';
import { parseHexKey } from '../../../../engine/hex/index.js';
import { systemAt } from '../../map/sector-map.js';
import type { Depot, Planet, System } from '../../state/sector.js';
import {
  type Knows,
  bufferNotation,
  ifKnown,
  showBuffer,
  showGoods,
  showOccupation,
  showParts,
  showSlots,
} from './goods.js';
import type { Buffer } from '../../state/goods.js';

export const showHexes = (state: GhostOfWarState): HexView[] =>
  Object.entries(state.hexes).map(([id, { subSector }]) => {
    const { q, r } = parseHexKey(id) ?? { q: 0, r: 0 };
    return { id, q, r, subSector, system: systemAt(state, id) };
  });

export const showSystem = (system: System): SystemView => ({
  id: system.id,
  name: system.name,
  hex: system.hex,
  planets: [...system.planets],
  contestedRounds: Object.entries(system.contestedRounds).map(([faction, rounds]) => ({ faction, rounds })),
});

const keysOf = <K extends string>(of: Readonly<Partial<Record<K, unknown>>>): K[] => Object.keys(of) as K[];

const showAllowances = (said: Readonly<Record<string, boolean>>): AllowanceView[] =>
  Object.entries(said).map(([faction, allow]) => ({ faction, allow }));

export const showPlanet = (knows: Knows, planet: Planet): PlanetView => ({
  ...planet,
  hidden: !knows(planet.controller),
  slots: showSlots(planet.slots),
  basicProduction: showGoods(planet.basicProduction),
  upkeep: keysOf(planet.upkeep).map((activity) => ({
    activity,
    goods: showGoods(planet.upkeep[activity]),
  })),
  specialYields: keysOf(planet.specialYields).map((resource) => ({
    resource,
    sum: entryAt(planet.specialYields, resource),
  })),
  sharing: showAllowances(planet.sharing),
  tradeConsent: showAllowances(planet.tradeConsent),
  ...ifKnown(knows(planet.controller), {
    ...showHeld(planet.buffer),
    reserve: showGoods(planet.reserve),
    upkeepPaid: planet.upkeepPaid,
    activity: showOccupation(planet.activity),
    parts: showParts(planet.parts),
    shortage: planet.shortage,
    shortageThisYear: planet.shortageThisYear,
    screened: planet.screened,
    priority: planet.priority,
    thisRound: showRound(planet.thisRound),
  }),
});

const showRound = ({ gained, takenBy, ...round }: Planet['thisRound']): PlanetRoundView => ({
  produced: round.produced,
  fought: round.fought,
  braced: gained.Brace ?? 0,
  recovered: gained.Recover ?? 0,
  takenBy: [...(takenBy ?? [])],
  boosted: round.boosted,
});

export const showDepot = (knows: Knows, { id, planet, owner, buffer }: Depot): DepotView => ({
  id,
  planet,
  owner,
  hidden: !knows(owner),
  ...ifKnown(knows(owner), showHeld(buffer)),
});

const showHeld = (buffer: Buffer) => ({
  buffer: showBuffer(buffer),
  bufferNotation: bufferNotation(buffer),
});
