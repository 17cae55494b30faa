import { lookUp } from '../../kernel/index.js';
import type { BuildCommand } from './commands-build.js';
import type { PlanetaryCommand } from './commands.js';
import type { Judge } from './judge.js';
import { foundVillage, upgradeUrban } from './rules/urban.js';

/** Commands of the set-up and the Build phase. Who may give them when is judged before, in one place: `mayBuild`. */
export const BUILD_JUDGES: { readonly [T in BuildCommand['type']]: Judge<T> } = {
  FoundVillage: foundVillage,
  UpgradeUrban: upgradeUrban,
};

export const isBuildCommand = (command: PlanetaryCommand): command is BuildCommand =>
  lookUp<unknown>(BUILD_JUDGES, command.type) !== undefined;
