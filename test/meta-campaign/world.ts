import { edgeBetween, hexKey, type Hex } from '../../src/engine/hex/index.js';
import type { MetaCampaignPosition } from '../../src/rulesets/meta-campaign/index.js';

/** Columns to the east, rows to the south, every other column half a row lower. */
export const at = (column: number, row: number): Hex => ({ q: column, r: row - Math.floor(column / 2) });
export const key = (column: number, row: number): string => hexKey(at(column, row));

const SIDE = 14;
const STREAM = 6;
const rows = Array.from({ length: SIDE }, (_, row) => row);

const HEXES = Object.fromEntries([
  ...rows.map((row) => [key(STREAM, row), { terrain: row === 6 ? 'LARGE_BRIDGE' : 'WATER' }]),
  [key(7, 7), { terrain: 'BEACH' }],
  ...[2, 3, 9].map((row) => [key(5, row), { terrain: 'FOREST' }]),
  ...[4, 5].map((row) => [key(9, row), { terrain: 'SWAMP' }]),
  ...[3, 4].map((row) => [key(10, row), { elevation: 1 }]),
  [key(10, 5), { elevation: 3 }],
  [key(11, 2), { terrain: 'MOUNTAINS', elevation: 2 }],
  [key(8, 6), { terrain: 'CITY', citySize: 'SMALL', population: 'NEUTRAL', label: 'Town' }],
  [key(8, 7), { terrain: 'RUBBLE' }],
  [key(4, 11), { terrain: 'DESERT_DUNES' }],
]);

const between = (a: readonly [number, number], b: readonly [number, number]): string =>
  edgeBetween(at(...a), at(...b))!;

const EDGES = Object.fromEntries([
  ...[2, 3, 4, 5, 6, 7].map((column) => [between([column, 6], [column + 1, 6]), { link: 'ROAD' }]),
  [between([7, 3], [8, 3]), { features: ['RIVER'] }],
  [between([7, 4], [8, 4]), { features: ['WOODED'] }],
  [between([5, 7], [6, 7]), { features: ['HARBOR'] }],
]);

const unit = (owner: number, id: string, classId: string, upgrades: readonly string[] = []) => ({
  id,
  owner: `seat-${owner}`,
  name: id,
  classId,
  upgrades,
});

const UNITS = [
  unit(1, 'inf', 'regularInfantry', ['meleeWeapons', 'infantryAtLauncher']),
  unit(1, 'sappers', 'combatEngineers', ['demolitionCharges', 'eodKit']),
  unit(1, 'tank', 'mAmpv', ['battleCannon', 'tracked', 'smokeLaunchers']),
  unit(1, 'truck', 'truck', ['unarmed', 'wheeled', 'cargoCompartment', 'towHitch']),
  unit(1, 'gun', 'towedGun', ['howitzer']),
  unit(2, 'vtol', 'utilityVtol', ['unarmed', 'troopCompartment', 'liftHooks']),
  unit(2, 'para', 'airborneInfantry'),
  unit(2, 'plane', 'transportAircraft', ['unarmed', 'troopCompartment', 'cargoCompartment', 'paradropRig']),
  unit(2, 'jet', 'strikeAircraft', ['autocannon', 'bombs']),
  unit(2, 'luv', 'luv', ['hmg', 'wheeled']),
  unit(3, 'boat', 'aquaticCraft', ['autocannon', 'sonarActive', 'sonarPassive']),
  unit(3, 'forces', 'specialForces'),
  unit(3, 'flak', 'lAmpv', ['aaGunLight', 'wheeled', 'airRadar']),
  unit(3, 'rockets', 'hAmpv', ['rockets', 'tracked', 'counterBatteryRadar']),
  unit(3, 'scouts', 'scouts'),
];

const force = (id: string, classId: string, upgrades: readonly string[] = [], faction = 'HOSTILE') => ({
  id,
  name: id,
  faction,
  classId,
  upgrades,
});

