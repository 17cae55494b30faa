import { positionReader } from '../../engine/index.js';
import type { Violation } from './catalog.js';
import { checkPosition } from './start/check.js';
import { setUp } from './start/set-up.js';
import { position as SHAPE, type SpaceEmpiresPosition } from './start/shapes.js';
import { startTurn } from './start/turn.js';
import type { SpeTable } from './table.js';

const read = positionReader(SHAPE, 'SPE-SET-04');

/** SPE-SET-04: starts a game from what a club entered, or answers everything that is illegal in it. */
export function open(entered: SpaceEmpiresPosition, table: SpeTable): readonly Violation[] {
  const reading = read(entered);
  if (!reading.ok) return reading.violations;
  const { position } = reading;
  const violations = checkPosition(position, table.state.seats, table.state.rules);
  if (violations.length > 0) return violations;
  setUp(table, position);
  startTurn(table, position);
  return [];
}
