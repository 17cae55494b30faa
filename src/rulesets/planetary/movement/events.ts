import { event } from '../state/event.js';
import type { MovementOrder } from '../sheets/orders.js';
import { editIn } from '../../../kernel/index.js';
import { ofArmy, ofSeat, ofSpy, owner } from '../state/audiences.js';
import { some, words } from '../state/sentences.js';
import { pieceOf } from '../state/ordered-pieces.js';
import { convoyAccount, posting } from '../state/accounts.js';
import type { SpyTarget } from '../state/index.js';
import { FINDING_EVENTS } from './finding-events.js';

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

/** How pieces march, and what stops them. */
const PACE_EVENTS = {
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
    evolve: () => undefined,
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
} as const;

/** The Movement phase: marches, spies, claims and discoveries. */
export const MARCH_EVENTS = { ...PACE_EVENTS, ...FINDING_EVENTS } as const;

/** The list without one entry of this value. */
function without(injuries: readonly number[], injury: number): readonly number[] {
  const at = injuries.indexOf(injury);
  return injuries.filter((_, place) => place !== at);
}
