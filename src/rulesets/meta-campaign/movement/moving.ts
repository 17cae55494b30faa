import { compassTo, edgeBetween as edgeOf, parseHexKey } from '../../../engine/hex/index.js';
import { existing, itemAt } from '../../../kernel/index.js';
import type { RuleId } from '../catalog.js';
import type { Movement } from '../orders/orders.js';
import { arrange, enterFacing } from '../positions/arranging.js';
import { opponentsIn } from '../positions/occupants.js';
import { isOpen } from '../positions/room.js';
import type { MetaState, Unit } from '../state/index.js';
import { unitAt } from '../units/on-map.js';
import type { EdcTable } from '../table.js';
import { blocOf, has, isLandVehicle } from '../units/kinds.js';
import { ignoresZones, isInZone } from '../zones/zones.js';
import { check } from '../general/checks.js';
import { attempt } from './attempting.js';
import { immobilise, spend } from './spending.js';
import { gaitOf } from './judging.js';
import { barsTo } from './passing.js';
import { costOf, endOf, energyOf, speedFor, stepsOf, type Gait, type Step } from './steps.js';

/** Why a move ends before its next step, or after it. */
interface Stop {
  readonly steps: number;
  readonly rule: RuleId;
  readonly reason: string;
}

/** How far the true state lets a move go: unseen enemies, zones and what was built or shot meanwhile (EDC-MOV-02, EDC-ZOI-05). */
function stopOf(state: MetaState, unit: Unit, steps: readonly Step[]): Stop | null {
  const minds = !ignoresZones(unit);
  for (const [place, { from, to }] of steps.entries()) {
    const barred = barsTo(state, unit, from, to, []);
    if (barred[0]) return { steps: place, rule: barred[0].rule, reason: barred[0].code };
    if (!unit.stealthed && opponentsIn(state, to, blocOf(unit)).some((each) => !each.stealthed))
      return { steps: place, rule: 'EDC-MOV-02', reason: 'ENEMY_THERE' };
    const inZone = minds && isInZone(state, to, unit);
    if (inZone && isInZone(state, from, unit))
      return { steps: place, rule: 'EDC-ZOI-02', reason: 'ZONE_TO_ZONE' };
    if (inZone && place < steps.length - 1)
      return { steps: place + 1, rule: 'EDC-ZOI-05', reason: 'ENDS_IN_ZONE' };
  }
  return null;
}

/** EDC-MOV-09: steps that can be paid for, as far as the move really goes; each shorter path is reckoned anew. */
function affordable(
  state: MetaState,
  unit: Unit,
  steps: readonly Step[],
  leaves: boolean,
  gait: Gait,
): number {
  for (let count = steps.length; count > 0; count--) {
    const part = steps.slice(0, count);
    if (costOf(part, leaves) <= speedFor(state, unit, part, gait)) return count;
  }
  return 0;
}

/** EDC-MOV-07: the last hex of the path that is open. */
function withRoom(state: MetaState, unit: Unit, steps: readonly Step[]): number {
  for (let count = steps.length; count > 0; count--)
    if (isOpen(state, itemAt(steps, count - 1).to, unit)) return count;
  return 0;
}

/** EDC-TER-10: whether a land vehicle is stuck in a swamp hex that it enters off-road. */
function isStuck(table: EdcTable, unit: Unit, { to, road }: Step): boolean {
  const { state } = table;
  const place = state.map.hexes[to];
  if (place?.terrain !== 'SWAMP' || road !== null || !isLandVehicle(unit)) return false;
  if (unit.sheet.propulsion === 'antiGrav') return false;
  const { swampStuckTarget, swampStuckTargetAmphibious } = state.rules;
  const base = has(unit, 'amphibious') ? swampStuckTargetAmphibious : swampStuckTarget;
  return check(table, unit.id, base + state.weather.modifiers.stuck, 'EDC-TER-10', 'stuck in the swamp');
}

/** EDCU-MOB-04: soft ground outside swamps, in the first hex that is entered off-road. */
function softGround(table: EdcTable, unit: Unit, steps: readonly Step[]): number | null {
  const { state } = table;
  if (!isLandVehicle(unit) || unit.sheet.propulsion === 'antiGrav') return null;
  const first = steps.findIndex(({ to, road }) => road === null && state.map.hexes[to]?.terrain !== 'SWAMP');
  if (first < 0) return null;
  const target = state.rules.softGroundStuckTarget + state.weather.modifiers.stuck;
  return check(table, unit.id, target, 'EDCU-MOB-04', 'stuck in soft ground') ? first + 1 : null;
}

