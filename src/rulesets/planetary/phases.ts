import { awaiting, part, playing, type Procedure } from '../../engine/index.js';
import type { BattleOrder, SpyOrder } from './commands.js';
import { PHASES } from './data/orders.js';
import { closesAt } from './deadline.js';
import { captureWithoutFight, isCaptureWithoutFight } from './after-battle/aftermath.js';
import { settleBattles } from './after-battle/settling.js';
import { carryOutBattleMovement, type IssuedOrders } from './battle-movement/battle-movement.js';
import { SHEETS } from './build/sheets.js';
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
import { closeChoices } from './start/race-choices.js';
import { rollStarts } from './start/set-up.js';
import { updateSight } from './fog/sightings.js';
import { UPKEEP } from './upkeep/upkeep.js';
import type { Order, Phase, PlanetaryState } from './state/index.js';
import type { PlanetaryTable } from './table.js';

/** PLN-GEN-12: phases in which all act at once; each closes with the last active player who locks it. */
const ACT_AT_ONCE: readonly Phase[] = [
  'SET_UP',
  'BUILD',
  'AIR_ORDERS',
  'MOVEMENT_ORDERS',
  'MOVEMENT',
  'BATTLE_ORDERS',
];

export const allActIn = (phase: Phase): boolean => ACT_AT_ONCE.includes(phase);

const SIGHT = part('sight', updateSight);
const LOCKS = awaiting<PlanetaryTable>('locks', ({ state }) => !SHEETS.allLocked(state));

/** PLN-TRN-01 Phases: what happens in each of them, in order. */
const PROCEDURE: Procedure<PlanetaryTable, Phase> = {
  SET_UP: [
    part('starts rolled', rollStarts),
    SIGHT,
    LOCKS,
    part('choices closed', closeChoices),
    part('turn 1', (table) => startTurn(table, 1, 'PLN-STA-01')),
  ],
  BUILD: [
    ...UPKEEP.map((step) => part('upkeep', step)),
    SIGHT,
    LOCKS,
    part('Capitals moved', moveCapitals),
    part('diplomacy closed', closeDiplomacy),
  ],
  AIR_ORDERS: [SIGHT, LOCKS, part('air orders taken up', takeUpAirOrders)],
  MOVEMENT_ORDERS: [SIGHT, LOCKS, part('movement orders carried out', carryOutMovementOrders)],
  AIR_MISSIONS: [],
  MOVEMENT: [{ name: 'offers', run: awaitOffers, repeats: true }],
  BATTLE_ORDERS: [SIGHT, LOCKS, part('battle orders carried out', carryOutBattleOrders)],
  BATTLE_MOVEMENT: [],
  BATTLE: [
    part('battles opened', openBattles),
    part('captures without a fight', captureUnarmed),
    SIGHT,
    { name: 'battles', run: awaitBattles, repeats: true },
    part('battles settled', settleBattles),
  ],
  END_OF_TURN: [part('end of turn', endTurn), part('last sight', lookBack)],
};

const COURSE = playing<PlanetaryTable, Phase>({
  phaseOf: ({ state }) => state.phase,
  isOver: ({ state }) => state.victory !== null,
  openNext: (table) => openPhase(table, table.state.turn, following(table.state)),
});

const ORDER = PHASES.map(({ code }) => code);

/**
 * PLN-TRN-01: the phase after the present one. A turn begins with the Build phase, or, where the campaign plays battles only,
 * with its Battle orders.
 */
const following = (state: PlanetaryState): Phase =>
  ORDER[ORDER.indexOf(state.phase) + 1] ?? (playsStrategicPhases(state) ? 'BUILD' : 'BATTLE_ORDERS');

/** Opens a phase, no more. */
export function openPhase(table: PlanetaryTable, turn: number, phase: Phase): void {
  const until = closesAt(table.state, phase, table.at);
  table.emit(
    { type: 'planetary.PhaseOpened', data: { turn, phase, ...(until === null ? {} : { closesAt: until }) } },
    until === null ? ['PLN-TRN-01'] : ['PLN-TRN-01', 'PLN-GEN-12'],
  );
}

/** Opens the phase that a campaign begins in, and plays on to where somebody is waited for. */
export function begin(table: PlanetaryTable, turn: number, phase: Phase): void {
  openPhase(table, turn, phase);
  COURSE.advance(table, PROCEDURE, 0);
}

/** Plays on after a command: what nobody is waited for in any more closes. */
export const playOn = (table: PlanetaryTable): void => COURSE.playOn(table, PROCEDURE);

/** PLN-GEN-16: closes a phase in which all act at once, whoever has not locked it. */
export function closeNow(table: PlanetaryTable): void {
  if (table.state.phase === 'MOVEMENT') forfeitOffers(table);
  COURSE.close(table, PROCEDURE);
}

/** PLN-DSC-04: what nobody has answered is lost when all have locked. */
function awaitOffers(table: PlanetaryTable): 'WAIT' | undefined {
  if (Object.keys(table.state.offers).length === 0) return undefined;
  if (!SHEETS.allLocked(table.state)) return 'WAIT';
  forfeitOffers(table);
  return undefined;
}

/** PLN-TRN-01 phase 8 lasts until every battle is fought or postponed. */
function awaitBattles(table: PlanetaryTable): 'WAIT' | undefined {
  if (battlesOutstanding(table.state).length === 0) return undefined;
  updateSight(table);
  return 'WAIT';
}

/** What was ordered in the Movement orders phase: the air missions are flown and the marches made. */
function carryOutMovementOrders(table: PlanetaryTable): void {
  const issued = takeUpMovementOrders(table);
  const { turn } = table.state;
  openPhase(table, turn, 'AIR_MISSIONS');
  flyAirMissions(table);
  openPhase(table, turn, 'MOVEMENT');
  carryOutMovement(table, issued);
}

function carryOutBattleOrders(table: PlanetaryTable): void {
  const issued = takeUpOrders(table);
  openPhase(table, table.state.turn, 'BATTLE_MOVEMENT');
  carryOutBattleMovement(table, issued);
  updateSight(table);
}

/** What is seen when the campaign is decided. */
function lookBack(table: PlanetaryTable): void {
  if (table.state.victory) updateSight(table);
}

/** PLN-GEN-12: the sheets become the orders of the turn; who gave none guards. */
function takeUpOrders(table: PlanetaryTable): IssuedOrders {
  const battle: Record<string, readonly BattleOrder[]> = {};
  const spies: SpyOrder[] = [];
  for (const { party: seat, orders } of SHEETS.takeUp(table.state)) {
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
