import type { Tagged } from '../../kernel/index.js';
import type { COMMANDS } from './shapes.js';

export type * from './game-master/changes.js';
export type * from './sheets/orders.js';

/** What seats may say. `faction` says for which of their factions a player speaks; the arbiter for those without a player. */
export type GhostOfWarCommand = Tagged<'type', typeof COMMANDS>;
