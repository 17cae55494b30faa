import type { Scenario } from '../../../engine/index.js';
import { edgeBetween, hexKey, type Hex } from '../../../engine/hex/index.js';
import { existing, type Seat } from '../../../kernel/index.js';
import type { MapEntry } from '../contract/shapes.js';
import type { FieldEntry, MetaCampaignPosition, UnitEntry } from './shapes.js';

/** A made-up valley: columns to the east, rows to the south, a stream through the middle and a road over its bridge. */
const COLUMNS = 12;
const ROWS = 13;
const STREAM = 6;
const ROAD = 6;
const TOWN = 10;

const at = (column: number, row: number): Hex => ({ q: column, r: row - Math.floor(column / 2) });
const key = (column: number, row: number): string => hexKey(at(column, row));

type Hexes = MapEntry['hexes'];

const HEX = {
  terrain: 'PLAINS',
  elevation: 0,
  label: undefined,
  citySize: undefined,
  population: undefined,
} as const;

const HEXES: Hexes = Object.fromEntries([
  ...Array.from({ length: ROWS }, (_, row) => [
    key(STREAM, row),
    row === ROAD ? { ...HEX, terrain: 'LARGE_BRIDGE', label: 'Bridge' } : { ...HEX, terrain: 'WATER' },
  ]),
  ...[2, 3, 4, 9, 10].map((row) => [key(4, row), { ...HEX, terrain: 'FOREST' }]),
  ...[1, 2, 10, 11].map((row) => [key(8, row), { ...HEX, elevation: 1, label: undefined }]),
  ...[8, 9].map((row) => [key(9, row), { ...HEX, terrain: 'FOREST' }]),
  [key(TOWN, ROAD), { ...HEX, terrain: 'CITY', label: 'Town', citySize: 'SMALL', population: 'FRIENDLY' }],
]) as Hexes;

const EDGES: MapEntry['edges'] = Object.fromEntries(
  Array.from({ length: TOWN }, (_, column) => [
    existing(edgeBetween(at(column, ROAD), at(column + 1, ROAD)), 'edge'),
    { features: [], link: 'ROAD' as const, riverLink: false },
  ]),
);

const FORCES = ['Raiders 1', 'Raiders 2', 'Raiders 3', 'Raiders 4'].map((name, place) => ({
  id: `raiders-${place + 1}`,
  name,
  model: '',
  faction: 'HOSTILE' as const,
  classId: 'irregularInfantry',
  upgrades: [],
  figures: undefined,
}));

const RAIDER_CAR = {
  id: 'raider-car',
  name: 'Armed car',
  model: '',
  faction: 'HOSTILE' as const,
  classId: 'lAmpv',
  upgrades: ['hmg', 'wheeled'],
  figures: undefined,
};

const standing = (hex: string, facing: FieldEntry['facing']): FieldEntry => ({ hex, facing }) as FieldEntry;

const FORCE_FIELDS: Readonly<Record<string, FieldEntry>> = {
  'raiders-1': standing(key(7, 5), 'NW'),
  'raiders-2': standing(key(7, 7), 'SW'),
  'raiders-3': standing(key(9, 6), 'NW'),
  'raiders-4': standing(key(TOWN, ROAD), 'NW'),
  'raider-car': standing(key(TOWN, ROAD), 'NW'),
};

const unit = (
  owner: string,
  id: string,
  name: string,
  classId: string,
  upgrades: readonly string[],
): UnitEntry => ({
  id: `${owner}-${id}`,
  owner,
  name,
  model: '',
  classId,
  upgrades,
  veterancy: 'FB',
  trained: false,
  campaignsSurvived: 0,
  draft: false,
});

/** Rifles, scouts and a tank of one player. */
const unitsOf = ({ id, name }: Seat): readonly UnitEntry[] => [
  unit(id, 'rifles', `${name}'s Rifles`, 'regularInfantry', []),
  unit(id, 'scouts', `${name}'s Scouts`, 'scouts', []),
  unit(id, 'tank', `${name}'s Tank`, 'mAmpv', ['autocannon', 'tracked']),
];

/** Two hexes west of the stream, the second player's further south. */
function fieldsOf({ id }: Seat, place: number): Readonly<Record<string, FieldEntry>> {
  const row = (ROAD + (place % 2 === 0 ? place : -place - 1) + ROWS) % ROWS;
  return {
    [`${id}-rifles`]: standing(key(3, row), 'NE'),
    [`${id}-tank`]: standing(key(3, row), 'NE'),
    [`${id}-scouts`]: standing(key(2, row), 'NE'),
  };
}

const account = { credits: 10, req: 5, bonusReq: 0, campaignsPlayed: 0, taskForces: [], medals: [] };

function bridgehead(players: readonly Seat[]): MetaCampaignPosition {
  const units = players.flatMap(unitsOf);
  return {
    turn: 1,
    accounts: Object.fromEntries(players.map(({ id }) => [id, account])),
    units,
    companies: Object.fromEntries(
      players.map((seat) => [
        seat.id,
        {
          name: `Company of ${seat.name}`,
          taskForce: 'freeCompany',
          specializations: [],
          slots: { A: unitsOf(seat).map((each) => each.id) },
        },
      ]),
    ),
    campaign: {
      name: 'Bridgehead',
      brief: 'Raiders hold the town behind the stream. Take the bridge, then the town.',
      round: 1,
      map: { from: key(0, 0), columns: COLUMNS, rows: ROWS, hexes: HEXES, edges: EDGES },
      forces: [...FORCES, RAIDER_CAR],
      fields: {
        ...FORCE_FIELDS,
        ...Object.assign({}, ...players.map(fieldsOf)),
      },
      structures: [],
      minefields: [],
      objectives: [
        { id: 'bridge', text: 'A unit of the players stands on the bridge.', met: undefined },
        { id: 'town', text: 'A unit of the players stands in the town.', met: undefined },
      ],
    },
  } as MetaCampaignPosition;
}

/** Named starts. */
export const SCENARIOS: readonly Scenario<MetaCampaignPosition>[] = [
  {
    code: 'bridgehead',
    title: 'Bridgehead',
    description:
      'A small contract in its first round: every player leads rifles, scouts and a tank over a bridge, against raiders of the game master.',
    players: { min: 1, max: 6 },
    setup: bridgehead,
  },
  {
    code: 'new-world',
    title: 'New world',
    description:
      'Before the first contract: players register, draft their units and form companies (EDCU-ECO-05, EDCU-UPG-02, EDCU-TF-02).',
    players: { min: 1, max: 20 },
    setup: () => ({ turn: 1, accounts: {}, units: [], companies: {} }) as MetaCampaignPosition,
  },
];
