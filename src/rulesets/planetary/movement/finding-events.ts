import type { Detachment, Offer, Unit, UnitType } from '../state/index.js';
import { event } from '../state/event.js';
import { editIn } from '../../../kernel/index.js';
import { list, some, words } from '../state/sentences.js';
import { ofSeat } from '../state/audiences.js';
import { noteMade } from '../state/numbering.js';

/** Found in a hex claimed for the first time (PLN-DSC). */
export type Found =
  | { readonly what: 'NOTHING' }
  | { readonly what: 'RESOURCE'; readonly rp: number }
  | { readonly what: 'URBAN'; readonly size: number; readonly race: Detachment['race'] }
  | { readonly what: 'ENEMIES'; readonly points: number; readonly race: Detachment['race'] }
  | { readonly what: 'FOLLOWERS' | 'MERCENARIES'; readonly offer: Offer };

/** Why a claim is invalid (PLN-CLM-02, -04). */
export type ClaimFault = 'SEA' | 'ARMY_OF_ANOTHER' | 'URBAN_OF_ANOTHER' | 'TREATY' | 'NO_SUPPLY_PATH';

/** What is claimed, found and used up on the way. */
export const FINDING_EVENTS = {
  'planetary.HexClaimed': event<{
    readonly hex: string;
    readonly seat: string;
    readonly detachment: string;
    readonly from: string | null;
  }>({
    evolve: (state, { hex, seat }, edit) => {
      const claimed = editIn(edit, editIn(edit, state, 'hexes'), hex);
      claimed.controller = seat;
      if (claimed.resource) state.claimedResources = [...(state.claimedResources ?? []), hex];
    },
    audience: ({ hex, seat, from }, who) => who.seats([seat, from, ...who.witnesses([hex])]),
    summary: ({ hex, seat }) => `${seat} claims ${hex}.`,
    follows: ['planetary.MovementOrdersTakenUp', 'planetary.PieceMoved'],
  }),
  'planetary.ClaimCancelled': event<{ readonly hex: string; readonly seats: readonly string[] }>({
    evolve: () => undefined,
    audience: ({ seats: claimants }, who) => who.seats(claimants),
    summary: ({ hex, seats }) => `The claims of ${list(seats)} on ${hex} cancel each other.`,
  }),
  'planetary.ClaimRejected': event<{
    readonly hex: string;
    readonly seat: string;
    readonly detachment: string;
    readonly reason: ClaimFault;
  }>({
    evolve: () => undefined,
    audience: ofSeat,
    summary: ({ hex, seat, reason }) => `The claim of ${seat} on ${hex} is invalid: ${words(reason)}.`,
    follows: ['planetary.MovementOrdersTakenUp', 'planetary.PieceMoved'],
  }),
  'planetary.DiscoveryMade': event<{
    readonly hex: string;
    readonly seat: string;
    readonly detachment: string;
    readonly found: Found;
  }>({
    evolve: (state, { hex, detachment, found }, edit) => {
      const place = editIn(edit, editIn(edit, state, 'hexes'), hex);
      place.discovered = true;
      switch (found.what) {
        case 'RESOURCE':
          place.resource = { rp: found.rp };
          break;
        case 'URBAN':
          place.urban = {
            size: found.size,
            race: found.race,
            bp: 0,
            buildings: [],
            builtTurn: state.turn,
            lastUpgradeTurn: 0,
          };
          break;
        case 'ENEMIES': {
          const ambushes = editIn(edit, state, 'ambushes');
          const before = ambushes[detachment];
          ambushes[detachment] = {
            points: (before?.points ?? 0) + found.points,
            race: before?.race ?? found.race,
          };
          break;
        }
        case 'FOLLOWERS':
        case 'MERCENARIES':
          editIn(edit, state, 'offers')[found.offer.id] = found.offer;
          state.nextOrder += 1;
          noteMade(state, edit, 'offer-', found.offer.id, found.offer.seat);
          break;
        case 'NOTHING':
          break;
      }
    },
    audience: ofSeat,
    summary: ({ hex, seat, found }) => `${seat} discovers in ${hex}: ${words(found.what)}.`,
    follows: ['planetary.HexClaimed', 'planetary.PieceMoved'],
  }),
  /** It is a Resource hex no more (RACE-TY-02); `bp` are in a new convoy there, or at the start in the Capital. */
  'planetary.ResourceHexConsumed': event<{
    readonly hex: string;
    readonly seat: string;
    readonly rp: number;
    readonly bp: number;
  }>({
    evolve: (state, { hex }, edit) => {
      editIn(edit, editIn(edit, state, 'hexes'), hex).resource = null;
      delete editIn(edit, state, 'routes')[hex];
    },
    audience: ofSeat,
    summary: ({ hex, seat, rp, bp }) => `${seat} consumes the Resource hex ${hex} of ${rp} RP: ${bp} BP.`,
  }),
  'planetary.FollowersJoined': event<{
    readonly offer: string;
    readonly seat: string;
    readonly detachment: string;
    readonly units: readonly Unit[];
  }>({
    evolve: (state, { offer, detachment, units }, edit) => {
      delete editIn(edit, state, 'offers')[offer];
      if (units.length === 0) return;
      const joined = editIn(edit, editIn(edit, state, 'detachments'), detachment);
      joined.units = [...joined.units, ...units];
    },
    audience: ofSeat,
    summary: ({ detachment, units }) => `${some(units.length, 'unit')} of followers join ${detachment}.`,
  }),
  'planetary.MercenariesJoined': event<{
    readonly offer: string;
    readonly seat: string;
    /** Null: none came. */
    readonly detachment: Detachment | null;
  }>({
    evolve: (state, { offer, detachment }, edit) => {
      delete editIn(edit, state, 'offers')[offer];
      if (!detachment) return;
      editIn(edit, state, 'detachments')[detachment.id] = detachment;
      state.nextOrder = Math.max(state.nextOrder, detachment.order + 1);
      noteMade(state, edit, 'd', detachment.id, detachment.owner);
    },
    audience: ofSeat,
    summary: ({ seat, detachment }) =>
      detachment ? `Mercenaries ${detachment.id} join ${seat}.` : `No mercenaries join ${seat}.`,
  }),
  'planetary.NpcAppeared': event<{
    readonly detachment: Detachment;
    readonly attacks: string;
    readonly unitType: UnitType;
  }>({
    evolve: (state, { detachment, attacks, unitType }, edit) => {
      editIn(edit, state, 'unitTypes')[unitType.key] = unitType;
      editIn(edit, state, 'detachments')[detachment.id] = detachment;
      delete editIn(edit, state, 'ambushes')[attacks];
      state.nextOrder = Math.max(state.nextOrder, detachment.order + 1);
      const attacked = state.detachments[attacks]?.owner;
      if (attacked !== undefined) noteMade(state, edit, 'npc-', detachment.id, attacked);
    },
    audience: ({ detachment }, who) =>
      who.seats(detachment.place.at === 'hex' ? who.witnesses([detachment.place.hex]) : []),
    summary: ({ detachment, attacks }) => `${detachment.name} attacks ${attacks}.`,
    pieces: ({ attacks }) => [attacks],
  }),
} as const;
