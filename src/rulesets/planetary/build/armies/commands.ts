import type { Shaped, Tagged } from '../../../../kernel/index.js';
import type { FUN_BATTLES } from '../../battle/shapes.js';
import type { PEOPLE } from '../diplomacy/shapes.js';
import type { ARMIES, newUnit, transferPair, wargear } from './shapes.js';

export type NewUnit = Shaped<typeof newUnit>;
export type Wargear = Shaped<typeof wargear>;
export type TransferPair = Shaped<typeof transferPair>;

export type ArmyCommand = Tagged<'type', typeof ARMIES>;
export type PeopleCommand = Tagged<'type', typeof PEOPLE>;
export type FunBattleCommand = Tagged<'type', typeof FUN_BATTLES>;
