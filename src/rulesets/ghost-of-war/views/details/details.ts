import {
  flag,
  id,
  list,
  named,
  orNull,
  record,
  said,
  text,
  whole,
  type Shaped,
  type Viewer,
} from '../../../../kernel/index.js';
import { confidingIn } from '../../general/confidence.js';
import type { GhostOfWarState } from '../../state/index.js';
import {
  attackIntentView,
  battlefieldView,
  battleView,
  showAttack,
  showBattle,
  showBattlefield,
} from './battles.js';
import {
  factionStatusView,
  factionView,
  offerView,
  relationView,
  showFaction,
  showOffer,
  showRelations,
  showStatus,
} from './factions.js';
import {
  characterView,
  fallenView,
  formationView,
  journeyView,
  supplyGroupView,
  unitTypeView,
  unitView,
} from './force-records.js';
import { showCharacter, showFormation, showJourney, showUnit, showUnitType } from './forces.js';
import type { Knows } from './goods.js';
import { houseRuleView, sheetView, showHouseRules, showSheets } from './orders.js';
import {
  depotView,
  hexView,
  planetView,
  routeView,
  scheduledEventView,
  stormView,
  subSectorView,
  systemView,
} from './sector-records.js';
import { showDepot, showHexes, showPlanet, showSystem } from './sector.js';
import { eventProjectView, lineView, projectView, showEventProject, showLine, showProject } from './works.js';
import * as words from '../../words/index.js';

export const provisionalDiceView = named(
  'ProvisionalDice',
  'Dice of which one may still be thrown again (GOW-DIC-03).',
  record({
    faction: said('Faction that rolled.', id),
    rule: said('Rule of the roll.', id),
    purpose: said('What it is for.', text),
    sides: said('Sides of the dice.', whole()),
    faces: said('Faces.', list(whole())),
    rerolled: said('Dice that were thrown again, from 0.', list(whole())),
    holders: said('Characters who may still have one thrown again.', list(id)),
  }),
);
export type ProvisionalDiceView = Shaped<typeof provisionalDiceView>;

export const endView = named(
  'End',
  'How the campaign ended (GOW-GEN-10).',
  record({
    winners: said('Factions that won.', list(id)),
    reason: said('Why it ended.', text),
  }),
);
export type EndView = Shaped<typeof endView>;

export const detailsView = named(
  'Details',
  'The sector as its viewer may know it (GOW-GEN-09). Lists in the order of creation; ids are those of board, trade lines, units and battles.',
  record({
    round: said('Round; 0 before the campaign is set up.', whole()),
    step: said('Step of the round.', words.step),
    houseRules: said('House rules in force.', list(houseRuleView)),
    subSectors: said('Sub-sectors.', list(subSectorView)),
    hexes: said('Hexes of the map.', list(hexView)),
    systems: said('Systems.', list(systemView)),
    storms: said('Storms.', list(stormView)),
    routes: said('Charted routes.', list(routeView)),
    planets: said('Planets.', list(planetView)),
    depots: said('Field depots.', list(depotView)),
    factions: said('Factions.', list(factionView)),
    relations: said('Relations of all factions.', list(relationView)),
    status: said('What S3 found out (GOW-MAP-07…09).', list(factionStatusView)),
    unitTypes: said('Types of units that the arbiter has defined.', list(unitTypeView)),
    units: said('Units.', list(unitView)),
    formations: said('Formations.', list(formationView)),
    supplyGroups: said('Supply groups.', list(supplyGroupView)),
    journeys: said('Journeys.', list(journeyView)),
    characters: said('Commanders and heroes.', list(characterView)),
    fallen: said('Deaths that a Rite may serve.', list(fallenView)),
    projects: said('Projects.', list(projectView)),
    eventProjects: said('Projects that the arbiter has made up.', list(eventProjectView)),
    lines: said('Trade and supply lines.', list(lineView)),
    offers: said('Offers of goods.', list(offerView)),
    battles: said('Battles.', list(battleView)),
    attacks: said('Attacks that no battle has used up yet.', list(attackIntentView)),
    battlefields: said('Places where battles are still to be formed.', list(battlefieldView)),
    scheduled: said('Events announced.', list(scheduledEventView)),
    sheets: said('Sheets that the viewer may read.', list(sheetView)),
    locked: said('Factions that have locked their orders.', list(id)),
    provisional: said('Dice that are not final yet.', orNull(provisionalDiceView)),
    end: said('How it ended.', orNull(endView)),
    over: said('The campaign is over.', flag),
  }),
);
export type DetailsView = Shaped<typeof detailsView>;

