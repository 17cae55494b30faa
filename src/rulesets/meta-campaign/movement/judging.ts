import { compassTo, parseHexKey } from '../../../engine/hex/index.js';
import { existing, itemAt } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import { firstOf, unless } from '../general/asked.js';
import { placeAt } from '../map/edges.js';
import type { Course } from '../orders/deed.js';
import type { Movement, Order } from '../orders/orders.js';
import { groundOpponentsIn } from '../positions/occupants.js';
import { isOpen } from '../positions/room.js';
import type { MetaCampaignState, Unit } from '../state/index.js';
import { blocOf, has, isAirborne, isInfantry } from '../units/kinds.js';
import { fliesOver, isLanded } from '../units/profiles.js';
import { flightOf } from '../flight/speed.js';
import { mustExit, wayOf } from '../transports/exiting.js';
import { ignoresZones, isInZone } from '../zones/zones.js';
import { barsTo } from './passing/passing.js';
import {
  costOf,
  crossesRiver,
  endOf,
  energyOf,
  leavesStructure,
  speedFor,
  stepsOf,
  type Gait,
  type Step,
} from './steps.js';

const PATH = ['order', 'movement', 'path'] as const;

/** @param unit as it moves, after an ability that comes before */
export const gaitOf = (unit: Unit, { order, before }: Pick<Course, 'order' | 'before'>): Gait => {
  const movement = existing(order.movement, 'movement');
  const { doubleTime, kind } = movement;
  return {
    doubleTime,
    crossesRiver: kind === 'CROSS_RIVER',
    leaves: leavesStructure(unit, movement),
    careful: kind === 'RETRACE_STEPS' || kind === 'MINEFIELD_CROSSING',
    extra: kind === 'RETRACE_STEPS' ? 1 : 0,
    flight: isAirborne(unit) ? flightOf(order, before) : null,
  };
};

/** EDC-MOV-01: who cannot move at all. */
export const mustMove = (unit: Unit, exits = false): readonly Violation[] => [
  ...unless(!unit.immobilised, 'EDC-MOV-01', 'IMMOBILISED', ['order', 'movement']),
  ...unless(!unit.overrun, 'EDC-MOV-01', 'OVERRUN', ['order', 'movement']),
  ...unless(unit.brawl === null, 'EDC-MOV-01', 'IN_BRAWL', ['order', 'movement']),
  ...unless(exits || unit.carriedBy === null, 'EDC-MOV-01', 'CARRIED', ['order', 'movement']),
  ...unless(unit.sheet.category !== 'survivors', 'EDC-RSC-03', 'SURVIVORS', ['order', 'movement']),
];

/** EDC-MOV-04: infantry with Energy. */
export const checkDoubleTime = (unit: Unit, { doubleTime }: Movement): readonly Violation[] => {
  if (!doubleTime) return [];
  const path = ['order', 'movement', 'doubleTime'];
  return [
    ...unless(isInfantry(unit) && has(unit, 'canDoubleTime'), 'EDC-MOV-04', 'NOT_INFANTRY', path),
    ...unless(unit.energy >= 2, 'EDC-MOV-04', 'TOO_LITTLE_ENERGY', path, { energy: unit.energy }),
  ];
};

/** Whether a path is one of adjacent hexes; of one that begins wherever its carrier is by then, from its first hex on (EDCU-TRN-05). */
function checkConnected(start: string | null, path: readonly string[]): readonly Violation[] {
  return path.flatMap((to, place) => {
    const from = place === 0 ? start : itemAt(path, place - 1);
    if (from === null) return [];
    const side = compassTo(existing(parseHexKey(from), 'hex'), existing(parseHexKey(to), 'hex'));
    return unless(side !== null, 'EDC-MOV-01', 'NOT_ADJACENT', [...PATH, place], { hex: to });
  });
}

/** EDC-ZOI-02; an assault is no step of a path (EDC-ZOI-03): how a path offends against zones; both reasons are named where both hold. */
function checkZones(state: MetaCampaignState, unit: Unit, path: readonly string[]): readonly Violation[] {
  if (ignoresZones(unit)) return [];
  const hexes = [existing(unit.hex, 'hex'), ...path];
  return path.flatMap((to, place) => {
    const at = [...PATH, place];
    const inZone = isInZone(state, to, unit);
    const goesOn = place < path.length - 1;
    const exits = place === 0 && unit.carriedBy !== null;
    const fromZone = !exits && isInZone(state, itemAt(hexes, place), unit);
    return [
      ...unless(!(fromZone && inZone), 'EDC-ZOI-02', 'ZONE_TO_ZONE', at, { hex: to }),
      ...unless(!(inZone && goesOn), 'EDC-ZOI-02', 'ENDS_IN_ZONE', at, { hex: to }),
    ];
  });
}

