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
  GhostOfWarSystem,
} from '../types/sector.js';
import {
  bufferNotation,
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

export const presentPlanet = (knows: Knows, { thisRound, ...planet }: Planet): GhostOfWarPlanet => ({
  ...planet,
  ...presentHeld(knows(planet.controller), planet.buffer),
  slots: presentSlots(planet.slots),
  basicProduction: presentGoods(planet.basicProduction),
  upkeep: Object.entries(planet.upkeep).map(([activity, goods]) => ({
    activity,
    goods: presentGoods(goods),
  })),
  specialYields: Object.entries(planet.specialYields).map(([resource, sum]) => ({ resource, sum })),
  reserve: presentGoods(planet.reserve),
  activity: presentOccupation(planet.activity),
  advancements: [...planet.advancements],
  parts: presentParts(planet.parts),
  conditions: [...planet.conditions],
  sharing: presentAllowances(planet.sharing),
  tradeConsent: presentAllowances(planet.tradeConsent),
  works: [...planet.works],
  thisRound: {
    produced: thisRound.produced,
    fought: thisRound.fought,
    braced: thisRound.gained.Brace ?? 0,
    recovered: thisRound.gained.Recover ?? 0,
    takenBy: [...(thisRound.takenBy ?? [])],
    boosted: thisRound.boosted,
  },
});

export const presentDepot = (knows: Knows, { id, planet, owner, buffer }: Depot): GhostOfWarDepot => ({
  id,
  planet,
  owner,
  ...presentHeld(knows(owner), buffer),
});

/** What the viewer may not know looks like an empty buffer in the state. */
const presentHeld = (known: boolean, buffer: Buffer) => ({
  hidden: !known,
  buffer: known ? presentBuffer(buffer) : [],
  bufferNotation: known ? bufferNotation(buffer) : '',
});
