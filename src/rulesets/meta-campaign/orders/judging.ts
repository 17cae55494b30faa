import type { InputPath } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import { firstOf, unless } from '../general/asked.js';
import { checkDoubleTime, gaitOf, judgeMove, mustMove } from '../movement/judging.js';
import { endOf, energyOf, leavesStructure, stepsOf } from '../movement/steps.js';
import { judgeBreakout } from '../overrun/breaking-out.js';
import { judgeCrossing, judgeRetracing } from '../mines/crossing.js';
import { judgeEmission } from '../radar/setting.js';
import type { MetaCampaignState, Unit } from '../state/index.js';
import { mustGlide } from '../flight/deeds.js';
import { afterAbility, afterAction } from '../flight/planning.js';
import { isGliding } from '../units/profiles.js';
import { judgeNote } from '../transports/boarding.js';
import { wayOf } from '../transports/exiting.js';
import { has, isInOrbit } from '../units/kinds.js';
import type { Course, Open } from './deed.js';
import { deedOfAbility, deedOfAction } from './deeds.js';
import { afterDrop, judgeOrbitalDrop } from './orbit.js';
import type { Movement, Order } from './orders.js';

/** Where an order leaves its unit, as planned. */
export function plannedEnd(state: MetaCampaignState, unit: Unit, { movement }: Order): Unit {
  if (!movement || movement.kind === 'BREAKOUT') return unit;
  const steps = stepsOf(state, unit, enteredBy(state, unit, movement));
  return {
    ...unit,
    hex: endOf(unit, steps),
    garrisonOf: leavesStructure(unit, movement) ? null : unit.garrisonOf,
    carriedBy: movement.kind === 'EXIT' ? null : unit.carriedBy,
  };
}

/** EDCU-FLT-09: how far a fixed-wing aircraft that is in the air must go. */
const mustFlyOn = ({ rules }: MetaCampaignState, { order, before }: Course): readonly Violation[] => {
  const { fixedWingMinMove: least } = rules;
  const bound = before.sheet.propulsion === 'fixedWing' && before.profile !== null;
  const steps = order.movement?.path.length ?? 0;
  return unless(!bound || steps >= least, 'EDCU-FLT-09', 'TOO_SHORT', ['order', 'movement'], {
    steps,
    least,
  });
};

/** EDC-MOV-01 to EDC-MOV-10, EDC-OVR-03, EDCU-FLT-09: the movement of an order, or that there is none. */
export const judgeMovement = (state: MetaCampaignState, unit: Unit, course: Course): readonly Violation[] => [
  ...mustFlyOn(state, course),
  ...(course.order.movement ? judgeKind(state, unit, course, course.order.movement) : []),
];

function judgeKind(
  state: MetaCampaignState,
  unit: Unit,
  course: Course,
  movement: Movement,
): readonly Violation[] {
  const { order } = course;
  const path = ['order', 'movement'];
  switch (movement.kind) {
    case 'QUEUED_MOVE':
      return unless(false, 'EDC-MOV-10', 'QUEUED_MOVE', path);
    case 'BREAKOUT':
      return judgeBreakout(state, unit, order);
    case 'RETRACE_STEPS':
      return firstOf(
        () => judgeRetracing(state, unit, order),
        () => judgeMove(state, unit, course),
      );
    case 'MINEFIELD_CROSSING':
      return firstOf(
        () => judgeCrossing(order),
        () =>
          movement.path.length === 0
            ? [...mustMove(unit), ...unless(!movement.attempt, 'EDC-ELV-05', 'NO_PATH', path)]
            : judgeMove(state, unit, course),
      );
    case 'ORBITAL_DROP':
      return judgeOrbitalDrop(state, unit, order);
    case 'EXIT':
      return judgeMove(state, unit, course);
    default:
      // EDC-MOV-04: the double may be asked for an assault alone.
      return movement.path.length === 0 && !leavesStructure(unit, movement)
        ? [
            ...unless(movement.doubleTime && isAssault(order), 'EDC-MOV-01', 'NO_PATH', path),
            ...unless(!movement.attempt, 'EDC-ELV-05', 'NO_PATH', path),
            ...checkDoubleTime(unit, movement),
          ]
        : judgeMove(state, unit, course);
  }
}

