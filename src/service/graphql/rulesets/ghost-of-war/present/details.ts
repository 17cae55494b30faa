import type { Viewer } from '../../../../../kernel/index.js';
import { confidingIn, type GhostOfWarState } from '../../../../../rulesets/ghost-of-war/index.js';
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
import type { Knows } from './goods.js';
import { presentHouseRules, presentSheets } from './orders.js';
import { presentDepot, presentHexes, presentPlanet, presentSystem } from './sector.js';
import { presentEventProject, presentLine, presentProject } from './works.js';

/** GOW-GEN-09: the arbiter knows everything, others what is their own or confided to them. */
function knownBy(state: GhostOfWarState, viewer: Viewer): Knows {
  if (viewer.kind === 'all' || (viewer.kind === 'seat' && viewer.role === 'arbiter')) return () => true;
  const circle = confidingIn(state, viewer.kind === 'seat' ? viewer.seat : null);
  return (faction) => circle.includes(faction);
}

/** The sector as its viewer may know it, typed: it comes redacted. */
export function presentDetails(state: GhostOfWarState, viewer: Viewer): GhostOfWarDetails {
  const knows = knownBy(state, viewer);
  return {
    round: state.round,
    step: state.step,
    houseRules: presentHouseRules(state),
    ...presentMap(state, knows),
    ...presentForces(state, knows),
    ...presentWorks(state),
    sheets: presentSheets(state),
    locked: [...state.locked],
    provisional: presentProvisional(state),
    end: state.end && { winners: [...state.end.winners], reason: state.end.reason },
    over: state.end !== null,
  };
}

const presentMap = (state: GhostOfWarState, knows: Knows) => ({
  subSectors: Object.values(state.subSectors),
  hexes: presentHexes(state),
  systems: bySeq(state.systems).map(presentSystem),
  storms: Object.values(state.storms).map((each) => ({ ...each, core: [...each.core] })),
  routes: Object.values(state.routes).map((each) => ({ ...each, hexes: [...each.hexes] })),
  planets: bySeq(state.planets).map((each) => presentPlanet(knows, each)),
  depots: bySeq(state.depots).map((each) => presentDepot(knows, each)),
  factions: bySeq(state.factions).map((each) => presentFaction(knows, each)),
  relations: presentRelations(state),
  status: presentStatus(state),
});

const presentForces = (state: GhostOfWarState, knows: Knows) => ({
  unitTypes: Object.entries(state.unitTypes).map(([key, type]) => presentUnitType(key, type)),
  units: bySeq(state.units).map((each) => presentUnit(knows, each)),
  formations: bySeq(state.formations).map((each) => presentFormation(knows, each)),
  supplyGroups: Object.values(state.supplyGroups).map((each) => ({ ...each, members: [...each.members] })),
  journeys: Object.values(state.journeys).map((each) => presentJourney(knows, each)),
  characters: bySeq(state.characters).map((each) => presentCharacter(knows, each)),
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
