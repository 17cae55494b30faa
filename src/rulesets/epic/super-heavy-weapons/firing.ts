import type { MarkerPart } from '../blast-markers/events.js';
import type { RuleId } from '../catalog.js';
import {
  ALWAYS_CRITICAL,
  DISTORTION_FACTOR,
  FIREPOWER_PER_UNIT,
  HITS_ON,
  MEGA_CANNON_MARKERS,
  REROLLED,
  VEHICLE_DAMAGE,
} from '../data/tables.js';
import { allocate, inColumn, lowestArmour, type Exposed } from '../firepower/allocating.js';
import type { Attack, WeaponFired } from '../firepower/attacks.js';
import { throwToHit } from '../firepower/dice.js';
import { diceFor } from '../firepower/firepower.js';
import type { Weapon, WeaponType } from '../state/index.js';
import type { EpcTable } from '../table.js';
import { detachmentBy, isAlive, profileOf, unitBy } from '../units/pieces.js';
import { armourOf } from '../units/values.js';
import { destroy, takeHit } from '../war-engines/hits.js';

/** What a weapon brings to the blast marker table (EPC-BLM-01, EPC-BLM-02). */
interface Fired {
  /** EPC-SHW-01 */
  readonly shots: number;
  /** Whether it hit a unit of the target. */
  readonly hit: boolean;
  readonly markers: readonly MarkerPart[];
}

/** A weapon that is being fired. */
interface Firing {
  readonly table: EpcTable;
  readonly attack: Attack;
  readonly fired: WeaponFired;
  readonly weapon: Weapon;
  readonly by: string;
}

type Fire = (firing: Firing) => Fired;

/** The rule of each weapon. */
const RULE: Readonly<Record<WeaponType, RuleId>> = {
  ANTI_TANK: 'EPC-SHW-02',
  BARRAGE: 'EPC-SHW-03',
  HEAVY_BARRAGE: 'EPC-SHW-03',
  DISRUPT: 'EPC-SHW-04',
  DEATH_RAY: 'EPC-SHW-05',
  DISTORTION_CANNON: 'EPC-SHW-06',
  MEGA_CANNON: 'EPC-SHW-07',
  PULSAR: 'EPC-SHW-08',
  PULSE_LASER: 'EPC-SHW-08',
  LIFTA_DROPPA: 'EPC-SHW-09',
  VORTEX_MISSILE: 'EPC-SHW-10',
  CLOSE_COMBAT_WEAPON: 'EPC-SHW-11',
  RIPPER_TENTACLES: 'EPC-SHW-12',
};

/** Throws to-hit dice of a weapon; Overwatch rolls misses again where the weapon allows it (EPC-SHO-08). */
function dice(
  { table, attack, fired, weapon }: Firing,
  count: number,
  needed: number | null,
): readonly number[] {
  return throwToHit(table, {
    count,
    rule: RULE[weapon.type],
    purpose: weapon.type.toLowerCase().replaceAll('_', ' '),
    detachment: attack.detachment,
    subject: fired.unit,
    needed: REROLLED.includes(weapon.type) ? needed : null,
    ...(fired.rerolls === undefined ? {} : { rerolls: fired.rerolls }),
  });
}

/** D6 that say how often something is done. */
const number = ({ table, fired, weapon, by }: Firing): number =>
  table.roll({
    count: 1,
    sides: 6,
    for: RULE[weapon.type],
    purpose: 'number of shots',
    subject: fired.unit,
    thrownFor: by,
  })[0] ?? 0;

function tell(
  { table, attack, fired, weapon }: Firing,
  faces: readonly number[],
  shots: number,
  hits: number,
  aim?: string,
) {
  const data = {
    detachment: attack.detachment,
    unit: fired.unit,
    type: weapon.type,
    ...(aim === undefined ? {} : { aim }),
    shots,
    dice: faces,
    hits,
  };
  table.emit({ type: 'epic.ShotsRolled', data }, [RULE[weapon.type]]);
}

