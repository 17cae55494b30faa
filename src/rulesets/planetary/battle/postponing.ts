import { entryAt } from '../../../kernel/index.js';
import { violation, type Violation, type RuleId } from '../catalog.js';
import type { PlanetaryCommand } from '../commands.js';
import { NPC, type Battle } from '../state/index.js';
import type { PlanetaryTable } from '../table.js';
import { admit, isArbiter, sideOf, SIDES } from './battle-sides.js';

type Postpone = Extract<PlanetaryCommand, { type: 'PostponeBattle' }>;
type ObjectTo = Extract<PlanetaryCommand, { type: 'ObjectPostponement' }>;

/** Seats that answer for the two sides; NPC armies are asked nothing (PLN-DSC-03). */
export const answeringSeats = (battle: Battle): readonly string[] =>
  [...new Set(SIDES.map((side) => battle[side].seat))].filter((seat) => seat !== NPC);

/** PLN-BAT-03 Postponing: at the wish of both participants, or by order of the arbiter (PLN-GEN-16). */
export function postponeBattle(table: PlanetaryTable, command: Postpone): readonly Violation[] {
  const admission = admit(table, command.battle, 'PLN-BAT-03', ['pending']);
  if (admission.violations) return admission.violations;
  const { battle } = admission;
  if (isArbiter(table.actor)) {
    postpone(table, battle.id, true);
    return [];
  }
  const barred = wishBarred(battle);
  if (barred.length > 0) return barred;
  const seat = admission.side ? battle[admission.side].seat : table.actor.seat;
  table.emit({ type: 'planetary.PostponementWanted', data: { battle: battle.id, seat } }, ['PLN-BAT-03']);
  const wanted = entryAt(table.state.battles, battle.id).postponeAskedBy;
  if (answeringSeats(battle).every((each) => wanted.includes(each))) postpone(table, battle.id, false);
  return [];
}

/** PLN-BAT-03: not past the next turn if another player objects. */
const wishBarred = (battle: Battle): readonly Violation[] =>
  battle.objectedBy.length === 0
    ? []
    : [violation('PLN-BAT-03', 'OBJECTED', ['battle'], { battle: battle.id, by: battle.objectedBy })];

function postpone(table: PlanetaryTable, battle: string, byArbiter: boolean): void {
  const because: readonly RuleId[] = byArbiter ? ['PLN-BAT-03', 'PLN-GEN-16'] : ['PLN-BAT-03'];
  table.emit(
    { type: 'planetary.BattlePostponed', data: { battle, turn: table.state.turn, byArbiter } },
    because,
  );
}

/**
 * PLN-BAT-03: another active player objects in the second or a later turn of a battle. Ends a postponement that the
 * participants agreed this turn; one that the arbiter ordered stands.
 */
export function objectPostponement(table: PlanetaryTable, command: ObjectTo): readonly Violation[] {
  const { state, actor } = table;
  const battle = state.battles[command.battle];
  if (!battle) {
    return [violation('PLN-BAT-01', 'BATTLE_UNKNOWN', ['battle'], { battle: command.battle })];
  }
  const violations: Violation[] = [];
  const refuse = (code: string) =>
    violations.push(violation('PLN-BAT-03', code, ['battle'], { battle: battle.id, seat: actor.seat }));
  if (state.phase !== 'BATTLE') {
    violations.push(violation('PLN-TRN-01', 'WRONG_PHASE', [], { phase: state.phase, needed: 'BATTLE' }));
  }
  if (!['pending', 'postponed'].includes(battle.status)) refuse('WRONG_STATUS');
  if (battle.turn >= state.turn) refuse('FIRST_TURN');
  if (battle.status === 'postponed' && battle.postponedByArbiter) refuse('ORDERED_BY_ARBITER');
  if (state.players[actor.seat]?.status !== 'active') refuse('NOT_AN_ACTIVE_PLAYER');
  if (sideOf(state, battle, actor.seat) !== null) refuse('PARTICIPANT');
  if (violations.length > 0) return violations;
  table.emit({ type: 'planetary.PostponementBarred', data: { battle: battle.id, seat: actor.seat } }, [
    'PLN-BAT-03',
  ]);
  return [];
}
