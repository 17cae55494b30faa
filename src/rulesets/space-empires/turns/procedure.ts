import { lookUp } from '../../../kernel/index.js';
import { battlefields } from '../battle/where.js';
import type { RuleId, Violation } from '../catalog.js';
import { judgeEnd, placeMarkers } from '../control/markers.js';
import { overLimit } from '../draw/discarding.js';
import { mayMove } from '../move/cards.js';
import { drawRecruits } from '../recruit/offering.js';
import { receiveRevenue } from '../revenue/income.js';
import { PHASES } from '../data/words.js';
import type { Phase, SpaceEmpiresState } from '../state/index.js';
import type { SpeTable } from '../table.js';
import { excessOf, payUpkeep } from '../upkeep/upkeep.js';

/** One phase of section 4: what the service does when it begins and ends, and whether a player is waited for. */
interface Part {
  readonly rule: RuleId;
  readonly begin?: (table: SpeTable, player: string) => void;
  /** Whether somebody has something to do yet, by the state alone. */
  readonly waits: (state: SpaceEmpiresState, player: string) => boolean;
  readonly end?: (table: SpeTable, player: string) => void;
}

const never = (): boolean => false;
/** Closed by an order of its own. */
const always = (): boolean => true;

const PROCEDURE: Readonly<Record<Phase, Part>> = {
  DRAW: {
    rule: 'SPE-DRAW-01',
    waits: (state, player) => !state.turn.drawn || overLimit({ state }, player) > 0,
  },
  MOVE: { rule: 'SPE-MOVE-10', waits: always },
  BATTLE: {
    rule: 'SPE-BAT-01',
    waits: (state) => state.battle !== null || battlefields(state).length > 0,
  },
  REVENUE: { rule: 'SPE-REV-01', begin: receiveRevenue, waits: never },
  RECRUIT: { rule: 'SPE-REC-01', begin: drawRecruits, waits: always },
  UPKEEP: {
    rule: 'SPE-UPK-01',
    waits: (state, player) => excessOf(state, player) > 0,
    end: payUpkeep,
  },
  CONTROL: { rule: 'SPE-CTL-01', begin: placeMarkers, waits: never },
};

/** Whether the phase waits for an order. */
export const isWaiting = (state: SpaceEmpiresState): boolean =>
  state.activePlayer !== null && PROCEDURE[state.phase].waits(state, state.activePlayer);

/** After an order: phases that wait for nobody end and the next ones begin, until somebody is waited for or the game is over. */
export function playOn(table: SpeTable): void {
  while (table.state.winner === null && table.state.activePlayer !== null && !isWaiting(table.state))
    closePhase(table, table.state.activePlayer);
}

/** SPE-MOVE-10: the active player ends his Move phase, with or without having played a card. */
export function endMovePhase(table: SpeTable): readonly Violation[] {
  const barred = mayMove(table, 'SPE-MOVE-10');
  if (barred.length === 0) closePhase(table, table.actor.seat);
  return barred;
}

/** Ends the phase of the active player and begins the next one, or the next player's turn. */
export function closePhase(table: SpeTable, player: string): void {
  const { phase } = table.state;
  PROCEDURE[phase].end?.(table, player);
  const next = PHASES[PHASES.indexOf(phase) + 1];
  if (next === undefined) return endTurn(table, player);
  begin(table, player, next);
}

/** SPE-VIC-01 to SPE-VIC-03, SPE-GEN-04: the end of a turn, and the turn of the next player who is in the game. */
export function endTurn(table: SpeTable, player: string): void {
  judgeEnd(table, player);
  if (table.state.winner !== null) return;
  const { turnOrder, round } = table.state;
  const at = turnOrder.indexOf(player);
  const following = [...turnOrder.slice(at + 1), ...turnOrder.slice(0, at + 1)];
  const next = following.find((each) => lookUp(table.state.players, each)?.eliminated === false);
  if (next === undefined) return;
  beginTurn(table, next, turnOrder.indexOf(next) <= at ? round + 1 : round);
}

/** SPE-GEN-04 */
export function beginTurn(table: SpeTable, player: string, round: number): void {
  const turn = table.state.turn.number + 1;
  table.emit({ type: 'space-empires.TurnStarted', data: { player, round, turn } }, ['SPE-GEN-04']);
  begin(table, player, 'DRAW');
}

/** Begins a phase and does what the service does in it. */
export function begin(table: SpeTable, player: string, phase: Phase): void {
  startPhase(table, player, phase);
  PROCEDURE[phase].begin?.(table, player);
}

/** Begins a phase, no more. */
export const startPhase = (table: SpeTable, player: string, phase: Phase): void =>
  table.emit({ type: 'space-empires.PhaseStarted', data: { player, phase } }, [PROCEDURE[phase].rule]);
