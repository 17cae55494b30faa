import { fromOddRow, hexKey, type HexKey } from '../../src/engine/hex/index.js';
import type { Seat } from '../../src/kernel/index.js';
import type {
  PlanetaryPosition,
  PositionDetachment,
  PositionHex,
  PositionUnit,
  RaceKey,
} from '../../src/rulesets/planetary/index.js';

/** Countries in three rows of three; each five columns wide and four rows high. */
const ACROSS = 3;
const [WIDE, HIGH] = [5, 4];

const unit = (type: string, ready: number, modelPoints: number): PositionUnit => ({
  type,
  ready,
  modelPoints,
});
const men = (ready: number): PositionUnit => ({ type: 'demo.line', ready });
const OFFICER: PositionUnit = { type: 'demo.commander', ready: 1 };

interface Country {
  readonly race: RaceKey;
  /** What stands in the Capital when the campaign begins. */
  readonly guard: Omit<PositionDetachment, 'owner' | 'hex'>;
  readonly more?: Pick<PlanetaryPosition['players'][number], 'demonGod' | 'craftworld'>;
}

/** Neighbours that fight each other by nature: Eldar and their dark kin, marines and traitors. */
const COUNTRIES: readonly Country[] = [
  {
    race: 'SM',
    guard: {
      units: [
        unit('SM.smHero', 1, 100),
        unit('SM.tacticalSquad', 10, 18),
        unit('SM.tacticalSquad', 10, 18),
        unit('SM.tacticalSquad', 10, 18),
        unit('SM.devastatorSquad', 10, 20),
      ],
    },
  },
  {
    race: 'CH',
    more: { demonGod: 'KHORNE' },
    guard: {
      units: [
        { ...unit('CH.mightyChampion', 1, 100), mark: 'KHORNE' },
        unit('CH.khorneBerzerkers', 10, 20),
        unit('CH.csmSquad', 10, 15),
        unit('CH.csmSquad', 10, 15),
      ],
    },
  },
  {
    race: 'DE',
    guard: { units: [unit('DE.deLord', 1, 80), unit('DE.warriorSquad', 10, 10), unit('DE.wyches', 10, 14)] },
  },
  {
    race: 'TY',
    guard: {
      units: [
        unit('TY.tyranidAlpha', 1, 100),
        unit('TY.genestealers', 10, 22),
        unit('TY.genestealers', 10, 22),
        unit('TY.termagants', 20, 8),
        unit('TY.tyranidWarriors', 5, 40),
      ],
    },
  },
  { race: 'IG', guard: { units: [OFFICER, unit('IG.infantryPlatoon', 20, 7), men(10)] } },
  {
    race: 'EL',
    more: { craftworld: 'ULTHWE' },
    guard: {
      units: [unit('EL.farseer', 1, 80), unit('EL.guardians', 10, 10), unit('EL.direAvengers', 10, 14)],
    },
  },
  {
    race: 'BA',
    guard: {
      units: [
        unit('BA.highPriest', 1, 100),
        unit('BA.tacticalSquad', 10, 18),
        unit('BA.tacticalSquad', 10, 18),
        unit('BA.veteranAssaultSquad', 10, 25),
      ],
    },
  },
  {
    race: 'ORK',
    guard: {
      units: [
        unit('ORK.orkLesserBoss', 1, 80),
        unit('ORK.sluggaBoyz', 20, 10),
        unit('ORK.shootaBoyz', 20, 10),
        unit('ORK.warbikes', 5, 40),
      ],
    },
  },
  { race: 'SOB', guard: { units: [OFFICER, men(10), men(10), men(10)] } },
];

/** Of Tyranids nothing else begins in orbit (RACE-TY-01). */
const SWARM = { typeKey: 'MYCETIC_SWARM', class: 'TYPE_I' } as const;

const spot = (country: number, column: number, row: number) =>
  fromOddRow((country % ACROSS) * WIDE + column, Math.floor(country / ACROSS) * HIGH + row);
