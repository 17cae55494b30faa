import type { Violation } from '../catalog.js';
import type { Judge } from '../judge.js';
import type { BuildCommand } from './commands.js';
import type { PlanetaryState } from '../state/index.js';
import type { PlanetaryTable } from '../table.js';

type CommandOf<T extends BuildCommand['type']> = Extract<BuildCommand, { readonly type: T }>;

/** An action of the set-up or the Build phase: the same judgement serves the command and the options shown for it. */
export interface BuildAction<T extends BuildCommand['type']> {
  /** Every reason why the seat cannot do it now; empty when it can. */
  readonly judge: (state: PlanetaryState, seat: string, command: CommandOf<T>) => readonly Violation[];
  /** Carries out what has been judged. */
  readonly carryOut: (table: PlanetaryTable, command: CommandOf<T>) => void;
}

/** Actions as commands: judged, and carried out at once where nothing bars it (PLN-BUI-01). */
export const judgesOf = <T extends BuildCommand['type']>(actions: { readonly [K in T]: BuildAction<K> }) =>
  Object.fromEntries(
    (Object.entries(actions) as [T, BuildAction<T>][]).map(([type, action]) => [type, judging(action)]),
  ) as unknown as { readonly [K in T]: Judge<K> };

const judging =
  <T extends BuildCommand['type']>({ judge, carryOut }: BuildAction<T>): Judge<T> =>
  (table, command) => {
    const found = judge(table.state, table.actor.seat, command);
    if (found.length === 0) carryOut(table, command);
    return found;
  };
