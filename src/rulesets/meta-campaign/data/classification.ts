import type { ClassificationRow } from '../catalogs/catalog.js';

/** EDCU-CLF-04: primaries that count as one kind of air defence. */
export const PRIMARY_GROUPS = {
  aaGun: ['aaGunLight', 'aaGunMedium', 'aaGunHeavy'],
  aaMissile: ['aaMissileLight', 'aaMissileMedium', 'aaMissileHeavy'],
} as const;

/** EDCU-CLF-01, EDCU-CLF-06: what a finished unit counts as. */
export const CLASSIFICATION: readonly ClassificationRow[] = [
  {
    id: 'tank',
    name: 'Tank',
    unitTypes: ['ampv'],
    all: [{ propulsion: ['tracked'] }, { primary: ['battleCannon'] }],
  },
  {
    id: 'lightTank',
    name: 'Light Tank',
    unitTypes: ['ampv'],
    all: [{ classification: ['tank'] }, { armourMin: 1, armourMax: 1 }],
  },
  {
    id: 'mainBattleTank',
    name: 'Main Battle Tank',
    unitTypes: ['ampv'],
    all: [{ classification: ['tank'] }, { armourMin: 2, armourMax: 3 }],
  },
  {
    id: 'heavyTank',
    name: 'Heavy Tank',
    unitTypes: ['ampv'],
    all: [{ classification: ['tank'] }, { armourMin: 4 }],
  },
  {
    id: 'ifv',
    name: 'IFV',
    unitTypes: ['ampv'],
    all: [{ primary: ['battleCannon', 'autocannon'] }, { compartment: ['troop', 'cargo'] }],
  },
  {
    id: 'apc',
    name: 'APC',
    unitTypes: ['ampv'],
    all: [{ primary: ['hmg', 'gmg', 'unarmed'] }, { compartment: ['troop', 'cargo'] }],
  },
  {
    id: 'assaultVehicle',
    name: 'Assault Vehicle',
    unitTypes: ['ampv'],
    all: [{ primary: ['recoillessRifle', 'flamethrower', 'assaultCannon'] }],
  },
  {
    id: 'assaultTank',
    name: 'Assault Tank',
    unitTypes: ['ampv'],
    all: [{ propulsion: ['tracked'] }, { primary: ['recoillessRifle', 'flamethrower', 'assaultCannon'] }],
  },
  {
    id: 'tankDestroyer',
    name: 'Tank Destroyer',
    unitTypes: ['ampv'],
    all: [{ primary: ['battleCannon'] }, { armourMax: 1 }],
  },
  { id: 'logistics', name: 'Logistics', unitTypes: ['*'], all: [{ supplyCapacityMin: 2 }] },
  {
    id: 'transport',
    name: 'Transport',
    unitTypes: ['luv', 'truck', 'aquaticCraft'],
    all: [{ primary: ['hmg', 'gmg', 'unarmed'] }, { compartment: ['troop', 'cargo'] }],
  },
  { id: 'antiTank', name: 'Anti-Tank', unitTypes: ['*'], all: [{ primary: ['atgm', 'recoillessRifle'] }] },
  {
    id: 'heavyTransport',
    name: 'Heavy Transport',
    unitTypes: ['truck'],
    all: [{ compartment: ['vehicleBed'] }],
  },
  {
    id: 'landingCraft',
    name: 'Landing Craft',
    unitTypes: ['aquaticCraft'],
    all: [{ compartment: ['vehicleBed'] }],
  },
  {
    id: 'airDefenseGun',
    name: 'Air Defense Gun ({size})',
    unitTypes: ['ampv', 'luv', 'truck'],
    all: [{ primaryGroup: ['aaGun'] }],
  },
  {
    id: 'airDefenseMissile',
    name: 'Air Defense Missile ({size})',
    unitTypes: ['ampv', 'luv', 'truck'],
    all: [{ primaryGroup: ['aaMissile'] }],
  },
  { id: 'vtolTransport', name: 'Transport', unitTypes: ['vtol'], all: [{ infantryCapacityMin: 1 }] },
  {
    id: 'selfPropelledHowitzer',
    name: 'Self Propelled Howitzer',
    unitTypes: ['ampv', 'luv', 'truck'],
    all: [{ primary: ['howitzer'] }],
  },
  {
    id: 'selfPropelledRockets',
    name: 'Self Propelled Rockets',
    unitTypes: ['ampv', 'luv', 'truck'],
    all: [{ primary: ['rockets'] }],
  },
  {
    id: 'selfPropelledMortar',
    name: 'Self Propelled Mortar',
    unitTypes: ['ampv', 'luv', 'truck'],
    all: [{ primary: ['mortar'] }],
  },
  {
    id: 'towedArtillery',
    name: 'Towed Artillery',
    unitTypes: ['towed'],
    all: [{ primary: ['howitzer', 'rockets', 'mortar'] }],
  },
];
