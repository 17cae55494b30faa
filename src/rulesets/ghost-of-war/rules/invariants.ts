import type { HexKey } from '../../../engine/hex/index.js';
import { lookUp, violation, type InputPath, type Violation } from '../../../kernel/index.js';
import { GENERAL_RESOURCES } from '../data/resources.js';
import { isAtLeast, SLOT_LEVELS } from '../data/tech-levels.js';
import type { Buffer, GhostOfWarState, Planet, Unit } from '../state.js';
import { figure } from './house-rules.js';

/** Catalog section 2: what holds of every state. `path` is where the thing was said. */
export const planetFaults = (planet: Planet, path: InputPath): readonly Violation[] => [
  ...outside('ce', planet.ce, 0, 150, path),
  ...outside('loyalty', planet.loyalty, 0, 10, path),
  ...outside('titheGrade', planet.titheGrade, 0, 3, path),
  ...outside('garrisonWeight', planet.garrisonWeight, 0, 1000, path),
  ...outside('orbitalWeight', planet.orbitalWeight, 0, 1000, path),
  ...outside('priority', planet.priority, 1, 9, path),
  ...SLOT_LEVELS.flatMap((level) => [
    ...outside(`slots.${level}`, planet.slots[level], 0, isAtLeast(planet.techLevel, level) ? 99 : 0, path),
  ]),
  ...Object.entries(planet.parts).flatMap(([part, count]) => outside(`parts.${part}`, count, 0, 9999, path)),
  ...bufferFaults(planet.buffer, path),
];

export const unitFaults = (state: GhostOfWarState, unit: Unit, path: InputPath): readonly Violation[] => [
  ...outside('ce', unit.ce, 0, 100, path),
  ...outside('xp', unit.xp, 0, figure(state.parameters, 'xp.cap'), path),
  ...outside('recoveredCarry', unit.recoveredCarry, 0, 19, path),
  ...outside('suits', unit.suits, 0, figure(state.parameters, 'astartes.terminatorSuitsMax'), path),
  ...outside('priority', unit.priority, 1, 9, path),
  ...outside('counter', unit.supply.counter, -unit.supply.max, unit.supply.max, path),
  ...bufferFaults(unit.buffer, path),
];

/** GOW-BUF-06: 0 ≤ cur ≤ max, whole. */
export const bufferFaults = (buffer: Buffer, path: InputPath): readonly Violation[] =>
  GENERAL_RESOURCES.flatMap((each) => {
    const { cur, max } = buffer[each];
    const sound = Number.isInteger(cur) && Number.isInteger(max) && cur >= 0 && cur <= max;
    return sound
      ? []
      : [violation('GOW-BUF-06', 'BUFFER_OUT_OF_RANGE', [...path, each], { resource: each, cur, max })];
  });

/** A whole number within bounds. */
export const outside = (
  field: string,
  value: number,
  min: number,
  max: number,
  path: InputPath,
): readonly Violation[] =>
  Number.isInteger(value) && value >= min && value <= max
    ? []
    : [violation('GOW-GEN-03', 'OUT_OF_RANGE', [...path, ...field.split('.')], { field, value, min, max })];

/** GOW-MAP-01: only hexes of the campaign's map exist. */
export const offTheMap = (
  { hexes }: Pick<GhostOfWarState, 'hexes'>,
  keys: readonly HexKey[],
  path: InputPath,
): readonly Violation[] =>
  keys.flatMap((hex, at) =>
    lookUp(hexes, hex) ? [] : [violation('GOW-MAP-01', 'NOT_ON_THE_MAP', [...path, at], { hex })],
  );
