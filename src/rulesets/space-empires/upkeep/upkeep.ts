import { lookUp } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import { firstOf, mustBeActive, mustBeIn } from '../general/barred.js';
import type { CommandOf } from '../judge.js';
import type { SpaceEmpiresState } from '../state/index.js';
import type { SpeTable } from '../table.js';

/** SPE-UPK-01: units that the revenue of this turn maintains; upgrades of this turn do not count. */
export const allowanceOf = ({ rules, turn }: SpaceEmpiresState): number =>
  rules.unitsPerRevenue * turn.revenueThisTurn;

/** Units in play are counted in their stacks, of which all know how many they hold. */
const inPlay = (state: SpaceEmpiresState, player: string): number =>
  Object.values(lookUp(state.stacks, player) ?? {}).reduce((sum, stack) => sum + stack.length, 0);

/** SPE-UPK-02: units above the allowance, leaders among them. */
export const excessOf = (state: SpaceEmpiresState, player: string): number =>
  Math.max(0, inPlay(state, player) - allowanceOf(state));

/** SPE-UPK-02: exactly the excess, of the player's choice. */
export function discardForUpkeep(
  table: SpeTable,
  { units }: CommandOf<'DiscardForUpkeep'>,
): readonly Violation[] {
  const { state, actor } = table;
  const barred = firstOf(
    () => mustBeActive(table),
    () => mustBeIn(table, 'UPKEEP', 'SPE-UPK-02'),
  );
  if (barred.length > 0) return barred;
  const excess = excessOf(state, actor.seat);
  const illegal = [
    ...(units.length === excess
      ? []
      : [violation('SPE-UPK-02', 'WRONG_COUNT', ['units'], { excess, given: units.length })]),
    ...units.flatMap((named, index) => {
      const unit = lookUp(state.units, named);
      const at = ['units', index];
      if (unit?.owner !== actor.seat || unit.status !== 'IN_PLAY')
        return [violation('SPE-UPK-02', 'NOT_IN_PLAY', at, { unit: named })];
      return units.indexOf(named) < index ? [violation('SPE-UPK-02', 'TWICE', at, { unit: named })] : [];
    }),
  ];
  if (illegal.length > 0) return illegal;
  table.emit({ type: 'space-empires.UnitsDisbanded', data: { player: actor.seat, units } }, ['SPE-UPK-02']);
  return [];
}

/** SPE-UPK-01: what is left is maintained. */
export function payUpkeep(table: SpeTable, player: string): void {
  const data = { player, allowance: allowanceOf(table.state), units: inPlay(table.state, player) };
  table.emit({ type: 'space-empires.UpkeepPaid', data }, ['SPE-UPK-01']);
}
