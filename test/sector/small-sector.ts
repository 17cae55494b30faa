import type { GhostOfWarPosition, PlanetEntry, UnitEntry } from '../../src/rulesets/ghost-of-war/index.js';

/** Seats of the players in the small sector; the arbiter runs the Mechanicus and what revolts. */
export const SECTOR_PLAYERS = ['seat-1', 'seat-2', 'seat-3'] as const;

const COLUMNS = 9;
const ROWS = 4;
const subSectorOf = (q: number): string => (q < 3 ? 'corvus' : q < 6 ? 'vann' : 'tarsis');

const hexes = Array.from({ length: COLUMNS * ROWS }, (_, at) => ({
  q: at % COLUMNS,
  r: Math.floor(at / COLUMNS),
})).map(({ q, r }) => ({ hex: `${q},${r}` as const, subSector: subSectorOf(q) }));

const planet = (
  id: string,
  system: string,
  type: PlanetEntry['type'],
  controller: string,
  more: Partial<PlanetEntry> = {},
) => ({
  id,
  name: `${id[0]!.toUpperCase()}${id.slice(1)}`,
  system,
  type,
  controller,
  ...more,
});

const units = (
  count: number,
  owner: string,
  type: string,
  place: string,
  more: Partial<UnitEntry> = {},
): readonly UnitEntry[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `${owner}-${type}-${place}-${at + 1}`,
    name: `${owner} ${type} of ${place} ${at + 1}`,
    owner,
    type,
    place,
    ...more,
  }));

const ids = (some: readonly UnitEntry[]): readonly string[] => some.map((each) => each.id);

const guardFoot = units(4, 'guard', 'basic-infantry', 'hastea', { weapon: 'SMALL_ARMS' });
const guardTanks = units(4, 'guard', 'armor', 'vallus', { weapon: 'CANNONS' });
const guardShips = units(3, 'guard', 'cruiser', 'hastea-system');
const squads = units(5, 'chapter', 'astartes-squad', 'fenris', { xp: 55, ce: 70 });
const scouts = units(2, 'chapter', 'astartes-scouts', 'fenris');
const fleet = units(3, 'chapter', 'frigate', 'fenris-system', { ce: 60 });
const veterans = units(3, 'guard', 'specialized-infantry', 'hastea', { weapon: 'FLAMER', xp: 52, ce: 45 });
const horde = units(6, 'reavers', 'basic-infantry', 'vallus', { weapon: 'SMALL_ARMS', traits: ['MUTANT'] });
const wrecks = units(2, 'guard', 'mechanized-infantry', 'hastea', { weapon: 'CANNONS', ce: 8 });
const raiders = units(4, 'reavers', 'frigate', 'atria-system');
const beasts = units(3, 'reavers', 'armor', 'atria', { weapon: 'CANNONS' });
const titans = units(2, 'mars', 'scout-titan', 'forge', { weapon: 'CANNONS' });