/** A hit on a unit; true where it is one of the target's and was not gone already (EPC-SHW-01, EPC-BLM-01). */
function hitUnit({ table, attack, weapon, by }: Firing, unit: string): boolean {
  if (!isAlive(table.state, unit)) return false;
  takeHit(table, {
    unit,
    rule: RULE[weapon.type],
    by,
    critical: ALWAYS_CRITICAL.includes(weapon.type) ? 'ALWAYS' : 'CHECK',
    pastShields: weapon.type === 'DISTORTION_CANNON',
  });
  return unitBy(table.state, unit).detachment === attack.target;
}

/** EPC-SHW-02, EPC-SHW-05 */
const ray =
  (type: 'ANTI_TANK' | 'DEATH_RAY'): Fire =>
  (firing) => {
    const [aim = ''] = firing.fired.aim;
    const faces = dice(firing, 1, HITS_ON[type]);
    const hits = faces.filter((each) => each >= HITS_ON[type]).length;
    tell(firing, faces, 1, hits, aim);
    return { shots: 1, hit: hits > 0 && hitUnit(firing, aim), markers: [] };
  };

/** EPC-SHW-03: dice by the units of the target under the template, in the chosen column. */
const barrage =
  (type: 'BARRAGE' | 'HEAVY_BARRAGE'): Fire =>
  (firing) => {
    const { table, attack, fired, by } = firing;
    const { column, target } = attack;
    if (column === null) return { shots: 1, hit: false, markers: [] };
    const under = fired.template.filter((each) => unitBy(table.state, each).detachment === target);
    const exposed = inColumn(
      table.state,
      under.map(
        (unit): Exposed =>
          attack.eligible.find((each) => each.unit === unit) ?? { unit, terrain: 'OPEN', behindCover: false },
      ),
      column,
    );
    const count = diceFor(table.state.rules, under.length * FIREPOWER_PER_UNIT[type], column);
    const faces = dice(firing, count, lowestArmour(table.state, exposed));
    const hits = allocate(table, { target, by, rule: 'EPC-SHW-03' }, faces, exposed);
    tell(firing, faces, 1, hits);
    return { shots: 1, hit: hits > 0, markers: [] };
  };

/** EPC-SHW-04: a marker, no casualties, and no shot for the blast marker table. */
const disrupt: Fire = (firing) => {
  const faces = dice(firing, 1, null);
  const hits = faces.filter((each) => each >= HITS_ON.DISRUPT).length;
  tell(firing, faces, 0, hits);
  return { shots: 0, hit: false, markers: [{ rule: 'EPC-SHW-04', markers: hits }] };
};

/** EPC-SHW-06: against the printed Speed; who is immobilised has none. */
const distortion: Fire = (firing) => {
  const { table, fired } = firing;
  const [aim = ''] = fired.aim;
  const speed = unitBy(table.state, aim).immobilised ? 0 : profileOf(table.state, aim).speedCm;
  const faces = dice(firing, 1, null);
  const hits = faces.filter((each) => each * DISTORTION_FACTOR >= speed).length;
  tell(firing, faces, 1, hits, aim);
  return { shots: 1, hit: hits > 0 && hitUnit(firing, aim), markers: [] };
};

/** EPC-SHW-07: a die for every unit under the template, against its Armour without terrain. */
const megaCannon: Fire = (firing) => {
  const { table, fired } = firing;
  const struck = fired.template.map((unit) => {
    const armour = armourOf(table.state, unit);
    const faces = dice(firing, 1, armour);
    const hits = faces.filter((each) => each >= armour).length;
    tell(firing, faces, 1, hits, unit);
    return hits > 0 && hitUnit(firing, unit);
  });
  const markers: readonly MarkerPart[] = [{ rule: 'EPC-SHW-07', markers: MEGA_CANNON_MARKERS }];
  return { shots: 1, hit: struck.includes(true), markers };
};

/** EPC-SHW-08: so many Anti-Tank shots, at the units aimed at in turn. */
const volley =
  (type: 'PULSAR' | 'PULSE_LASER'): Fire =>
  (firing) => {
    const { aim } = firing.fired;
    const die = number(firing);
    const shots = type === 'PULSAR' ? die : Math.ceil(die / 2);
    const faces = dice(firing, shots, HITS_ON[type]);
    const hitting = faces.flatMap((each, place) => (each >= HITS_ON[type] ? [place] : []));
    tell(firing, faces, shots, hitting.length);
    const struck = hitting.map((place) => hitUnit(firing, aim[place % aim.length] ?? ''));
    return { shots, hit: struck.includes(true), markers: [] };
  };

