import type { Tagged } from '../../kernel/index.js';
import type { COMMANDS } from './command-shapes.js';

/** Everything that a seat may say. */
export type SpaceEmpiresCommand = Tagged<'type', typeof COMMANDS>;