const keyOf = (country: number, column: number, row: number): HexKey => hexKey(spot(country, column, row));

type Things = Readonly<Record<string, Partial<PositionHex>>>;

const BUILDINGS = ['MAJOR_SPACEPORT', 'STRATEGIC_HQ', 'PRISON', 'BARRACKS'].map((type) => ({ type }));
/** By column and row of a country. */
const TOWNS: Things = {
  '2,1': {
    urban: { size: 4, bp: 4000, buildings: BUILDINGS },
    stronghold: { type: 'CAPITAL_FORTIFICATION', defences: [{ type: 'bunker' }, { type: 'weaponTower' }] },
  },
  '0,2': {
    urban: { size: 2, bp: 600, buildings: [{ type: 'BARRACKS' }] },
    stronghold: { type: 'CAMP', defences: [{ type: 'bunker' }] },
  },
};
const MINES: Things = { '4,2': { resource: { rp: 60 } }, '3,3': { resource: { rp: 40 } } };
/** Tyranids have no mines but those that they will consume: nobody's yet. */
const PREY: Things = { '3,1': { resource: { rp: 60 } } };

function hexesOf({ race }: Country, at: number, controller: string): readonly PositionHex[] {
  const things: Things = { ...TOWNS, ...(race === 'TY' ? PREY : MINES) };
  return Array.from({ length: WIDE * HIGH }, (_, place): PositionHex => {
    const [column, row] = [place % WIDE, Math.floor(place / WIDE)];
    const key = `${column},${row}`;
    const free = race === 'TY' && key in PREY;
    return { ...spot(at, column, row), ...(free ? {} : { controller }), ...things[key] };
  });
}

/** Beside what guards the Capital each has two armies at its borders, and those that may begin in orbit one there. */
function armiesOf({ race, guard }: Country, at: number, owner: string): readonly PositionDetachment[] {
  const army = [OFFICER, men(10), men(10), men(10)];
  return [
    { ...guard, id: `guard-${race}`, owner, hex: keyOf(at, 2, 1) },
    { id: `east-${race}`, owner, hex: keyOf(at, 4, 1), units: army },
    { id: `south-${race}`, owner, hex: keyOf(at, 1, 3), units: army },
    ...(['SM', 'TY'].includes(race)
      ? [{ ...guard, id: `sky-${race}`, owner, orbit: true, ...(race === 'TY' ? SWARM : {}) }]
      : []),
  ];
}

/** Nine players, one of each race, in the Build phase of turn 3: everybody has a Capital, a town, armies and prisoners to take. */
export function nineRaces(players: readonly Seat[]): PlanetaryPosition {
  const seatOf = (race: RaceKey): string => players[COUNTRIES.findIndex((each) => each.race === race)]!.id;
  const prison = keyOf(
    COUNTRIES.findIndex((each) => each.race === 'CH'),
    2,
    1,
  );
  return {
    turn: 3,
    phase: 'BUILD',
    map: { cols: ACROSS * WIDE, rows: ACROSS * HIGH },
    players: COUNTRIES.map(({ race, more }, at) => ({
      seat: players[at]!.id,
      race,
      capitalHex: keyOf(at, 2, 1),
      ...more,
    })),
    hexes: COUNTRIES.flatMap((each, at) => hexesOf(each, at, players[at]!.id)),
    garrisons: COUNTRIES.map((_, at) => ({
      owner: players[at]!.id,
      hex: keyOf(at, 0, 2),
      units: [men(10)],
    })),
    detachments: [
      ...COUNTRIES.flatMap((each, at) => armiesOf(each, at, players[at]!.id)),
      ...['first', 'second', 'third'].map((id) => ({
        id: `captive-${id}`,
        owner: seatOf('SM'),
        prison,
        units: [unit('SM.chaplain', 1, 100), unit('SM.tacticalSquad', 10, 15)],
      })),
    ],
  };
}