/** EPC-SHW-09: a shield that is up goes instead; else it is lifted, and who is underneath may be hit. */
const lifta: Fire = (firing) => {
  const { table, attack, fired } = firing;
  const [aim = ''] = fired.aim;
  const { kind, shieldsUp } = unitBy(table.state, aim);
  const damage = kind === 'WAR_ENGINE' ? profileOf(table.state, aim).damage : VEHICLE_DAMAGE;
  const [die = 0] = dice(firing, 1, null);
  const lifted = die > damage;
  tell(firing, [die], 1, lifted ? 1 : 0, aim);
  if (!lifted || !isAlive(table.state, aim)) return { shots: 1, hit: false, markers: [] };
  const hit = unitBy(table.state, aim).detachment === attack.target;
  if (shieldsUp > 0) {
    table.emit({ type: 'epic.ShieldLost', data: { unit: aim, shieldsUp: shieldsUp - 1 } }, ['EPC-SHW-09']);
    return { shots: 1, hit, markers: [] };
  }
  table.emit(
    { type: 'epic.UnitsLifted', data: { unit: aim, movedCm: die - damage, underneath: fired.underneath } },
    ['EPC-SHW-09'],
  );
  destroy(table, aim, 'LIFTED', 'EPC-SHW-09');
  for (const unit of fired.underneath) {
    const [below = 0] = table.roll({
      count: 1,
      sides: 6,
      for: 'EPC-SHW-09',
      purpose: 'underneath',
      subject: unit,
      thrownFor: firing.by,
    });
    tell(firing, [below], 0, below >= HITS_ON.UNDERNEATH ? 1 : 0, unit);
    if (below >= HITS_ON.UNDERNEATH) hitUnit(firing, unit);
  }
  return { shots: 1, hit, markers: [] };
};

/** EPC-SHW-10: D6 Death Rays for every unit under the template. */
const vortex: Fire = (firing) => {
  const struck = firing.fired.template.map((unit) => {
    const faces = dice(firing, number(firing), HITS_ON.VORTEX_MISSILE);
    const hits = faces.filter((each) => each >= HITS_ON.VORTEX_MISSILE).length;
    tell(firing, faces, 1, hits, unit);
    return Array.from({ length: hits }, () => hitUnit(firing, unit)).includes(true);
  });
  return { shots: 1, hit: struck.includes(true), markers: [] };
};

const nothing: Fire = () => ({ shots: 0, hit: false, markers: [] });

const FIRE: Readonly<Record<WeaponType, Fire>> = {
  ANTI_TANK: ray('ANTI_TANK'),
  BARRAGE: barrage('BARRAGE'),
  HEAVY_BARRAGE: barrage('HEAVY_BARRAGE'),
  DISRUPT: disrupt,
  DEATH_RAY: ray('DEATH_RAY'),
  DISTORTION_CANNON: distortion,
  MEGA_CANNON: megaCannon,
  PULSAR: volley('PULSAR'),
  PULSE_LASER: volley('PULSE_LASER'),
  LIFTA_DROPPA: lifta,
  VORTEX_MISSILE: vortex,
  // EPC-SHO-04: never fired.
  CLOSE_COMBAT_WEAPON: nothing,
  RIPPER_TENTACLES: nothing,
};

/** EPC-SHW-01: fires a weapon as it was declared, each hit at once. */
export function fireWeapon(table: EpcTable, attack: Attack, fired: WeaponFired): Fired {
  const weapon = profileOf(table.state, fired.unit).superHeavyWeapons[fired.weapon];
  if (!weapon) return { shots: 0, hit: false, markers: [] };
  const by = detachmentBy(table.state, attack.detachment).army;
  return FIRE[weapon.type]({ table, attack, fired, weapon, by });
}
