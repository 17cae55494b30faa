import { completed, misfits, unusableName, violationsOf } from '../../kernel/index.js';
import { violation, type Violation } from './catalog.js';
import { checkPosition } from './start/check.js';
import { setUp } from './start/set-up.js';
import { position as SHAPE, type SpaceEmpiresPosition } from './start/shapes.js';
import { startTurn } from './start/turn.js';
import type { SpeTable } from './table.js';

/** SPE-SET-04: starts a game from what a club entered, or answers everything that is illegal in it. */
export function open(entered: SpaceEmpiresPosition, table: SpeTable): readonly Violation[] {
  const misshapen = violationsOf(misfits(SHAPE, entered, ['position']), 'SPE-SET-04');
  if (misshapen.length > 0) return misshapen;
  const position = completed(SHAPE, entered) as SpaceEmpiresPosition;
  const name = unusableName(position);
  if (name !== null) return [violation('SPE-SET-04', 'ID_NOT_USABLE', ['position'], { id: name })];
  const violations = checkPosition(position, table.state.seats, table.state.rules);
  if (violations.length > 0) return violations;
  setUp(table, position);
  startTurn(table, position);
  return [];
}
