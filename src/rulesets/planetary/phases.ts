import type { BattleOrder, SpyOrder } from './commands.js';
import { closesAt } from './deadline.js';
import { captureWithoutFight, isCaptureWithoutFight, settleBattles } from './after-battle/aftermath.js';
import { carryOutBattleMovement, type IssuedOrders } from './battle-movement/battle-movement.js';
import { isBattleOrder } from './sheets/sheet-view.js';
import { playsStrategicPhases } from './build/build-phase.js';
import { battlesOutstanding, openBattles } from './battle/battles.js';
import { closeDiplomacy } from './build/diplomacy/deals.js';
import { flyAirMissions } from './air/air-missions.js';
import { moveCapitals } from './build/works/moving-capital.js';
import { carryOutMovement } from './movement/movement.js';
import { forfeitOffers } from './movement/claims/offers.js';
import { takeUpAirOrders, takeUpMovementOrders } from './movement/orders-taken-up.js';
import { endTurn, startTurn } from './end-of-turn/end-of-turn.js';
import { activePlayers } from './map/map.js';
import { closeChoices } from './start/race-choices.js';
import { rollStarts } from './start/set-up.js';
import { updateSight } from './fog/sightings.js';
import { UPKEEP } from './upkeep/upkeep.js';
import type { Order, Phase, PlanetaryState } from './state/index.js';
import type { PlanetaryTable } from './table.js';

/**
 * PLN-TRN-01 Phases: what happens by itself when a phase opens, as a list of named steps. Phases of orders wait for the
 * players (PLN-GEN-12); the Battle phase waits for its battles.
 */
const STEPS: Readonly<Partial<Record<Phase, readonly ((table: PlanetaryTable) => void)[]>>> = {
  SET_UP: [rollStarts, updateSight],
  BUILD: [...UPKEEP, updateSight],
  AIR_ORDERS: [updateSight],
  MOVEMENT_ORDERS: [updateSight],
  AIR_MISSIONS: [flyAirMissions],
  BATTLE_ORDERS: [updateSight],
  BATTLE: [openBattles, captureUnarmed, updateSight],
  END_OF_TURN: [endTurn],
};

/** Opens a phase and carries out its steps. */
export function openPhase(table: PlanetaryTable, turn: number, phase: Phase): void {
  const until = closesAt(table.state, phase, table.at);
  table.emit(
    { type: 'planetary.PhaseOpened', data: { turn, phase, ...(until === null ? {} : { closesAt: until }) } },
    until === null ? ['PLN-TRN-01'] : ['PLN-TRN-01', 'PLN-GEN-12'],
  );
  for (const step of STEPS[phase] ?? []) step(table);
}

/** PLN-GEN-12 Phase closing: every active player has locked it. */
export const allHaveLocked = (state: PlanetaryState): boolean =>
  activePlayers(state).every((each) => state.locked.includes(each.seat));

/** PLN-GEN-12: what happens when a phase in which all act at once closes. Phases without an entry close by themselves. */
export const CLOSERS: Readonly<Partial<Record<Phase, (table: PlanetaryTable) => void>>> = {
  SET_UP: closeSetUp,
  BUILD: closeBuild,
  AIR_ORDERS: closeAirOrders,
  MOVEMENT_ORDERS: closeMovementOrders,
  MOVEMENT: closeMovement,
  BATTLE_ORDERS: closeBattleOrders,
};

/** PLN-STA-01 step 7: turn 1 begins with its Build phase. */
function closeSetUp(table: PlanetaryTable): void {
  closeChoices(table);
  startTurn(table, 1, 'PLN-STA-01');
  openPhase(table, 1, 'BUILD');
}

/** PLN-BUI-01: what waits for the end of the Build phase takes effect, and the next phase opens. */
function closeBuild(table: PlanetaryTable): void {
  moveCapitals(table);
  closeDiplomacy(table);
  openPhase(table, table.state.turn, 'AIR_ORDERS');
}

