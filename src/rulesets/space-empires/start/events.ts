import { editIn } from '../../../kernel/index.js';
import type { EventsOf } from '../../../engine/index.js';
import { everybody, nobody, ofPlayer } from '../state/audiences.js';
import { editPlayer, editTurn, stackOnTop } from '../state/editing.js';
import { event } from '../state/event.js';
import { some } from '../state/sentences.js';
import { rpPosting } from '../state/treasury.js';
import type { CardId, Faction, Layer, MapSpace, Player, Unit, UnitLine } from '../state/index.js';

/** A chit and its layer. */
export interface Placed {
  readonly unit: string;
  readonly layer: Layer;
}

/** What all may know of a stack. */
export interface OpenStack {
  readonly mapSpace: string;
  readonly orbit: number;
  readonly surface: number;
  readonly top: string;
}

interface Enters {
  readonly seat: string;
  readonly name: string;
  readonly faction: Faction;
  readonly treasuryRp: number;
  readonly capturedLeaders: readonly string[];
  readonly eliminated: boolean;
}

const layerIn =
  (units: readonly Placed[]) =>
  (chit: string): Layer =>
    units.find((each) => each.unit === chit)?.layer ?? 'ORBIT';

/** The start of a game (SPE-SET-04). */
export const START_EVENTS = {
  'space-empires.GameCreated': event<{
    readonly players: readonly Enters[];
    /** Lines of the unit lists of their factions. */
    readonly entries: readonly UnitLine[];
    /** Every chit of them, all in the piles (SPE-SET-01) but those captured. */
    readonly units: readonly { readonly id: string; readonly entry: string; readonly owner: string }[];
  }>({
    evolve: (state, { players, entries, units }) => {
      const captured = new Set(players.flatMap((each) => each.capturedLeaders));
      state.players = Object.fromEntries(
        players.map(({ seat, ...each }): [string, Player] => [
          seat,
          { id: seat, ...each, hand: [], handSize: 0, alwaysPass: false },
        ]),
      );
      state.entries = Object.fromEntries(entries.map((each) => [each.id, each]));
      state.units = Object.fromEntries(
        units.map((each): [string, Unit] => [
          each.id,
          { ...each, status: captured.has(each.id) ? 'CAPTURED' : 'PILE', mapSpace: null, layer: null },
        ]),
      );
    },
    audience: everybody,
    summary: ({ players }) =>
      `A game of ${players.map((each) => `${each.name} (${each.faction.toLowerCase()})`).join(', ')}.`,
    postings: ({ players }) =>
      players.flatMap((each) => rpPosting(each.seat, each.treasuryRp, 'SPE-SET-03', 'at the start')),
  }),
  'space-empires.TurnOrderRolled': event<{ readonly order: readonly string[] }>({
    evolve: (state, { order }) => {
      state.turnOrder = order;
    },
    audience: everybody,
    summary: ({ order }) => `The players' order is ${order.join(', ')}.`,
  }),
  'space-empires.MapGenerated': event<{ readonly spaces: readonly MapSpace[] }>({
    evolve: (state, { spaces }) => {
      state.spaces = Object.fromEntries(spaces.map((each) => [each.id, each]));
    },
    audience: everybody,
    summary: ({ spaces }) =>
      `The map has ${some(spaces.length, 'map space')}, ${spaces.filter((each) => each.planetClass !== 'NONE').length} with a planet.`,
  }),
  /** SPE-SET-02 */
  'space-empires.StartingForcesDrawn': event<{
    readonly player: string;
    readonly mapSpace: string;
    /** Space and ground units drawn. */
    readonly space: number;
    readonly ground: number;
    /** Null where nothing was drawn. */
    readonly top: string | null;
  }>({
    evolve: () => {},
    audience: everybody,
    summary: ({ player, mapSpace, space, ground }) =>
      `${player} starts on ${mapSpace} with ${space} Space units and ${ground} ground units.`,
  }),
  'space-empires.StartingForcesDrawnPrivately': event<{
    readonly player: string;
    readonly mapSpace: string;
    readonly units: readonly Placed[];
  }>({
    evolve: (state, { player, mapSpace, units }, edit) => {
      if (units.length === 0) return;
      const chits = units.map((each) => each.unit);
      stackOnTop(state, edit, chits, { player, mapSpace }, layerIn(units));
    },
    audience: ofPlayer,
    summary: ({ units }) => `Starting forces: ${units.map((each) => each.unit).join(', ')}.`,
    pieces: ({ units }) => units.map((each) => each.unit),
  }),
  /** Units that a position places. */
  'space-empires.StacksPlaced': event<{ readonly player: string; readonly stacks: readonly OpenStack[] }>({
    evolve: () => {},
    audience: everybody,
    summary: ({ player, stacks }) => `${player} has units in ${some(stacks.length, 'map space')}.`,
    growing: ['stacks'],
  }),
  'space-empires.StacksPlacedPrivately': event<{
    readonly player: string;
    readonly stacks: readonly { readonly mapSpace: string; readonly units: readonly Placed[] }[];
  }>({
    evolve: (state, { player, stacks }, edit) => {
      for (const { mapSpace, units } of stacks) {
        const chits = units.map((each) => each.unit);
        stackOnTop(state, edit, chits, { player, mapSpace }, layerIn(units));
      }
    },
    audience: ofPlayer,
    summary: ({ stacks }) =>
      stacks.map((each) => `${each.mapSpace}: ${each.units.map(({ unit }) => unit).join(', ')}`).join('; '),
    pieces: ({ stacks }) => stacks.flatMap((each) => each.units.map(({ unit }) => unit)),
    growing: ['stacks'],
  }),
  /** Cards that a position deals. */
  'space-empires.CardsLaid': event<{
    readonly drawSize: number;
    readonly discardPile: readonly CardId[];
    readonly hands: readonly { readonly player: string; readonly count: number }[];
  }>({
    evolve: (state, { drawSize, discardPile, hands }, edit) => {
      state.deck = { drawPile: state.deck.drawPile, drawSize, discardPile };
      for (const { player, count } of hands) editPlayer(state, edit, player).handSize = count;
    },
    audience: everybody,
    summary: ({ drawSize, discardPile }) =>
      `${some(drawSize, 'card')} to draw, ${discardPile.length} discarded.`,
  }),
  'space-empires.CardsLaidPrivately': event<{ readonly drawPile: readonly CardId[] }>({
    evolve: (state, { drawPile }, edit) => {
      editIn(edit, state, 'deck').drawPile = drawPile;
    },
    audience: nobody,
    summary: ({ drawPile }) => `The order is ${drawPile.join(', ')}.`,
  }),
  'space-empires.HandDealtPrivately': event<{
    readonly player: string;
    readonly cards: readonly CardId[];
    readonly alwaysPass: boolean;
  }>({
    evolve: (state, { player, cards, alwaysPass }, edit) => {
      Object.assign(editPlayer(state, edit, player), { hand: cards, alwaysPass });
    },
    audience: ofPlayer,
    summary: ({ cards }) => `The hand is ${cards.join(', ') || 'empty'}.`,
  }),
  /** A turn that a position takes up in its middle. */
  'space-empires.TurnTakenUp': event<{
    readonly drawn: boolean;
    readonly stackMovesLeft: number;
    readonly lostAt: readonly string[];
    readonly revenueThisTurn: number;
    /** Units placed, by planet. */
    readonly recruitUsed: Readonly<Record<string, number>>;
    readonly offerSize: number;
  }>({
    evolve: (state, done, edit) => {
      Object.assign(editTurn(state, edit), done);
    },
    audience: everybody,
    summary: () => 'The turn is taken up where the position says.',
  }),
  'space-empires.TurnTakenUpPrivately': event<{
    readonly player: string;
    readonly moved: readonly string[];
    readonly offer: readonly string[];
  }>({
    evolve: (state, { moved, offer }, edit) => {
      Object.assign(editTurn(state, edit), { moved, offer });
    },
    audience: ofPlayer,
    summary: ({ moved }) => `${some(moved.length, 'unit')} have moved.`,
    pieces: ({ moved, offer }) => [...moved, ...offer],
  }),
} as const;

export type StartEvent = EventsOf<typeof START_EVENTS>;
