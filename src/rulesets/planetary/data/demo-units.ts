import type { UnitType } from '../state/index.js';
import { PLAIN_UNIT_TYPE } from './units.js';

type Basics = Pick<
  UnitType,
  'key' | 'name' | 'slot' | 'moveClass' | 'modelPoints' | 'minModels' | 'maxModels'
>;

const foot = (basics: Basics, more: Partial<UnitType> = {}): UnitType => ({
  ...PLAIN_UNIT_TYPE,
  vehicle: false,
  ...basics,
  ...more,
});

const vehicle = (weight: 'light' | 'heavy', basics: Basics, more: Partial<UnitType> = {}): UnitType => ({
  ...PLAIN_UNIT_TYPE,
  vehicle: true,
  weight,
  ...basics,
  ...more,
});

const one = { minModels: 1, maxModels: 1 } as const;
const squad = { minModels: 5, maxModels: 10 } as const;

const HEAVY_WEAPON = { key: 'heavyWeapon', name: 'Heavy weapon', points: 20, staysWithUnit: true };

/** Invented unit types, free for any race, for examples, scenarios and tests (PLN-OPT-01: own types may be entered). */
export const DEMO_UNITS: readonly UnitType[] = [
  foot(
    {
      key: 'demo.supreme',
      name: 'Supreme Commander',
      slot: 'HQ',
      moveClass: 'infantry',
      modelPoints: 150,
      ...one,
    },
    { hqRank: 'SUPREME', limit: 'RARE' },
  ),
  foot(
    { key: 'demo.commander', name: 'Commander', slot: 'HQ', moveClass: 'infantry', modelPoints: 80, ...one },
    { hqRank: 'LESSER' },
  ),
  foot(
    { key: 'demo.hero', name: 'Named Hero', slot: 'HQ', moveClass: 'infantry', modelPoints: 200, ...one },
    { specialCharacter: true, needs2000: true, wounds: 3 },
  ),
  foot(
    { key: 'demo.relic', name: 'Relic Bearer', slot: 'HQ', moveClass: 'infantry', modelPoints: 100, ...one },
    { limit: 'VERY_RARE' },
  ),
  foot(
    { key: 'demo.line', name: 'Line Squad', slot: 'TR', moveClass: 'infantry', modelPoints: 10, ...squad },
    { options: [HEAVY_WEAPON] },
  ),
  foot(
    { key: 'demo.scouts', name: 'Scout Squad', slot: 'TR', moveClass: 'infantry', modelPoints: 12, ...squad },
    { scout: true },
  ),
  foot({
    key: 'demo.veterans',
    name: 'Veteran Squad',
    slot: 'EL',
    moveClass: 'infantry',
    modelPoints: 25,
    ...squad,
  }),
  foot(
    {
      key: 'demo.bodyguard',
      name: 'Bodyguard',
      slot: 'EL',
      moveClass: 'infantry',
      modelPoints: 30,
      minModels: 5,
      maxModels: 5,
    },
    { limit: 'RARE' },
  ),
  vehicle('light', {
    key: 'demo.walker',
    name: 'Walker',
    slot: 'EL',
    moveClass: 'walker',
    modelPoints: 100,
    ...one,
  }),
  foot({
    key: 'demo.bikes',
    name: 'Bike Squadron',
    slot: 'FA',
    moveClass: 'wheeled',
    modelPoints: 30,
    minModels: 3,
    maxModels: 5,
  }),
  vehicle('light', {
    key: 'demo.car',
    name: 'Armoured Car',
    slot: 'FA',
    moveClass: 'wheeled',
    modelPoints: 70,
    ...one,
  }),
  vehicle('light', {
    key: 'demo.skimmer',
    name: 'Skimmer Squadron',
    slot: 'FA',
    moveClass: 'skimmer',
    modelPoints: 60,
    minModels: 1,
    maxModels: 3,
  }),
  vehicle('heavy', {
    key: 'demo.tank',
    name: 'Battle Tank',
    slot: 'HS',
    moveClass: 'tracked',
    modelPoints: 150,
    ...one,
  }),
  vehicle(
    'heavy',
    { key: 'demo.siegeGun', name: 'Siege Gun', slot: 'HS', moveClass: 'tracked', modelPoints: 120, ...one },
    { barrage: true, barrageRange100: true },
  ),
  foot(
    {
      key: 'demo.mortars',
      name: 'Mortar Team',
      slot: 'HS',
      moveClass: 'infantry',
      modelPoints: 20,
      minModels: 3,
      maxModels: 3,
    },
    { barrage: true },
  ),
  vehicle(
    'heavy',
    { key: 'demo.flak', name: 'Flak Tank', slot: 'HS', moveClass: 'tracked', modelPoints: 110, ...one },
    { aaWeapons: 1 },
  ),
  foot({
    key: 'demo.heavy',
    name: 'Heavy Weapons Squad',
    slot: 'HS',
    moveClass: 'infantry',
    modelPoints: 15,
    ...squad,
  }),
];
