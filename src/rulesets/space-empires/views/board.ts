import type { BoardView, LocationView, PieceView } from '../../../engine/index.js';
import { isAdjacent, parseHexKey } from '../../../engine/hex/index.js';
import { lookUp } from '../../../kernel/index.js';
import type { MapSpace, SpaceEmpiresState, Unit } from '../state/index.js';
import { lineOf } from '../units/lines.js';
import { layersOf } from '../units/layers.js';

/** Map spaces with their stacks, and the units that a viewer knows of. */
export const board = (state: SpaceEmpiresState): BoardView => {
  const spaces = Object.values(state.spaces);
  // The default map lies in hexes (SPE-MAP-03); one of the club's own has what it calls next to each other (SPE-MAP-04).
  const isGrid = spaces.every(isInGrid);
  return {
    turn: state.turn.number,
    phase: state.phase,
    locations: spaces.map((space) => locationOf(state, space, isGrid)),
    pieces: pieces(state),
    grid: isGrid ? 'pointy-top' : 'graph',
  };
};

/** Whether it is called by the hex in which it lies, and is next to none but the hexes around. */
const isInGrid = ({ id, neighbours }: MapSpace): boolean => {
  const hex = parseHexKey(id);
  return neighbours.every((each) => {
    const other = parseHexKey(each);
    return hex !== null && other !== null && isAdjacent(hex, other);
  });
};

const locationOf = (state: SpaceEmpiresState, space: MapSpace, isGrid: boolean): LocationView => {
  const hex = isGrid ? parseHexKey(space.id) : null;
  return {
    id: space.id,
    name: space.planetName,
    kind: space.planetClass === 'NONE' ? 'deep space' : 'planet',
    q: hex?.q ?? null,
    r: hex?.r ?? null,
    terrain: space.planetClass === 'NONE' ? null : space.planetClass.toLowerCase(),
    owner: space.controller,
    contents: [
      ...Object.values(state.players).flatMap(({ id, name }) => {
        const { orbit, surface } = layersOf(state, id, space.id);
        return orbit + surface === 0 ? [] : [`${name}: ${orbit} in orbit, ${surface} on the surface`];
      }),
      ...(hex ? [] : [`next to ${namesOf(state, space.neighbours).join(', ')}`]),
    ],
    lastSeenTurn: null,
    neighbours: isGrid ? [] : space.neighbours,
    marks:
      space.planetClass === 'NONE'
        ? []
        : [{ kind: 'planet', label: space.planetClass.toLowerCase(), size: 1 }],
  };
};

const namesOf = ({ spaces }: SpaceEmpiresState, ids: readonly string[]): readonly string[] =>
  ids.map((id) => lookUp(spaces, id)?.planetName ?? id);

/** Units in play, captured leaders, and the chits on offer to those who know them. */
const pieces = (state: SpaceEmpiresState): readonly PieceView[] =>
  Object.values(state.units)
    .filter(({ id, status }) => status !== 'PILE' || isOnOffer(state, id))
    .map((unit) => {
      const line = lineOf(state, unit);
      return {
        id: unit.id,
        name: line.name,
        kind: line.types.includes('S') ? 'ship' : unit.layer === 'ORBIT' ? 'transport' : 'ground unit',
        owner: lookUp(state.players, unit.owner) ? unit.owner : null,
        location: unit.mapSpace,
        strength: line.force,
        status: statusOf(state, unit),
      };
    });

const isOnOffer = ({ turn }: SpaceEmpiresState, chit: string): boolean => turn.offer?.includes(chit) === true;

const statusOf = (state: SpaceEmpiresState, { id, status, layer }: Unit): string =>
  status === 'CAPTURED' ? 'captive' : isOnOffer(state, id) ? 'on offer' : (layer ?? '').toLowerCase();
