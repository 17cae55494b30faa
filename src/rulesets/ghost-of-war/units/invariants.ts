import type { HexKey } from '../../../engine/hex/index.js';
import { lookUp, type InputPath } from '../../../kernel/index.js';
import { violation, type Violation, type RuleId } from '../catalog.js';
import { ADVANCEMENT_EFFECTS, type AdvancementEffect } from '../data/advancements.js';
import { partKeysOf, PARTS } from '../data/items.js';
import { GENERAL_RESOURCES } from '../data/resources.js';
import { isAtLeast, SLOT_LEVELS } from '../data/tech-levels.js';
import type { Buffer, GhostOfWarState, PartStore, Planet, Unit } from '../state/index.js';
import { figure } from '../house-rules/house-rules.js';
import { findUnitType } from './unit-types.js';

/** GOW-PRJ-14: rounds that a project of an event may take. */
export const MOST_PROJECT_ROUNDS = 200;

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
  ...partFaults(planet.parts, path),
  ...advancementFaults(planet.advancements, path),
  ...bufferFaults(planet.buffer, [...path, 'stock']),
];

/** GOW-GEN-05: what was stored under a higher limit stays legal: `before` is the unit as it stood. */
export const unitFaults = (
  state: GhostOfWarState,
  unit: Unit,
  path: InputPath,
  before?: Unit,
): readonly Violation[] => [
  ...outside('ce', unit.ce, 0, 100, path),
  ...outside('xp', unit.xp, 0, Math.max(figure(state.parameters, 'xp.cap'), before?.xp ?? 0), path),
  ...outside('recoveredCarry', unit.recoveredCarry, 0, 19, path),
  ...outside(
    'suits',
    unit.suits,
    0,
    Math.max(figure(state.parameters, 'astartes.terminatorSuitsMax'), before?.suits ?? 0),
    path,
  ),
  ...weaponFaults(state, unit, path),
  ...outside('priority', unit.priority, 1, 9, path),
  ...outside('counter', unit.supply.counter, -unit.supply.max, unit.supply.max, path),
  ...bufferFaults(unit.buffer, [...path, 'stock']),
];

/** GOW-AMM-02: whoever needs ammunition has a main weapon. */
const weaponFaults = (
  state: GhostOfWarState,
  { id, type, weapon }: Unit,
  path: InputPath,
): readonly Violation[] =>
  weapon === null && findUnitType(state, type)?.ammo
    ? [violation('GOW-AMM-02', 'WEAPON_MISSING', [...path, 'weapon'], { unit: id, type })]
    : [];

const PART_KEYS = new Set(Object.values(PARTS).flatMap(partKeysOf));

/** GOW-REC-03: parts that there are, by their keys. */
export const partFaults = (parts: PartStore, path: InputPath): readonly Violation[] =>
  Object.entries(parts).flatMap(([part, count]) =>
    PART_KEYS.has(part)
      ? outside(`parts.${part}`, count, 0, 9999, path)
      : [violation('GOW-REC-03', 'UNKNOWN_PART', [...path, 'parts', part], { name: part })],
  );

/** GOW-PLA-09: advancements that there are, none more often than it may be. */
const advancementFaults = (advancements: readonly string[], path: InputPath): readonly Violation[] =>
  advancements.flatMap((each, at) => {
    const effect = lookUp(ADVANCEMENT_EFFECTS as Readonly<Record<string, AdvancementEffect>>, each);
    const here = [...path, 'advancements', at];
    if (!effect) return [violation('GOW-PLA-09', 'NO_SUCH_ADVANCEMENT', here, { advancement: each })];
    const most = effect.most ?? 1;
    return advancements.slice(0, at).filter((one) => one === each).length < most
      ? []
      : [violation('GOW-PLA-09', 'ADVANCEMENT_AT_MAXIMUM', here, { item: each, most })];
  });

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
  rule: RuleId = 'GOW-GEN-03',
): readonly Violation[] =>
  Number.isInteger(value) && value >= min && value <= max
    ? []
    : [violation(rule, 'OUT_OF_RANGE', [...path, ...field.split('.')], { field, value, min, max })];

/** GOW-MAP-01: only hexes of the campaign's map exist. */
export const offTheMap = (
  { hexes }: Pick<GhostOfWarState, 'hexes'>,
  keys: readonly HexKey[],
  path: InputPath,
): readonly Violation[] =>
  keys.flatMap((hex, at) =>
    lookUp(hexes, hex) ? [] : [violation('GOW-MAP-01', 'NOT_ON_THE_MAP', [...path, at], { hex })],
  );
