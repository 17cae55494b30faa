import { lookUp } from '../../../kernel/index.js';
import type { PlanetaryState, RaceKey } from '../state/index.js';
import { edited } from './house-rules.js';
import type { RaceModifiers, RaceProfile } from './profile.js';
import { PROFILES } from './profiles.js';
import { STANDARD } from './standard.js';

/** RACE-GEN-03: the profile of a race as it is in force in the campaign. Unit-level rules ask by a detachment's race. */
export function profileOfRace(state: PlanetaryState, race: RaceKey): RaceProfile {
  const edit = state.raceEdits?.[race];
  return edit ? edited(PROFILES[race], edit) : PROFILES[race];
}

/** RACE-GEN-06: player-level rules follow the owner's race; null where no player has the seat, as for `npc`. */
export function profileOfSeat(state: PlanetaryState, seat: string | null): RaceProfile | null {
  const player = seat === null ? undefined : lookUp(state.players, seat);
  return player ? profileOfRace(state, player.race) : null;
}

/** Numbers of a player's race; the core rules where no player has the seat. */
export const modifiersOfSeat = (state: PlanetaryState, seat: string | null): RaceModifiers =>
  profileOfSeat(state, seat)?.modifiers ?? STANDARD;

/** Numbers of the race of a detachment, a garrison or a unit type. */
export const modifiersOfRace = (state: PlanetaryState, race: RaceKey | 'ANY'): RaceModifiers =>
  race === 'ANY' ? STANDARD : profileOfRace(state, race).modifiers;
