import type { Members, Shaped } from '../../kernel/index.js';
import type { COMMANDS } from './command-shapes.js';

type CommandsOf<M extends Members> = {
  [K in keyof M & string]: { readonly type: K } & Shaped<M[K]>;
}[keyof M & string];

/** Everything that a seat may say. */
export type MetaCommand = CommandsOf<typeof COMMANDS>;
export type CommandOf<T extends MetaCommand['type']> = Extract<MetaCommand, { readonly type: T }>;
