import type { Due } from '../../../engine/index.js';
import type { PlnRuleId } from '../rule-ids.js';
import { NPC, type Battle, type PlanetaryState, type SideRole } from '../state.js';
import { enemySide, SIDES, sideOf, sideSeats } from './battle-sides.js';
import { battlesOutstanding } from './battles.js';

/** What the battles of the phase wait for, by battle; NPC sides and disputes wait for the arbiter (PLN-REP-04). */
export const battleDues = (state: PlanetaryState): readonly Due[] =>
  state.phase === 'BATTLE'
    ? battlesOutstanding(state).flatMap((battle) => duesOf(state, battle))
    : [];

function duesOf(state: PlanetaryState, battle: Battle): readonly Due[] {
  const due = (seats: readonly string[], code: string, rule: PlnRuleId): readonly Due[] =>
    seats.map((seat) => ({
      seat,
      code,
      mandatory: true,
      rule,
      subject: battle.id,
      params: { hex: battle.hex, kind: battle.kind, status: battle.status },
    }));
  switch (battle.status) {
    case 'pending':
      return due([...new Set(SIDES.flatMap((side) => answering(state, battle, side)))], 'BATTLE_REPORT', 'PLN-BAT-01');
    case 'quick':
      return quickDues(state, battle, due);
    case 'reported': {
      const reporter = sideOf(state, battle, battle.report?.by ?? '') ?? 'attacker';
      return due(answering(state, battle, enemySide(reporter)), 'CONFIRM_REPORT', 'PLN-REP-04');
    }
    case 'disputed':
      return due(arbiters(state), 'DECIDE_DISPUTE', 'PLN-REP-04');
    default:
      return [];
  }
}

function quickDues(
  state: PlanetaryState,
  battle: Battle,
  due: (seats: readonly string[], code: string, rule: PlnRuleId) => readonly Due[],
): readonly Due[] {
  const quick = battle.quick!;
  const picking = SIDES.filter((side) => quick[side].pick === null);
  if (picking.length > 0) {
    return picking.flatMap((side) => due(answering(state, battle, side), 'QUICK_PICK', 'PLN-QBT-05'));
  }
  return SIDES.filter((side) => quick[side].choice === null).flatMap((side) =>
    due(answering(state, battle, side), 'QUICK_CASUALTIES', 'PLN-QBT-06'),
  );
}

/** Seats that answer for a side. */
const answering = (state: PlanetaryState, battle: Battle, side: SideRole): readonly string[] =>
  battle[side].seat === NPC ? arbiters(state) : sideSeats(state, battle, side);

const arbiters = (state: PlanetaryState): readonly string[] =>
  state.seats.filter((seat) => seat.role === 'arbiter').map((seat) => seat.id);
