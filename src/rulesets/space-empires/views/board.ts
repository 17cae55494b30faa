import type { BoardView, LocationView, PieceView } from '../../../engine/index.js';
import { parseHexKey } from '../../../engine/hex/index.js';
import { lookUp } from '../../../kernel/index.js';
import type { MapSpace, SpaceEmpiresState, Unit } from '../state/index.js';
import { lineOf } from '../units/lines.js';
import { layersOf } from '../units/layers.js';

/** Map spaces with their stacks, and the units that a viewer knows of. */
export const board = (state: SpaceEmpiresState): BoardView => ({
  turn: state.turn.number,
  phase: state.phase,
  locations: Object.values(state.spaces).map((space) => locationOf(state, space)),
  pieces: pieces(state),
});

const locationOf = (state: SpaceEmpiresState, space: MapSpace): LocationView => {
  const hex = parseHexKey(space.id);
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
