import { awaiting, part, playing, type Procedure } from '../../../engine/index.js';
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
import { isInGame } from '../units/stacks.js';
import { excessOf, payUpkeep } from '../upkeep/upkeep.js';

/** The rule by which each phase begins. */
const RULES: Readonly<Record<Phase, RuleId>> = {
  DRAW: 'SPE-DRAW-01',
  MOVE: 'SPE-MOVE-10',
  BATTLE: 'SPE-BAT-01',
  REVENUE: 'SPE-REV-01',
  RECRUIT: 'SPE-REC-01',
  UPKEEP: 'SPE-UPK-01',
  CONTROL: 'SPE-CTL-01',
};

/** What the service does for the active player. */
const forPlayer = (name: string, run: (table: SpeTable, player: string) => void) =>
  part<SpeTable>(name, (table) => {
    if (table.state.activePlayer !== null) run(table, table.state.activePlayer);
  });

/** Waits as long as the active player has something to do yet, by the state alone. */
const whileDue = (name: string, isDue: (state: SpaceEmpiresState, player: string) => boolean) =>
  awaiting<SpeTable>(name, ({ state }) => state.activePlayer !== null && isDue(state, state.activePlayer));

/** Waits for an order that closes the phase. */
const untilClosed = (name: string) => awaiting<SpeTable>(name, () => true);

/** Section 4: what happens in each phase, in order. */
const PROCEDURE: Procedure<SpeTable, Phase> = {
  DRAW: [whileDue('draw', (state, player) => !state.turn.drawn || overLimit({ state }, player) > 0)],
  MOVE: [untilClosed('moves')],
  BATTLE: [whileDue('battles', (state) => state.battle !== null || battlefields(state).length > 0)],
  REVENUE: [forPlayer('revenue', receiveRevenue)],
  RECRUIT: [forPlayer('recruits drawn', drawRecruits), untilClosed('recruits')],
  UPKEEP: [
    whileDue('excess', (state, player) => excessOf(state, player) > 0),
    forPlayer('upkeep', payUpkeep),
  ],
  CONTROL: [forPlayer('control markers', placeMarkers)],
};

const COURSE = playing<SpeTable, Phase>({
  phaseOf: ({ state }) => state.phase,
  isOver: ({ state }) => state.winner !== null || state.activePlayer === null,
  openNext,
});

/** Plays from the beginning of the phase until somebody is waited for or the game is over. */
export const play = (table: SpeTable): void => COURSE.advance(table, PROCEDURE, 0);

/** After an order: plays on from where it was waited for. */
export const playOn = (table: SpeTable): void => COURSE.playOn(table, PROCEDURE);

/** Ends a phase that an order of its own closes. */
export const endPhase = (table: SpeTable): void => COURSE.close(table, PROCEDURE);

/** SPE-MOVE-10: the active player ends their Move phase, with or without having played a card. */
export function endMovePhase(table: SpeTable): readonly Violation[] {
  const barred = mayMove(table, 'SPE-MOVE-10');
  if (barred.length === 0) endPhase(table);
  return barred;
}

/** The next phase of the active player, or the next player's turn. */
function openNext(table: SpeTable): void {
  const { phase, activePlayer } = table.state;
  if (activePlayer === null) return;
  const next = PHASES[PHASES.indexOf(phase) + 1];
  if (next === undefined) endTurn(table, activePlayer);
  else startPhase(table, activePlayer, next);
}

/** SPE-VIC-01 to SPE-VIC-03, SPE-GEN-04: the end of a turn, and the turn of the next player who is in the game. */
export function endTurn(table: SpeTable, player: string): void {
  judgeEnd(table, player);
  if (table.state.winner !== null) return;
  const { turnOrder, round } = table.state;
  const at = turnOrder.indexOf(player);
  const following = [...turnOrder.slice(at + 1), ...turnOrder.slice(0, at + 1)];
  const next = following.find((each) => isInGame(table.state, each));
  if (next === undefined) return;
  beginTurn(table, next, turnOrder.indexOf(next) <= at ? round + 1 : round);
}

/** SPE-GEN-04 */
export function beginTurn(table: SpeTable, player: string, round: number): void {
  const turn = table.state.turn.number + 1;
  table.emit({ type: 'space-empires.TurnStarted', data: { player, round, turn } }, ['SPE-GEN-04']);
  startPhase(table, player, 'DRAW');
}

/** Begins a phase, no more. */
export const startPhase = (table: SpeTable, player: string, phase: Phase): void =>
  table.emit({ type: 'space-empires.PhaseStarted', data: { player, phase } }, [RULES[phase]]);
