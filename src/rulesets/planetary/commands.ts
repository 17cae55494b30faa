import type { Tagged } from '../../kernel/index.js';
import type { FORMS } from './shapes.js';

export type * from './start/commands.js';
export type * from './build/armies/commands.js';
export type * from './build/commands.js';
export type * from './sheets/orders.js';

/** What a seat may say. The seat itself comes with the envelope. */
export type PlanetaryCommand = Tagged<'type', typeof FORMS>;