/** Whether wire stops who crosses it (EDC-EDG-07). */
function wireAt(state: MetaState, unit: Unit, steps: readonly Step[]): number | null {
  if (!isLandVehicle(unit) || unit.sheet.propulsion === 'antiGrav') return null;
  const place = steps.findIndex(({ from, to }) => wireBetween(state, from, to));
  return place < 0 ? null : place + 1;
}

function wireBetween(state: MetaState, from: string, to: string): boolean {
  const [a, b] = [existing(parseHexKey(from), 'hex'), existing(parseHexKey(to), 'hex')];
  return Object.values(state.structures).some(
    ({ type, edge, hp, completed }) =>
      type === 'barbedWire' && completed && hp > 0 && edge !== null && edge === edgeOf(a, b),
  );
}

/** U2: a move, as far as it goes; answers the hexes that it has entered. */
export function move(table: EdcTable, id: string, movement: Movement): readonly string[] {
  const { state } = table;
  const unit = unitAt(state, id);
  const gait = gaitOf(movement);
  const leaves = movement.leaveStructure && unit.garrisonOf !== null;
  const planned = movement.attempt ? movement.path.slice(0, -1) : movement.path;
  let steps = stepsOf(state, unit, planned);
  const stop = stopOf(state, unit, steps);
  if (stop) steps = steps.slice(0, stop.steps);
  steps = steps.slice(0, affordable(state, unit, steps, leaves, gait));
  const wire = wireAt(state, unit, steps);
  if (wire !== null) steps = steps.slice(0, wire);
  const room = withRoom(state, unit, steps);
  const full = room < steps.length;
  steps = steps.slice(0, room);
  steps = sink(table, unit, steps);
  const complete = steps.length === planned.length;
  if (steps.length > 0) go(table, unit, steps, gait);
  if (!complete && stop && !full) tellStop(table, unit, steps, stop);
  else if (full) tellStop(table, unit, steps, { steps: room, rule: 'EDC-MOV-07', reason: 'NO_ROOM' });
  if (wire !== null && steps.length === wire) immobilise(table, id, 'EDC-EDG-07');
  if (movement.attempt && complete)
    attempt(table, id, existing(movement.path.at(-1), 'hex'), steps.length > 0);
  return steps.map((each) => each.to);
}

/** EDC-TER-10, EDCU-MOB-04: swamps one by one, then soft ground; the steps up to where it sinks in. */
function sink(table: EdcTable, unit: Unit, steps: readonly Step[]): readonly Step[] {
  const soft = softGround(table, unit, steps);
  for (const [place, step] of steps.slice(0, soft ?? steps.length).entries())
    if (isStuck(table, unit, step)) return stuck(table, unit, steps.slice(0, place + 1), 'EDC-TER-10');
  return soft === null ? steps : stuck(table, unit, steps.slice(0, soft), 'EDCU-MOB-04');
}

function stuck(table: EdcTable, unit: Unit, steps: readonly Step[], rule: RuleId): readonly Step[] {
  table.emit({ type: 'meta-campaign.UnitStuck', data: { unit: unit.id, hex: endOf(unit, steps) } }, [rule]);
  immobilise(table, unit.id, rule);
  return steps;
}

const tellStop = (table: EdcTable, unit: Unit, steps: readonly Step[], { rule, reason }: Stop): void =>
  table.emit(
    { type: 'meta-campaign.MovementStopped', data: { unit: unit.id, hex: endOf(unit, steps), rule, reason } },
    [rule],
  );

/** Makes the steps: Energy, the move, facing and positions in the hexes that it leaves and reaches. */
function go(table: EdcTable, unit: Unit, steps: readonly Step[], gait: Gait): void {
  const from = existing(unit.hex, 'hex');
  const to = endOf(unit, steps);
  const energy = energyOf(table.state, unit, steps, gait);
  table.emit(
    {
      type: 'meta-campaign.UnitMoved',
      data: { unit: unit.id, from, path: steps.map((each) => each.to), to },
    },
    ['EDC-MOV-01'],
  );
  spend(table, unit.id, energy, 'EDC-MOV-03', 'move');
  const last = itemAt(steps, steps.length - 1);
  enterFacing(table, unit, to, directionOf(last));
  arrange(table, from);
  arrange(table, to);
}

const directionOf = ({ from, to }: Step) =>
  compassTo(existing(parseHexKey(from), 'hex'), existing(parseHexKey(to), 'hex'));
