import { compassTo, parseHexKey } from '../../../engine/hex/index.js';
import { existing, itemAt } from '../../../kernel/index.js';
import type { RuleId } from '../catalog.js';
import { detonate } from '../mines/detonation/detonating.js';
import { triggered } from '../mines/detonation/fields.js';
import { walk, type Walk } from '../mines/walking.js';
import { fliesOver } from '../units/profiles.js';
import type { Course } from '../orders/deed.js';
import { arrange, enterFacing } from '../positions/arranging.js';
import { shownOpponentsIn } from '../positions/occupants.js';
import { isOpen } from '../positions/room.js';
import type { MetaCampaignState, Unit } from '../state/index.js';
import { unitAt } from '../units/on-map.js';
import type { EdcTable } from '../table.js';
import { blocOf, isOnMap } from '../units/kinds.js';
import { wayOf } from '../transports/exiting.js';
import { ignoresZones, isInZone } from '../zones/zones.js';
import { attempt } from './attempting.js';
import { sink, wireAt } from './ground.js';
import { immobilise, spend } from './passing/spending.js';
import { gaitOf } from './judging.js';
import { barsTo } from './passing/passing.js';
import { costOf, endOf, energyOf, speedFor, stepsOf, type Gait, type Step } from './steps.js';

/** Why a move ends before its next step, or after it. */
interface Stop {
  readonly steps: number;
  readonly rule: RuleId;
  readonly reason: string;
}

/** EDC-MOV-02, EDCU-TRN-05: whether opponents keep a unit out of a hex; overrun ones nobody who gets out there. */
const bar = (state: MetaCampaignState, unit: Unit, hex: string, exits: boolean): boolean =>
  shownOpponentsIn(state, hex, blocOf(unit)).some((each) => !(exits && each.overrun));

/** How far the true state lets a move go: unseen enemies, zones and what was built or shot meanwhile (EDC-MOV-02, EDC-ZOI-05). */
function stopOf(state: MetaCampaignState, unit: Unit, steps: readonly Step[]): Stop | null {
  const minds = !ignoresZones(unit);
  for (const [place, { from, to }] of steps.entries()) {
    const exits = place === 0 && unit.carriedBy !== null;
    const barred = barsTo(state, exits ? unit : { ...unit, carriedBy: null }, from, to, []);
    if (barred[0]) return { steps: place, rule: barred[0].rule, reason: barred[0].code };
    if (!unit.stealthed && !fliesOver(unit) && bar(state, unit, to, exits))
      return { steps: place, rule: 'EDC-MOV-02', reason: 'ENEMY_THERE' };
    const inZone = minds && isInZone(state, to, unit);
    if (inZone && !exits && isInZone(state, from, unit))
      return { steps: place, rule: 'EDC-ZOI-02', reason: 'ZONE_TO_ZONE' };
    if (inZone && place < steps.length - 1)
      return { steps: place + 1, rule: 'EDC-ZOI-05', reason: 'ENDS_IN_ZONE' };
  }
  return null;
}

/** EDC-MOV-09: steps that can be paid for, as far as the move really goes; each shorter path is reckoned anew. */
function affordable(state: MetaCampaignState, unit: Unit, steps: readonly Step[], gait: Gait): number {
  for (let count = steps.length; count > 0; count--) {
    const part = steps.slice(0, count);
    if (costOf(part, gait.leaves) <= speedFor(state, unit, part, gait)) return count;
  }
  return 0;
}

/** EDC-MOV-07: the last hex of the path that is open. */
function withRoom(state: MetaCampaignState, unit: Unit, steps: readonly Step[]): number {
  for (let count = steps.length; count > 0; count--)
    if (isOpen(state, itemAt(steps, count - 1).to, unit)) return count;
  return 0;
}

/** EDCU-MIN-02, EDCU-MIN-05, EDCU-MIN-08: by which rule mines end a move. */
const RULE_OF_MINES = {
  KNOWN_MINES: 'EDCU-MIN-02',
  MINES_DETECTED: 'EDCU-MIN-08',
  DETONATION: 'EDCU-MIN-05',
} as const;

/** EDCU-MIN-05: a blast where the unit has come to stand. */
function blast(table: EdcTable, id: string, { blast: hex }: Walk, careful: boolean): void {
  const unit = unitAt(table.state, id);
  if (hex === null || unit.hex !== hex) return;
  const fields = triggered(table.state, unit, hex);
  if (fields.length > 0) detonate(table, id, hex, fields, careful);
}

/** How far the map, those in the way and the unit's own strength let a move go. */
function reach(state: MetaCampaignState, unit: Unit, planned: readonly string[], gait: Gait): Reach {
  let steps = stepsOf(state, unit, planned);
  const stop = stopOf(state, unit, steps);
  if (stop) steps = steps.slice(0, stop.steps);
  steps = steps.slice(0, affordable(state, unit, steps, gait));
  const wire = wireAt(state, unit, steps);
  if (wire !== null) steps = steps.slice(0, wire);
  const room = withRoom(state, unit, steps);
  const full: Stop = { steps: room, rule: 'EDC-MOV-07', reason: 'NO_ROOM' };
  return room < steps.length ? { steps: steps.slice(0, room), stop: full, wire } : { steps, stop, wire };
}

