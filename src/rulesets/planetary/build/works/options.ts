import type { HexKey } from '../../../../engine/hex/index.js';
import { lookUp } from '../../../../kernel/index.js';
import { NEXT_STRONGHOLD, LARGEST_URBAN, TOWER_KINDS } from '../../data/economy.js';
import { DEFENCE_TYPES } from '../../data/taking.js';
import {
  conversionPrice,
  defencePrice,
  strongholdCost,
  turretWeapons,
  urbanCost,
} from '../../races/race-costs.js';
import type { RaceProfile } from '../../races/profile.js';
import type { MapHex, PlanetaryState } from '../../state/index.js';
import type { Candidate } from '../candidate.js';

/** The next size of an Urban hex, which it pays itself. */
export function urbanUpgrade({ modifiers }: RaceProfile, hex: HexKey, size: number): readonly Candidate[] {
  const next = size < LARGEST_URBAN ? urbanCost(modifiers, size + 1) : undefined;
  if (next === undefined) return [];
  return [{ command: { type: 'UpgradeUrban', hex }, target: null, price: { bp: next, payer: hex } }];
}

/** RACE-DE-03: the Capital moves here. */
export function capitalMove(
  state: PlanetaryState,
  seat: string,
  { modifiers }: RaceProfile,
  hex: HexKey,
): readonly Candidate[] {
  const payer = lookUp(state.players, seat)?.capitalHex ?? null;
  return modifiers.capitalMove === null || payer === null
    ? []
    : [
        {
          command: { type: 'MoveCapital', target: hex },
          target: null,
          price: { bp: modifiers.capitalMove.costBp, payer },
        },
      ];
}

/** An Urban hex where there is none. */
export const village = ({ modifiers }: RaceProfile, hex: HexKey, payer: HexKey): Candidate => ({
  command: { type: 'FoundVillage', hex, payFrom: payer },
  target: null,
  price: { bp: urbanCost(modifiers, 1), payer },
});

/** A Stronghold, or the next larger one. */
export function strongholdWorks(
  { modifiers }: RaceProfile,
  hex: HexKey,
  place: MapHex,
  payer: HexKey,
): readonly Candidate[] {
  if (!place.stronghold) {
    const command = { type: 'BuildStronghold', hex, payFrom: payer } as const;
    return [{ command, target: 'CAMP', price: { bp: strongholdCost(modifiers, 'CAMP'), payer } }];
  }
  const next = NEXT_STRONGHOLD[place.stronghold.type];
  if (next === null) return [];
  const command = { type: 'UpgradeStronghold', hex, payFrom: payer } as const;
  return [{ command, target: next, price: { bp: strongholdCost(modifiers, next), payer } }];
}

/** Every defence, turrets with every weapon of the race, and every tower that may become another one. */
export function defenceWorks(
  profile: RaceProfile,
  hex: HexKey,
  place: MapHex,
  payer: HexKey,
): readonly Candidate[] {
  if (!place.stronghold) return [];
  const weapons = turretWeapons(profile);
  const armed = (type: string): readonly { readonly turretWeapon?: string }[] =>
    lookUp(DEFENCE_TYPES, type)?.counts.includes('turrets')
      ? weapons.map((each) => ({ turretWeapon: each }))
      : [{}];
  const built = Object.keys(DEFENCE_TYPES).flatMap((defence) =>
    armed(defence).map((weapon): Candidate => ({
      command: { type: 'BuildDefence', hex, defence, ...weapon, payFrom: payer },
      target: [defence, ...Object.values(weapon)].join(' '),
      price: { bp: defencePrice(profile, defence, weapon.turretWeapon), payer },
    })),
  );
  const towers = place.stronghold.defences.filter((each) => each.type === 'weaponTower');
  const converted = towers.flatMap(({ id }) =>
    Object.keys(TOWER_KINDS).flatMap((into) =>
      armed(into).map((weapon): Candidate => ({
        command: { type: 'ConvertTower', hex, defence: id, into, ...weapon, payFrom: payer },
        target: [id, into, ...Object.values(weapon)].join(' '),
        price: { bp: conversionPrice(profile, into, weapon.turretWeapon), payer },
      })),
    ),
  );
  return [...built, ...converted];
}
