import { itemAt } from '../../../../kernel/index.js';
import type { Scenario } from '../../../../engine/index.js';
import { hexKey } from '../../../../engine/hex/index.js';
import type { GhostOfWarPosition, UnitEntry } from '../position.js';

/** Columns of hexes of each sub-sector. */
const SUB_SECTORS = [
  { id: 'corvus', name: 'Corvus', columns: [0, 1, 2] },
  { id: 'vann', name: 'Vann', columns: [3, 4, 5] },
  { id: 'mere', name: 'Mere', columns: [6, 7, 8] },
] as const;

const ROWS = [0, 1, 2, 3, 4] as const;

const HEXES = SUB_SECTORS.flatMap(({ id, columns }) =>
  columns.flatMap((q) => ROWS.map((r) => ({ hex: hexKey({ q, r }), subSector: id }))),
);

const unit = (
  owner: string,
  id: string,
  name: string,
  type: string,
  place: string,
  more: Partial<UnitEntry> = {},
): UnitEntry => ({ id, name, owner, type, place, ...more });

const SMALL_ARMS = { weapon: 'SMALL_ARMS' } as const;
const CANNONS = { weapon: 'CANNONS' } as const;

const UNITS: readonly UnitEntry[] = [
  unit('guard', 'corvan-1', '1st Corvan Mechanized', 'mechanized-infantry', 'vallus', CANNONS),
  unit('guard', 'corvan-2', '2nd Corvan Mechanized', 'mechanized-infantry', 'vallus', CANNONS),
  unit('guard', 'corvan-3', '3rd Corvan Mechanized', 'mechanized-infantry', 'vallus', CANNONS),
  unit('guard', 'corvan-4', '4th Corvan Armor', 'armor', 'vallus', { ...CANNONS, ce: 90, xp: 8 }),
  unit('guard', 'corvan-5', '5th Corvan Armor', 'armor', 'vallus', { ...CANNONS, xp: 6 }),
  unit('guard', 'atrian-1', '1st Atrian Foot', 'basic-infantry', 'atria', SMALL_ARMS),
  unit('guard', 'atrian-2', '2nd Atrian Foot', 'basic-infantry', 'atria', SMALL_ARMS),
  unit('navy', 'lex', 'Lex Talionis', 'cruiser', 'vallus-system'),
  unit('navy', 'vigil', 'Vigil', 'frigate', 'bastion-system'),
  unit('chapter', 'squad-1', 'Squad Cassian', 'astartes-squad', 'aquila', { ...SMALL_ARMS, xp: 16 }),
  unit('chapter', 'squad-2', 'Squad Oriel', 'astartes-squad', 'aquila', SMALL_ARMS),
  unit('chapter', 'talon', 'Talon of Corvus', 'frigate', 'bastion-system'),
  unit('rebels', 'vallan-1', '1st Vallan Foot', 'basic-infantry', 'vallus', { ...SMALL_ARMS, ce: 80 }),
  unit('rebels', 'vallan-2', '2nd Vallan Foot', 'basic-infantry', 'vallus', { ...SMALL_ARMS, ce: 70 }),
  unit('rebels', 'vallan-3', '3rd Vallan Guns', 'pulled-artillery', 'vallus', CANNONS),
  unit('reavers', 'reaver-1', 'Reaver Host', 'specialized-infantry', 'kharon', SMALL_ARMS),
  unit('reavers', 'reaver-2', 'Iron Host', 'armor', 'kharon', CANNONS),
  unit('reavers', 'wrath', 'Wrath', 'cruiser', 'kharon-system'),
  unit('reavers', 'spite', 'Spite', 'frigate', 'nidus-system'),
];

