import {
  flag,
  hex,
  id,
  list,
  named,
  orNull,
  record,
  said,
  text,
  whole,
  type Shaped,
} from '../../../../kernel/index.js';
import { RACE_UNITS } from '../../data/race-units/registry.js';
import { battlesInOrder } from '../../battle/battles.js';
import type { PlanetaryState, Player } from '../../state/index.js';
import {
  detachmentView,
  garrisonView,
  showDetachment,
  showGarrison,
  showUnitType,
  unitTypeView,
} from './armies.js';
import { battleView, showBattle } from './battles.js';
import { dealingsView, showDealings } from './dealings.js';
import { discoveriesView, showDiscoveries } from './discoveries.js';
import {
  intelligenceView,
  showConvoy,
  showIntelligence,
  showSighting,
  showSpyTarget,
  sightingView,
} from './knowledge.js';
import { hexView, showHex } from './map.js';
import { airSupportView, battleOrderView, sheetView, showBattleOrder, showSheet } from './orders.js';
import { convoyView, diplomatView, routeView, spyView, squadronView, treatyView } from './pieces.js';
import { raceProfileView, showRaces } from './races.js';
import * as words from '../../words/index.js';

export const turnVpView = named(
  'TurnVp',
  'Victory points of a turn.',
  record({
    turn: said('The turn.', whole()),
    vp: said('Victory points gained in it.', whole()),
  }),
);
export type TurnVpView = Shaped<typeof turnVpView>;

export const playerView = named(
  'Player',
  'What there is of a player beside armies and places: race, Capital, BP, choices.',
  record({
    seat: said('The seat.', id),
    number: said('Seat order, 1…n.', whole()),
    race: said('Race.', words.race),
    demonGod: said(
      'Demon god; null before it is chosen, and for other races (RACE-CH-02).',
      orNull(words.demonGod),
    ),
    craftworld: said(
      'Craftworld; null before it is chosen, and for other races (RACE-EL-01).',
      orNull(words.craftworld),
    ),
    strategyValue: said('Strategy value, 0…5.', whole()),
    vp: said('Victory points.', whole()),
    vpByTurn: said('Victory points by turn.', list(turnVpView)),
    capitalHex: said('The Capital; null when there is none, or the viewer may not know it.', orNull(hex)),
    capitalMovesTo: said('Where the own Capital goes when the Build phase closes (RACE-DE-03).', orNull(hex)),
    shownCapitalHex: said(
      'Where others believe the own Capital, who were not told that it moved (RACE-DE-04).',
      orNull(hex),
    ),
    lostCapitalHex: said('A lost Capital that would be Capital again if taken back.', orNull(hex)),
    out: said('The player has been defeated.', flag),
  }),
);
export type PlayerView = Shaped<typeof playerView>;

export const movementOrderView = named(
  'MovementOrder',
  'Movement order of a piece in this turn.',
  record({
    piece: said('The piece.', id),
    order: said('The order, e.g. `RESERVE_MOVEMENT`.', text),
  }),
);
export type MovementOrderView = Shaped<typeof movementOrderView>;

export const airControlView = named(
  'AirControl',
  'Who controls an Airspace.',
  record({
    airspace: said('The Airspace, e.g. `B2`.', id),
    seats: said('The seats.', list(id)),
  }),
);
export type AirControlView = Shaped<typeof airControlView>;

export const spentView = named(
  'Spent',
  'What a piece has already done this turn, so that it may not do it again.',
  record({
    piece: said('The piece.', id),
    withdrew: said('It withdrew.', flag),
    movedIn: said('It moved in.', flag),
    reinforced: said('Battle to which it sent reinforcements.', orNull(id)),
    bombarded: said('Battle in which it bombarded.', orNull(id)),
  }),
);
export type SpentView = Shaped<typeof spentView>;

export const raidView = named(
  'Raid',
  'A raid that succeeded this turn.',
  record({
    hex: said('The raided hex.', hex),
    detachment: said('The raiding detachment.', id),
    seat: said('Its seat.', id),
    startHex: said('Hex to which it returns.', hex),
    battle: said('The battle; null where there was none.', orNull(id)),
  }),
);
export type RaidView = Shaped<typeof raidView>;

export const lootView = named(
  'Loot',
  'Resource points taken by raiders this turn.',
  record({
    hex: said('The Resource hex.', hex),
    rp: said('Resource points.', whole()),
  }),
);
export type LootView = Shaped<typeof lootView>;

export const startView = named(
  'Start',
  'Set-up of a player; figures are shown to the player alone, to others they are null (PLN-STA).',
  record({
    seat: said('The seat.', id),
    urbanSizes: said('Sizes of the other Urban hexes, as rolled.', orNull(list(whole()))),
    yields: said('Resource points per turn of the Resource hexes, as rolled.', orNull(list(whole()))),
    placed: said('The start has been placed.', flag),
    freeRoads: said('Free road actions left.', orNull(whole())),
  }),
);
export type StartView = Shaped<typeof startView>;

export const worksView = named(
  'Works',
  'What a player has used up of the limits of the Build phase of a turn.',
  record({
    seat: said('The seat.', id),
    turn: said('The turn.', whole()),
    roads: said('Road actions (PLN-ROD-01).', whole()),
    refunded: said('A building was disbanded for a refund (PLN-BLD-05).', flag),
  }),
);
export type WorksView = Shaped<typeof worksView>;

export const maintenancePriorityView = named(
  'MaintenancePriority',
  'Order in which an Urban hex pays its buildings (PLN-UPK-05).',
  record({
    hex: said('The Urban hex.', hex),
    buildings: said('Kinds of building, the first one is paid first.', list(id)),
  }),
);
export type MaintenancePriorityView = Shaped<typeof maintenancePriorityView>;

export const fallenCapitalView = named(
  'FallenCapital',
  'A Capital that fell.',
  record({
    hex: said('The hex.', hex),
    from: said('Seat that lost it.', id),
    by: said('Seat that took it.', id),
    turn: said('The turn.', whole()),
  }),
);
export type FallenCapitalView = Shaped<typeof fallenCapitalView>;

export const victoryView = named(
  'Victory',
  'How the campaign ended.',
  record({
    winners: said('The winners.', list(id)),
    form: said('How they won.', words.victoryForm),
  }),
);
export type VictoryView = Shaped<typeof victoryView>;

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
