import { editIn } from '../../../kernel/index.js';
import type { MovementOrder } from '../sheets/orders.js';
import type { Detachment, Offer, SpyTarget, Unit, UnitType } from '../state/index.js';
import { noteMade } from '../state/numbering.js';
import { event } from '../state/event.js';
import { ofSeat, owner, ofSpy, ofArmy } from '../state/audiences.js';
import { pieceOf } from '../state/ordered-pieces.js';
import { convoyAccount, posting } from '../state/accounts.js';
import { some, words, list } from '../state/sentences.js';

export type PieceKind = 'detachment' | 'convoy' | 'spy' | 'diplomat';

/** Why a piece went no further (PLN-MOV-04). */
export type StopReason =
  | 'TERRAIN'
  | 'PARTNER_CONTROLLED'
  | 'ARMY_THERE'
  | 'BATTLE_THERE'
  | 'NOT_OWN'
  | 'ENEMY_NEAR'
  | 'ENEMY_AIRSPACE'
  | 'TOO_FAR'
  | 'ZONE_OF_CONTROL'
  | 'RIVER'
  | 'SPY_TARGET'
  | 'IN_BATTLE'
  | 'NO_SPACEPORT';

/** Found in a hex claimed for the first time (PLN-DSC). */
export type Found =
  | { readonly what: 'NOTHING' }
  | { readonly what: 'RESOURCE'; readonly rp: number }
  | { readonly what: 'URBAN'; readonly size: number; readonly race: Detachment['race'] }
  | { readonly what: 'ENEMIES'; readonly points: number; readonly race: Detachment['race'] }
  | { readonly what: 'FOLLOWERS' | 'MERCENARIES'; readonly offer: Offer };

/** Why a claim is invalid (PLN-CLM-02, -04). */
export type ClaimFault = 'SEA' | 'ARMY_OF_ANOTHER' | 'URBAN_OF_ANOTHER' | 'TREATY' | 'NO_SUPPLY_PATH';

const nothing = (): void => undefined;