/** Three players, four factions and one of the arbiter's, with something of every kind near its enemies. */
export const smallSector = (): GhostOfWarPosition => ({
  subSectors: ['corvus', 'vann', 'tarsis'].map((id) => ({ id, name: id })),
  hexes,
  systems: [
    { id: 'hastea-system', name: 'Hastea', hex: '0,0' },
    { id: 'fenris-system', name: 'Fenris', hex: '2,1' },
    { id: 'vallus-system', name: 'Vallus', hex: '4,1' },
    { id: 'forge-system', name: 'Forge', hex: '3,3' },
    { id: 'atria-system', name: 'Atria', hex: '7,1' },
    { id: 'skull-system', name: 'Skull', hex: '8,3' },
  ],
  storms: [{ id: 'maw', kind: 'STORM', core: ['6,3'] }],
  routes: [{ id: 'long-road', hexes: ['0,0', '1,0', '2,0', '2,1', '3,1', '4,1'] }],
  factions: [
    {
      id: 'guard',
      name: 'Guard',
      kind: 'GUARD',
      alignment: 'IMPERIAL',
      seat: 'seat-1',
      stock: { Officers: 6 },
    },
    {
      id: 'chapter',
      name: 'Chapter',
      kind: 'ASTARTES',
      alignment: 'IMPERIAL',
      seat: 'seat-2',
      stock: { Neophytes: 4, GeneSeed: 30 },
      chapter: { base: 'PLANET', homeworlds: ['fenris'], honourBound: ['fenris-system'] },
    },
    {
      id: 'reavers',
      name: 'Reavers',
      kind: 'OTHER',
      alignment: 'ENEMY',
      seat: 'seat-3',
      stock: { Officers: 5 },
    },
    {
      id: 'mars',
      name: 'Mars',
      kind: 'MECHANICUS',
      alignment: 'IMPERIAL',
      seat: null,
      stock: { Princeps: 4 },
    },
  ],
  planets: [
    planet('hastea', 'hastea-system', 'Hive World', 'guard'),
    planet('meridian', 'hastea-system', 'Agri-World', 'guard'),
    planet('fenris', 'fenris-system', 'Chapter Homeworld', 'chapter', {
      parts: { 'Astartes Wargear': 3, 'Suit of Terminator Armor': 4, 'Dreadnought Chassis': 2 },
    }),
    planet('vallus', 'vallus-system', 'Civilised World', 'guard', {
      orbitalWeight: 0,
      advancements: ['trade-hub'],
    }),
    planet('forge', 'forge-system', 'Forge World', 'mars', { advancements: ['trade-hub'] }),
    planet('ironhold', 'forge-system', 'Mining World', 'mars'),
    planet('atria', 'atria-system', 'Hive World', 'reavers', { loyalty: 3 }),
    planet('cinder', 'atria-system', 'Agri-World', 'reavers'),
    planet('skull', 'skull-system', 'Refinery World', 'reavers'),
  ],
  depots: [{ id: 'guard-depot', planet: 'vallus', owner: 'guard', stock: { Food: 4, GG: 4, Shells: 4 } }],
  units: [
    ...[
      guardFoot,
      guardTanks,
      guardShips,
      veterans,
      wrecks,
      squads,
      scouts,
      fleet,
      horde,
      raiders,
      beasts,
      titans,
    ].flat(),
  ],
  formations: [
    { id: 'first-army', name: 'First Army', owner: 'guard', units: ids(guardTanks) },
    { id: 'home-fleet', name: 'Home Fleet', owner: 'guard', units: ids(guardShips) },
    { id: 'company', name: 'Third Company', owner: 'chapter', units: ids(squads) },
    { id: 'chapter-fleet', name: 'Chapter Fleet', owner: 'chapter', units: ids(fleet), chapterFleet: true },
    { id: 'horde', name: 'Horde', owner: 'reavers', units: ids(horde) },
    { id: 'wolves', name: 'Wolves', owner: 'reavers', units: ids(raiders) },
  ],
  characters: [
    {
      id: 'sturm',
      class: 'GENERAL',
      name: 'Sturm',
      faction: 'guard',
      attachedTo: 'first-army',
      traits: ['TACTICAL_GENIUS'],
      advisors: ['PSYKER', 'ASTROPATH'],
    },
    {
      id: 'master',
      class: 'CHAPTER_MASTER',
      name: 'Master',
      faction: 'chapter',
      attachedTo: 'company',
      traits: ['LOGISTICOR'],
      advisors: ['EXPERT_NAVIGATOR'],
    },
    { id: 'chaplain', class: 'CHAPLAIN', name: 'Chaplain', faction: 'chapter', attachedTo: 'company' },
    { id: 'librarian', class: 'LIBRARIAN', name: 'Librarian', faction: 'chapter', attachedTo: 'company' },
    { id: 'apothecari', class: 'APOTHECARI', name: 'Apothecari', faction: 'chapter', place: 'fenris' },
    { id: 'tech-marine', class: 'TECH_MARINE', name: 'Tech-Marine', faction: 'chapter', place: 'fenris' },
    { id: 'psyker', class: 'SANCTIONED_PSYKER', name: 'Psyker', faction: 'guard', attachedTo: 'first-army' },
    { id: 'commissar', class: 'COMMISSAR', name: 'Commissar', faction: 'guard', attachedTo: 'first-army' },
    { id: 'engineer', class: 'ENGINEER', name: 'Engineer', faction: 'guard', place: 'vallus' },
    { id: 'priest', class: 'MUNITORUM_PRIEST', name: 'Priest', faction: 'guard', place: 'hastea' },
    { id: 'explorator', class: 'EXPLORATOR', name: 'Explorator', faction: 'mars', place: 'forge-system' },
    { id: 'biologis', class: 'MAGOS_BIOLOGIS', name: 'Biologis', faction: 'mars', place: 'forge' },
  ],
  lines: [{ id: 'food-line', owner: 'guard', notation: 'Meridian → Vallus: Food(3)' }],
});