const FORCES = [
  force('h-one', 'irregularInfantry'),
  force('h-two', 'irregularInfantry'),
  force('h-three', 'regularInfantry', ['meleeWeapons']),
  force('h-tank', 'mAmpv', ['autocannon', 'tracked']),
  force('h-gun', 'towedGun', ['howitzer']),
  force('h-scouts', 'scouts'),
  force('h-vtol', 'attackVtol', ['autocannon']),
  force('h-luv', 'luv', ['hmg', 'wheeled', 'mineLayer']),
  force('militia', 'irregularInfantry', [], 'ALLIED'),
  force('people', 'irregularInfantry', [], 'NEUTRAL'),
];

const SLOTS = Object.fromEntries(
  [1, 2, 3].map((seat) => [
    `seat-${seat}`,
    {
      name: `Company ${seat}`,
      taskForce: 'freeCompany',
      slots: { A: UNITS.filter(({ owner }) => owner === `seat-${seat}`).map(({ id }) => id) },
    },
  ]),
);

/** Three companies with something of everything, on both sides of a stream with the game master's forces. */
export const everything = (): MetaCampaignPosition =>
  ({
    accounts: Object.fromEntries(
      [1, 2, 3].map((seat) => [`seat-${seat}`, { credits: 30, req: 20, bonusReq: 0 }]),
    ),
    units: UNITS,
    companies: SLOTS,
    campaign: {
      name: 'Everything',
      round: 1,
      map: { from: key(0, 0), columns: SIDE, rows: SIDE, hexes: HEXES, edges: EDGES },
      forces: FORCES,
      fields: {
        inf: { hex: key(7, 6), facing: 'NE' },
        sappers: { hex: key(7, 5) },
        tank: { hex: key(7, 6), facing: 'NE' },
        truck: { hex: key(4, 6), crates: 2, barrels: 1 },
        gun: { hex: key(4, 6), carriedBy: { unit: 'truck', how: 'HITCHED' } },
        vtol: { hex: key(3, 5), profile: 'NOE' },
        para: { hex: key(2, 3), carriedBy: { unit: 'plane', how: 'EMBARKED' } },
        plane: { hex: key(2, 3), profile: 'LOW' },
        jet: { hex: key(1, 6), profile: 'LOW' },
        luv: { hex: key(3, 5) },
        boat: { hex: key(6, 8) },
        forces: { hex: key(3, 8) },
        flak: { hex: key(4, 7), radarOn: true },
        rockets: { hex: key(4, 8) },
        scouts: { hex: key(8, 4), stealthed: true },
        'h-one': { hex: key(8, 6), facing: 'SW' },
        'h-two': { hex: key(9, 6), facing: 'SW' },
        'h-three': { hex: key(8, 8), facing: 'NW' },
        'h-tank': { hex: key(9, 7), facing: 'NW' },
        'h-gun': { hex: key(12, 6), deployed: true },
        'h-scouts': { hex: key(5, 9), stealthed: true },
        'h-vtol': { hex: key(8, 6), profile: 'LOW' },
        'h-luv': { hex: key(10, 7) },
        militia: { hex: key(7, 8) },
        people: { hex: key(8, 9) },
      },
      structures: [
        { id: 'strip', type: 'roughAirstrip', hex: key(2, 5), bloc: 'FRIENDLY' },
        { id: 'depot', type: 'forwardDepot', hex: key(4, 6), bloc: 'FRIENDLY', crates: 3, barrels: 3 },
        { id: 'garage', type: 'vehicleRepairCenter', hex: key(4, 7), bloc: 'FRIENDLY' },
        { id: 'half-built', type: 'sensorTower', hex: key(7, 5), hp: 2, completed: false, bloc: 'FRIENDLY' },
        { id: 'trench', type: 'trench', hex: key(8, 8), site: 'TRENCH_FRONT', facing: 'NW', bloc: 'HOSTILE' },
        { id: 'station', type: 'radarStation', hex: key(11, 7), bloc: 'HOSTILE' },
        { id: 'store', type: 'miniDepot', hex: key(9, 7), bloc: 'HOSTILE', crates: 2 },
      ],
      minefields: [
        { hex: key(8, 5), bloc: 'HOSTILE' },
        { hex: key(3, 9), bloc: 'FRIENDLY' },
      ],
      objectives: [
        { id: 'town', text: 'Take the town.' },
        { id: 'station', text: 'Destroy the radar station.' },
      ],
    },
  }) as unknown as MetaCampaignPosition;
