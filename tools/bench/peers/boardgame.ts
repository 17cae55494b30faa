/** What is used of boardgame.io, and of the immer that it stands on. */
export interface Boardgame {
  readonly InitializeGame: (setup: { readonly game: Game }) => unknown;
  readonly CreateGameReducer: (setup: { readonly game: Game }) => (state: unknown, action: Action) => unknown;
}

export interface Immer {
  /** What stands behind a draft. */
  readonly original: <T>(draft: T) => T;
}

interface Game {
  readonly name: string;
  readonly setup: () => object;
  readonly disableUndo: boolean;
  readonly moves: Readonly<Record<string, (at: { readonly G: never }, argument: never) => unknown>>;
}

/** An entry of a log, as it is replayed. */
interface Action {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: string; readonly args: readonly unknown[]; readonly playerID: string };
}

interface Played<S> {
  readonly state: S | undefined;
}

/**
 * Replays events by the reducer of boardgame.io: its only move takes the state one event further. Nothing is kept for undoing, which
 * would cost more with every move.
 */
export function boardgameReplay<S, E>(
  { InitializeGame, CreateGameReducer }: Boardgame,
  { original }: Immer,
  evolve: (state: S | undefined, event: E) => S | undefined,
): (events: readonly E[]) => S | undefined {
  const take = ({ G }: { readonly G: Played<S> }, event: E): Played<S> => ({
    state: evolve(original(G).state, event),
  });
  const game: Game = { name: 'war', setup: () => ({}), disableUndo: true, moves: { take } };
  const reducer = CreateGameReducer({ game });
  return (events) => {
    const log = events.map((event): Action => ({
      type: 'MAKE_MOVE',
      payload: { type: 'take', args: [event], playerID: '0' },
    }));
    const end = log.reduce(reducer, InitializeGame({ game })) as { readonly G: Played<S> };
    return end.G.state;
  };
}
