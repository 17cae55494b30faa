import { type Shaped, id, list, named, orNull, record, said, whole } from '../../../../kernel/index.js';
import * as words from '../../words/index.js';
import { raceProfileView } from './race-records.js';
import {
  type AirControlView,
  type PlayerView,
  airControlView,
  fallenCapitalView,
  lootView,
  maintenancePriorityView,
  movementOrderView,
  playerView,
  raidView,
  spentView,
  startView,
  victoryView,
  worksView,
} from './state-records.js';
import { hexView, showHex } from './map.js';
import { detachmentView, garrisonView, unitTypeView } from './army-records.js';
import { convoyView, diplomatView, routeView, spyView, squadronView, treatyView } from './pieces.js';
import { dealingsView, showDealings } from './dealings.js';
import { battleView } from './battle-records.js';
import { airSupportView, battleOrderView, sheetView, showBattleOrder, showSheet } from './orders.js';
import { discoveriesView, showDiscoveries } from './discoveries.js';
import {
  intelligenceView,
  showConvoy,
  showIntelligence,
  showSighting,
  showSpyTarget,
  sightingView,
} from './knowledge.js';
import { RACE_UNITS } from '../../data/race-units/registry.js';
import { showDetachment, showGarrison, showUnitType } from './armies.js';
import type { PlanetaryState, Player } from '../../state/index.js';
import { showRaces } from './races.js';
import { battlesInOrder } from '../../battle/battles.js';
import { showBattle } from './battles.js';

export const detailsView = named(
  'Details',
  'A planetary campaign as the viewer may know it. Lists are in canonical order (PLN-GEN-13): hexes by row and column, pieces by creation.',
  record({
    turn: said('Turn.', whole()),
    phase: said('Phase.', words.phase),
    nativeRace: said('Race of settlements that nobody owns.', words.race),
    races: said('The races as they are in force here, house rules included.', list(raceProfileView)),
    players: said('Players, in seat order.', list(playerView)),
    hexes: said('The map.', list(hexView)),
    unitTypes: said('Unit types that the club has entered.', list(unitTypeView)),
    unitRegistry: said(
      "Types that the rules name; their points are the club's (RACE-PROD-08).",
      list(unitTypeView),
    ),
    detachments: said('Detachments.', list(detachmentView)),
    garrisons: said('Garrisons.', list(garrisonView)),
    convoys: said('Convoys.', list(convoyView)),
    spies: said("The viewer's spies.", list(spyView)),
    diplomats: said('Diplomats.', list(diplomatView)),
    squadrons: said("The viewer's air squadrons.", list(squadronView)),
    routes: said('Ways of resources.', list(routeView)),
    treaties: said('Treaties that the viewer may know of.', list(treatyView)),
    dealings: said('Diplomacy, fun battles, and what is rare and lost.', dealingsView),
    battles: said('Battles of this turn and the last, in the order in which they arose.', list(battleView)),
    sheets: said('Sheets of the current phase that the viewer may see: their own.', list(sheetView)),
    locked: said('Seats that have locked the phase.', list(id)),
    battleOrders: said(
      'Battle orders in force this turn, as far as the viewer may know them.',
      list(battleOrderView),
    ),
    movementOrders: said('Movement orders of this turn that still matter.', list(movementOrderView)),
    airSupport: said('Armies that squadrons support this turn.', list(airSupportView)),
    airControl: said('Airspaces under control this turn.', list(airControlView)),
    lastAirControl: said('Airspaces under control in the turn before.', list(airControlView)),
    discoveries: said('What the turn has brought to light.', discoveriesView),
    spent: said('What pieces have already done this turn.', list(spentView)),
    sightings: said('What the viewer last saw of each hex.', list(sightingView)),
    intelligence: said('What the viewer has learned, oldest first.', list(intelligenceView)),
    raids: said('Raids that succeeded this turn and whose loot waits.', list(raidView)),
    lootedRp: said('Resource points lost to raiders this turn.', list(lootView)),
    starts: said('How far the set-up is, player by player; empty where it was left out.', list(startView)),
    works: said('Limits of the Build phase used up by the viewer.', list(worksView)),
    maintenancePriority: said(
      'Standing orders for the maintenance of buildings.',
      list(maintenancePriorityView),
    ),
    fallenCapitals: said('Capitals taken so far, oldest first.', list(fallenCapitalView)),
    victory: said('How the campaign ended; null while it goes on.', orNull(victoryView)),
  }),
);

export type DetailsView = Shaped<typeof detailsView>;

/** RACE-PROD-08: the same in every campaign. */
const REGISTRY = Object.values(RACE_UNITS).map(showUnitType);

