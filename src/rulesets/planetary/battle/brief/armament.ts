import { BATTERIES, BATTERY, TURRET, TURRET_WEAPONS } from '../../data/turrets.js';
import { lookUp } from '../../../../kernel/index.js';
import { profileOfRace } from '../../races/profile-of.js';
import type { Defence, PlanetaryState } from '../../state/index.js';

/**
 * What the battle sheet prints of a defence that fires: turrets (RACE-TUR-01, RACE-TUR-02), AA-towers with the armament of
 * the race that made them (RACE-TUR-04), immobile batteries (RACE-TUR-05); null for others.
 */
export function armamentOf(state: PlanetaryState, { type, turretWeapon, race }: Defence): string | null {
  const weapon = turretWeapon === undefined ? undefined : lookUp(TURRET_WEAPONS, turretWeapon);
  if (weapon) {
    const hits = weapon.bs === null ? 'hits automatically' : `BS ${weapon.bs}`;
    return [weapon.name, ...(weapon.twinLinked ? ['twin-linked'] : []), hits, `armour ${TURRET.armour}`].join(
      ', ',
    );
  }
  const battery = lookUp(BATTERIES, type);
  if (battery) return [battery.weapon, `BS ${BATTERY.bs}`, `armour ${BATTERY.armour}`].join(', ');
  const tower = type === 'aaTower' ? profileOfRace(state, race).aaTower : null;
  return tower && `${tower.weapon}, BS ${tower.bs}`;
}
