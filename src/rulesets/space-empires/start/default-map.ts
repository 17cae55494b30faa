import { isSameJson } from '../../../kernel/index.js';
import type { MapSpace, PlanetClass } from '../state/index.js';
import type { SpeTable } from '../table.js';

type Axial = readonly [q: number, r: number];

/** SPE-MAP-03: neighbours of a hex. */
const DIRECTIONS: readonly Axial[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/** SPE-MAP-03: radius by number of players, and homeworlds in turn order as multiples of it. */
const LAYOUTS: Readonly<Record<number, { readonly radius: number; readonly homeworlds: readonly Axial[] }>> =
  {
    2: {
      radius: 3,
      homeworlds: [
        [1, 0],
        [-1, 0],
      ],
    },
    3: {
      radius: 4,
      homeworlds: [
        [1, 0],
        [-1, 1],
        [0, -1],
      ],
    },
    4: {
      radius: 4,
      homeworlds: [
        [1, 0],
        [0, 1],
        [-1, 0],
        [0, -1],
      ],
    },
  };

const idOf = ([q, r]: Axial): string => `${q},${r}`;
const times = (one: number, by: number): number => (one === 0 ? 0 : one * by);

const neighboursOf = ([q, r]: Axial): readonly Axial[] => DIRECTIONS.map(([dq, dr]) => [q + dq, r + dr]);

/** Hexes of the default map for so many players, by q, then r; none where there is no such map. */
export function hexesFor(players: number): readonly Axial[] {
  const radius = LAYOUTS[players]?.radius ?? -1;
  const line = Array.from({ length: 2 * radius + 1 }, (_, index) => index - radius);
  return line.flatMap((q) => line.filter((r) => Math.abs(q + r) <= radius).map((r): Axial => [q, r]));
}

/** SPE-MAP-03: homeworlds of the players, in turn order. */
export const homeworldsFor = (players: number): readonly string[] => {
  const layout = LAYOUTS[players];
  return (layout?.homeworlds ?? []).map(([q, r]) =>
    idOf([times(q, layout?.radius ?? 0), times(r, layout?.radius ?? 0)]),
  );
};

/** SPE-MAP-03: map spaces that may hold a planet: no homeworld, nor next to one. */
export function eligibleFor(players: number): readonly string[] {
  const homeworlds = homeworldsFor(players);
  return hexesFor(players)
    .filter((hex) => ![hex, ...neighboursOf(hex)].some((each) => homeworlds.includes(idOf(each))))
    .map(idOf);
}

/** SPE-MAP-03: the default map; one recorded shuffle says which map spaces become poor and rich planets. */
export function defaultMap(table: SpeTable, turnOrder: readonly string[]): readonly MapSpace[] {
  const { rules } = table.state;
  const players = turnOrder.length;
  const of = eligibleFor(players);
  const shuffled = table.draw({
    of,
    count: of.length,
    for: 'SPE-MAP-03',
    purpose: 'planets',
    subject: 'map',
  });
  const poor = shuffled.slice(0, players * rules.poorPerPlayer);
  const rich = shuffled.slice(poor.length, poor.length + players * rules.richPerPlayer);
  const homeworlds = homeworldsFor(players);
  const hexes = hexesFor(players);
  const classOf = (id: string): PlanetClass => {
    if (homeworlds.includes(id)) return 'HOMEWORLD';
    if (poor.includes(id)) return 'POOR';
    return rich.includes(id) ? 'RICH' : 'NONE';
  };
  return hexes.map((hex) => {
    const id = idOf(hex);
    const owner = turnOrder[homeworlds.indexOf(id)] ?? null;
    return {
      id,
      neighbours: neighboursOf(hex)
        .filter((each) => hexes.some((other) => isSameJson(other, each)))
        .map(idOf),
      planetClass: classOf(id),
      planetName: id,
      controller: owner,
      homeworldOf: owner,
    };
  });
}
