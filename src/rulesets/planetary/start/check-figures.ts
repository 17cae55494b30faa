import type { InputPath } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import type { PlanetaryPosition, PositionUnit } from '../position.js';
import type { PlnRuleId } from '../rule-ids.js';
import { each, isWhole } from './check.js';

/** Far above what any club plays; a slip of the pen must not make a map or a unit of billions. */
const MOST_ROWS = 100;
const MOST_MODELS = 100;
const FARTHEST = 1000;

/** Figures that say how much there is to read, tried before it is read (PLN-MAP-01, PLN-DET-05). */
export function checkFigures(position: PlanetaryPosition): readonly Violation[] {
  const found: Violation[] = [];
  const must = (holds: boolean, rule: PlnRuleId, path: InputPath, least: number, most: number) => {
    if (!holds) found.push(violation(rule, 'OUT_OF_RANGE', ['position', ...path], { least, most }));
  };
  const { map } = position;
  for (const side of ['cols', 'rows'] as const) {
    must(!map || isWhole(map[side] ?? 0, 1, MOST_ROWS), 'PLN-MAP-01', ['map', side], 1, MOST_ROWS);
  }
  for (const [hex, place] of each(position.hexes)) {
    for (const axis of ['q', 'r'] as const) {
      const near = Number.isInteger(hex[axis]) && Math.abs(hex[axis]) <= FARTHEST;
      must(near, 'PLN-MAP-01', ['hexes', place, axis], -FARTHEST, FARTHEST);
    }
  }
  const models = (unit: PositionUnit, path: InputPath) => {
    for (const field of ['ready', 'wounded', 'damaged', 'dead', 'maxModels'] as const) {
      must(isWhole(unit[field], 0, MOST_MODELS), 'PLN-DET-05', [...path, field], 0, MOST_MODELS);
    }
    for (const [option, place] of each(unit.options)) {
      const count = option.count ?? 1;
      must(
        isWhole(count, 1, MOST_MODELS),
        'PLN-GEN-07',
        [...path, 'options', place, 'count'],
        1,
        MOST_MODELS,
      );
      must(isWhole(option.lost, 0, count), 'PLN-GEN-07', [...path, 'options', place, 'lost'], 0, count);
    }
  };
  for (const list of ['detachments', 'garrisons'] as const) {
    for (const [army, place] of each(position[list])) {
      for (const [unit, index] of each(army.units)) models(unit, [list, place, 'units', index]);
    }
  }
  return found;
}
