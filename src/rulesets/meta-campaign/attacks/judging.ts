import { existing, lookUp, type InputPath } from '../../../kernel/index.js';
import type { TargetKind } from '../data/catalog-words.js';
import type { Violation } from '../catalog.js';
import { EMPLACED_WEAPONS } from '../data/structures.js';
import { operates } from '../map/edges.js';
import { firstOf, unless } from '../general/asked.js';
import type { ActionOf } from '../orders/orders.js';
import { isNearGround } from '../units/profiles.js';
import { opponentsIn } from '../positions/occupants.js';
import { ranked } from '../positions/ranking.js';
import { hasLineOfSight } from '../sight/lines.js';
import { endFor, hexesApart } from '../sight/seeing.js';
import type { MetaCampaignState, Unit, Weapon } from '../state/index.js';
import { checkAim } from '../radar/aiming/anti-air.js';
import { blocOf, has, isAirborne, isSoft, opposes } from '../units/kinds.js';

const PATH: InputPath = ['order', 'action'];

/** EDC-STR-06: a weapon of the unit, or of the emplacement that it garrisons. */
export function weaponOf(
  state: MetaCampaignState,
  { sheet, garrisonOf }: Unit,
  id: string,
): Weapon | undefined {
  const structure = garrisonOf === null ? undefined : lookUp(state.structures, garrisonOf);
  const emplaced = structure && operates(structure) ? lookUp(EMPLACED_WEAPONS, structure.type) : undefined;
  return emplaced?.id === id ? emplaced : sheet.weapons.find((each) => each.id === id);
}

/** What kinds of target a unit is, for what weapons may target (section 3, EDCU-SON-03). */
export function kindsOf(unit: Unit): readonly TargetKind[] {
  if (isAirborne(unit)) return ['airborne'];
  if (has(unit, 'submerged')) return ['submerged'];
  const { category } = unit.sheet;
  if (category === 'infantry' || category === 'survivors') return ['infantry', 'soft'];
  if (isSoft(unit)) return ['soft'];
  return category === 'vessel' ? ['vessel'] : ['vehicle'];
}

/** EDCU-FLT-08: what other weapons than anti-aircraft ones do against who flies near the ground. */
const reachesUp = ({ mode, mayTarget: kinds }: Weapon, { profile }: Unit): boolean =>
  mode === 'direct' && kinds.includes('vehicle') && isNearGround(profile);

export const mayTarget = (weapon: Weapon, target: Unit): boolean =>
  kindsOf(target).some((each) => weapon.mayTarget.includes(each)) || reachesUp(weapon, target);

/** EDCU-FLT-01, EDCU-FLT-08: furthest hex of a weapon: one more from Cruise, one less at Contour but for anti-aircraft weapons. */
export function reachOf({ range, traits }: Weapon, attacker: Unit, target: Unit | null): number {
  const from = attacker.profile === 'CRUISE' ? 1 : 0;
  const at = target?.profile === 'CONTOUR' && !traits.includes('aa') ? 1 : 0;
  return range + from - at;
}

/** EDC-CMB-01, EDC-OVR-01: who may attack at all. */
export const mustFight = (unit: Unit): readonly Violation[] => [
  ...unless(!unit.overrun, 'EDC-OVR-01', 'OVERRUN', PATH),
  ...unless(!unit.disarmed, 'EDC-AP-05', 'DISARMED', PATH),
  ...unless(unit.carriedBy === null, 'EDCU-TRN-07', 'CARRIED', PATH),
  ...unless(!has(unit, 'deployable') || unit.deployed, 'EDCU-TOW-06', 'NOT_DEPLOYED', PATH),
];

/** EDC-CMB-01, EDC-SUP-01: a weapon that the unit has, with uses left. */
export function mustHaveWeapon(state: MetaCampaignState, unit: Unit, id: string): readonly Violation[] {
  const weapon = weaponOf(state, unit, id);
  const path = [...PATH, 'weapon'];
  return firstOf(
    () => unless(weapon !== undefined, 'EDC-CMB-01', 'NO_SUCH_WEAPON', path, { weapon: id }),
    () =>
      unless(
        weapon?.item == null || (lookUp(unit.uses, weapon.item) ?? 0) > 0,
        'EDC-SUP-01',
        'USED_UP',
        path,
        { weapon: id },
      ),
  );
}

/** EDC-CMB-02: whom an attack on a hex meets: the seen frontline unit, else a seen one behind it, that the weapon may target. */
export function targetIn(state: MetaCampaignState, attacker: Unit, weapon: Weapon, hex: string): Unit | null {
  const there = opponentsIn(state, hex, blocOf(attacker)).filter(
    (each) =>
      checkAim(state, attacker, weapon, each, PATH).length === 0 &&
      mayTarget(weapon, each) &&
      each.brawl === attacker.brawl,
  );
  const first = there[0];
  if (!first) return null;
  const order = ranked(state, hex, blocOf(first)).map((each) => each.id);
  return there.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))[0] ?? null;
}

/** EDC-CMB-01: everything that bars an attack of a unit on another from where it stands. */
export function checkShot(
  state: MetaCampaignState,
  attacker: Unit,
  weapon: Weapon,
  target: Unit,
  path: InputPath = [...PATH, 'unit'],
): readonly Violation[] {
  const from = existing(attacker.hex, 'hex');
  const to = existing(target.hex, 'hex');
  const apart = hexesApart(from, to);
  const max = reachOf(weapon, attacker, target);
  const params = { unit: target.id };
  return firstOf(
    () => unless(opposes(blocOf(attacker), blocOf(target)), 'EDC-CMB-01', 'NOT_AN_ENEMY', path, params),
    () => [
      ...unless(
        target.brawl === attacker.brawl,
        attacker.brawl === null ? 'EDC-MEL-02' : 'EDC-MEL-03',
        attacker.brawl === null ? 'IN_BRAWL' : 'NOT_IN_BRAWL',
        path,
        params,
      ),
      ...checkAim(state, attacker, weapon, target, path),
      ...unless(mayTarget(weapon, target), 'EDC-CMB-01', 'NOT_A_TARGET', path, {
        ...params,
        mayTarget: [...weapon.mayTarget],
      }),
      ...unless(apart >= weapon.minRange && apart <= max, 'EDC-CMB-01', 'OUT_OF_RANGE', path, {
        distance: apart,
        min: weapon.minRange,
        max,
      }),
      ...unless(
        hasLineOfSight(state, endFor(attacker), endFor(target)),
        'EDC-LOS-01',
        'NO_LINE_OF_SIGHT',
        path,
        params,
      ),
    ],
  );
}

/** EDC-CMB-01, EDC-CMB-02: an attack as it is planned, from where the order says that the unit will stand. */
export function judgeAttack(
  state: MetaCampaignState,
  unit: Unit,
  action: ActionOf<'ATTACK'>,
): readonly Violation[] {
  const named = [action.unit, action.hex].filter((each) => each !== undefined).length;
  return firstOf(
    () => mustFight(unit),
    () => mustHaveWeapon(state, unit, action.weapon),
    () => unless(named === 1, 'EDC-CMB-02', 'ONE_TARGET', PATH),
    () => {
      if (action.unit === undefined) return [];
      const target = lookUp(state.units, action.unit);
      if (!target || target.hex === null || target.status !== 'ACTIVE')
        return unless(false, 'EDC-CMB-01', 'NOT_SEEN', [...PATH, 'unit'], { unit: action.unit });
      return checkShot(state, unit, existing(weaponOf(state, unit, action.weapon), 'weapon'), target);
    },
  );
}
