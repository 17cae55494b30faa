import { lookUp } from '../../../kernel/index.js';
import { asideOf } from '../state/bookings.js';
import type { GhostOfWarState } from '../state/index.js';

/** GOW-GEN-01: the faction that an entity belongs to (itself for a faction); null where there is no such thing. */
export function ownerOf(state: GhostOfWarState, id: string): string | null {
  return (
    lookUp(state.planets, id)?.controller ??
    lookUp(state.units, id)?.owner ??
    lookUp(state.formations, id)?.owner ??
    lookUp(state.depots, id)?.owner ??
    lookUp(state.characters, id)?.faction ??
    lookUp(state.lines, id)?.owner ??
    lookUp(state.projects, id)?.owner ??
    lookUp(state.journeys, id)?.owner ??
    lookUp(state.factions, id)?.id ??
    lookUp(state.lines, asideOf(id).line)?.owner ??
    null
  );
}
