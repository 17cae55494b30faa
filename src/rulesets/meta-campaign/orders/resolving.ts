import { existing, itemAt } from '../../../kernel/index.js';
import { assault } from '../assault/assaulting.js';
import { attack } from '../attacks/attacking.js';
import { targetIn, checkShot, weaponOf } from '../attacks/judging.js';
import type { Violation } from '../catalog.js';
import { move } from '../movement/moving.js';
import { spend } from '../movement/spending.js';
import { breakOut } from '../overrun/breaking-out.js';
import { reviewOverrun } from '../overrun/overrunning.js';
import { arrange, declareFacing, stanceAt } from '../positions/arranging.js';
import type { PostedOrder, Unit } from '../state/index.js';
import { checkStealth, checkThoseFound } from '../stealth/checking.js';
import type { EdcTable } from '../table.js';
import { blocOf } from '../units/kinds.js';
import { unitAt } from '../units/on-map.js';
import { judgeAction, judgeMovement } from './judging.js';
import type { ActionOf, Order } from './orders.js';

type Part = 'MOVEMENT' | 'FACING' | 'ACTION' | 'WHOLE';

/** EDC-RND-05: a part that has become impossible is dropped whole. */
function fail(
  table: EdcTable,
  { id, unit }: PostedOrder,
  part: Part,
  violations: readonly Violation[],
): void {
  table.emit(
    {
      type: 'meta-campaign.OrderPartFailed',
      data: { order: id, unit, part, reasons: violations.map(({ rule, code }) => ({ rule, code })) },
    },
    ['EDC-RND-05'],
  );
}

const isHere = (table: EdcTable, unit: string): boolean => {
  const { status, hex } = unitAt(table.state, unit);
  return status === 'ACTIVE' && hex !== null;
};

/** U2: the movement; answers the hexes that were entered. */
function carryOutMovement(table: EdcTable, posted: PostedOrder): readonly string[] {
  const { order, unit: id } = posted;
  const { movement } = order;
  if (!movement || (movement.path.length === 0 && movement.kind === 'MOVE')) return [];
  const unit = unitAt(table.state, id);
  if (movement.kind === 'BREAKOUT') {
    const barred = judgeMovement(table.state, unit, order, []).filter(({ code }) => code !== 'ENEMY_THERE');
    if (barred.length === 0) return breakOut(table, id, movement) ? movement.path : [];
    fail(table, posted, 'MOVEMENT', barred);
    return [];
  }
  // What stops a move on its way cuts it (EDC-MOV-09); what forbids it from the start drops it.
  const barred = judgeMovement(table.state, unit, order, []).filter(({ code }) => FORBIDS.includes(code));
  if (barred.length === 0) return move(table, id, movement);
  fail(table, posted, 'MOVEMENT', barred);
  return [];
}

/** Reasons by which a move is not begun at all. */
const FORBIDS: readonly string[] = [
  'IMMOBILISED',
  'OVERRUN',
  'IN_BRAWL',
  'CARRIED',
  'SURVIVORS',
  'NOT_ADJACENT',
  'NOT_INFANTRY',
  'TOO_LITTLE_ENERGY',
  'RIVER',
  'NO_RIVER',
];

/** U3, EDC-MOV-08: a facing without a step costs what a move does, unless it changes nothing. */
function carryOutFacing(table: EdcTable, posted: PostedOrder, hasMoved: boolean): void {
  const { order, unit: id, postSeq } = posted;
  if (order.facing === undefined) return;
  const unit = unitAt(table.state, id);
  const before = unit.hex === null ? null : stanceAt(table.state, unit.hex, blocOf(unit));
  const held = declareFacing(table, unit, order.facing, postSeq);
  if (held && !hasMoved && before?.facing !== order.facing) spend(table, id, 1, 'EDC-MOV-08', 'turning');
  if (unit.hex !== null) arrange(table, unit.hex);
}

/** EDC-CMB-02: an attack on the unit named, or on whom it meets in the hex. */
function shoot(table: EdcTable, posted: PostedOrder, action: ActionOf<'ATTACK'>): void {
  const unit = unitAt(table.state, posted.unit);
  const weapon = existing(weaponOf(unit, action.weapon), 'weapon');
  const target =
    action.hex === undefined
      ? (action.unit ?? null)
      : (targetIn(table.state, unit, weapon, action.hex)?.id ?? null);
  if (target === null) {
    fail(table, posted, 'ACTION', [{ rule: 'EDC-CMB-02', code: 'NOBODY_SEEN', path: [], params: {} }]);
    return;
  }
  const barred = checkShot(table.state, unit, weapon, unitAt(table.state, target));
  if (barred.length > 0) fail(table, posted, 'ACTION', barred);
  else attack(table, posted.unit, weapon, target);
}

/** EDC-STA-06: half of the maximum, rounded up. */
function rest(table: EdcTable, id: string): void {
  const { energy, sheet } = unitAt(table.state, id);
  const left = Math.min(sheet.energy, energy + Math.ceil(sheet.energy / 2));
  if (left > energy)
    table.emit(
      {
        type: 'meta-campaign.EnergyRestored',
        data: { unit: id, amount: left - energy, left, cause: 'rest' },
      },
      ['EDC-STA-06'],
    );
}

/** How an order stands when its action comes. */
interface Course {
  /** The unit as it was when the order began. */
  readonly before: Unit;
  /** Hexes that it has entered since. */
  readonly path: readonly string[];
}

/** U6: the action, judged against the true state; what movement is left for an assault, by the steps really made. */
function carryOutAction(table: EdcTable, posted: PostedOrder, { before, path }: Course): void {
  const { order } = posted;
  const { action, movement } = order;
  if (!action || !isHere(table, posted.unit)) return;
  const made: Order = movement ? { ...order, movement: { ...movement, path } } : order;
  const barred = judgeAction(table.state, unitAt(table.state, posted.unit), made, before);
  if (barred.length > 0) {
    fail(table, posted, 'ACTION', barred);
    return;
  }
  switch (action.name) {
    case 'ATTACK':
      shoot(table, posted, action);
      return;
    case 'ASSAULT':
      assault(table, posted.unit, action, order, path.length > 0);
      return;
    case 'REST':
      rest(table, posted.unit);
  }
}

/** U1 to U7 of one order (EDC-RND-05), then who is overrun no longer (EDC-OVR-04). */
export function resolve(table: EdcTable, posted: PostedOrder, early: boolean): void {
  const { id, unit, order } = posted;
  if (!isHere(table, unit)) fail(table, posted, 'WHOLE', [itemAt(NOT_HERE, 0)]);
  else {
    const before = unitAt(table.state, unit);
    if (order.actionFirst) carryOutAction(table, posted, { before, path: [] });
    const path = isHere(table, unit) ? carryOutMovement(table, posted) : [];
    if (isHere(table, unit)) {
      carryOutFacing(table, posted, path.length > 0);
      if (path.length > 0) checkThoseFound(table, unit);
      checkStealth(table, unit);
    }
    if (!order.actionFirst) carryOutAction(table, posted, { before, path });
  }
  table.emit({ type: 'meta-campaign.OrderResolved', data: { order: id, unit, early } }, ['EDC-RND-04']);
  reviewOverrun(table);
}

const NOT_HERE: readonly Violation[] = [{ rule: 'EDC-DTH-01', code: 'NOT_ON_MAP', path: [], params: {} }];
