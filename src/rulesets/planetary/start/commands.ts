import type { PositionUnitType } from './unit-type.js';
import type { SpecialDetachment } from '../races/profile.js';
import type { RaceKey } from '../state/index.js';

/** What only the arbiter says (RACE, section 8): lists that the rulebook leaves to the club. */
export type ArbiterCommand =
  /** RACE-PROD-08: new unit types, points for those of the registry and, before turn 1, other values of known ones. */
  | { readonly type: 'DefineUnitType'; readonly unitTypes: readonly PositionUnitType[] }
  /** RACE-PROD-12: the list of a special detachment that the rulebook has not, or another one for it. */
  | {
      readonly type: 'DefineSpecialDetachment';
      readonly race: RaceKey;
      readonly detachment: SpecialDetachment & { readonly class: 'TYPE_I' | 'TYPE_II' };
    }
  /** RACE-BA-04, RACE-EL-01: a detachment under construction does not follow its list. */
  | { readonly type: 'RejectDetachment'; readonly detachment: string; readonly reason: string };
