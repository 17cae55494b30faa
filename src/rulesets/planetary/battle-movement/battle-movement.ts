import { entryAt, existing } from '../../../kernel/index.js';
import type { HexKey } from '../../../engine/hex/index.js';
import type { RuleId } from '../catalog.js';
import type { BattleOrder, SpyOrder } from '../commands.js';
import { BATTLE_ORDERS } from '../data/orders.js';
import type { VoidReason } from './events.js';
import type { Detachment, PlanetaryState } from '../state/index.js';
import type { PlanetaryTable } from '../table.js';
import { isAttack, isRaid, sheetView, targetHex } from '../sheets/sheet-view.js';
import { battleAt, battleOf } from '../battle/battles.js';
import { sideSeats } from '../battle/battle-sides.js';
import { enterHex } from './entering.js';
import { determineInitiative } from '../movement/initiative.js';
import { springAmbushes } from './ambushes.js';
import { armiesByHex, armiesIn, hexDistance, hexOf, playersInOrder } from '../map/map.js';
import { freeWay, isOpenWay, reachOf } from '../battle-orders/raid-ways.js';
import { isEnemy, isFriendly, isPartner } from '../state/relations.js';
import { carryOutSpyMissions, spiesFollow } from '../fog/spies.js';
import { mayLand, moveClasses } from '../map/terrain.js';
import { withdrawalHexes } from '../battle-orders/withdraw-order.js';

/** What the seats ordered, by seat, in the order in which their pieces act (PLN-GEN-13). */
export interface IssuedOrders {
  readonly battle: Readonly<Record<string, readonly BattleOrder[]>>;
  readonly spies: readonly SpyOrder[];
}

/**
 * PLN-BMV-01 Sequence of battle movement: NPC attackers, spies, initiative, the first pass, and the second pass for planned attacks and raids, both highest initiative first.
 */
export function carryOutBattleMovement(table: PlanetaryTable, issued: IssuedOrders): void {
  springAmbushes(table);
  carryOutSpyMissions(table, issued.spies);
  const seats = determineInitiative(table, issued.battle);
  const moved = new Set<string>();
  for (const losesInitiative of [false, true]) {
    for (const seat of seats) {
      for (const order of issued.battle[seat] ?? []) {
        if (BATTLE_ORDERS[order.order].losesInitiative === losesInitiative) carryOut(table, order, moved);
      }
    }
  }
  joinSupportingAttackers(table, issued);
}

/**
 * Carries out one order, unless it has been cancelled meanwhile. `moved`: detachments that had their move; who only
 * joins an attack has not, and may still lose the order (PLN-BMV-04).
 */
function carryOut(table: PlanetaryTable, order: BattleOrder, moved: Set<string>): void {
  const { state } = table;
  const detachment = state.detachments[order.detachment];
  const stands = state.battleOrders[order.detachment]?.order === order.order;
  if (!detachment || !stands || battleOf(state, detachment.id)) return;
  if (order.order === 'WITHDRAW') withdraw(table, detachment, order);
  else if ((isAttack(order) || isRaid(order)) && order.primary !== false) {
    if (attack(table, detachment, order, moved) === 'joined') return;
  } else return;
  moved.add(detachment.id);
}

/**
 * PLN-BMV-07 Executing WITHDRAW: the hex named while it is legal by what its owner sees (PLN-BOR-06), else the first
 * legal one, away from all enemy armies if there is such a hex, else it stays.
 */
function withdraw(table: PlanetaryTable, detachment: Detachment, order: BattleOrder): void {
  const from = hexOf(detachment);
  if (from === null || order.target?.kind !== 'hex') return;
  const { state } = table;
  const { index, seen, flown } = sheetView(state, detachment.owner);
  const known = new Set([...seen, ...flown]);
  const to = withdrawalHexes(state, index, detachment, known).includes(order.target.hex)
    ? order.target.hex
    : withdrawalHexes(state, armiesByHex(state), detachment, null)[0];
  if (to === undefined) {
    table.emit({ type: 'planetary.WithdrawalBlocked', data: { detachment: detachment.id, hex: from } }, [
      'PLN-BMV-07',
    ]);
    return;
  }
  table.emit(
    { type: 'planetary.DetachmentMoved', data: { detachment: detachment.id, from, to, how: 'WITHDRAW' } },
    ['PLN-BMV-07'],
  );
  spiesFollow(table, detachment.id, to);
}

/** PLN-BMV-05 Executing an attack or raid. */
function attack(
  table: PlanetaryTable,
  detachment: Detachment,
  order: BattleOrder,
  moved: Set<string>,
): 'entered' | 'joined' | 'void' {
  const to = targetHex(table.state, order.target);
  const via = wayOf(table.state, detachment, order, to);
  const reason = whyVoid(table.state, detachment, order, to) ?? (via === 'blocked' ? 'WAY_BLOCKED' : null);
  if (reason === null) {
    enterHex(table, detachment, order, {
      to: existing(to, 'hex to enter'),
      via: via === 'blocked' ? null : via,
      moved,
    });
    return 'entered';
  }
  const battle = to === null ? null : battleAt(table.state, to);
  if (reason === 'BATTLE_THERE' && battle && joins(table.state, detachment, order, battle)) {
    const rule = detachment.place.at === 'orbit' ? 'PLN-BMV-06' : 'PLN-BMV-05';
    table.emit({ type: 'planetary.SupportJoined', data: { battle: battle.id, detachment: detachment.id } }, [
      rule,
      'PLN-BOR-03',
    ]);
    return 'joined';
  }
  table.emit(
    { type: 'planetary.AttackVoid', data: { detachment: detachment.id, order: order.order, reason } },
    VOID_BECAUSE[reason] ?? ['PLN-BMV-05'],
  );
  if (to !== null && staysAboveFriend(table.state, detachment, to)) {
    table.emit({ type: 'planetary.DropHeld', data: { detachment: detachment.id, hex: to, order } }, [
      'PLN-BOR-05',
      'RACE-ORB-04',
    ]);
  }
  return 'void';
}

