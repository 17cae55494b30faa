import { editIn } from '../../../kernel/index.js';
import type { AirMissionOrder } from '../sheets/orders.js';
import { event } from '../state/event.js';
import { sealedSheet, ofSeat } from '../state/audiences.js';
import { pieceOf } from '../state/ordered-pieces.js';
import { some, list } from '../state/sentences.js';

/** Air missions: taken up, flown, and what comes of them. */
export const AIR_EVENTS = {
  'planetary.AirOrdersTakenUp': event<{ readonly seat: string; readonly orders: readonly AirMissionOrder[] }>(
    {
      evolve: (state, { orders }, edit) => {
        const squadrons = editIn(edit, state, 'squadrons');
        for (const order of orders) {
          const squadron = editIn(edit, squadrons, order.squadron);
          squadron.mission = order.order;
          squadron.airspace = order.airspace;
          squadron.targetHex = order.targetHex ?? null;
        }
      },
      audience: sealedSheet,
      summary: ({ seat, orders }) => `${seat} sends out ${some(orders.length, 'squadron')}.`,
      pieces: ({ orders }) => orders.map(pieceOf),
      growing: ['orders'],
    },
  ),
  'planetary.SquadronNegated': event<{
    readonly squadron: string;
    readonly owner: string;
    readonly airspace: string;
    /** Seat of the interceptor. */
    readonly by: string;
  }>({
    evolve: (state, { squadron }, edit) => {
      editIn(edit, editIn(edit, state, 'squadrons'), squadron).negated = true;
    },
    audience: ({ owner: loser, by }, who) => who.seats([loser, by]),
    summary: ({ squadron, by, airspace }) => `Interceptors of ${by} turn back ${squadron} over ${airspace}.`,
  }),
  'planetary.AirspaceControlled': event<{ readonly airspace: string; readonly seats: readonly string[] }>({
    evolve: (state, { airspace, seats }, edit) => {
      editIn(edit, state, 'airControl')[airspace] = seats;
    },
    audience: ({ seats: controllers }, who) => who.seats(controllers),
    summary: ({ airspace, seats }) =>
      `${list(seats)} ${seats.length === 1 ? 'controls' : 'control'} the Airspace ${airspace}.`,
  }),
  'planetary.BombardmentResolved': event<{
    readonly squadron: string;
    readonly seat: string;
    readonly hex: string;
    /** Null where the hex held no enemy Urban hex. */
    readonly die: number | null;
    readonly aaWeapons: number;
    /** Owner of the Urban hex; null where there was none to hit. */
    readonly owner: string | null;
    readonly buildings: number;
    /** Size of the Urban hex afterwards; null where nothing was hit. */
    readonly size: number | null;
  }>({
    evolve: (state, { hex, size }, edit) => {
      if (size === null) return;
      editIn(edit, editIn(edit, editIn(edit, state, 'hexes'), hex), 'urban').size = size;
    },
    audience: ({ seat, owner: target, hex }, who) =>
      who.seats([seat, target, ...(target === null ? [] : who.witnesses([hex]))]),
    summary: ({ squadron, hex, die, buildings }) =>
      die === null
        ? `${squadron} finds nothing to bomb in ${hex}.`
        : `${squadron} bombs ${hex} with a ${die}: ${some(buildings, 'building')} destroyed.`,
  }),
  'planetary.ReconResolved': event<{
    readonly squadron: string;
    readonly seat: string;
    readonly airspace: string;
    readonly die: number;
    readonly hexes: readonly string[];
  }>({
    evolve: (state, { seat, hexes }, edit) => {
      const views = editIn(edit, state, 'reconViews');
      views[seat] = [...new Set([...(views[seat] ?? []), ...hexes])];
    },
    audience: ofSeat,
    summary: ({ squadron, airspace, die, hexes }) =>
      `${squadron} sees ${some(hexes.length, 'place')} of ${airspace} with a ${die}.`,
    growing: ['hexes'],
  }),
  'planetary.ReinforcementsIntercepted': event<{
    readonly seat: string;
    readonly hex: string;
    readonly faces: readonly number[];
    readonly needed: number;
    /** BP let through in the next turn. */
    readonly bp: number;
    readonly turn: number;
  }>({
    evolve: (state, { seat, turn, bp }, edit) => {
      editIn(edit, state, 'reinforcements')[seat] = { turn, bp };
    },
    audience: ofSeat,
    summary: ({ seat, bp }) => `Of the next reinforcements of ${seat} ${bp} BP get through.`,
  }),
};
