import type { Members, Shaped } from '../../kernel/index.js';
import type { COMMANDS } from './command-shapes.js';

type CommandsOf<M extends Members> = {
  [K in keyof M & string]: { readonly type: K } & Shaped<M[K]>;
}[keyof M & string];

/** Everything that a seat may say. */
export type MetaCampaignCommand = CommandsOf<typeof COMMANDS>;
export type CommandOf<T extends MetaCampaignCommand['type']> = Extract<
  MetaCampaignCommand,
  { readonly type: T }
>;
