import { lookUp } from '../../../kernel/index.js';
import type { Faction, GhostOfWarState } from '../state/index.js';
import { factionsBySeq, isAllied } from './factions.js';

/** GOW-GEN-09: allies that a faction has named; who is an ally no longer learns no more. */
export const confidantsOf = (state: GhostOfWarState, { id, confidants }: Faction): readonly string[] =>
  confidants.filter((each) => isAllied(state, id, each));

/** GOW-GEN-09: factions whose secrets a seat knows: its own, and those that have named one of them. */
export const confidingIn = (state: GhostOfWarState, seat: string | null): readonly string[] =>
  confidingInFactions(state, ownFactions(state, seat));

/** GOW-GEN-09: factions whose secrets these know: their own, and those of who has named one of them. */
export const confidingInFactions = (state: GhostOfWarState, own: readonly string[]): readonly string[] =>
  factionsBySeq(state)
    .filter((each) => own.includes(each.id) || confidantsOf(state, each).some((one) => own.includes(one)))
    .map((each) => each.id);

export const ownFactions = (state: GhostOfWarState, seat: string | null): readonly string[] =>
  seat === null
    ? []
    : factionsBySeq(state)
        .filter((each) => each.seat === seat)
        .map((each) => each.id);

/** Seats that may see what a faction keeps to itself: its player's and those of the allies that it names. */
export function circleOf(state: GhostOfWarState, faction: string): readonly string[] {
  const own = lookUp(state.factions, faction);
  const ids = own ? [own.id, ...confidantsOf(state, own)] : [];
  return [...new Set(ids.flatMap((id) => lookUp(state.factions, id)?.seat ?? []))];
}
