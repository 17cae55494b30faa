import type { BattleCommand } from './battle/shapes.js';

/** Everything that a seat may say. */
export type SpaceEmpiresCommand = BattleCommand;
