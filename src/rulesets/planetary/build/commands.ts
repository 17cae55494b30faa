import type { Tagged } from '../../../kernel/index.js';
import type { ArmyCommand, PeopleCommand } from './armies/commands.js';
import type { CHOICES, ECONOMY } from './economy/shapes.js';

export type EconomyCommand = Tagged<'type', typeof ECONOMY>;
export type ChoiceCommand = Tagged<'type', typeof CHOICES>;

/** Everything that is said in the set-up and in the Build phase. */
export type BuildCommand = ChoiceCommand | EconomyCommand | ArmyCommand | PeopleCommand;
