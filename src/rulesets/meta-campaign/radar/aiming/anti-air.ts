import type { InputPath } from '../../../../kernel/index.js';
import type { Violation } from '../../catalog.js';
import { unless } from '../../general/asked.js';
import { trackOf } from '../../sight/contacts.js';
import { isSeen } from '../../sight/seeing.js';
import type { MetaCampaignState, Unit, Weapon } from '../../state/index.js';
import { blocOf, isAirborne } from '../../units/kinds.js';

/** EDCU-RAD-06: a weapon of trait aa against a unit in the air. */
const isAntiAir = ({ traits }: Weapon, target: Unit): boolean => traits.includes('aa') && isAirborne(target);

const isTracked = (state: MetaCampaignState, attacker: Unit, target: Unit): boolean =>
  trackOf(state, blocOf(attacker), target.id) !== undefined;

/** EDC-CMB-01, EDCU-RAD-05, EDCU-RAD-06: what the weapon must have of its target: sight, or a track. */
export function checkAim(
  state: MetaCampaignState,
  attacker: Unit,
  weapon: Weapon,
  target: Unit,
  path: InputPath,
): readonly Violation[] {
  const params = { unit: target.id };
  const seen = isSeen(state, attacker.faction, target);
  if (!isAntiAir(weapon, target)) return unless(seen, 'EDC-CMB-01', 'NOT_SEEN', path, params);
  const tracked = isTracked(state, attacker, target);
  if (weapon.traits.includes('radarGuided'))
    return unless(tracked, 'EDCU-RAD-06', 'NOT_TRACKED', path, params);
  const aims = seen || (tracked && !weapon.traits.includes('infrared'));
  return unless(aims, 'EDCU-RAD-06', 'NOT_SEEN', path, params);
}

/** EDCU-RAD-07: whether an attack is made on a track; infrared weapons look for themselves. */
export const isByTrack = (state: MetaCampaignState, attacker: Unit, weapon: Weapon, target: Unit): boolean =>
  isAntiAir(weapon, target) && !weapon.traits.includes('infrared') && isTracked(state, attacker, target);

/** EDCU-RAD-06: what a gun that only sees its target does of its damage; whole at NOE and Contour. */
export function shareOfDamage(
  state: MetaCampaignState,
  attacker: Unit,
  weapon: Weapon,
  target: Unit,
): number {
  const isGun = !weapon.traits.includes('infrared') && !weapon.traits.includes('radarGuided');
  const isLow = target.profile === 'NOE' || target.profile === 'CONTOUR';
  const hampered = isAntiAir(weapon, target) && isGun && !isLow && !isTracked(state, attacker, target);
  return hampered ? state.rules.gunWithoutTrackFactor : 1;
}
