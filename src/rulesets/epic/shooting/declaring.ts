import { lookUp, type InputPath } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import { NEVER_FIRED, TEMPLATES, VOLLEYS } from '../data/tables.js';
import { firstOf, unless, type Asked } from '../general/asked.js';
import type { Detachment, EpicState, Weapon } from '../state/index.js';
import { outOfCommand } from '../units/command.js';
import { detachmentBy, livingOf, mustBelong, mustLive, profileOf, twice, unitBy } from '../units/pieces.js';
import { half, has, rangeOf } from '../units/values.js';
import type { Attack, Firing, WeaponFired } from '../firepower/attacks.js';
import { columnOf, reaches, totalFirepower } from '../firepower/firepower.js';
import { usableWeapons } from '../firepower/weapons.js';

/** EPC-SHO-02 to EPC-SHO-05, EPC-FIR-03, EPC-SHW-01: everything illegal in a declared attack on a target that may be shot at. */
export function judgeDeclaration(asked: Asked, attack: Attack): readonly Violation[] {
  const { state } = asked;
  const detachment = detachmentBy(state, attack.detachment);
  const pieces = [
    ...judgeFiring(asked, attack),
    ...judgeEligible(asked, attack),
    ...judgeWeapons(asked, attack),
  ];
  return firstOf(
    () => [...judgeColumn(state, attack), ...pieces],
    () => judgeHalf(state, detachment, attack),
    () =>
      unless(
        attack.weapons.length > 0 || totalFirepower(state, attack.detachment, unitsOf(attack)).total > 0,
        'EPC-SHO-04',
        'NO_FIREPOWER',
        ['firing'],
      ),
  );
}

/** Units that shoot with their Firepower. */
export const unitsOf = ({ firing }: Attack): readonly string[] => firing.map((each) => each.unit);

/** EPC-FIR-03: there is a column where dice are thrown by it, and somebody in it. */
function judgeColumn(
  state: EpicState,
  { column, firing, eligible, weapons, detachment }: Attack,
): readonly Violation[] {
  const barrage = weapons.some(({ unit, weapon }) =>
    lookUp(state.units, unit)?.detachment === detachment
      ? ['BARRAGE', 'HEAVY_BARRAGE'].includes(profileOf(state, unit).superHeavyWeapons[weapon]?.type ?? '')
      : false,
  );
  if (firing.length === 0 && !barrage) return [];
  if (column === null) return unless(false, 'EPC-FIR-03', 'COLUMN_NEEDED', ['column']);
  if (firing.length === 0) return [];
  const known = eligible.filter((each) => lookUp(state.units, each.unit)?.status === 'OK');
  return firstOf(
    () => unless(eligible.length > 0, 'EPC-SHO-02', 'NOBODY_ELIGIBLE', ['eligible']),
    () =>
      unless(
        known.length === 0 || known.some((each) => reaches(column, columnOf(state, each.unit, each))),
        'EPC-FIR-03',
        'NOT_IN_COLUMN',
        ['column'],
        { column },
      ),
  );
}

/** EPC-GEN-06: distances of the first order in this phase. */
const farOf = (state: EpicState, { detachment, firing, weapons }: Attack): readonly string[] =>
  outOfCommand(state, detachmentBy(state, detachment), [...firing, ...weapons]);

/** EPC-SHO-02, EPC-SHO-03, EPC-TRA-01, EPC-GEN-06: units that shoot with their Firepower. */
function judgeFiring(asked: Asked, attack: Attack): readonly Violation[] {
  const { state } = asked;
  const far = farOf(state, attack);
  return [
    ...attack.firing.flatMap((each, place) =>
      firstOf(
        () => mustBelong(asked, each.unit, attack.detachment, 'EPC-SHO-02', ['firing', place, 'unit']),
        () =>
          judgeShooting(state, each, far, attack, ['firing', place], rangeOf(state, each.unit), each.popUp),
      ),
    ),
    ...twice(unitsOf(attack), 'EPC-SHO-02', (place) => ['firing', place, 'unit']),
  ];
}

