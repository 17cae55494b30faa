import { lookUp } from '../../kernel/index.js';
import { ARMY_JUDGES } from './build/armies/judges.js';
import { CAPTIVE_JUDGES } from './build/captives/judges.js';
import type { BuildCommand } from './build/commands.js';
import { DIPLOMACY_JUDGES } from './build/diplomacy/judges.js';
import { ECONOMY_JUDGES } from './build/economy/judges.js';
import { WORK_JUDGES } from './build/works/judges.js';
import type { PlanetaryCommand } from './commands.js';
import type { Judge } from './judge.js';
import { SET_UP_JUDGES } from './start/judges.js';

/** Commands of the set-up and the Build phase. Who may give them when is judged before, in one place: `mayBuild`. */
export const BUILD_JUDGES: { readonly [T in BuildCommand['type']]: Judge<T> } = {
  ...SET_UP_JUDGES,
  ...WORK_JUDGES,
  ...ECONOMY_JUDGES,
  ...ARMY_JUDGES,
  ...CAPTIVE_JUDGES,
  ...DIPLOMACY_JUDGES,
};

export const isBuildCommand = (command: PlanetaryCommand): command is BuildCommand =>
  lookUp<unknown>(BUILD_JUDGES, command.type) !== undefined;
