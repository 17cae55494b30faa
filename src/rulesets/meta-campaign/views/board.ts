import type { BoardView, LocationView, PieceView, UnitView } from '../../../engine/index.js';
import { parseHexKey } from '../../../engine/hex/index.js';
import { hexesOn } from '../map/reading.js';
import { experienceAccount } from '../state/books.js';
import type { MetaState } from '../state/index.js';

/** The map of the campaign that runs; empty between campaigns. */
export function board(state: MetaState): BoardView {
  const locations: readonly LocationView[] = hexesOn(state.map).map(([key, each]) => {
    const hex = parseHexKey(key);
    return {
      id: key,
      name: each.label ?? key,
      kind: 'hex',
      q: hex?.q ?? null,
      r: hex?.r ?? null,
      terrain: each.terrain,
      owner: null,
      contents: each.elevation === 0 ? [] : [`Elevation ${each.elevation}`],
      lastSeenTurn: null,
    };
  });
  const pieces: readonly PieceView[] = Object.values(state.units)
    .filter((each) => each.status === 'ACTIVE')
    .map((each) => ({
      id: each.id,
      name: each.name,
      kind: each.sheet.unitType,
      owner: each.owner,
      location: each.hex,
      strength: each.fs,
      status: each.overrun ? 'overrun' : 'ready',
    }));
  return { turn: state.turn, phase: state.phase, locations, pieces };
}

/** Units with their veterancy (EDCU-VET): campaigns survived, and the level. */
export const units = (state: MetaState): readonly UnitView[] =>
  Object.values(state.units).map((each) => ({
    id: each.id,
    name: each.name,
    kind: each.sheet.unitType,
    owner: each.owner,
    location: each.hex,
    experience: each.campaignsSurvived,
    rank: each.veterancy,
    account: experienceAccount(each.id),
    strength: each.fs,
  }));