function closeAirOrders(table: PlanetaryTable): void {
  takeUpAirOrders(table);
  openPhase(table, table.state.turn, 'MOVEMENT_ORDERS');
}

/** Closes the Movement orders phase: the air missions are flown and the marches made. */
function closeMovementOrders(table: PlanetaryTable): void {
  const issued = takeUpMovementOrders(table);
  const { turn } = table.state;
  openPhase(table, turn, 'AIR_MISSIONS');
  openPhase(table, turn, 'MOVEMENT');
  carryOutMovement(table, issued);
  concludeMovement(table);
}

/** PLN-DSC-04: what nobody has answered is lost when the phase closes. */
function closeMovement(table: PlanetaryTable): void {
  forfeitOffers(table);
  concludeMovement(table);
}

/** PLN-TRN-01 phase 5 closes when the choices of PLN-DSC are answered. Nothing happens in other phases. */
export function concludeMovement(table: PlanetaryTable): void {
  const { phase, offers, turn } = table.state;
  if (phase === 'MOVEMENT' && Object.keys(offers).length === 0) openPhase(table, turn, 'BATTLE_ORDERS');
}

/** Closes the Battle orders phase, and plays on to where somebody is waited for again. */
export function closeBattleOrders(table: PlanetaryTable): void {
  const issued = takeUpOrders(table);
  const { turn } = table.state;
  openPhase(table, turn, 'BATTLE_MOVEMENT');
  carryOutBattleMovement(table, issued);
  updateSight(table);
  openPhase(table, turn, 'BATTLE');
  concludeBattles(table);
}

/** PLN-GEN-12: the sheets become the orders of the turn; who gave none guards. */
function takeUpOrders(table: PlanetaryTable): IssuedOrders {
  const battle: Record<string, readonly BattleOrder[]> = {};
  const spies: SpyOrder[] = [];
  for (const { seat } of activePlayers(table.state)) {
    const orders = table.state.sheets[seat]?.orders ?? [];
    battle[seat] = orders.filter(isBattleOrder);
    const spyOrders = orders.filter(isSpyOrder);
    spies.push(...spyOrders);
    const airSupport = orders.flatMap((each) =>
      each.order === 'AIR_SUPPORT' ? [{ squadron: each.squadron, army: each.army }] : [],
    );
    table.emit(
      {
        type: 'planetary.BattleOrdersTakenUp',
        data: { seat, orders: battle[seat], spies: spyOrders, airSupport },
      },
      ['PLN-GEN-12', 'PLN-BOR-01'],
    );
  }
  return { battle, spies };
}

const isSpyOrder = (order: Order): order is SpyOrder =>
  order.order === 'SPY_GUARD' || order.order === 'GAIN_INFORMATION';

/** PLN-CPT-07: battles against unarmed detachments are decided as soon as they arise. */
function captureUnarmed(table: PlanetaryTable): void {
  for (const battle of battlesOutstanding(table.state)) {
    if (isCaptureWithoutFight(table.state, battle)) captureWithoutFight(table, battle.id);
  }
}

/**
 * PLN-TRN-01 phase 8 closes when every battle is fought or postponed: what follows from all of them, the end of the turn,
 * and the next turn up to its first orders. Nothing happens while a battle is outstanding.
 */
export function concludeBattles(table: PlanetaryTable): void {
  if (table.state.phase !== 'BATTLE' || battlesOutstanding(table.state).length > 0) return;
  settleBattles(table);
  openPhase(table, table.state.turn, 'END_OF_TURN');
  if (table.state.victory) updateSight(table);
  else openPhase(table, table.state.turn, firstPhase(table.state));
}

/** PLN-TRN-01: a turn begins with the Build phase, or, where the campaign plays battles only, with its Battle orders. */
const firstPhase = (state: PlanetaryState): Phase =>
  playsStrategicPhases(state) ? 'BUILD' : 'BATTLE_ORDERS';
