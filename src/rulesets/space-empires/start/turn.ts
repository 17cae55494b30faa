import type { SpeTable } from '../table.js';
import { isInGame } from '../units/stacks.js';
import { play, playOn, startPhase } from '../turns/procedure.js';
import type { SpaceEmpiresPosition } from './shapes.js';

/** The first turn, or the one in whose middle a position begins, up to where somebody is waited for. */
export function startTurn(table: SpeTable, position: SpaceEmpiresPosition): void {
  const first = table.state.turnOrder.find((each) => isInGame(table.state, each));
  const player = position.activePlayer ?? first;
  if (player === undefined) return;
  const data = { player, round: position.round ?? 1, turn: 1 };
  table.emit({ type: 'space-empires.TurnStarted', data }, ['SPE-GEN-04']);
  if (position.turn) takeUp(table, player, position.turn);
  const phase = position.phase ?? 'DRAW';
  // What is on offer has been drawn, what has come in has been received.
  const isUnderWay = phase === 'RECRUIT' && position.turn?.offer !== undefined;
  startPhase(table, player, phase);
  if (isUnderWay) playOn(table);
  else play(table);
}

function takeUp(table: SpeTable, player: string, turn: NonNullable<SpaceEmpiresPosition['turn']>): void {
  const { drawn = false, stackMovesLeft = 0, moved = [], lostAt = [], offer = [] } = turn;
  const { revenueThisTurn = 0, recruitUsed = {} } = turn;
  const open = { drawn, stackMovesLeft, lostAt, revenueThisTurn, recruitUsed, offerSize: offer.length };
  table.emit({ type: 'space-empires.TurnTakenUp', data: open }, ['SPE-SET-04']);
  table.emit({ type: 'space-empires.TurnTakenUpPrivately', data: { player, moved, offer } }, ['SPE-SET-04']);
}
