import type { Members, Shaped } from '../../../kernel/index.js';

/** The commands that shapes by type describe. */
export type CommandsOf<M extends Members> = {
  [K in keyof M & string]: { readonly type: K } & Shaped<M[K]>;
}[keyof M & string];
