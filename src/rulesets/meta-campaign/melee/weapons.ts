import type { Violation } from '../catalog.js';
import { weaponOf } from '../attacks/judging.js';
import { unless } from '../general/asked.js';
import type { MetaCampaignState, Unit, Weapon } from '../state/index.js';

/** What somebody names who fights with his hands. */
export const UNARMED = 'unarmed';

const isArmedForMelee = ({ sheet }: Unit): boolean => sheet.weapons.some((each) => each.mode === 'melee');

/** EDC-MEL-03: a melee weapon; who has none fights with half of FS, rounded down, at least 1, and pierces nothing. */
export function brawlWeapon(state: MetaCampaignState, unit: Unit, id: string): Weapon | undefined {
  if (isArmedForMelee(unit)) return weaponOf(state, unit, id);
  const value = Math.max(1, Math.floor(unit.fs * state.rules.meleeUnarmedFraction));
  return {
    id: UNARMED,
    name: 'Unarmed',
    munition: null,
    uses: null,
    size: null,
    mode: 'melee',
    damage: { kind: 'fixed', value },
    minRange: 0,
    range: 1,
    ap: { general: 0, infantry: 0, vehicle: 0 },
    mayTarget: ['infantry', 'soft', 'vehicle', 'vessel'],
    explosiveClass: 'none',
    traits: [],
    mount: 'class',
    item: null,
  };
}

/** EDC-MEL-03: in a brawl nobody shoots who has a melee weapon. */
export const mustBrawl = (state: MetaCampaignState, unit: Unit, id: string): readonly Violation[] =>
  unless(
    !isArmedForMelee(unit) || weaponOf(state, unit, id)?.mode === 'melee',
    'EDC-MEL-03',
    'MELEE_WEAPON',
    ['order', 'action', 'weapon'],
    { weapon: id },
  );
