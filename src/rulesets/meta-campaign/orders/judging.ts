import type { Violation } from '../catalog.js';
import { judgeAssault } from '../assault/assaulting.js';
import { judgeAttack } from '../attacks/judging.js';
import { unless } from '../general/asked.js';
import { checkDoubleTime, judgeMove, mustMove } from '../movement/judging.js';
import { endOf, stepsOf } from '../movement/steps.js';
import { judgeBreakout } from '../overrun/breaking-out.js';
import type { MetaState, Unit } from '../state/index.js';
import { has, isFree } from '../units/kinds.js';
import type { Order } from './orders.js';

/** Where an order leaves its unit, as planned. */
export function plannedEnd(state: MetaState, unit: Unit, { movement }: Order): Unit {
  if (!movement || movement.kind === 'BREAKOUT') return unit;
  const path = movement.attempt ? movement.path.slice(0, -1) : movement.path;
  return {
    ...unit,
    hex: endOf(unit, stepsOf(state, unit, path)),
    garrisonOf: path.length > 0 ? null : unit.garrisonOf,
  };
}

/** EDC-MOV-01 to EDC-MOV-10, EDC-OVR-03: the movement of an order. */
export function judgeMovement(
  state: MetaState,
  unit: Unit,
  order: Order,
  away: readonly string[],
): readonly Violation[] {
  const { movement } = order;
  if (!movement) return [];
  const path = ['order', 'movement'];
  switch (movement.kind) {
    case 'QUEUED_MOVE':
      return unless(false, 'EDC-MOV-10', 'QUEUED_MOVE', path);
    case 'BREAKOUT':
      return judgeBreakout(state, unit, order);
    default:
      // EDC-MOV-04: the double may be asked for an assault alone.
      return movement.path.length === 0
        ? [
            ...unless(movement.doubleTime && order.action?.name === 'ASSAULT', 'EDC-MOV-01', 'NO_PATH', path),
            ...checkDoubleTime(unit, movement),
          ]
        : judgeMove(state, unit, order, away);
  }
}

/** EDC-MOV-08: turning without a step is the movement of the round. */
function judgeFacing(unit: Unit, order: Order): readonly Violation[] {
  const moves = (order.movement?.path.length ?? 0) > 0;
  if (order.facing === undefined || moves) return [];
  const path = ['order', 'facing'];
  return [...unless(!has(unit, 'cannotRotate'), 'EDC-MOV-08', 'CANNOT_ROTATE', path), ...mustMove(unit)];
}

/** EDC-ACT-01: an action of an order, from where it is planned. */
export function judgeAction(state: MetaState, unit: Unit, order: Order, before: Unit): readonly Violation[] {
  const { action } = order;
  if (!action) return [];
  switch (action.name) {
    case 'ATTACK':
      return judgeAttack(state, unit, action);
    case 'ASSAULT':
      return judgeAssault(state, unit, action, { unit: before, order });
    case 'REST':
      return [
        ...unless(unit.sheet.energyKind === 'infantry', 'EDC-STA-06', 'FUEL_ENERGY', ['order', 'action']),
        ...unless(isFree(unit), 'EDC-OVR-01', 'OVERRUN', ['order', 'action']),
      ];
  }
}

/** EDC-ACT-01: who may put the action first, and which. */
const judgeSequence = (unit: Unit, { actionFirst, action }: Order): readonly Violation[] =>
  actionFirst
    ? [
        ...unless(has(unit, 'actionBeforeMove'), 'EDC-ACT-01', 'ACTION_AFTER_MOVEMENT', [
          'order',
          'actionFirst',
        ]),
        ...unless(action?.name !== 'ASSAULT', 'EDC-ACT-01', 'ASSAULT_AFTER_MOVEMENT', [
          'order',
          'actionFirst',
        ]),
      ]
    : [];

/** EDC-STA-05: at Energy 0 one of move, action and ability, and nothing that costs Energy. */
function judgeExhaustion(unit: Unit, { movement, facing, action }: Order): readonly Violation[] {
  if (unit.energy > 0) return [];
  const moves = movement !== undefined || facing !== undefined;
  return [
    ...unless(!(moves && action), 'EDC-STA-05', 'ONE_THING', ['order']),
    ...unless(movement?.kind !== 'CROSS_RIVER', 'EDC-STA-05', 'NO_ENERGY', ['order', 'movement']),
  ];
}

/** EDC-ORD-04: everything that is illegal in an order, on the state that its side knows. */
export function judgeOrder(
  state: MetaState,
  unit: Unit,
  order: Order,
  away: readonly string[],
): readonly Violation[] {
  const movement = judgeMovement(state, unit, order, away);
  const end = movement.length === 0 ? plannedEnd(state, unit, order) : unit;
  return [
    ...movement,
    ...judgeFacing(unit, order),
    ...judgeSequence(unit, order),
    ...judgeExhaustion(unit, order),
    // Where it would stand is not known of a movement that cannot be made.
    ...(movement.length === 0 ? judgeAction(state, order.actionFirst ? unit : end, order, unit) : []),
  ];
}
