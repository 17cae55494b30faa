import type { Tagged } from '../../kernel/index.js';
import type { COMMANDS } from './command-shapes.js';

/** Everything that a seat may say. */
export type EpicCommand = Tagged<'type', typeof COMMANDS>;
export type CommandOf<T extends EpicCommand['type']> = Extract<EpicCommand, { readonly type: T }>;
