import type { Contact, PlanetaryState } from '../state/index.js';
import { canonicalHexes, inOrder, neighbourKeys } from './map.js';
import { hexKey } from '../../../engine/hex/index.js';

/** PLN-DIP-01: what a player may know of another one before they propose anything; themselves included. */
export const contactWith = (state: PlanetaryState, seat: string, other: string): Contact =>
  state.contacts?.[other] ?? {
    hasCapital: (state.players[other]?.capitalHex ?? null) !== null,
    isNeighbour: areNeighbours(state, seat, other),
    captives: captivesInPrison(state, seat, other),
  };

/** PLN-DIP-04: detachments of one in the prisons of another. */
export const captivesInPrison = (state: PlanetaryState, owner: string, holder: string): readonly string[] =>
  inOrder(Object.values(state.detachments))
    .filter((each) => each.owner === owner)
    .filter(({ place }) => place.at === 'prison' && state.hexes[place.hex]?.controller === holder)
    .map((each) => each.id);

/** PLN-DIP-01: some hex of one is adjacent to some hex of the other. */
const areNeighbours = (state: PlanetaryState, a: string, b: string): boolean =>
  canonicalHexes(state)
    .filter((each) => each.controller === a)
    .some((each) => neighbourKeys(state, hexKey(each)).some((key) => state.hexes[key]?.controller === b));
