import { parseHexKey } from '../../../../../engine/hex/index.js';
import {
  systemAt,
  type Buffer,
  type Depot,
  type GhostOfWarState,
  type Planet,
  type System,
} from '../../../../../rulesets/ghost-of-war/index.js';
import type {
  GhostOfWarAllowance,
  GhostOfWarDepot,
  GhostOfWarHex,
  GhostOfWarPlanet,
  GhostOfWarPlanetRound,
  GhostOfWarSystem,
} from '../types/sector.js';
import {
  bufferNotation,
  ifKnown,
  presentBuffer,
  presentGoods,
  presentOccupation,
  presentParts,
  presentSlots,
  type Knows,
} from './goods.js';

export const presentHexes = (state: GhostOfWarState): GhostOfWarHex[] =>
  Object.entries(state.hexes).map(([id, { subSector }]) => {
    const { q, r } = parseHexKey(id) ?? { q: 0, r: 0 };
    return { id, q, r, subSector, system: systemAt(state, id) };
  });

export const presentSystem = (system: System): GhostOfWarSystem => ({
  id: system.id,
  name: system.name,
  hex: system.hex,
  planets: [...system.planets],
  contestedRounds: Object.entries(system.contestedRounds).map(([faction, rounds]) => ({ faction, rounds })),
});

const presentAllowances = (said: Readonly<Record<string, boolean>>): GhostOfWarAllowance[] =>
  Object.entries(said).map(([faction, allow]) => ({ faction, allow }));

export const presentPlanet = (knows: Knows, planet: Planet): GhostOfWarPlanet => ({
  ...planet,
  hidden: !knows(planet.controller),
  slots: presentSlots(planet.slots),
  basicProduction: presentGoods(planet.basicProduction),
  upkeep: Object.entries(planet.upkeep).map(([activity, goods]) => ({
    activity,
    goods: presentGoods(goods),
  })),
  specialYields: Object.entries(planet.specialYields).map(([resource, sum]) => ({ resource, sum })),
  advancements: [...planet.advancements],
  conditions: [...planet.conditions],
  sharing: presentAllowances(planet.sharing),
  tradeConsent: presentAllowances(planet.tradeConsent),
  works: [...planet.works],
  ...ifKnown(knows(planet.controller), {
    ...presentHeld(planet.buffer),
    reserve: presentGoods(planet.reserve),
    upkeepPaid: planet.upkeepPaid,
    activity: presentOccupation(planet.activity),
    parts: presentParts(planet.parts),
    shortage: planet.shortage,
    shortageThisYear: planet.shortageThisYear,
    screened: planet.screened,
    priority: planet.priority,
    thisRound: presentRound(planet.thisRound),
  }),
});

const presentRound = ({ gained, takenBy, ...round }: Planet['thisRound']): GhostOfWarPlanetRound => ({
  produced: round.produced,
  fought: round.fought,
  braced: gained.Brace ?? 0,
  recovered: gained.Recover ?? 0,
  takenBy: [...(takenBy ?? [])],
  boosted: round.boosted,
});

export const presentDepot = (knows: Knows, { id, planet, owner, buffer }: Depot): GhostOfWarDepot => ({
  id,
  planet,
  owner,
  hidden: !knows(owner),
  ...ifKnown(knows(owner), presentHeld(buffer)),
});

const presentHeld = (buffer: Buffer) => ({
  buffer: presentBuffer(buffer),
  bufferNotation: bufferNotation(buffer),
});
