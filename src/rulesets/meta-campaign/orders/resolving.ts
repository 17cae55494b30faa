import { existing } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import { MINE_WORK } from '../data/mines.js';
import type { Timing } from '../data/words.js';
import { recordSightings } from '../fog/sighting.js';
import { unless } from '../general/asked.js';
import { drop } from '../drops/dropping.js';
import { fail } from '../general/failing.js';
import { reviewBrawls } from '../melee/brawling.js';
import { checkHere } from '../mines/detonation/checking.js';
import { goInFile } from '../mines/crossing.js';
import { leave, move } from '../movement/moving.js';
import { leavesStructure } from '../movement/steps.js';
import { spend } from '../movement/passing/spending.js';
import { breakOut } from '../overrun/breaking-out.js';
import { deliver } from '../rescue/recovering.js';
import { reviewOverrun } from '../overrun/overrunning.js';
import { arrange, declareFacing, stanceAt } from '../positions/arranging.js';
import { checkRadars } from '../radar/checking.js';
import { checkLowFlight, tellGlide } from '../flight/crashing.js';
import { endFlight } from '../flight/enduring.js';
import { switchRadar } from '../radar/setting.js';
import type { PostedOrder, Unit } from '../state/index.js';
import { checkStealth, checkThoseFound } from '../stealth/checking.js';
import type { EdcTable } from '../table.js';
import { blocOf, isInOrbit } from '../units/kinds.js';
import { unitAt } from '../units/on-map.js';
import type { Action, Movement } from './orders.js';
import { SETTLED, type Course } from './deed.js';
import { deedOfAbility, deedOfAction } from './deeds.js';
import { afterDrop, judgeOrbitalDrop } from './orbit.js';
import { asDropped } from './duty.js';
import { judgeAbility, judgeAction, judgeMovement } from './judging.js';

const isHere = (table: EdcTable, unit: string): boolean => {
  const { status, hex } = unitAt(table.state, unit);
  return status === 'ACTIVE' && hex !== null;
};

/** U2: the movement; answers the hexes that were entered. */
function carryOutMovement(table: EdcTable, posted: PostedOrder, course: Course): readonly string[] {
  const { order, unit: id } = posted;
  const { movement } = order;
  if (!movement) return [];
  const unit = unitAt(table.state, id);
  const leaves = leavesStructure(unit, movement);
  if (movement.path.length === 0 && movement.kind === 'MOVE' && !leaves) return [];
  if (movement.kind === 'BREAKOUT') {
    const barred = judgeMovement(table.state, unit, course).filter(({ code }) => code !== 'ENEMY_THERE');
    if (barred.length === 0) return breakOut(table, id, movement) ? movement.path : [];
    fail(table, posted, 'MOVEMENT', barred);
    return [];
  }
  // What stops a move on its way cuts it (EDC-MOV-09); what forbids it from the start drops it.
  const barred = judgeMovement(table.state, unit, course).filter(({ code }) => FORBIDS.includes(code));
  if (barred.length === 0 && movement.kind === 'MOVE' && movement.path.length === 0) {
    leave(table, course);
    return [];
  }
  if (barred.length === 0) {
    const path = move(table, course, order.ability?.name === 'MINE_SWEEP');
    tellGait(table, id, movement, path);
    return path;
  }
  fail(table, posted, 'MOVEMENT', barred);
  return [];
}

/** EDCU-MIN-09, EDCU-MIN-10: what a movement among mines leaves behind. */
function tellGait(table: EdcTable, unit: string, { kind }: Movement, [to]: readonly string[]): void {
  if (kind === 'RETRACE_STEPS' && to !== undefined)
    table.emit({ type: 'meta-campaign.StepsRetraced', data: { unit, to } }, ['EDCU-MIN-09']);
  if (kind === 'MINEFIELD_CROSSING' && isHere(table, unit)) goInFile(table, unit);
}

/** Reasons by which a move is not begun at all. */
const FORBIDS: readonly string[] = [
  'IMMOBILISED',
  'OVERRUN',
  'IN_BRAWL',
  'CARRIED',
  'NOT_EMBARKED',
  'CARRIER_ALOFT',
  'DEPLOYED',
  'LANDED',
  'SURVIVORS',
  'NOT_ADJACENT',
  'NOT_INFANTRY',
  'TOO_LITTLE_ENERGY',
  'RIVER',
  'NO_RIVER',
  'NO_KNOWN_MINES',
  'ANOTHER_WAY',
];

/** U3, EDC-MOV-08: a facing without a step costs what a move does, unless it changes nothing. */
function carryOutFacing(table: EdcTable, posted: PostedOrder, hasMoved: boolean): void {
  const { order, unit: id } = posted;
  if (order.facing === undefined) return;
  const unit = unitAt(table.state, id);
  const before = unit.hex === null ? null : stanceAt(table.state, unit.hex, blocOf(unit));
  const held = declareFacing(table, unit, order.facing);
  if (held && !hasMoved && before?.facing !== order.facing) spend(table, id, 1, 'EDC-MOV-08', 'turning');
  if (unit.hex !== null) arrange(table, unit.hex);
}

