import type { Tagged } from '../../kernel/index.js';
import type { COMMANDS } from './command-shapes.js';

/** Everything that a seat may say. */
export type MetaCampaignCommand = Tagged<'type', typeof COMMANDS>;
export type CommandOf<T extends MetaCampaignCommand['type']> = Extract<
  MetaCampaignCommand,
  { readonly type: T }
>;
