import type { Actor } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import type { PlnRuleId } from '../rule-ids.js';
import {
  NPC,
  type Army,
  type Battle,
  type BattleStatus,
  type Defence,
  type PlanetaryState,
  type SideRole,
  type Unit,
} from '../state/index.js';
import type { PlanetaryTable } from '../table.js';
import { armyOf } from '../map/map.js';
import { battleValueOf, participatingUnits } from './participation.js';
import { isBanished } from './shrines.js';
import { unitTypeBy } from '../races/unit-types.js';

export const SIDES: readonly SideRole[] = ['attacker', 'defender'];
export const enemySide = (side: SideRole): SideRole => (side === 'attacker' ? 'defender' : 'attacker');

/** PLN-BAT-02 Sides: the primary armies of a side, in canonical order; captured and vanished ones left out. */
export function primaryArmies(state: PlanetaryState, battle: Battle, side: SideRole): readonly Army[] {
  const ids =
    side === 'attacker'
      ? [battle.attacker.detachment]
      : [battle.defender.detachment, battle.defender.garrison];
  return ids
    .flatMap((id) => (id === null ? [] : (armyOf(state, id) ?? [])))
    .sort((a, b) => a.order - b.order);
}

/**
 * Units of an army that take part in a battle on a side: some fight certain enemies only (RACE-IMP-01), demons not near
 * another God's shrine (RACE-CH-08).
 */
export const unitsInBattle = (
  state: PlanetaryState,
  battle: Battle,
  side: SideRole,
  army: Army,
): readonly Unit[] =>
  participatingUnits(state, army).filter(
    (unit) => fightsIn(state, battle, side, unit) && !isBanished(state, battle.hex, unit),
  );

/** RACE-IMP-01: the enemy's primary detachment or garrison is of the race, or its owner is. */
function fightsIn(state: PlanetaryState, battle: Battle, side: SideRole, unit: Unit): boolean {
  const race = unitTypeBy(state, unit.typeKey)?.fightsOnly;
  if (race === undefined) return true;
  return primaryArmies(state, battle, enemySide(side)).some(
    (enemy) => enemy.race === race || state.players[enemy.owner]?.race === race,
  );
}

/** Units of the primary armies of a side that take part (PLN-BAT-04), with their army, canonical. */
export const primaryUnits = (
  state: PlanetaryState,
  battle: Battle,
  side: SideRole,
): readonly { readonly army: Army; readonly unit: Unit }[] =>
  primaryArmies(state, battle, side).flatMap((army) =>
    unitsInBattle(state, battle, side, army).map((unit) => ({ army, unit })),
  );

/** Intact defences that fight on a side: the Stronghold's, for the defender (PLN-BAT-02). Destroyed ones are gone. */
export const sideDefences = (state: PlanetaryState, battle: Battle, side: SideRole): readonly Defence[] =>
  side === 'defender' && battle.strongholdBattle ? (state.hexes[battle.hex]?.stronghold?.defences ?? []) : [];

/** BV of the primary armies of a side, WH40K points, without defences. */
export const sideBattleValue = (state: PlanetaryState, battle: Battle, side: SideRole): number =>
  primaryArmies(state, battle, side).reduce(
    (sum, army) => sum + battleValueOf(state, army, unitsInBattle(state, battle, side, army)),
    0,
  );

/** Seats whose armies fight on a side; the seat that answers for the side comes first. */
export function sideSeats(state: PlanetaryState, battle: Battle, side: SideRole): readonly string[] {
  const owners = primaryArmies(state, battle, side).map((army) => army.owner);
  return [...new Set([battle[side].seat, ...owners])].filter((seat) => seat !== NPC);
}

/** Seats that take part in a battle, NPC left out. */
export const participants = (state: PlanetaryState, battle: Battle): readonly string[] =>
  SIDES.flatMap((side) => sideSeats(state, battle, side));

/** Side on which a seat fights; null when it takes no part. */
export const sideOf = (state: PlanetaryState, battle: Battle, seat: string): SideRole | null =>
  SIDES.find((side) => sideSeats(state, battle, side).includes(seat)) ?? null;

/** PLN-GEN-16: the arbiter, or the service in their place. */
export const isArbiter = (actor: Actor): boolean => actor.role === 'arbiter' || actor.role === 'service';

/** The side a command speaks for: the seat's own; the arbiter names one. */
export const answeringSide = (
  table: PlanetaryTable,
  own: SideRole | null,
  named: SideRole | undefined,
): SideRole | null => (isArbiter(table.actor) ? (named ?? own) : own);

/** A battle that a command may act on, or why it may not. `side` is null for the arbiter and for an onlooker. */
export type Admission =
  | { readonly battle: Battle; readonly side: SideRole | null; readonly violations: null }
  | { readonly violations: readonly Violation[] };

/**
 * Whether the actor may act on a battle now: right phase, a battle that there is, in a fitting status, their own. `onlooker`: a seat that may act
 * though it takes no part.
 */
export function admit(
  table: PlanetaryTable,
  id: string,
  rule: PlnRuleId,
  statuses: readonly BattleStatus[],
  onlooker: string | null = null,
): Admission {
  const { state, actor } = table;
  const battle = state.battles[id];
  if (!battle) return { violations: [violation('PLN-BAT-01', 'BATTLE_UNKNOWN', ['battle'], { battle: id })] };
  const violations: Violation[] = [];
  if (state.phase !== 'BATTLE') {
    violations.push(violation('PLN-TRN-01', 'WRONG_PHASE', [], { phase: state.phase, needed: 'BATTLE' }));
  }
  const side = sideOf(state, battle, actor.seat);
  if (side === null && !isArbiter(actor) && actor.seat !== onlooker) {
    violations.push(violation(rule, 'NOT_A_PARTICIPANT', ['battle'], { battle: id, seat: actor.seat }));
  }
  if (!statuses.includes(battle.status)) {
    violations.push(
      violation(rule, 'WRONG_STATUS', ['battle'], { battle: id, status: battle.status, allowed: statuses }),
    );
  }
  return violations.length > 0 ? { violations } : { battle, side, violations: null };
}