/** EDC-MOV-08: turning without a step is the movement of the round. */
function judgeFacing(unit: Unit, order: Order): readonly Violation[] {
  const moves = order.movement?.kind === 'EXIT' || (order.movement?.path.length ?? 0) > 0;
  if (order.facing === undefined || moves) return [];
  const path = ['order', 'facing'];
  return [...unless(!has(unit, 'cannotRotate'), 'EDC-MOV-08', 'CANNOT_ROTATE', path), ...mustMove(unit)];
}

/** EDC-OVR-01, EDC-MEL-03, EDCU-TRN-07, EDC-RSC-03: who may act at all. */
const mustAct = (unit: Unit, path: InputPath, aboard = false): readonly Violation[] => [
  ...unless(!unit.overrun, 'EDC-OVR-01', 'OVERRUN', path),
  ...unless(unit.brawl === null, 'EDC-MEL-03', 'IN_BRAWL', path),
  ...unless(
    unit.carriedBy === null || (aboard && unit.carriedBy.how === 'EMBARKED'),
    'EDCU-TRN-07',
    'CARRIED',
    path,
  ),
  ...unless(unit.sheet.category !== 'survivors', 'EDC-RSC-03', 'SURVIVORS', path),
];

/** EDC-ACT-01, EDCU-GEN-07: an action of an order, from where it is planned, or stands. */
export function judgeAction(state: MetaCampaignState, unit: Unit, course: Course): readonly Violation[] {
  const { action } = course.order;
  if (!action) return [];
  const deed = deedOfAction(action);
  return firstOf(
    () => (deed.whileOverrun ? [] : mustAct(unit, ['order', 'action'], deed.whileEmbarked)),
    () => mustGlide(course.before, action.name, ['order', 'action']),
    () => deed.judge(state, unit, action, course),
  );
}

/** EDC-ACT-02: an ability of an order, from where it is planned, or stands. */
export function judgeAbility(state: MetaCampaignState, unit: Unit, course: Course): readonly Violation[] {
  const { ability } = course.order;
  if (!ability) return [];
  return firstOf(
    () => mustAct(unit, ['order', 'ability']),
    () => mustGlide(course.before, ability.name, ['order', 'ability']),
    () => deedOfAbility(ability).judge(state, unit, ability, course),
  );
}

/** EDC-ASL-03, EDC-MEL-01: an assault, with a weapon of whatever kind. */
const isAssault = ({ action }: Order): boolean =>
  action?.name === 'ASSAULT' || action?.name === 'MELEE_ASSAULT';

/** EDC-ACT-01: who may put the action first, and which. */
const judgeSequence = (unit: Unit, order: Order): readonly Violation[] =>
  order.actionFirst
    ? [
        ...unless(has(unit, 'actionBeforeMove'), 'EDC-ACT-01', 'ACTION_AFTER_MOVEMENT', [
          'order',
          'actionFirst',
        ]),
        ...unless(!isAssault(order), 'EDC-ACT-01', 'ASSAULT_AFTER_MOVEMENT', ['order', 'actionFirst']),
      ]
    : [];

/** EDCU-GEN-05: Energy of action and ability. */
const energyOfDeeds = (state: MetaCampaignState, course: Course): number => {
  const { action, ability } = course.order;
  return (
    (action ? (deedOfAction(action).energy?.(action, course, state) ?? 0) : 0) +
    (ability ? (deedOfAbility(ability).energy?.(ability, course, state) ?? 0) : 0)
  );
};

/** EDC-STA-05: at Energy 0 one of move, action and ability, and nothing that costs Energy. */
function judgeExhaustion(state: MetaCampaignState, course: Course): readonly Violation[] {
  const { order, before } = course;
  if (before.energy > 0 || isGliding(before)) return [];
  const { movement, facing, action, ability } = order;
  const things = [movement ?? facing, action, ability].filter((each) => each !== undefined);
  return [
    ...unless(things.length <= 1, 'EDC-STA-05', 'ONE_THING', ['order']),
    ...unless(movement?.kind !== 'CROSS_RIVER', 'EDC-STA-05', 'NO_ENERGY', ['order', 'movement']),
    ...unless(energyOfDeeds(state, course) === 0, 'EDC-STA-05', 'NO_ENERGY', ['order']),
  ];
}

/** EDC-MOV-03, EDCU-GEN-05: an order that costs more than the unit has. */
function judgeEnergy(state: MetaCampaignState, unit: Unit, course: Course): readonly Violation[] {
  const deeds = energyOfDeeds(state, course);
  if (unit.energy === 0 || deeds === 0) return [];
  // EDCU-FLT-02: who is in the air pays, moved or not.
  const aloft = course.before.profile !== null && !isGliding(course.before) ? 1 : 0;
  const energy = deeds + Math.max(aloft, energyOfMovement(state, unit, course));
  return unless(energy <= unit.energy, 'EDC-MOV-03', 'TOO_LITTLE_ENERGY', ['order'], {
    energy,
    has: unit.energy,
  });
}

