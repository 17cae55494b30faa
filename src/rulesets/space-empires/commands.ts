import type { COMMANDS } from './command-shapes.js';
import type { CommandsOf } from './shapes/commands-of.js';

/** Everything that a seat may say. */
export type SpaceEmpiresCommand = CommandsOf<typeof COMMANDS>;
