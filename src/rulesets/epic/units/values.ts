import { ASSAULT_RANGE_CM, HEAVY_WEAPONS_RANGE_CM, TERRAIN, type Goer } from '../data/tables.js';
import type { Ability, EpicState, Terrain, Unit } from '../state/index.js';
import { detachmentOf, livingOf, profileOf } from './pieces.js';
import type { Detachment } from '../state/index.js';

type Values = Pick<EpicState, 'profiles' | 'units' | 'rules' | 'detachments'>;

/** EPC-GEN-03: all halvings round up. */
export const half = (value: number): number => Math.ceil(value / 2);

export const has = (state: Values, unit: string, ability: Ability): boolean =>
  profileOf(state, unit).abilities.includes(ability);

/** EPC-GEN-04: lowered to 15 by Assault, never raised; raised to 45 by Heavy Weapons, never lowered. */
export function rangeOf(state: Values, unit: string): number {
  const { rangeCm } = profileOf(state, unit);
  if (has(state, unit, 'ASSAULT')) return Math.min(rangeCm, ASSAULT_RANGE_CM);
  return has(state, unit, 'HEAVY_WEAPONS') ? Math.max(rangeCm, HEAVY_WEAPONS_RANGE_CM) : rangeCm;
}

/** EPC-GEN-04, EPC-ABL-06, EPC-ABL-12: Rapid Fire doubles it on Overwatch, but not that of Heavy Weapons. */
export function firepowerOf(state: Values, unit: string): number {
  const heavy = has(state, unit, 'HEAVY_WEAPONS');
  const firepower = profileOf(state, unit).firepower + (heavy ? 1 : 0);
  const rapid = has(state, unit, 'RAPID_FIRE') && !heavy && detachmentOf(state, unit).order === 'OVERWATCH';
  return rapid ? firepower * 2 : firepower;
}

/** EPC-GEN-04: +1 (Assault), halved (Heavy Weapons), doubled (Hero), in this order. */
export function assaultOf(state: Values, unit: string): number {
  const assault = profileOf(state, unit).assault + (has(state, unit, 'ASSAULT') ? 1 : 0);
  const halved = has(state, unit, 'HEAVY_WEAPONS') ? half(assault) : assault;
  return has(state, unit, 'HERO') ? halved * 2 : halved;
}

/** EPC-GEN-04, EPC-ABL-03: Cavalry has one more. */
export function armourOf(state: Values, unit: string): number {
  const { armour } = profileOf(state, unit);
  return has(state, unit, 'CAVALRY') ? Math.min(armour + 1, state.rules.armourMax) : armour;
}

/** EPC-SHO-07, EPC-SHO-09: Armour with the bonus that infantry, but not Cavalry, has by its terrain. */
export function effectiveArmour(state: Values, { id, kind }: Unit, terrain: Terrain): number {
  const bonus = kind === 'INFANTRY' && !has(state, id, 'CAVALRY') ? TERRAIN[terrain].infantryArmourBonus : 0;
  return Math.min(armourOf(state, id) + bonus, state.rules.armourMax);
}

/** EPC-MOV-04: as what a unit goes through terrain. */
export function goesAs(state: Values, { id, kind }: Unit): Goer {
  if (kind === 'FLYER') return 'VEHICLE';
  return kind === 'INFANTRY' && has(state, id, 'CAVALRY') ? 'VEHICLE' : kind;
}

/** EPC-MOV-06: who ignores terrain under way. */
export const skims = (state: Values, unit: string): boolean =>
  has(state, unit, 'SKIMMER') || has(state, unit, 'JUMP_PACKS');

/** EPC-MOV-02, EPC-MOV-03: whose Speed is doubled, and tripled in assault moves. */
export const isSwift = (state: Values, unit: string): boolean =>
  has(state, unit, 'CAVALRY') || has(state, unit, 'JUMP_PACKS');

/** EPC-SHO-11 */
export const mayBeSaved = (state: Values, unit: string): boolean =>
  has(state, unit, 'SAVE') || has(state, unit, 'HERO');

/** EPC-WEN-05: a war engine counts as its Damage left. */
export const countOf = ({ kind, damageLeft }: Unit): number => (kind === 'WAR_ENGINE' ? damageLeft : 1);

/** Living units of a detachment, war engines as their Damage left. */
export const strengthOf = (state: Values, detachment: Detachment): number =>
  livingOf(state, detachment).reduce((sum, each) => sum + countOf(each), 0);
