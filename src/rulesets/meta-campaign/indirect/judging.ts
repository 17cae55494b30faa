import { existing } from '../../../kernel/index.js';
import { mustFight, mustHaveWeapon, weaponOf } from '../attacks/judging.js';
import type { Violation } from '../catalog.js';
import { firstOf, unless } from '../general/asked.js';
import { placeAt } from '../map/edges.js';
import type { ActionOf } from '../orders/orders.js';
import { groundIn } from '../positions/occupants.js';
import { hexesApart } from '../sight/seeing.js';
import type { MetaCampaignState, Unit, Weapon } from '../state/index.js';
import { blocOf, isAirborne } from '../units/kinds.js';

const PATH = ['order', 'action'];

export const isBomb = ({ munition }: Weapon): boolean => munition === 'bomb';

/** EDCU-IND-01: bombs fall on the hex under an airborne aircraft, which drops nothing else. */
function judgeReach(unit: Unit, weapon: Weapon, hex: string): readonly Violation[] {
  const path = [...PATH, 'hex'];
  if (isBomb(weapon))
    return unless(isAirborne(unit) && unit.hex === hex, 'EDCU-IND-01', 'NOT_OVER_IT', path, { hex });
  const distance = hexesApart(existing(unit.hex, 'hex'), hex);
  const { minRange: min, range: max } = weapon;
  return [
    ...unless(!isAirborne(unit), 'EDCU-IND-01', 'AIRBORNE', [...PATH, 'weapon'], { weapon: weapon.id }),
    ...unless(distance >= min && distance <= max, 'EDCU-IND-01', 'OUT_OF_RANGE', path, {
      distance,
      min,
      max,
    }),
  ];
}

/** EDCU-IND-01: an attack on a hex, from where the order says that the unit will stand. */
export function judgeBarrage(
  state: MetaCampaignState,
  unit: Unit,
  action: ActionOf<'ATTACK'>,
): readonly Violation[] {
  const { hex, unit: target, structure, dangerClose } = action;
  const at = hex ?? '';
  return firstOf(
    () => mustFight(unit),
    () => mustHaveWeapon(state, unit, action.weapon),
    () =>
      unless(
        hex !== undefined && target === undefined && structure === undefined,
        'EDCU-IND-01',
        'NAME_A_HEX',
        PATH,
      ),
    () => unless(placeAt(state, at) !== null, 'EDCU-IND-01', 'OFF_THE_MAP', [...PATH, 'hex'], { hex: at }),
    () => [
      ...judgeReach(unit, existing(weaponOf(state, unit, action.weapon), 'weapon'), at),
      ...unless(
        dangerClose ||
          !groundIn(state, at).some((each) => blocOf(each) === blocOf(unit) && each.id !== unit.id),
        'EDCU-IND-01',
        'OWN_UNIT_THERE',
        [...PATH, 'dangerClose'],
        { hex: at },
      ),
    ],
  );
}