/** What only some units may do, and only near enough. */
function judgeShooting(
  state: EpicState,
  { unit, distanceCm, lineOfFire }: Firing | WeaponFired,
  far: readonly string[],
  attack: Attack,
  path: InputPath,
  rangeCm: number,
  popUp: boolean,
): readonly Violation[] {
  const rule = path[0] === 'firing' ? 'EPC-SHO-02' : 'EPC-SHW-01';
  const at = (member: string): InputPath => [...path, member];
  const popped =
    popUp || unitBy(state, unit).popUp || attack.firing.some((each) => each.unit === unit && each.popUp);
  return [
    ...unless(unitBy(state, unit).mountedIn === null, 'EPC-TRA-01', 'MOUNTED', at('unit'), { unit }),
    ...unless(!far.includes(unit), 'EPC-GEN-06', 'OUT_OF_COMMAND', at('hqDistanceCm'), { unit }),
    ...(attack.kind === 'BOMBARDMENT'
      ? unless(has(state, unit, 'ARTILLERY'), 'EPC-SHO-12', 'NO_ARTILLERY', at('unit'), { unit })
      : []),
    ...(attack.kind === 'FLAK'
      ? unless(has(state, unit, 'FLAK'), 'EPC-FLY-05', 'NO_FLAK', at('unit'), { unit })
      : []),
    ...unless(distanceCm <= rangeCm, rule, 'OUT_OF_RANGE', at('distanceCm'), { unit, distanceCm, rangeCm }),
    ...unless(
      lineOfFire || popped || has(state, unit, 'ARTILLERY') || targetsPopped(state, attack),
      rule,
      'NO_LINE_OF_FIRE',
      at('lineOfFire'),
      { unit },
    ),
    ...unless(!popUp || has(state, unit, 'SKIMMER'), 'EPC-SHO-03', 'NOT_A_SKIMMER', at('popUp'), { unit }),
  ];
}

/** EPC-SHO-03: who has popped up may be targeted from anywhere. */
const targetsPopped = (state: EpicState, { eligible, target }: Attack): boolean =>
  eligible.some((each) => {
    const unit = lookUp(state.units, each.unit);
    return unit?.detachment === target && unit.popUp;
  });

/** EPC-SHO-02: units of the target. */
function judgeEligible(asked: Asked, { target, eligible }: Attack): readonly Violation[] {
  const { state } = asked;
  return [
    ...eligible.flatMap(({ unit }, place) =>
      firstOf(
        () => mustBelong(asked, unit, target, 'EPC-SHO-02', ['eligible', place, 'unit']),
        () =>
          unless(
            unitBy(state, unit).mountedIn === null,
            'EPC-SHO-02',
            'MOUNTED',
            ['eligible', place, 'unit'],
            {
              unit,
            },
          ),
      ),
    ),
    ...twice(
      eligible.map((each) => each.unit),
      'EPC-SHO-02',
      (place) => ['eligible', place, 'unit'],
    ),
  ];
}

/** EPC-SHW-01: each weapon once. */
function judgeWeapons(asked: Asked, attack: Attack): readonly Violation[] {
  const { state } = asked;
  const far = farOf(state, attack);
  return attack.weapons.flatMap((each, place) => {
    const path: InputPath = ['weapons', place];
    return firstOf(
      () => mustBelong(asked, each.unit, attack.detachment, 'EPC-SHO-02', [...path, 'unit']),
      () => {
        const weapon = profileOf(state, each.unit).superHeavyWeapons[each.weapon];
        if (!weapon)
          return unless(false, 'EPC-SHW-01', 'NO_SUCH_WEAPON', [...path, 'weapon'], { weapon: each.weapon });
        const same = attack.weapons.findIndex(
          (other) => other.unit === each.unit && other.weapon === each.weapon,
        );
        return firstOf(
          () => judgeWeapon(state, each, weapon, [...path, 'weapon']),
          () => unless(same === place, 'EPC-SHW-01', 'TWICE', [...path, 'weapon'], { weapon: each.weapon }),
          () => [
            ...judgeShooting(state, each, far, attack, path, weapon.rangeCm, false),
            ...judgeAim(asked, attack, each, weapon, path),
          ],
        );
      },
    );
  });
}

