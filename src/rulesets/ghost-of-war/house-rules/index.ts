import type { Figures } from '../../../engine/index.js';
import type { Shape } from '../../../kernel/index.js';
import { COMBAT } from './combat.js';
import { FORCES } from './forces.js';
import { PEOPLE } from './people.js';
import { PLACES } from './places.js';
import { SECTOR } from './sector.js';

/** GOW-GEN-05, catalog section 21: every figure that a club may set for a campaign. */
export const HOUSE_RULES = [...SECTOR, ...PLACES, ...FORCES, ...COMBAT, ...PEOPLE] as const;

type Definition = (typeof HOUSE_RULES)[number];

export type HouseRuleName = Definition['name'];

/** Names of house rules whose values are of a type. */
type NamesOf<T> = Extract<Definition, { readonly range: Shape<T> }>['name'];

export type NumberRule = NamesOf<number>;
export type FlagRule = NamesOf<boolean>;
export type ChoiceRule = NamesOf<string>;
export type ListRule = NamesOf<readonly number[]>;
export type TableRule = NamesOf<Figures>;
