import { CATALOG_COMMANDS } from './catalogs/shapes.js';
import { COMMS_COMMANDS } from './communications/shapes.js';
import { CONTRACT_COMMANDS } from './contract/shapes.js';
import { ENVIRONMENT_COMMANDS } from './environment/shapes.js';
import { MONEY_COMMANDS } from './money/shapes.js';
import { ORDER_COMMANDS } from './orders/shapes.js';
import { RADAR_COMMANDS } from './radar/shapes.js';
import { ROUND_COMMANDS } from './rounds/shapes.js';
import { SIGN_UP_COMMANDS } from './sign-up/shapes.js';
import { RESCUE_COMMANDS } from './rescue/shapes.js';
import { RULING_COMMANDS } from './rulings/shapes.js';
import { STRUCTURE_COMMANDS } from './structures/shapes.js';
import { TASK_FORCE_COMMANDS } from './task-forces/shapes.js';
import { UNIT_COMMANDS } from './units/shapes.js';

/** What seats may say (section 18 of the units catalog, section 21 of the other). */
export const COMMANDS = {
  ...MONEY_COMMANDS,
  ...TASK_FORCE_COMMANDS,
  ...UNIT_COMMANDS,
  ...CATALOG_COMMANDS,
  ...SIGN_UP_COMMANDS,
  ...CONTRACT_COMMANDS,
  ...ROUND_COMMANDS,
  ...ENVIRONMENT_COMMANDS,
  ...RADAR_COMMANDS,
  ...COMMS_COMMANDS,
  ...ORDER_COMMANDS,
  ...STRUCTURE_COMMANDS,
  ...RESCUE_COMMANDS,
  ...RULING_COMMANDS,
} as const;
