import type { GhostOfWarState } from '../../../../../rulesets/ghost-of-war/index.js';
import type { GhostOfWarDetails } from '../types/details.js';
import { presentAttack, presentBattle, presentBattlefield } from './battles.js';
import { presentFaction, presentOffer, presentRelations, presentStatus } from './factions.js';
import {
  presentCharacter,
  presentFormation,
  presentJourney,
  presentUnit,
  presentUnitType,
} from './forces.js';
import { presentHouseRules, presentSheets } from './orders.js';
import { presentDepot, presentHexes, presentPlanet, presentSystem } from './sector.js';
import { presentEventProject, presentLine, presentProject } from './works.js';

/** The sector as its viewer may know it, typed: it comes redacted. */
export const presentDetails = (state: GhostOfWarState): GhostOfWarDetails => ({
  round: state.round,
  step: state.step,
  houseRules: presentHouseRules(state),
  ...presentMap(state),
  ...presentForces(state),
  ...presentWorks(state),
  sheets: presentSheets(state),
  locked: [...state.locked],
  provisional: presentProvisional(state),
  end: state.end && { winners: [...state.end.winners], reason: state.end.reason },
  over: state.end !== null,
});

const presentMap = (state: GhostOfWarState) => ({
  subSectors: Object.values(state.subSectors),
  hexes: presentHexes(state),
  systems: bySeq(state.systems).map(presentSystem),
  storms: Object.values(state.storms).map((each) => ({ ...each, core: [...each.core] })),
  routes: Object.values(state.routes).map((each) => ({ ...each, hexes: [...each.hexes] })),
  planets: bySeq(state.planets).map(presentPlanet),
  depots: bySeq(state.depots).map(presentDepot),
  factions: bySeq(state.factions).map(presentFaction),
  relations: presentRelations(state),
  status: presentStatus(state),
});

const presentForces = (state: GhostOfWarState) => ({
  unitTypes: Object.entries(state.unitTypes).map(([key, type]) => presentUnitType(key, type)),
  units: bySeq(state.units).map(presentUnit),
  formations: bySeq(state.formations).map(presentFormation),
  supplyGroups: Object.values(state.supplyGroups).map((each) => ({ ...each, members: [...each.members] })),
  journeys: Object.values(state.journeys).map(presentJourney),
  characters: bySeq(state.characters).map(presentCharacter),
  fallen: Object.values(state.fallen),
  battles: Object.values(state.battles).map(presentBattle),
  attacks: state.attacks.map(presentAttack),
  battlefields: state.battlefields.map(presentBattlefield),
});

const presentWorks = (state: GhostOfWarState) => ({
  projects: bySeq(state.projects).map(presentProject),
  eventProjects: Object.values(state.eventProjects).map(presentEventProject),
  lines: Object.values(state.lines)
    .sort((a, b) => a.number - b.number)
    .map((each) => presentLine(state, each)),
  offers: Object.values(state.offers).map(presentOffer),
  scheduled: Object.values(state.scheduled),
});

/** GOW-DIC-03; what waits for the dice stays inside. */
function presentProvisional({ provisional }: GhostOfWarState): GhostOfWarDetails['provisional'] {
  if (!provisional) return null;
  const { faction, rule, purpose, sides, faces, rerolled, holders } = provisional;
  return { faction, rule, purpose, sides, faces: [...faces], rerolled: [...rerolled], holders: [...holders] };
}

const bySeq = <T extends { readonly seq: number }>(things: Readonly<Record<string, T>>): readonly T[] =>
  Object.values(things).sort((a, b) => a.seq - b.seq);