/** The state as its viewer may know it, typed: it comes redacted. Lists in canonical order (PLN-GEN-13). */
export const showDetails = (state: PlanetaryState): DetailsView => ({
  turn: state.turn,
  phase: state.phase,
  nativeRace: state.nativeRace,
  races: showRaces(state),
  players: Object.values(state.players)
    .sort((a, b) => a.number - b.number)
    .map(showPlayer),
  hexes: Object.values(state.hexes)
    .sort((a, b) => a.r - b.r || a.q - b.q)
    .map((hex) => showHex(hex, state)),
  unitTypes: Object.values(state.unitTypes).map(showUnitType),
  unitRegistry: REGISTRY,
  detachments: inOrder(state.detachments).map((each) => showDetachment(state, each)),
  garrisons: inOrder(state.garrisons).map((each) => showGarrison(state, each)),
  convoys: inOrder(state.convoys).map(showConvoy),
  spies: inOrder(state.spies).map((each) => ({
    ...each,
    infiltrating: each.infiltrating && showSpyTarget(each.infiltrating),
  })),
  diplomats: [...inOrder(state.diplomats)],
  squadrons: [...inOrder(state.squadrons)],
  routes: Object.values(state.routes).map((each) => ({ ...each, hexes: [...each.hexes] })),
  treaties: state.treaties.map((each) => ({ ...each, players: [...each.players] })),
  dealings: showDealings(state),
  discoveries: showDiscoveries(state),
  battles: battlesInOrder(state).map(showBattle),
  ...showOrders(state),
  ...showKnowledge(state),
  raids: [...state.raids],
  lootedRp: Object.entries(state.lootedRp).map(([hex, rp]) => ({ hex, rp })),
  starts: Object.entries(state.starts).map(([seat, { placed, hidden, ...start }]) => ({
    seat,
    placed,
    urbanSizes: hidden ? null : [...start.urbanSizes],
    yields: hidden ? null : [...start.yields],
    freeRoads: hidden ? null : start.freeRoads,
  })),
  works: Object.entries(state.works).map(([seat, works]) => ({ seat, ...works })),
  maintenancePriority: Object.entries(state.maintenancePriority).map(([hex, buildings]) => ({
    hex,
    buildings: [...buildings],
  })),
  fallenCapitals: [...state.fallenCapitals],
  victory: state.victory && { ...state.victory, winners: [...state.victory.winners] },
});

const showOrders = (state: PlanetaryState) => ({
  sheets: Object.entries(state.sheets).map(([seat, sheet]) => showSheet(seat, sheet)),
  locked: [...state.locked],
  battleOrders: Object.values(state.battleOrders).map(showBattleOrder),
  movementOrders: Object.entries(state.movementOrders).map(([piece, order]) => ({ piece, order })),
  airSupport: Object.entries(state.airSupport).map(([squadron, army]) => ({ squadron, army })),
  airControl: showAirControl(state.airControl),
  lastAirControl: showAirControl(state.lastAirControl),
  spent: Object.entries(state.spent).map(([piece, mark]) => ({
    piece,
    withdrew: mark.withdrew ?? false,
    movedIn: mark.movedIn ?? false,
    reinforced: mark.reinforced ?? null,
    bombarded: mark.bombarded ?? null,
  })),
});

const showKnowledge = (state: PlanetaryState) => ({
  sightings: Object.entries(state.sightings).flatMap(([seat, seen]) =>
    Object.entries(seen).map(([hex, sighting]) => showSighting(seat, hex, sighting)),
  ),
  intelligence: Object.entries(state.intelligence).flatMap(([seat, gained]) =>
    gained.map((each) => showIntelligence(state, seat, each)),
  ),
});

const showPlayer = (player: Player): PlayerView => ({
  seat: player.seat,
  number: player.number,
  race: player.race,
  demonGod: player.demonGod ?? null,
  craftworld: player.craftworld ?? null,
  strategyValue: player.strategyValue,
  vp: player.vp,
  vpByTurn: Object.entries(player.vpByTurn).map(([turn, vp]) => ({ turn: Number(turn), vp })),
  capitalHex: player.capitalHex,
  capitalMovesTo: player.movingCapital?.target ?? null,
  shownCapitalHex: player.shownCapitalHex ?? null,
  lostCapitalHex: player.lostCapitalHex,
  out: player.status === 'out',
});

const showAirControl = (control: PlanetaryState['airControl']): AirControlView[] =>
  Object.entries(control)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([airspace, seats]) => ({ airspace, seats: [...seats] }));

const inOrder = <P extends { readonly order: number; readonly id: string }>(
  pieces: Readonly<Record<string, P>>,
): readonly P[] => Object.values(pieces).sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
