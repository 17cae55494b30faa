import { EVERYBODY, sealedUntil, toSeats } from '../../../engine/index.js';
import { lookUp, type Audience, type RollRequest } from '../../../kernel/index.js';
import type { GhostOfWarEvent } from '../events.js';
import { audienceOf } from '../evolve.js';
import { circleOf } from '../general/confidence.js';
import { ownerOf } from '../general/owners.js';
import type { Who } from '../state/audiences.js';
import type { GhostOfWarState } from '../state/index.js';
import { seesRaider } from './redact-forces.js';

const ofFactions = (state: GhostOfWarState, factions: readonly (string | null)[]): Audience =>
  toSeats(factions.flatMap((each) => (each === null ? [] : circleOf(state, each))));

/** GOW-GEN-09: sheets are their faction's until S1 closes, and stay so but for the arbiter, who gives those of nobody. */
const sealed = (state: GhostOfWarState, faction: string): Audience =>
  lookUp(state.factions, faction)?.seat === null
    ? ofFactions(state, [faction])
    : sealedUntil(circleOf(state, faction), { turn: state.round, phase: 'ADMINISTRATION' });

const whoSees = (state: GhostOfWarState): Who => ({
  state,
  factions: (ids) => ofFactions(state, ids),
  sealed: (faction) => sealed(state, faction),
  ownerOf: (id) => ownerOf(state, id),
  seesRaider: (raid, faction) => seesRaider(state, raid, [faction]),
});

/** Who may see an event: its row says it. */
export const audience = (event: GhostOfWarEvent, state: GhostOfWarState): Audience =>
  audienceOf(event, whoSees(state));

/** GOW-GEN-09: dice of public battles are open; others are the roller's. The subject of a roll is an entity's id. */
export function rollAudience(request: RollRequest, state: GhostOfWarState): Audience {
  if (Object.hasOwn(state.battles, request.subject)) return EVERYBODY;
  return ofFactions(state, [ownerOf(state, request.subject)]);
}
