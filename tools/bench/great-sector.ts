import { itemAt, type Json } from '../../src/kernel/index.js';

/** Systems along a side of the great sector, two hexes apart; a sub-sector is a block of four. */
export const GREAT = 10;
const PLANETS_IN_SYSTEM = 2;
const UNITS_AT_PLANET = 10;
const ARMY = 4;
/** What the planets of a system are, in turn: between them they make what their sub-sector eats. */
const TYPES = [
  'Hive World',
  'Agri-World',
  'Mining World',
  'Forge World',
  'Refinery World',
  'Civilised World',
];
const FOOT = { type: 'basic-infantry', weapon: 'SMALL_ARMS' };
const TANKS = { type: 'armor', weapon: 'CANNONS' };

const many = <T>(count: number, make: (at: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, at) => make(at));

const blockOf = (q: number, r: number): string => `block-${Math.floor(q / 4)}-${Math.floor(r / 4)}`;

export const systemId = (at: number): string => `system-${at}`;
const planetId = (at: number, of: number): string => `planet-${at}-${of}`;
/** The western half is the empire's, the eastern half its enemy's. */
export const isWestern = (side: number, at: number): boolean => at % side < side / 2;
const ownerOf = (side: number, at: number): string => (isWestern(side, at) ? 'empire' : 'horde');

const unitsAt = (
  owner: string,
  at: number,
  of: number,
): readonly { readonly id: string; readonly entry: Json }[] =>
  many(UNITS_AT_PLANET, (number) => {
    const id = `unit-${at}-${of}-${number}`;
    const common = { id, name: id, owner };
    const ship = of === 0 && number >= UNITS_AT_PLANET - 2;
    const entry: Json = ship
      ? { ...common, type: 'frigate', place: systemId(at) }
      : { ...common, ...(number < ARMY ? FOOT : TANKS), place: planetId(at, of), ce: 60 + (number % 4) * 10 };
    return { id, entry };
  });

/** Armies, loose units and a patrol in every system of two players, lines between: 200 planets and 2,000 units where it is great. */
export function sectorOf(side: number): Json {
  const systems = many(side * side, (at) => at);
  const places = systems.flatMap((at) => many(PLANETS_IN_SYSTEM, (of) => [at, of] as const));
  const armed = places.map(([at, of]) => ({ at, of, units: unitsAt(ownerOf(side, at), at, of) }));
  const hexes = many(4 * side * side, (at) => [at % (2 * side), Math.floor(at / (2 * side))] as const);
  return {
    subSectors: [...new Set(hexes.map(([q, r]) => blockOf(q, r)))].map((id) => ({ id, name: id })),
    hexes: hexes.map(([q, r]) => ({ hex: `${q},${r}`, subSector: blockOf(q, r) })),
    systems: systems.map((at) => ({
      id: systemId(at),
      name: systemId(at),
      hex: `${2 * (at % side)},${2 * Math.floor(at / side)}`,
    })),
    factions: [
      { id: 'empire', name: 'Empire', kind: 'GUARD', alignment: 'IMPERIAL', seat: 'seat-1' },
      { id: 'horde', name: 'Horde', kind: 'OTHER', alignment: 'ENEMY', seat: 'seat-2' },
    ],
    planets: places.map(([at, of]) => ({
      id: planetId(at, of),
      name: planetId(at, of),
      system: systemId(at),
      type: itemAt(TYPES, (2 * at + of) % TYPES.length),
      controller: ownerOf(side, at),
      activity: ['Produce', 'Brace'],
    })),
    units: armed.flatMap(({ units }) => units.map(({ entry }) => entry)),
    formations: armed.map(({ at, of, units }) => ({
      id: `army-${at}-${of}`,
      name: `army-${at}-${of}`,
      owner: ownerOf(side, at),
      units: units.slice(0, ARMY).map(({ id }) => id),
    })),
    projects: places.map(([at, of]) => ({
      id: `project-${at}-${of}`,
      place: { kind: 'PLANET', id: planetId(at, of) },
      owner: ownerOf(side, at),
      item: 'gg',
      options: { repeat: true },
    })),
    lines: systems
      .filter((at) => at % side !== side / 2 - 1 && at % side < side - 2 && (at % side) % 2 === 1)
      .map((at) => ({
        id: `line-${at}`,
        owner: ownerOf(side, at),
        notation: `${planetId(at, 1)} -> ${planetId(at + 1, 0)}: Food(2)`,
      })),
  };
}
