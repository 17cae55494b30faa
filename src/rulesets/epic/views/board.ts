import type { BoardView, PieceView, UnitView } from '../../../engine/index.js';
import type { Detachment, EpicState } from '../state/index.js';
import { livingOf } from '../units/pieces.js';

const NAMES = { TABLE: 'Table', RESERVE: 'Reserve', OFF_TABLE: 'Off table', DESTROYED: 'Destroyed' } as const;

/** Section 1: places without coordinates, as only the table shows where things stand. */
export const board = (state: EpicState): BoardView => ({
  turn: state.turn,
  phase: state.phase,
  locations: Object.entries(NAMES).map(([id, name]) => ({
    id,
    name,
    kind: 'place',
    q: null,
    r: null,
    terrain: null,
    owner: null,
    contents: id === 'TABLE' ? Object.values(state.objectives).map(objectiveWords) : [],
    lastSeenTurn: null,
  })),
  pieces: Object.values(state.detachments).map((each): PieceView => ({
    id: each.id,
    name: each.name,
    kind: 'detachment',
    owner: each.army,
    location: each.place,
    strength: livingOf(state, each).length,
    status: statusOf(each),
    parts: livingOf(state, each).map(({ id, profile }) => ({ id, name: profile })),
  })),
});

/** E.g. `bridge: take and hold`. */
const objectiveWords = ({ id, type }: EpicState['objectives'][string]): string =>
  `${id}: ${type.toLowerCase().replaceAll('_', ' ')}`;

/** E.g. `broken, 3 blast markers` or `ASSAULT`. */
function statusOf({ broken, order, blastMarkers, place }: Detachment): string {
  if (place === 'DESTROYED') return 'destroyed';
  const shown = broken ? 'broken' : order.toLowerCase().replaceAll('_', ' ');
  return blastMarkers === 0 ? shown : `${shown}, ${blastMarkers} blast markers`;
}

/** Units with their state; nobody gains experience in one battle. */
export const units = (state: EpicState): readonly UnitView[] =>
  Object.values(state.units).map((each) => {
    const detachment = state.detachments[each.detachment];
    return {
      id: each.id,
      name: each.profile,
      kind: each.kind,
      owner: detachment?.army ?? null,
      location: each.status === 'OK' ? (detachment?.place ?? null) : 'DESTROYED',
      experience: null,
      rank: null,
      account: `XP:${each.id}`,
      strength: each.status === 'OK' ? (each.kind === 'WAR_ENGINE' ? each.damageLeft : 1) : 0,
    };
  });
