import { positionReader } from '../../engine/index.js';
import type { Violation } from './catalog.js';
import { checkPosition } from './start/check.js';
import { setUp } from './start/set-up.js';
import { position as SHAPE, type EpicPosition } from './start/shapes.js';
import type { EpcTable } from './table.js';

const read = positionReader(SHAPE, 'EPC-SET-01');

/** Starts a battle from what a club entered, or answers everything that is illegal in it. */
export function open(entered: EpicPosition, table: EpcTable): readonly Violation[] {
  const reading = read(entered);
  if (!reading.ok) return reading.violations;
  const { position } = reading;
  const violations = checkPosition(position, table.state.seats, table.state.rules);
  if (violations.length > 0) return violations;
  setUp(table, position);
  return [];
}
