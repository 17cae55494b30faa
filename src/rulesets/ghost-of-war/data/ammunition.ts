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
  SmallArms: { label: 'Small Arms', examples: ['H.Stubber', 'Multilaser', 'Bolter'], requirement: { GG: 1 } },
  Cannons: { label: 'Cannons', examples: ['Battlecannon', 'Earthshaker'], requirement: { Shells: 1 } },
  HighPowerLas: {
    label: 'High-Power Las',
    examples: ['Las-Destructor', 'Lance-Battery'],
    requirement: { RareMinerals: 1 },
  },
  Flamer: { label: 'Flamer', examples: ['Heavy Flamer', 'Inferno-Cannon'], requirement: { Promethium: 2 } },
  MissileLauncher: {
    label: 'Missile Launcher',
    examples: ['Hunter-Killer', 'Manticore'],
    requirement: { Missiles: 2 },
  },
  PlasmaMelta: {
    label: 'Plasma/Melta',
    examples: ['Plasmacannon', 'Plasma-Broadside'],
    requirement: { RareMinerals: 1, Promethium: 1 },
  },
} as const satisfies Readonly<Record<string, WeaponTypeRow>>;

export type WeaponType = keyof typeof WEAPON_TYPES;

export const WEAPON_TYPE_IDS = Object.keys(WEAPON_TYPES) as readonly WeaponType[];

export const ammunitionOf = (type: WeaponType): GeneralGoods => WEAPON_TYPES[type].requirement;

const BASIC_MOUNT: readonly WeaponType[] = ['SmallArms', 'Cannons', 'Flamer', 'MissileLauncher'];
const ADVANCED_MOUNT: readonly WeaponType[] = ['HighPowerLas', 'PlasmaMelta'];

/** GOW-REC-09: weapon types that may be chosen for an item; a tank has that of its turret. */
export const ALLOWED_WEAPONS: Readonly<Record<string, readonly WeaponType[]>> = {
  'basic-infantry': ['SmallArms'],
  'special-infantry': WEAPON_TYPE_IDS,
  'mechanized-infantry': WEAPON_TYPE_IDS,
  'pulled-artillery': ['Cannons', 'MissileLauncher'],
  'turret-basic': BASIC_MOUNT,
  'turret-advanced': ADVANCED_MOUNT,
  'titan-regular-weapon': BASIC_MOUNT,
  'titan-advanced-weapon': ADVANCED_MOUNT,
};
