import type { Violation } from '../catalog.js';
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