interface Reach {
  readonly steps: readonly Step[];
  readonly stop: Stop | null;
  /** Steps after which wire stops it. */
  readonly wire: number | null;
}

/** U2: a move, as far as it goes; answers the hexes that it has entered. */
export function move(table: EdcTable, course: Course, sweeps: boolean): readonly string[] {
  const id = course.order.unit;
  const movement = existing(course.order.movement, 'movement');
  const unit = unitAt(table.state, id);
  const gait = gaitOf(unit, course);
  const way = wayOf(table.state, unit, movement);
  const planned = movement.attempt ? way.slice(0, -1) : way;
  const reached = reach(table.state, unit, planned, gait);
  const crosses = movement.kind === 'MINEFIELD_CROSSING';
  const tread = { sweeps, crosses, retraces: movement.kind === 'RETRACE_STEPS' || movement.kind === 'EXIT' };
  const walked = walk(table, unit, reached.steps, tread);
  const steps = sink(table, unit, reached.steps.slice(0, walked.steps));
  const complete = steps.length === planned.length;
  if (steps.length > 0) go(table, unit, steps, gait);
  const stop = walked.reason
    ? { steps: walked.steps, rule: RULE_OF_MINES[walked.reason], reason: walked.reason }
    : reached.stop;
  if (!complete && stop) tellStop(table, unit, steps, stop);
  blast(table, id, walked, crosses);
  // Mines may have destroyed it, or its tracks.
  if (!isOnMap(unitAt(table.state, id))) return steps.map((each) => each.to);
  if (reached.wire !== null && steps.length === reached.wire) immobilise(table, id, 'EDC-EDG-07');
  if (movement.attempt && complete && !unitAt(table.state, id).immobilised)
    attempt(table, id, existing(movement.path.at(-1), 'hex'), steps.length > 0);
  return steps.map((each) => each.to);
}

const tellStop = (table: EdcTable, unit: Unit, steps: readonly Step[], { rule, reason }: Stop): void =>
  table.emit(
    { type: 'meta-campaign.MovementStopped', data: { unit: unit.id, hex: endOf(unit, steps), rule, reason } },
    [rule],
  );

/** EDC-GAR-02: a garrison stands in the hex from then on. */
function comeOut(table: EdcTable, { id, garrisonOf }: Unit): void {
  if (garrisonOf !== null)
    table.emit({ type: 'meta-campaign.StructureLeft', data: { unit: id, structure: garrisonOf } }, [
      'EDC-GAR-02',
    ]);
}

/** EDC-GAR-02: leaving its structure is all its move. */
export function leave(table: EdcTable, { order, before }: Course): void {
  const unit = unitAt(table.state, order.unit);
  const energy = energyOf(table.state, unit, [], gaitOf(unit, { order, before }));
  comeOut(table, unit);
  spend(table, unit.id, energy, 'EDC-MOV-03', 'move');
  arrange(table, existing(unit.hex, 'hex'));
}

/** Makes the steps: Energy, the move, facing and positions in the hexes that it leaves and reaches. */
function go(table: EdcTable, unit: Unit, steps: readonly Step[], gait: Gait): void {
  const from = existing(unit.hex, 'hex');
  const to = endOf(unit, steps);
  const energy = energyOf(table.state, unit, steps, gait);
  const walked = getOut(table, unit, steps);
  comeOut(table, unit);
  if (walked.length > 0)
    table.emit(
      {
        type: 'meta-campaign.UnitMoved',
        data: {
          unit: unit.id,
          from: itemAt(walked, 0).from,
          path: walked.map((each) => each.to),
          to,
        },
      },
      ['EDC-MOV-01'],
    );
  spend(table, unit.id, energy, 'EDC-MOV-03', 'move');
  const last = itemAt(steps, steps.length - 1);
  enterFacing(table, unitAt(table.state, unit.id), to, walked.length > 0 ? directionOf(last) : null);
  arrange(table, from);
  arrange(table, to);
}

/** EDCU-TRN-05: the step out of the carrier; answers those that are walked. */
function getOut(table: EdcTable, { id, carriedBy }: Unit, steps: readonly Step[]): readonly Step[] {
  const transport = carriedBy?.unit;
  if (transport == null) return steps;
  table.emit({ type: 'meta-campaign.UnitExited', data: { unit: id, transport, hex: itemAt(steps, 0).to } }, [
    'EDCU-TRN-05',
  ]);
  return steps.slice(1);
}

const directionOf = ({ from, to }: Step) =>
  compassTo(existing(parseHexKey(from), 'hex'), existing(parseHexKey(to), 'hex'));