/** The Movement phase: marches, spies, claims and discoveries. */
export const MARCH_EVENTS = {
  'planetary.MovementOrdersTakenUp': event<{
    readonly seat: string;
    readonly orders: readonly MovementOrder[];
  }>({
    evolve: (state, { orders }, edit) => {
      const issued = editIn(edit, state, 'movementOrders');
      for (const { piece, order } of orders) issued[piece] = order;
    },
    audience: ofSeat,
    summary: ({ seat, orders }) => `${some(orders.length, 'movement order')} of ${seat} will be carried out.`,
    pieces: ({ orders }) => orders.map(pieceOf),
    growing: ['orders'],
  }),
  'planetary.PieceMoved': event<{
    readonly kind: PieceKind;
    readonly piece: string;
    readonly owner: string;
    readonly from: string;
    readonly to: string;
    /** Movement points spent on the step; null where it goes back to where it may end (PLN-MOV-04). */
    readonly cost: number | null;
  }>({
    evolve: (state, { kind, piece, to }, edit) => {
      if (kind === 'detachment') {
        editIn(edit, editIn(edit, state, 'detachments'), piece).place = { at: 'hex', hex: to };
        return;
      }
      const list = kind === 'convoy' ? 'convoys' : kind === 'spy' ? 'spies' : 'diplomats';
      editIn(edit, editIn(edit, state, list) as Record<string, { hex: string }>, piece).hex = to;
    },
    audience: ({ kind, owner: mover, from, to }, who) =>
      who.seats([mover, ...(kind === 'spy' ? [] : who.witnesses([from, to]))]),
    summary: ({ piece, from, to, cost }) =>
      cost === null ? `${piece} goes back from ${from} to ${to}.` : `${piece} goes from ${from} to ${to}.`,
    follows: ['planetary.MovementOrdersTakenUp', 'planetary.SpyDisengaged'],
  }),
  'planetary.MoveStopped': event<{
    readonly piece: string;
    readonly owner: string;
    readonly hex: string;
    readonly reason: StopReason;
  }>({
    evolve: nothing,
    audience: owner,
    summary: ({ piece, hex, reason }) => `${piece} stops in ${hex}: ${words(reason)}.`,
    follows: [
      'planetary.MovementOrdersTakenUp',
      'planetary.PieceMoved',
      'planetary.SpyInfiltrated',
      'planetary.SpyCaught',
      'planetary.SpyDisengaged',
    ],
  }),
  /** A skimming convoy came down in a wood: it does not move in the turn named (RACE-CONV-02). */
  'planetary.ConvoyDamaged': event<{
    readonly convoy: string;
    readonly owner: string;
    readonly hex: string;
    readonly haltedTurn: number;
  }>({
    evolve: (state, { convoy, haltedTurn }, edit) => {
      editIn(edit, editIn(edit, state, 'convoys'), convoy).haltedTurn = haltedTurn;
    },
    audience: owner,
    summary: ({ convoy, hex, haltedTurn }) =>
      `Convoy ${convoy} is damaged in ${hex} and does not move in turn ${haltedTurn}.`,
  }),
  /** A skimming convoy came down in the sea. */
  'planetary.ConvoyLost': event<{
    readonly convoy: string;
    readonly owner: string;
    readonly hex: string;
    readonly bp: number;
  }>({
    evolve: (state, { convoy }, edit) => {
      delete editIn(edit, state, 'convoys')[convoy];
    },
    audience: owner,
    summary: ({ convoy, hex, bp }) => `Convoy ${convoy} with ${bp} BP is lost in ${hex}.`,
    postings: (data) => {
      const { convoy, owner, bp } = data;
      return [posting(convoyAccount(convoy), owner, -bp, 'RACE-CONV-02', 'convoy lost')];
    },
    follows: ['planetary.MovementOrdersTakenUp', 'planetary.PieceMoved'],
  }),
  /** From a hex into orbit, from where it can drop (RACE-SM-02). */
  'planetary.DetachmentAscended': event<{
    readonly detachment: string;
    readonly owner: string;
    readonly from: string;
  }>({
    evolve: (state, { detachment }, edit) => {
      const army = editIn(edit, editIn(edit, state, 'detachments'), detachment);
      army.place = { at: 'orbit' };
      army.canDrop = true;
    },
    audience: owner,
    summary: ({ detachment, from }) => `${detachment} ascends from ${from} to orbit.`,
    follows: ['planetary.MovementOrdersTakenUp'],
  }),
  'planetary.SpyInfiltrated': event<{
    readonly spy: string;
    readonly target: SpyTarget;
    readonly die: number | null;
  }>({
    evolve: (state, { spy, target }, edit) => {
      editIn(edit, editIn(edit, state, 'spies'), spy).infiltrating = target;
    },
    audience: ofSpy,
    summary: ({ spy, target }) => `Spy ${spy} infiltrates a ${target.kind}.`,
  }),
  'planetary.InjuryHealed': event<{
    readonly army: string;
    readonly unit: string;
    readonly model: string;
    readonly injury: number;
  }>({
    evolve: (state, data, edit) => {
      const army = editIn(edit, editIn(edit, state, 'detachments'), data.army);
      army.units = army.units.map((unit) =>
        unit.id !== data.unit
          ? unit
          : {
              ...unit,
              models: unit.models.map((model) =>
                model.id === data.model
                  ? { ...model, injuries: without(model.injuries, data.injury) }
                  : model,
              ),
            },
      );
    },
    audience: ofArmy,
    summary: ({ model }) => `An injury of ${model} is healed by bionics.`,
  }),
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
    evolve: nothing,
    audience: ({ seats: claimants }, who) => who.seats(claimants),
    summary: ({ hex, seats }) => `The claims of ${list(seats)} on ${hex} cancel each other.`,
  }),
  'planetary.ClaimRejected': event<{
    readonly hex: string;
    readonly seat: string;
    readonly detachment: string;
    readonly reason: ClaimFault;
  }>({
    evolve: nothing,
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
};

/** The list without one entry of this value. */
function without(injuries: readonly number[], injury: number): readonly number[] {
  const at = injuries.indexOf(injury);
  return injuries.filter((_, place) => place !== at);
}
