import { lookUp } from '../../../kernel/index.js';
import type { GeneralGoods } from './resources.js';

export interface WeaponTypeRow {
  /** As printed; also the variant of a part (GOW-REC-03). */
  readonly label: string;
  readonly examples: readonly string[];
  /** Ammunition (GOW-SUP-02), and the "Ammo" of a one-time list (GOW-REC-02). */
  readonly requirement: GeneralGoods;
}

/** GOW-AMM-01 */
export const WEAPON_TYPES = {
  SMALL_ARMS: {
    label: 'Small Arms',
    examples: ['H.Stubber', 'Multilaser', 'Bolter'],
    requirement: { GG: 1 },
  },
  CANNONS: { label: 'Cannons', examples: ['Battlecannon', 'Earthshaker'], requirement: { Shells: 1 } },
  HIGH_POWER_LAS: {
    label: 'High-Power Las',
    examples: ['Las-Destructor', 'Lance-Battery'],
    requirement: { RareMinerals: 1 },
  },
  FLAMER: { label: 'Flamer', examples: ['Heavy Flamer', 'Inferno-Cannon'], requirement: { Promethium: 2 } },
  MISSILE_LAUNCHER: {
    label: 'Missile Launcher',
    examples: ['Hunter-Killer', 'Manticore'],
    requirement: { Missiles: 2 },
  },
  PLASMA_MELTA: {
    label: 'Plasma/Melta',
    examples: ['Plasmacannon', 'Plasma-Broadside'],
    requirement: { RareMinerals: 1, Promethium: 1 },
  },
} as const satisfies Readonly<Record<string, WeaponTypeRow>>;

export type WeaponType = keyof typeof WEAPON_TYPES;

export const WEAPON_TYPE_KEYS = Object.keys(WEAPON_TYPES) as readonly WeaponType[];

/** The row of a weapon type; undefined for a key that is none. */
export const weaponTypeRow = (key: string): WeaponTypeRow | undefined =>
  lookUp<WeaponTypeRow>(WEAPON_TYPES, key);

const BASIC_MOUNT: readonly WeaponType[] = ['SMALL_ARMS', 'CANNONS', 'FLAMER', 'MISSILE_LAUNCHER'];
const ADVANCED_MOUNT: readonly WeaponType[] = ['HIGH_POWER_LAS', 'PLASMA_MELTA'];

/** GOW-REC-09: weapon types that may be chosen for an item; a tank has that of its turret. */
export const ALLOWED_WEAPONS: Readonly<Record<string, readonly WeaponType[]>> = {
  'basic-infantry': ['SMALL_ARMS'],
  'special-infantry': WEAPON_TYPE_KEYS,
  'mechanized-infantry': WEAPON_TYPE_KEYS,
  'pulled-artillery': ['CANNONS', 'MISSILE_LAUNCHER'],
  'turret-basic': BASIC_MOUNT,
  'turret-advanced': ADVANCED_MOUNT,
  'titan-regular-weapon': BASIC_MOUNT,
  'titan-advanced-weapon': ADVANCED_MOUNT,
};
