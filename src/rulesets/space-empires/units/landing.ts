import { lookUp } from '../../../kernel/index.js';
import type { RuleId } from '../catalog.js';
import type { SpaceEmpiresState } from '../state/index.js';
import type { SpeTable } from '../table.js';
import { isShipChit } from './lines.js';
import { opponentsIn, shipsIn } from './stacks.js';

/** SPE-MOVE-06: on a planet without ships of an opponent ground units land. */
const mayLand = (state: SpaceEmpiresState, player: string, mapSpace: string): boolean =>
  lookUp(state.spaces, mapSpace)?.planetClass !== 'NONE' &&
  opponentsIn(state, player, mapSpace).every((each) => shipsIn(state, each, mapSpace).length === 0);

/** Lands the ground units among these, where they may; records both parts of it. */
export function land(
  table: SpeTable,
  player: string,
  mapSpace: string,
  group: readonly string[],
  rule: RuleId,
): void {
  const { state } = table;
  const units = mayLand(state, player, mapSpace) ? group.filter((each) => !isShipChit(state, each)) : [];
  if (units.length === 0) return;
  table.emit({ type: 'space-empires.UnitsLanded', data: { player, mapSpace, count: units.length } }, [rule]);
  table.emit({ type: 'space-empires.UnitsLandedPrivately', data: { player, mapSpace, units } }, [rule]);
}
