import { editIn, joined } from '../../../kernel/index.js';
import type { Evolvers } from '../state/evolvers.js';
import type { Phase, PlanetaryState, Victory } from '../state/index.js';

/** What a campaign begins with: the state but for seats and house rules. */
export type EnteredState = Omit<PlanetaryState, 'seats' | 'parameters'>;

/** The turn's frame: positions, phases, turns, defeat and victory. */
export type TurnEvent =
  /** The whole starting position as it was judged legal. */
  | {
      readonly type: 'planetary.PositionEntered';
      readonly data: { readonly state: EnteredState };
    }
  /** More entries of a position that is too large for one event. */
  | {
      readonly type: 'planetary.PositionContinued';
      readonly data: { readonly state: Partial<EnteredState> };
    }
  | {
      readonly type: 'planetary.PhaseOpened';
      readonly data: {
        readonly turn: number;
        readonly phase: Phase;
        /** ISO 8601, UTC; only where a deadline is set (PLN-GEN-12). */
        readonly closesAt?: string;
      };
    }
  /** A player takes his lock of the phase back. */
  | { readonly type: 'planetary.PhaseUnlocked'; readonly data: { readonly seat: string } }
  | {
      readonly type: 'planetary.TurnStarted';
      readonly data: {
        readonly turn: number;
        /** Resolved battles of earlier turns are put away. Missing on events of old. */
        readonly battlesFrom?: number;
      };
    }
  | {
      readonly type: 'planetary.PlayerDefeated';
      readonly data: {
        readonly seat: string;
        readonly hexes: readonly string[];
        readonly convoys: readonly { readonly id: string; readonly bp: number }[];
        readonly spies: readonly string[];
        readonly diplomats: readonly string[];
      };
    }
  | { readonly type: 'planetary.GameWon'; readonly data: { readonly victory: Victory } };

export const TURN_EVOLVERS: Evolvers<TurnEvent> = {
  'planetary.PositionEntered': (state, { state: position }) => {
    Object.assign(state, position);
  },
  'planetary.PositionContinued': (state, { state: position }) => {
    Object.assign(state, joined<EnteredState>(state, position));
  },
  'planetary.PhaseOpened': (state, { turn, phase, closesAt }, edit) => {
    state.turn = turn;
    state.phase = phase;
    state.sheets = edit({});
    state.locked = [];
    if (closesAt === undefined) delete state.closesAt;
    else state.closesAt = closesAt;
  },
  'planetary.PhaseUnlocked': (state, { seat }) => {
    state.locked = state.locked.filter((each) => each !== seat);
  },
  'planetary.TurnStarted': (state, { turn, battlesFrom = turn - 1 }, edit) => {
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
  'planetary.PlayerDefeated': (state, data, edit) => {
    editIn(edit, editIn(edit, state, 'players'), data.seat).status = 'out';
    const hexes = editIn(edit, state, 'hexes');
    for (const key of data.hexes) editIn(edit, hexes, key).controller = null;
    for (const { id } of data.convoys) delete editIn(edit, state, 'convoys')[id];
    for (const id of data.spies) delete editIn(edit, state, 'spies')[id];
    for (const id of data.diplomats) delete editIn(edit, state, 'diplomats')[id];
    state.treaties = state.treaties.filter((each) => !each.players.includes(data.seat));
  },
  'planetary.GameWon': (state, { victory }) => {
    state.victory = victory;
  },
};