/** U6: the action, judged against the true state; what movement is left for an assault, by the steps really made. */
function carryOutAction(table: EdcTable, posted: PostedOrder, course: Course): void {
  const { action } = course.order;
  if (!action || !isHere(table, posted.unit)) return;
  const deed = deedOfAction(action);
  const barred = [
    ...mustPay(unitAt(table.state, posted.unit), deed.energy?.(action, course, table.state) ?? 0, 'action'),
    ...judgeAction(table.state, unitAt(table.state, posted.unit), course),
  ];
  if (barred.length > 0) {
    fail(table, posted, 'ACTION', barred);
    return;
  }
  spend(table, posted.unit, deed.energy?.(action, course, table.state) ?? 0, 'EDCU-GEN-05', action.name);
  deed.carryOut(table, posted, action, course);
  if (MINE_WORK.includes(action.name)) for (const id of atWork(posted.unit, action)) checkHere(table, id);
}

/** EDCU-MIN-04: who is checked after work among mines: who has done it, then what it has put down. */
const atWork = (unit: string, action: Action): readonly string[] =>
  action.name === 'UNHITCH' || action.name === 'EXTENDED_UNHITCH' ? [unit, action.unit] : [unit];

/** U1, U5, U7: the ability at its time (EDC-ACT-02). */
function carryOutAbility(table: EdcTable, posted: PostedOrder, course: Course, now: Timing): void {
  const { ability } = course.order;
  if (ability?.timing !== now || !isHere(table, posted.unit)) return;
  const deed = deedOfAbility(ability);
  const unit = unitAt(table.state, posted.unit);
  const barred = [
    ...mustPay(unit, deed.energy?.(ability, course, table.state) ?? 0, 'ability'),
    ...judgeAbility(table.state, unit, course),
  ];
  if (barred.length > 0) {
    fail(table, posted, 'ABILITY', barred);
    return;
  }
  table.emit({ type: 'meta-campaign.AbilityUsed', data: { unit: posted.unit, ability: ability.name } }, [
    'EDC-ACT-02',
  ]);
  spend(table, posted.unit, deed.energy?.(ability, course, table.state) ?? 0, 'EDCU-GEN-05', ability.name);
  deed.carryOut(table, posted, ability, course);
  if (MINE_WORK.includes(ability.name)) checkHere(table, posted.unit);
}

/** EDC-MOV-03: each part is paid when its step comes. */
const mustPay = ({ energy }: Unit, cost: number, part: 'action' | 'ability'): readonly Violation[] =>
  unless(energy >= cost, 'EDC-MOV-03', 'TOO_LITTLE_ENERGY', ['order', part], { energy: cost, has: energy });

/** U1 to U7, as far as the unit is there for them (EDC-RND-05); an action put first comes before the movement (EDC-ACT-01). */
function carryOut(table: EdcTable, posted: PostedOrder): void {
  const before = unitAt(table.state, posted.unit);
  tellGlide(table, posted.unit);
  const order = asDropped(table.state, before, posted.order);
  const path = carryOutSteps(table, { ...posted, order }, { order, before, path: [], open: SETTLED });
  endFlight(table, before, path.length > 0);
}

/** U1 to U7; answers the hexes that were entered. */
function carryOutSteps(table: EdcTable, posted: PostedOrder, standing: Course): readonly string[] {
  const { unit, order } = posted;
  if (order.emission !== undefined) switchRadar(table, unit, order.emission === 'ON');
  carryOutAbility(table, posted, standing, 'BEFORE_MOVEMENT');
  if (order.actionFirst) {
    carryOutAction(table, posted, standing);
    carryOutAbility(table, posted, standing, 'AFTER_ACTION');
  }
  const path = isHere(table, unit) ? carryOutMovement(table, posted, standing) : [];
  const moved: Course = { ...standing, path };
  checkLowFlight(table, unit, path);
  if (isHere(table, unit)) {
    carryOutFacing(table, posted, path.length > 0);
    if (path.length > 0) checkThoseFound(table, unit);
    if (path.length > 0) deliver(table, unit);
    checkStealth(table, unit);
  }
  carryOutAbility(table, posted, moved, 'AFTER_MOVEMENT');
  if (order.actionFirst) return path;
  carryOutAction(table, posted, moved);
  carryOutAbility(table, posted, moved, 'AFTER_ACTION');
  return path;
}

/** EDCU-DRP-07: the drop, then its duty. */
function comeDown(table: EdcTable, posted: PostedOrder): void {
  const { order, unit } = posted;
  const barred = judgeOrbitalDrop(table.state, unitAt(table.state, unit), order);
  if (barred.length > 0) {
    fail(table, posted, 'WHOLE', barred);
    return;
  }
  drop(table, unit, null, existing(order.movement?.path[0], 'hex'));
  if (isHere(table, unit)) carryOut(table, { ...posted, order: afterDrop(order) });
}

/** One order, then who is overrun no longer (EDC-OVR-04). */
export function resolve(table: EdcTable, posted: PostedOrder, early: boolean): void {
  const { id, unit } = posted;
  if (isHere(table, unit)) carryOut(table, posted);
  else if (isInOrbit(unitAt(table.state, unit))) comeDown(table, posted);
  else fail(table, posted, 'WHOLE', [{ rule: 'EDC-DTH-01', code: 'NOT_ON_MAP' }]);
  if (early)
    table.emit({ type: 'meta-campaign.OrderResolvedEarly', data: { order: id, unit } }, ['EDC-MID-01']);
  else table.emit({ type: 'meta-campaign.OrderResolved', data: { order: id, unit } }, ['EDC-RND-04']);
  reviewBrawls(table);
  reviewOverrun(table);
  recordSightings(table);
  checkRadars(table);
}