function judgeWeapon(state: EpicState, { unit, weapon }: WeaponFired, { type }: Weapon, path: InputPath) {
  const { knockedOut, usesLeft } = unitBy(state, unit);
  const params = { unit, weapon, type };
  return firstOf(
    () => unless(!NEVER_FIRED.includes(type), 'EPC-SHO-04', 'NOT_FIRED', path, params),
    () => unless(!knockedOut.includes(weapon), 'EPC-SHW-01', 'KNOCKED_OUT', path, params),
    () => unless(usesLeft[weapon] !== 0, 'EPC-SHW-01', 'USED_UP', path, params),
  );
}

/** EPC-SHW-01, EPC-SHW-09: a unit of the target, or units under the template. */
function judgeAim(
  asked: Asked,
  { target }: Attack,
  { aim, template, underneath }: WeaponFired,
  { type }: Weapon,
  path: InputPath,
): readonly Violation[] {
  const { state } = asked;
  const at = (member: string, place?: number): InputPath => [
    ...path,
    member,
    ...(place === undefined ? [] : [place]),
  ];
  if (type === 'DISRUPT') return [];
  const onTable = (units: readonly string[], member: string) =>
    units.flatMap((unit, place) =>
      firstOf(
        () => mustLive(asked, unit, 'EPC-SHW-01', at(member, place)),
        () =>
          unless(unitBy(state, unit).mountedIn === null, 'EPC-SHO-02', 'MOUNTED', at(member, place), {
            unit,
          }),
      ),
    );
  if (TEMPLATES.includes(type))
    return firstOf(
      () => unless(template.length > 0, 'EPC-SHW-01', 'TEMPLATE_NEEDED', at('template')),
      () => [
        ...onTable(template, 'template'),
        ...twice(template, 'EPC-SHW-01', (place) => at('template', place)),
      ],
    );
  const wanted = VOLLEYS.includes(type) ? aim.length > 0 : aim.length === 1;
  return firstOf(
    () => unless(wanted, 'EPC-SHW-01', 'AIM_NEEDED', at('aim')),
    () => [
      ...aim.flatMap((unit, place) =>
        firstOf(
          () => mustBelong(asked, unit, target, 'EPC-SHW-01', at('aim', place)),
          () =>
            unless(unitBy(state, unit).mountedIn === null, 'EPC-SHO-02', 'MOUNTED', at('aim', place), {
              unit,
            }),
          () =>
            unless(
              type !== 'LIFTA_DROPPA' || unitBy(state, unit).kind !== 'INFANTRY',
              'EPC-SHW-09',
              'INFANTRY',
              at('aim', place),
              { unit },
            ),
        ),
      ),
      ...onTable(underneath, 'underneath'),
      ...twice(underneath, 'EPC-SHW-01', (place) => at('underneath', place)),
    ],
  );
}

/** EPC-SHO-05: on Assault orders half of the weapons that could fire in this turn, rounded up. */
function judgeHalf(state: EpicState, detachment: Detachment, attack: Attack): readonly Violation[] {
  if (detachment.order !== 'ASSAULT') return [];
  const far = farOf(state, attack);
  const able = livingOf(state, detachment).filter(
    ({ id, mountedIn }) => mountedIn === null && !far.includes(id),
  );
  const allowed = half(able.reduce((sum, { id }) => sum + usableWeapons(state, id).length, 0));
  return unless(attack.weapons.length <= allowed, 'EPC-SHO-05', 'TOO_MANY_WEAPONS', ['weapons'], {
    allowed,
    fired: attack.weapons.length,
  });
}
