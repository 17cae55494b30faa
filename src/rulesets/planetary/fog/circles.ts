import { toSeats } from '../../../engine/index.js';
import { lookUp, type Audience } from '../../../kernel/index.js';
import { participants } from '../battle/battle-sides.js';
import { armiesByHex, armiesIn, armyOf, playersInOrder } from '../map/map.js';
import { lookoutsOf, seesAny } from './sight.js';
import type { Battle, PlanetaryState } from '../state/index.js';

/** These seats, each once, and the arbiter; whoever is no player's seat (an NPC, nobody) is left out. */
export function seats(state: PlanetaryState, ids: readonly (string | null | undefined)[]): Audience {
  const known = ids.filter((id): id is string => typeof id === 'string' && id in state.players);
  return toSeats(known);
}

/** Owner of an army, and of the army or prison that holds it captive. */
export function holders(state: PlanetaryState, army: string): readonly (string | null)[] {
  const found = armyOf(state, army);
  if (!found) return [];
  if (found.kind === 'garrison') return [found.owner];
  const { place } = found;
  if (place.at === 'captor') return [found.owner, armyOf(state, place.army)?.owner ?? null];
  if (place.at === 'prison') return [found.owner, state.hexes[place.hex]?.controller ?? null];
  return [found.owner];
}

/** Seats that see one of these hexes at this moment (PLN-SIG-01). */
export function witnesses(state: PlanetaryState, hexes: readonly (string | null)[]): readonly string[] {
  const places = hexes.filter((hex) => hex !== null);
  const lookouts = lookoutsOf(state, armiesByHex(state));
  return playersInOrder(state)
    .map((each) => each.seat)
    .filter((seat) => seesAny(state, seat, places, lookouts));
}

/** Who controls a hex, and whose armies stand in it. */
export const presentIn = (state: PlanetaryState, hex: string): readonly (string | null)[] => [
  state.hexes[hex]?.controller ?? null,
  ...armiesIn(armiesByHex(state), hex).map((each) => each.owner),
];

/** Owners of the primary armies of a battle, and of the pieces that its brief lists as supporting. */
export function concerned(state: PlanetaryState, id: string): readonly (string | null)[] {
  // The id may be one that a command made up: its audience is asked for before it is judged.
  const battle = lookUp(state.battles, id);
  return battle ? concernedBy(state, battle) : [];
}

export function concernedBy(state: PlanetaryState, battle: Battle): readonly (string | null)[] {
  const { brief } = battle;
  const aside = brief
    ? [brief.sides.attacker, brief.sides.defender].flatMap((side) => [
        ...side.reinforcements.map((each) => state.detachments[each.detachment]?.owner ?? null),
        ...side.artillery.map((each) => state.detachments[each.detachment]?.owner ?? null),
        ...side.airSupport.map((each) => state.squadrons[each]?.owner ?? null),
      ])
    : [];
  return [battle.attacker.seat, battle.defender.seat, ...participants(state, battle), ...aside];
}