/** PLN-BOR-05, RACE-ORB-04: over an own or allied detachment it stays in orbit, from where it may reinforce. */
const staysAboveFriend = (state: PlanetaryState, { place, owner }: Detachment, to: HexKey): boolean =>
  place.at === 'orbit' &&
  armiesIn(armiesByHex(state), to).some(
    (each) => each.kind === 'detachment' && isFriendly(state, each.owner, owner),
  );

const VOID_BECAUSE: Readonly<Partial<Record<VoidReason, readonly RuleId[]>>> = {
  ALREADY_RAIDED: ['PLN-BOR-04'],
  WAY_BLOCKED: ['RACE-DE-05'],
};

/** RACE-DE-05: the hex over which a raid reaches a target two hexes away; null where there is none between. */
function wayOf(
  state: PlanetaryState,
  detachment: Detachment,
  order: BattleOrder,
  to: HexKey | null,
): HexKey | null | 'blocked' {
  const from = hexOf(detachment);
  if (from === null || to === null || hexDistance(from, to) !== 2) return null;
  return freeWay(state, armiesByHex(state), detachment, from, to, order.via ?? []) ?? 'blocked';
}

/**
 * PLN-BMV-05, PLN-BMV-06: an attack on a hex where a friend attacks already becomes a supporting one, unless it is a
 * friend or partner who is attacked there.
 */
const joins = (
  state: PlanetaryState,
  detachment: Detachment,
  order: BattleOrder,
  battle: NonNullable<ReturnType<typeof battleAt>>,
): boolean =>
  isAttack(order) &&
  battle.kind === 'ATTACK' &&
  battle.turn === state.turn &&
  isFriendly(state, battle.attacker.seat, detachment.owner) &&
  sideSeats(state, battle, 'defender').every((seat) => isEnemy(state, seat, detachment.owner));

/** PLN-BMV-05: why an attack or raid is void; null when it takes place. */
function whyVoid(
  state: PlanetaryState,
  detachment: Detachment,
  order: BattleOrder,
  to: HexKey | null,
): VoidReason | null {
  if (to === null) return 'TARGET_GONE';
  const { owner } = detachment;
  const hex = entryAt(state.hexes, to);
  const from = hexOf(detachment);
  const steps = from === null ? 1 : hexDistance(from, to);
  if (steps !== 1 && steps !== reachOf(state, owner, order)) return 'NOT_ADJACENT';
  if (battleAt(state, to)) return 'BATTLE_THERE';
  const armies = armiesIn(armiesByHex(state), to);
  if (armies.some((each) => each.kind === 'detachment' && isFriendly(state, each.owner, owner))) {
    return 'FRIENDLY_DETACHMENT';
  }
  const partners = armies.some((each) => isPartner(state, each.owner, owner));
  if (partners || (hex.controller !== null && isPartner(state, hex.controller, owner)))
    return 'PARTNER_THERE';
  const classes = moveClasses(state, detachment);
  const open = from === null ? mayLand(classes, hex) : isOpenWay(state, detachment, from, to);
  if (!open) return 'TERRAIN';
  return isRaid(order) && wasRaided(state, to) ? 'ALREADY_RAIDED' : null;
}

/** PLN-BOR-04 One raid: the first to enter counts; where it met an army a battle bars the next one. */
const wasRaided = (state: PlanetaryState, hex: HexKey): boolean =>
  state.raids.some((each) => each.hex === hex);

/**
 * PLN-BOR-03: supporting attackers who were not attacked themselves belong to the battle of their primary; if its attack
 * was cancelled or void, so are theirs.
 */
function joinSupportingAttackers(table: PlanetaryTable, issued: IssuedOrders): void {
  for (const { seat } of playersInOrder(table.state)) {
    const attacks = (issued.battle[seat] ?? []).filter(isAttack);
    for (const order of attacks.filter((each) => each.primary === false)) {
      const primary = attacks.find((each) => each.primary !== false && sameTarget(each, order));
      if (primary && !battleOf(table.state, order.detachment)) join(table, order, primary.detachment);
    }
  }
}

function join(table: PlanetaryTable, order: BattleOrder, primary: string): void {
  const { state } = table;
  const { detachment } = order;
  if (!isAttack(state.battleOrders[primary] ?? { order: 'GUARD', detachment: primary })) {
    table.emit({ type: 'planetary.OrderCancelled', data: { detachment, order: order.order, by: primary } }, [
      'PLN-BOR-03',
    ]);
    return;
  }
  const battle = Object.values(state.battles).find(
    (each) =>
      each.turn === state.turn &&
      (each.attacker.detachment === primary || each.supportingAttackers.includes(primary)),
  );
  if (!battle) return;
  table.emit({ type: 'planetary.SupportJoined', data: { battle: battle.id, detachment } }, ['PLN-BOR-03']);
}

const sameTarget = (a: BattleOrder, b: BattleOrder): boolean =>
  a.target?.kind === 'hex'
    ? b.target?.kind === 'hex' && a.target.hex === b.target.hex
    : b.target?.kind === 'detachment' && a.target?.detachment === b.target.detachment;