/** GOW-GEN-09: the arbiter knows everything, others what is their own or confided to them. */
function knownBy(state: GhostOfWarState, viewer: Viewer): Knows {
  if (viewer.kind === 'all' || (viewer.kind === 'seat' && viewer.role === 'arbiter')) return () => true;
  const circle = confidingIn(state, viewer.kind === 'seat' ? viewer.seat : null);
  return (faction) => circle.includes(faction);
}

/** The sector as its viewer may know it, typed: it comes redacted. */
export function showDetails(state: GhostOfWarState, viewer: Viewer): DetailsView {
  const knows = knownBy(state, viewer);
  return {
    round: state.round,
    step: state.step,
    houseRules: showHouseRules(state),
    ...showMap(state, knows),
    ...showForces(state, knows),
    ...showWorks(state),
    sheets: showSheets(state),
    locked: [...state.locked],
    provisional: showProvisional(state),
    end: state.end && { winners: [...state.end.winners], reason: state.end.reason },
    over: state.end !== null,
  };
}

const showMap = (state: GhostOfWarState, knows: Knows) => ({
  subSectors: Object.values(state.subSectors),
  hexes: showHexes(state),
  systems: bySeq(state.systems).map(showSystem),
  storms: Object.values(state.storms).map((each) => ({ ...each, core: [...each.core] })),
  routes: Object.values(state.routes).map((each) => ({ ...each, hexes: [...each.hexes] })),
  planets: bySeq(state.planets).map((each) => showPlanet(knows, each)),
  depots: bySeq(state.depots).map((each) => showDepot(knows, each)),
  factions: bySeq(state.factions).map((each) => showFaction(knows, each)),
  relations: showRelations(state),
  status: showStatus(state),
});

const showForces = (state: GhostOfWarState, knows: Knows) => ({
  unitTypes: Object.entries(state.unitTypes).map(([key, type]) => showUnitType(key, type)),
  units: bySeq(state.units).map((each) => showUnit(knows, each)),
  formations: bySeq(state.formations).map((each) => showFormation(knows, each)),
  supplyGroups: Object.values(state.supplyGroups).map((each) => ({ ...each, members: [...each.members] })),
  journeys: Object.values(state.journeys).map((each) => showJourney(knows, each)),
  characters: bySeq(state.characters).map((each) => showCharacter(knows, each)),
  fallen: Object.values(state.fallen),
  battles: Object.values(state.battles).map(showBattle),
  attacks: state.attacks.map(showAttack),
  battlefields: state.battlefields.map(showBattlefield),
});

const showWorks = (state: GhostOfWarState) => ({
  projects: bySeq(state.projects).map(showProject),
  eventProjects: Object.values(state.eventProjects).map(showEventProject),
  lines: Object.values(state.lines)
    .sort((a, b) => a.number - b.number)
    .map((each) => showLine(state, each)),
  offers: Object.values(state.offers).map(showOffer),
  scheduled: Object.values(state.scheduled),
});

/** GOW-DIC-03; what waits for the dice stays inside. */
function showProvisional({ provisional }: GhostOfWarState): DetailsView['provisional'] {
  if (!provisional) return null;
  const { faction, rule, purpose, sides, faces, rerolled, holders } = provisional;
  return { faction, rule, purpose, sides, faces: [...faces], rerolled: [...rerolled], holders: [...holders] };
}

const bySeq = <T extends { readonly seq: number }>(things: Readonly<Record<string, T>>): readonly T[] =>
  Object.values(things).sort((a, b) => a.seq - b.seq);