/** EDC-MOV-02: no hex with an opposing unit that is seen; stealthed units pass (EDC-STL-06). */
const checkEnemies = (state: MetaCampaignState, unit: Unit, path: readonly string[]): readonly Violation[] =>
  unit.stealthed || fliesOver(unit)
    ? []
    : path.flatMap((to, place) =>
        unless(
          groundOpponentsIn(state, to, blocOf(unit)).length === 0,
          'EDC-MOV-02',
          'ENEMY_THERE',
          [...PATH, place],
          { hex: to },
        ),
      );

/** EDC-EDG-02: a river is crossed by a move of its own kind. */
function checkRiver(
  state: MetaCampaignState,
  unit: Unit,
  steps: readonly Step[],
  order: Order,
): readonly Violation[] {
  const { kind, doubleTime } = existing(order.movement, 'movement');
  const wet = steps.some((each) => crossesRiver(state, unit, each));
  if (kind !== 'CROSS_RIVER') return unless(!wet, 'EDC-EDG-02', 'RIVER', [...PATH]);
  const path = ['order', 'movement'];
  const energy = Math.max(2, 2 + state.weather.modifiers.moveEnergy);
  return [
    ...unless(wet && steps.length === 1, 'EDC-EDG-02', 'NO_RIVER', path),
    ...unless(
      steps.every(({ cost }) => cost === 1),
      'EDC-EDG-02',
      'TOO_DEAR',
      path,
    ),
    ...unless(order.action === undefined, 'EDC-EDG-02', 'WITH_ACTION', ['order', 'action']),
    ...unless(order.ability === undefined, 'EDC-EDG-02', 'WITH_ABILITY', ['order', 'ability']),
    ...unless(!doubleTime, 'EDC-EDG-02', 'WITH_DOUBLE_TIME', [...path, 'doubleTime']),
    ...unless(unit.energy >= energy, 'EDC-EDG-02', 'TOO_LITTLE_ENERGY', path, { energy: unit.energy }),
  ];
}

/** EDC-MOV-01 to EDC-MOV-06: a move as it is planned, on the state that its player knows. */
export function judgeMove(state: MetaCampaignState, unit: Unit, course: Course): readonly Violation[] {
  const { order, open } = course;
  const movement = existing(order.movement, 'movement');
  const { attempt } = movement;
  const exits = movement.kind === 'EXIT';
  const path = wayOf(state, unit, movement);
  return firstOf(
    () => mustMove(unit, exits),
    () => unless(!attempt || movement.path.length > 0, 'EDC-ELV-05', 'NO_PATH', [...PATH]),
    () => unless(!isLanded(unit), 'EDCU-FLT-11', 'LANDED', ['order', 'movement']),
    () => (exits ? mustExit(state, unit) : []),
    () => unless(!unit.deployed, 'EDCU-TOW-06', 'DEPLOYED', ['order', 'movement']),
    () => mustBeOnMap(state, movement.path),
    () => checkConnected(exits ? null : unit.hex, movement.path),
    () => checkGround(state, unit, path, attempt),
    () => {
      // EDC-ELV-05: the step that is attempted is never made.
      const planned = attempt ? path.slice(0, -1) : path;
      const steps = stepsOf(state, unit, planned);
      const gait = gaitOf(unit, course);
      const cost = costOf(steps, gait.leaves);
      const speed = speedFor(state, unit, steps, gait);
      const energy = energyOf(state, unit, steps, gait);
      return [
        ...checkDoubleTime(unit, movement),
        ...unless(cost <= speed, 'EDC-MOV-01', 'TOO_FAR', [...PATH], { cost, speed }),
        ...checkRiver(state, unit, steps, order),
        ...unless(energy <= unit.energy, 'EDC-MOV-03', 'TOO_LITTLE_ENERGY', ['order', 'movement'], {
          energy,
          has: unit.energy,
        }),
        ...checkZones(state, unit, planned),
        ...checkEnemies(state, unit, planned),
        ...unless(
          steps.length === 0 || isOpen(state, endOf(unit, steps), unit, open.places),
          'EDC-POS-01',
          'NO_ROOM',
          [...PATH],
          { hex: endOf(unit, steps) },
        ),
      ];
    },
  );
}

const mustBeOnMap = (state: MetaCampaignState, path: readonly string[]): readonly Violation[] =>
  path.flatMap((to, place) =>
    unless(placeAt(state, to) !== null, 'EDC-MOV-01', 'OFF_THE_MAP', [...PATH, place], { hex: to }),
  );

/** Terrain, edges and heights along a path; of an attempt all but its last step (EDC-ELV-05). */
function checkGround(
  state: MetaCampaignState,
  unit: Unit,
  path: readonly string[],
  attempt: boolean,
): readonly Violation[] {
  let from = existing(unit.hex, 'hex');
  return path.flatMap((to, place) => {
    const last = attempt && place === path.length - 1;
    const stepping = place > 0 && unit.carriedBy !== null ? { ...unit, carriedBy: null } : unit;
    const found = barsTo(state, stepping, from, to, [...PATH, place]);
    from = to;
    return last ? found.filter(({ code }) => code === 'OFF_THE_MAP') : found;
  });
}
