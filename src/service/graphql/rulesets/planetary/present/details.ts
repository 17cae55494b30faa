import {
  battlesInOrder,
  RACE_UNITS,
  type PlanetaryState,
  type Player,
} from '../../../../../rulesets/planetary/index.js';
import type { PlanetaryAirControl, PlanetaryDetails, PlanetaryPlayer } from '../types/details.js';
import { presentDetachment, presentGarrison, presentUnitType } from './armies.js';
import { presentBattle } from './battles.js';
import { presentDiscoveries } from './discoveries.js';
import { presentDealings } from './dealings.js';
import { presentConvoy, presentIntelligence, presentSighting, presentSpyTarget } from './knowledge.js';
import { presentHex } from './map.js';
import { presentRaces } from './races.js';
import { presentBattleOrder, presentSheet } from './orders.js';

/** RACE-PROD-08: the same in every campaign. */
const REGISTRY = Object.values(RACE_UNITS).map(presentUnitType);

/** The state as its viewer may know it, typed: it comes redacted. Lists in canonical order (PLN-GEN-13). */
export const presentDetails = (state: PlanetaryState): PlanetaryDetails => ({
  turn: state.turn,
  phase: state.phase,
  nativeRace: state.nativeRace,
  races: presentRaces(state),
  players: Object.values(state.players)
    .sort((a, b) => a.number - b.number)
    .map(presentPlayer),
  hexes: Object.values(state.hexes)
    .sort((a, b) => a.r - b.r || a.q - b.q)
    .map((hex) => presentHex(hex, state)),
  unitTypes: Object.values(state.unitTypes).map(presentUnitType),
  unitRegistry: REGISTRY,
  detachments: inOrder(state.detachments).map((each) => presentDetachment(state, each)),
  garrisons: inOrder(state.garrisons).map((each) => presentGarrison(state, each)),
  convoys: inOrder(state.convoys).map(presentConvoy),
  spies: inOrder(state.spies).map((each) => ({
    ...each,
    infiltrating: each.infiltrating && presentSpyTarget(each.infiltrating),
  })),
  diplomats: [...inOrder(state.diplomats)],
  squadrons: [...inOrder(state.squadrons)],
  routes: Object.values(state.routes).map((each) => ({ ...each, hexes: [...each.hexes] })),
  treaties: state.treaties.map((each) => ({ ...each, players: [...each.players] })),
  dealings: presentDealings(state),
  discoveries: presentDiscoveries(state),
  battles: battlesInOrder(state).map(presentBattle),
  ...presentOrders(state),
  ...presentKnowledge(state),
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

const presentOrders = (state: PlanetaryState) => ({
  sheets: Object.entries(state.sheets).map(([seat, sheet]) => presentSheet(seat, sheet)),
  locked: [...state.locked],
  battleOrders: Object.values(state.battleOrders).map(presentBattleOrder),
  movementOrders: Object.entries(state.movementOrders).map(([piece, order]) => ({ piece, order })),
  airSupport: Object.entries(state.airSupport).map(([squadron, army]) => ({ squadron, army })),
  airControl: presentAirControl(state.airControl),
  lastAirControl: presentAirControl(state.lastAirControl),
  spent: Object.entries(state.spent).map(([piece, mark]) => ({
    piece,
    withdrew: mark.withdrew ?? false,
    movedIn: mark.movedIn ?? false,
    reinforced: mark.reinforced ?? null,
    bombarded: mark.bombarded ?? null,
  })),
});

const presentKnowledge = (state: PlanetaryState) => ({
  sightings: Object.entries(state.sightings).flatMap(([seat, seen]) =>
    Object.entries(seen).map(([hex, sighting]) => presentSighting(seat, hex, sighting)),
  ),
  intelligence: Object.entries(state.intelligence).flatMap(([seat, gained]) =>
    gained.map((each) => presentIntelligence(state, seat, each)),
  ),
});

const presentPlayer = (player: Player): PlanetaryPlayer => ({
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

const presentAirControl = (control: PlanetaryState['airControl']): PlanetaryAirControl[] =>
  Object.entries(control)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([airspace, seats]) => ({ airspace, seats: [...seats] }));

const inOrder = <P extends { readonly order: number; readonly id: string }>(
  pieces: Readonly<Record<string, P>>,
): readonly P[] => Object.values(pieces).sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