/** EDC-ELV-05: the step that is attempted is never made. */
function enteredBy(state: MetaCampaignState, unit: Unit, movement: Movement): readonly string[] {
  const way = wayOf(state, unit, movement);
  return movement.attempt ? way.slice(0, -1) : way;
}

/** EDC-MOV-03: what the movement of an order costs as it is planned. */
function energyOfMovement(state: MetaCampaignState, unit: Unit, course: Course): number {
  const { movement } = course.order;
  if (!movement) return 0;
  return energyOf(state, unit, stepsOf(state, unit, enteredBy(state, unit, movement)), gaitOf(unit, course));
}

/** Hexes that an order means to enter. */
const plannedPath = (state: MetaCampaignState, unit: Unit, { movement }: Order): readonly string[] =>
  movement?.kind === 'MOVE' || movement?.kind === 'EXIT' ? enteredBy(state, unit, movement) : [];

/** Ability and action, each from where it is planned. */
function judgeDeeds(state: MetaCampaignState, moved: Course, end: Unit): readonly Violation[] {
  const { order, before: unit } = moved;
  const standing: Course = { ...moved, path: [] };
  const early = order.ability?.timing === 'BEFORE_MOVEMENT';
  const acting = order.actionFirst ? unit : afterAbility(end, order, ['AFTER_MOVEMENT']);
  const last = order.ability?.timing === 'AFTER_ACTION' ? afterAction(acting, order) : end;
  return [
    ...judgeAbility(state, early ? unit : last, early ? standing : moved),
    ...judgeAction(state, acting, order.actionFirst ? standing : moved),
  ];
}

/** What is judged from the hex of a unit: it stays open of one that may be carried or put down before (EDC-ORD-04 b). */
const BY_PLACE: readonly string[] = [
  'CARRIED',
  'CARRIER_ALOFT',
  'CLIFF',
  'ENDS_IN_ZONE',
  'ENEMY_THERE',
  'IMPASSABLE',
  'NO_LINE_OF_SIGHT',
  'NO_RAILWAY',
  'NO_RIVER',
  'NO_ROOM',
  'NOT_IN_HEX',
  'NOT_OPEN',
  'OUT_OF_RANGE',
  'RIVER',
  'TOO_FAR',
  'TOWING',
  'ZONE_TO_ZONE',
];

/** Of a path that does not begin beside it, only the beginning is open. */
const isByPlace = ({ code, path }: Violation): boolean =>
  BY_PLACE.includes(code) || (code === 'NOT_ADJACENT' && (path.at(-1) === 0 || path.at(-1) === 'hex'));

/** EDC-ORD-04: everything that is illegal in an order, on the state that its side knows. */
export function judgeOrder(
  state: MetaCampaignState,
  unit: Unit,
  order: Order,
  open: Open,
): readonly Violation[] {
  if (isInOrbit(unit))
    return firstOf(
      () => judgeOrbitalDrop(state, unit, order),
      () => {
        const hex = order.movement?.path[0] ?? null;
        return judgeOrder(state, { ...unit, hex, carriedBy: null }, afterDrop(order), open);
      },
    );
  const loose = open.carriage.includes(unit.id);
  const standing = loose && order.movement?.kind !== 'EXIT' ? { ...unit, carriedBy: null } : unit;
  const course: Course = { order, before: standing, path: [], open };
  const moving = afterAbility(standing, order, ['BEFORE_MOVEMENT']);
  const movement = judgeMovement(state, moving, course);
  const possible = movement.length === 0;
  const end = possible ? plannedEnd(state, moving, order) : { ...moving, carriedBy: null };
  const found = [
    ...movement,
    ...judgeNote(state, unit, order),
    ...judgeFacing(standing, order),
    ...judgeEmission(unit, order),
    ...judgeSequence(unit, order),
    ...judgeExhaustion(state, course),
    ...(possible ? judgeEnergy(state, moving, course) : []),
    // Where it would stand is not known of a movement that cannot be made.
    ...(possible || loose
      ? judgeDeeds(state, { ...course, path: possible ? plannedPath(state, moving, order) : [] }, end)
      : []),
  ];
  return loose ? found.filter((each) => !isByPlace(each)) : found;
}
