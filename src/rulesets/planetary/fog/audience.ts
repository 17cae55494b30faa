import type { Audience, RollRequest } from '../../../kernel/index.js';
import type { PlanetaryEvent } from '../events.js';
import { audienceOf } from '../evolve.js';
import { EVERYBODY, type Who } from '../state/audiences.js';
import type { PlanetaryState } from '../state/index.js';
import { armyAbout } from '../state/army-of.js';
import { concerned, holders, presentIn, seats, witnesses } from './circles.js';

const whoSees = (state: PlanetaryState): Who => ({
  state,
  seats: (ids) => seats(state, ids),
  holders: (army) => holders(state, army),
  witnesses: (hexes) => witnesses(state, hexes),
  presentIn: (hex) => presentIn(state, hex),
  concerned: (battle) => concerned(state, battle),
});

/** Who may see an event: its row says it. */
export const audience = (event: PlanetaryEvent, state: PlanetaryState): Audience =>
  audienceOf(event, whoSees(state));

/** Rolls that all may see: initiative (PLN-GEN-12). */
const PUBLIC_ROLLS: readonly string[] = ['PLN-BMV-03', 'PLN-MOV-01'];

/** Who may see a roll: those whom its subject concerns, a battle, a piece, a hex or a seat. */
export function rollAudience(request: RollRequest, state: PlanetaryState): Audience {
  if (PUBLIC_ROLLS.includes(request.for)) return EVERYBODY;
  const subjects = request.subject.split(/[\s:|/]+/);
  const battle = subjects.find((each) => state.battles[each]);
  if (battle) return seats(state, concerned(state, battle));
  return seats(
    state,
    subjects.flatMap((each) => concernedBySubject(state, each)),
  );
}

function concernedBySubject(state: PlanetaryState, subject: string): readonly (string | null | undefined)[] {
  if (state.players[subject]) return [subject];
  if (state.hexes[subject]) return presentIn(state, subject);
  const army = armyAbout(state, subject);
  if (army) return holders(state, army.id);
  return [(state.spies[subject] ?? state.convoys[subject] ?? state.squadrons[subject])?.owner];
}
