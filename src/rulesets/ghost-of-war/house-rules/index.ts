import { COMBAT } from './combat.js';
import { FORCES } from './forces.js';
import { PEOPLE } from './people.js';
import { PLACES } from './places.js';
import { SECTOR } from './sector.js';

/** GOW-GEN-05, catalog section 21: every figure that a club may set for a campaign. */
export const HOUSE_RULES = [...SECTOR, ...PLACES, ...FORCES, ...COMBAT, ...PEOPLE] as const;

type Definition = (typeof HOUSE_RULES)[number];

export type HouseRuleName = Definition['name'];

/** Names of house rules whose values are of a kind. */
type NamesOf<K extends Definition['range']['kind']> = Extract<
  Definition,
  { readonly range: { readonly kind: K } }
>['name'];

export type NumberRule = NamesOf<'integer' | 'number'>;
export type FlagRule = NamesOf<'boolean'>;
export type ChoiceRule = NamesOf<'choice'>;
export type ListRule = NamesOf<'integers'>;
export type TableRule = NamesOf<'table'>;