const position = (imperium: string, enemy: string): GhostOfWarPosition => ({
  subSectors: SUB_SECTORS.map(({ id, name }) => ({ id, name })),
  hexes: HEXES,
  systems: [
    { id: 'hastea-system', name: 'Hastea', hex: '0,1' },
    { id: 'bastion-system', name: 'Bastion', hex: '2,3' },
    { id: 'atria-system', name: 'Atria', hex: '3,1' },
    { id: 'vallus-system', name: 'Vallus', hex: '5,2' },
    { id: 'kharon-system', name: 'Kharon', hex: '7,1' },
    { id: 'nidus-system', name: 'Nidus', hex: '8,3' },
  ],
  storms: [{ id: 'maelstrom', kind: 'STORM', core: ['6,4'] }],
  routes: [{ id: 'pilgrims-way', hexes: ['0,1', '1,1', '2,1', '3,1'] }],
  factions: [
    { id: 'guard', name: 'Corvan Guard', kind: 'GUARD', alignment: 'IMPERIAL', seat: imperium },
    {
      id: 'navy',
      name: 'Battlefleet Corvus',
      kind: 'NAVY',
      alignment: 'IMPERIAL',
      seat: imperium,
      stock: { Officers: 2 },
    },
    {
      id: 'chapter',
      name: 'Sons of the Eagle',
      kind: 'ASTARTES',
      alignment: 'IMPERIAL',
      seat: imperium,
      stock: { Neophytes: 4, GeneSeed: 2 },
      chapter: { base: 'PLANET', homeworlds: ['aquila'] },
    },
    { id: 'rebels', name: 'Vallan Rebels', kind: 'GUARD', alignment: 'ENEMY', seat: enemy },
    { id: 'reavers', name: 'Reavers of Kharon', kind: 'OTHER', alignment: 'ENEMY', seat: enemy },
  ],
  planets: [
    { id: 'hastea', name: 'Hastea', system: 'hastea-system', type: 'Agri-World', controller: 'guard' },
    { id: 'ferrum', name: 'Ferrum', system: 'hastea-system', type: 'Mining World', controller: 'guard' },
    { id: 'bastion', name: 'Bastion', system: 'bastion-system', type: 'Fortress World', controller: 'guard' },
    { id: 'anchorage', name: 'Anchorage', system: 'bastion-system', type: 'Naval Base', controller: 'navy' },
    {
      id: 'aquila',
      name: 'Aquila',
      system: 'bastion-system',
      type: 'Chapter Homeworld',
      controller: 'chapter',
    },
    { id: 'atria', name: 'Atria', system: 'atria-system', type: 'Hive World', controller: 'guard' },
    { id: 'vallus', name: 'Vallus', system: 'vallus-system', type: 'Civilised World', controller: 'rebels' },
    { id: 'kharon', name: 'Kharon', system: 'kharon-system', type: 'Forge World', controller: 'reavers' },
    { id: 'nidus', name: 'Nidus', system: 'nidus-system', type: 'Death World', controller: 'reavers' },
    { id: 'gloom', name: 'Gloom', system: 'nidus-system', type: 'Refinery World', controller: 'reavers' },
  ],
  units: UNITS,
  formations: [
    {
      id: 'corvan-army',
      name: 'Corvan Army',
      owner: 'guard',
      units: ['corvan-1', 'corvan-2', 'corvan-3', 'corvan-4', 'corvan-5'],
    },
  ],
  characters: [
    {
      id: 'general-varro',
      class: 'GENERAL',
      name: 'General Varro',
      faction: 'guard',
      attachedTo: 'corvan-army',
      traits: [],
    },
    {
      id: 'commissar-thule',
      class: 'COMMISSAR',
      name: 'Commissar Thule',
      faction: 'guard',
      attachedTo: 'corvan-5',
    },
  ],
});

/** Two players: the Imperium of Corvus against the rebels of Vallus and the reavers behind them. */
export const CORVUS_WAR: Scenario<GhostOfWarPosition> = {
  code: 'corvus-war',
  title: 'The war for Corvus',
  description:
    'Two players, six systems and ten worlds in three sub-sectors: Guard, Navy and a chapter against rebels and reavers, armies in contact on Vallus.',
  players: { min: 2, max: 2 },
  setup: (players) => position(itemAt(players, 0).id, itemAt(players, 1).id),
};
