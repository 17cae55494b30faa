import { withoutLocks } from '../../../engine/index.js';
import { editIn, joined } from '../../../kernel/index.js';
import type { Phase, PlanetaryState, Victory } from '../state/index.js';
import { event } from '../state/event.js';
import { arbiterOnly, everybody } from '../state/audiences.js';
import { opening, NOTHING, convoyAccount, posting } from '../state/accounts.js';
import { some, words, list } from '../state/sentences.js';

/** What a campaign begins with: the state but for seats and house rules. */
export type EnteredState = Omit<PlanetaryState, 'seats' | 'parameters'>;

/** The turn's frame: positions, phases, turns, defeat and victory. */
export const TURN_EVENTS = {
  /** The whole starting position as it was judged legal. */
  'planetary.PositionEntered': event<{ readonly state: EnteredState }>({
    evolve: (state, { state: position }) => {
      Object.assign(state, position);
    },
    audience: arbiterOnly,
    summary: ({ state }) =>
      `The campaign starts in turn ${state.turn} with ${some(Object.keys(state.players).length, 'player')}.`,
    postings: (data) => opening(data.state),
  }),
  /** More entries of a position that is too large for one event. */
  'planetary.PositionContinued': event<{ readonly state: Partial<EnteredState> }>({
    evolve: (state, { state: position }) => {
      Object.assign(state, joined<EnteredState>(state, position));
    },
    audience: arbiterOnly,
    summary: ({ state }) => `The position goes on: ${Object.keys(state).sort().join(', ')}.`,
    postings: (data) => opening({ ...NOTHING, ...data.state }),
  }),
  'planetary.PhaseOpened': event<{
    readonly turn: number;
    readonly phase: Phase;
    /** ISO 8601, UTC; only where a deadline is set (PLN-GEN-12). */
    readonly closesAt?: string;
  }>({
    evolve: (state, { turn, phase, closesAt }, edit) => {
      state.turn = turn;
      state.phase = phase;
      state.sheets = edit({});
      state.locked = [];
      if (closesAt === undefined) delete state.closesAt;
      else state.closesAt = closesAt;
    },
    audience: everybody,
    summary: ({ turn, phase }) => `Turn ${turn}: ${words(phase)}.`,
  }),
  /** A player takes their lock of the phase back. */
  'planetary.PhaseUnlocked': event<{ readonly seat: string }>({
    evolve: (state, { seat }) => {
      state.locked = withoutLocks(state.locked, [seat]);
    },
    audience: everybody,
    summary: ({ seat }) => `${seat} takes the lock of the phase back.`,
  }),
  'planetary.TurnStarted': event<{
    readonly turn: number;
    /** Resolved battles of earlier turns are put away. Missing on events of old. */
    readonly battlesFrom?: number;
  }>({
    evolve: (state, { turn, battlesFrom = turn - 1 }, edit) => {
      state.turn = turn;
      state.battleOrders = edit({});
      state.movementOrders = edit({});
      state.airSupport = edit({});
      state.reconViews = edit({});
      state.offers = edit({});
      state.ambushes = edit({});
      const squadrons = editIn(edit, state, 'squadrons');
      for (const id of Object.keys(squadrons)) {
        Object.assign(editIn(edit, squadrons, id), {
          mission: null,
          airspace: null,
          targetHex: null,
          negated: false,
        });
      }
      state.spent = edit({});
      state.raids = [];
      state.lootedRp = edit({});
      delete state.claimedResources;
      state.lastAirControl = state.airControl;
      state.airControl = edit({});
      const battles = editIn(edit, state, 'battles');
      for (const battle of Object.values(battles)) {
        if (battle.status === 'resolved' && battle.turn < battlesFrom) delete battles[battle.id];
      }
    },
    audience: everybody,
    summary: ({ turn }) => `Turn ${turn} begins.`,
  }),
  'planetary.PlayerDefeated': event<{
    readonly seat: string;
    readonly hexes: readonly string[];
    readonly convoys: readonly { readonly id: string; readonly bp: number }[];
    readonly spies: readonly string[];
    readonly diplomats: readonly string[];
  }>({
    evolve: (state, data, edit) => {
      editIn(edit, editIn(edit, state, 'players'), data.seat).status = 'out';
      const hexes = editIn(edit, state, 'hexes');
      for (const key of data.hexes) editIn(edit, hexes, key).controller = null;
      for (const { id } of data.convoys) delete editIn(edit, state, 'convoys')[id];
      for (const id of data.spies) delete editIn(edit, state, 'spies')[id];
      for (const id of data.diplomats) delete editIn(edit, state, 'diplomats')[id];
      state.treaties = state.treaties.filter((each) => !each.players.includes(data.seat));
    },
    audience: everybody,
    summary: ({ seat }) => `${seat} is out.`,
    postings: (data) =>
      data.convoys.map((each) =>
        posting(convoyAccount(each.id), data.seat, -each.bp, 'PLN-END-04', 'player out'),
      ),
    growing: ['hexes', 'convoys', 'spies', 'diplomats'],
  }),
  'planetary.GameWon': event<{ readonly victory: Victory }>({
    evolve: (state, { victory }) => {
      state.victory = victory;
    },
    audience: everybody,
    summary: ({ victory }) => `${list(victory.winners)} won: ${words(victory.form)}.`,
  }),
};
