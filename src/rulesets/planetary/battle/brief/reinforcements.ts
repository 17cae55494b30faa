import { itemAt } from '../../../../kernel/index.js';
import { turnDirection, type HexKey } from '../../../../engine/hex/index.js';
import { REINFORCEMENT } from '../../data/battle.js';
import type { BattleOrder } from '../../sheets/orders.js';
import {
  NPC,
  type Battle,
  type Detachment,
  type PlanetaryState,
  type ReinforcementEntry,
  type SideRole,
  type TableEdge,
  type Unit,
} from '../../state/index.js';
import { unitTypeOf } from '../../pieces/armies.js';
import { unitsInBattle } from '../battle-sides.js';
import { battleOf } from '../battles.js';
import { directionBetween, hexDistance, hexOf, inOrder } from '../../map/map.js';
import { isFriendly } from '../../state/relations.js';
import { isAttack, targetHex } from '../../sheets/sheet-view.js';

/** PLN-TBL-01 Reinforcements: units that a side may try from game turn 2 on, with modifier and table edge; canonical. */
export const reinforcementsOf = (
  state: PlanetaryState,
  battle: Battle,
  side: SideRole,
): readonly ReinforcementEntry[] =>
  inOrder(Object.values(state.detachments))
    .filter((each) => mayReinforce(state, battle, side, each))
    .flatMap((detachment) =>
      unitsInBattle(state, battle, side, detachment).map((unit) => ({
        detachment: detachment.id,
        unit: unit.id,
        modifier: modifierOf(state, battle, side, detachment, unit),
        edge: edgeOf(battle, side, detachment),
      })),
    );

/**
 * PLN-TBL-01: own or allied detachments adjacent to the battle, or in orbit with orders to attack it; in attacks only.
 * Not those in battle, withdrawn this turn, unarmed, or that reinforced another battle this turn.
 */
export function mayReinforce(
  state: PlanetaryState,
  battle: Battle,
  side: SideRole,
  detachment: Detachment,
): boolean {
  const spent = state.spent[detachment.id];
  return (
    battle.kind === 'ATTACK' &&
    detachment.owner !== NPC &&
    isFriendly(state, detachment.owner, battle[side].seat) &&
    isNear(state, battle, side, detachment) &&
    !detachment.unarmed &&
    battleOf(state, detachment.id) === null &&
    spent?.withdrew !== true &&
    (spent?.reinforced === undefined || spent.reinforced === battle.id)
  );
}

function isNear(state: PlanetaryState, battle: Battle, side: SideRole, detachment: Detachment): boolean {
  const hex = hexOf(detachment);
  if (hex !== null) return hexDistance(hex, battle.hex) === REINFORCEMENT.rangeHexes;
  if (detachment.place.at !== 'orbit') return false;
  return side === 'attacker'
    ? battle.supportingAttackers.includes(detachment.id)
    : dropsOnto(state, detachment.id, battle.hex);
}

/** PLN-BOR-05: from orbit it was ordered onto a hex in which a friend stands. */
function dropsOnto(state: PlanetaryState, detachment: string, hex: HexKey): boolean {
  const order = state.battleOrders[detachment];
  return order !== undefined && isAttack(order) && targetHex(state, order.target) === hex;
}

/** PLN-TBL-01: what is added to the D6 of a unit; a cancelled or missing order counts as GUARD. */
function modifierOf(
  state: PlanetaryState,
  battle: Battle,
  side: SideRole,
  detachment: Detachment,
  unit: Unit,
): number {
  const slot = unit.slot;
  const order = state.battleOrders[detachment.id];
  const attacks = side === 'attacker' && battle.supportingAttackers.includes(detachment.id);
  const supports = side === 'defender' && battle.defenderDefends && isSupport(order, battle);
  const onGuard = !attacks && (order === undefined || order.order === 'GUARD');
  return (
    (slot === 'FA' ? REINFORCEMENT.fastAttack : 0) +
    (slot === 'HS' && !unitTypeOf(state, unit).vehicle ? REINFORCEMENT.heavySupportOnFoot : 0) +
    (attacks ? REINFORCEMENT.orderedToAttackSameEnemy : 0) +
    (supports ? REINFORCEMENT.supportsDefender : 0) +
    (onGuard ? REINFORCEMENT.onGuard : 0)
  );
}

/** The order is to support the detachment that is attacked (PLN-BOR-07). */
const isSupport = (order: BattleOrder | undefined, { defender }: Battle): boolean =>
  order?.order === 'SUPPORT' &&
  order.target?.kind === 'detachment' &&
  order.target.detachment === defender.detachment;

/** Edges by turns from the attacker's direction, counter-clockwise. */
const EDGES: readonly TableEdge[] = [
  'ATTACKER',
  'RIGHT_FLANK',
  'RIGHT_FLANK',
  'DEFENDER',
  'LEFT_FLANK',
  'LEFT_FLANK',
];

/**
 * PLN-TBL-01: the table edge that matches the hex a reinforcement comes from, never the enemy's: who stands behind the
 * enemy enters from a flank. An attacker from nowhere counts as coming from direction 0.
 */
function edgeOf(battle: Battle, side: SideRole, detachment: Detachment): TableEdge {
  const hex = hexOf(detachment);
  if (hex === null) return 'DEEP_STRIKE';
  const { origin } = battle.attacker;
  const attacker = origin === null ? 0 : (directionBetween(battle.hex, origin) ?? 0);
  const from = directionBetween(battle.hex, hex) ?? 0;
  const edge = itemAt(EDGES, turnDirection(from, -attacker));
  const enemys = side === 'attacker' ? 'DEFENDER' : 'ATTACKER';
  return edge === enemys ? 'EITHER_FLANK' : edge;
}
