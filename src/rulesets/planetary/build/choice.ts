import type { HexKey } from '../../../engine/hex/index.js';
import type { Option } from '../../../engine/index.js';
import type { Violation, RuleId } from '../catalog.js';
import type { BuildCommand } from './commands.js';
import type { PlanetaryCommand } from '../commands.js';
import { mayBuild } from './build-phase.js';
import type { PlanetaryState } from '../state/index.js';

export interface Choice extends Option<RuleId> {
  readonly command: PlanetaryCommand | null;
}

/** BP that a hex pays; below zero what it gets. */
export const bpOf = (hex: HexKey, amount: number): Option['cost'] => ({ amount, measure: `BP of ${hex}` });

type Judge<C extends BuildCommand> = (
  state: PlanetaryState,
  seat: string,
  command: C,
) => readonly Violation[];

/** A command of the set-up or the Build phase as a choice: barred as the command would be refused. */
export const buildChoice = <C extends BuildCommand>(
  state: PlanetaryState,
  seat: string,
  command: C,
  judge: Judge<C>,
  more: Partial<Pick<Option, 'target' | 'how' | 'cost'>> = {},
): Choice => {
  const closed = mayBuild(state, seat, command);
  return {
    order: command.type,
    target: more.target ?? null,
    cost: more.cost ?? null,
    ...(more.how === undefined ? {} : { how: more.how }),
    barred: closed.length > 0 ? closed : judge(state, seat, command),
    command,
  };
};
