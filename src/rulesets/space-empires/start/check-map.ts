import { violation, type Violation } from '../catalog.js';
import type { SpaceEmpiresPosition } from './shapes.js';

type Space = NonNullable<SpaceEmpiresPosition['map']>['spaces'][number];

const AT = ['position', 'map', 'spaces'];

/** SPE-MAP-04: a map of a club: connected, its neighbours symmetric, a homeworld for each player. */
export function checkMap({ map, players }: SpaceEmpiresPosition): readonly Violation[] {
  if (!map) return [];
  const { spaces } = map;
  const seats = players.map((each) => each.seat);
  const wrong = spaces.flatMap((space, index) => [
    ...checkNeighbours(spaces, space, index),
    ...checkPlanet(space, index, seats),
    ...(spaces.findIndex((each) => each.id === space.id) < index
      ? [violation('SPE-MAP-01', 'TWICE', [...AT, index, 'id'], { id: space.id })]
      : []),
  ]);
  const homeworlds = players.filter(({ seat }) => spaces.some((each) => each.homeworldOf === seat)).length;
  return [
    ...wrong,
    ...(homeworlds < players.length
      ? [violation('SPE-MAP-04', 'TOO_FEW_HOMEWORLDS', AT, { homeworlds, players: players.length })]
      : []),
    ...(wrong.length === 0 && !isConnected(spaces) ? [violation('SPE-MAP-04', 'NOT_CONNECTED', AT)] : []),
  ];
}

function checkNeighbours(spaces: readonly Space[], { id, neighbours }: Space, index: number) {
  return neighbours.flatMap((named, place) => {
    const at = [...AT, index, 'neighbours', place];
    const other = spaces.find((each) => each.id === named);
    if (!other || named === id) return [violation('SPE-MAP-04', 'NO_SUCH_SPACE', at, { mapSpace: named })];
    return other.neighbours.includes(id)
      ? []
      : [violation('SPE-MAP-04', 'ASYMMETRIC', at, { from: id, to: named })];
  });
}

/** SPE-MAP-01, SPE-MAP-04: control markers lie on planets, players start on homeworlds. */
function checkPlanet(
  { planetClass = 'NONE', controller, homeworldOf }: Space,
  index: number,
  seats: readonly string[],
): readonly Violation[] {
  const unknown = (member: 'controller' | 'homeworldOf', seat: string | undefined) =>
    seat === undefined || seats.includes(seat)
      ? []
      : [violation('SPE-GEN-02', 'UNKNOWN_SEAT', [...AT, index, member], { seat })];
  return [
    ...unknown('controller', controller),
    ...unknown('homeworldOf', homeworldOf),
    ...(controller !== undefined && planetClass === 'NONE'
      ? [violation('SPE-MAP-01', 'NOT_A_PLANET', [...AT, index, 'controller'])]
      : []),
    ...(homeworldOf !== undefined && planetClass !== 'HOMEWORLD'
      ? [violation('SPE-MAP-04', 'NOT_A_HOMEWORLD', [...AT, index, 'planetClass'], { planetClass })]
      : []),
  ];
}

function isConnected(spaces: readonly Space[]): boolean {
  const [first] = spaces;
  if (!first) return false;
  const byId = new Map(spaces.map((each) => [each.id, each]));
  const reached = new Set([first.id]);
  for (const id of reached) for (const next of byId.get(id)?.neighbours ?? []) reached.add(next);
  return reached.size === spaces.length;
}
