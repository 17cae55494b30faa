import { lookUp, type Viewer } from '../../../kernel/index.js';
import { battlefields } from '../battle/where.js';
import type { Battle, Player, Reaction, SpaceEmpiresState, Turn, Unit } from '../state/index.js';

/** Whose eyes somebody looks through: of a seat, of the arbiter, who is kept from what is sealed only, or of nobody. */
interface Sight {
  readonly seat: string | null;
  readonly arbiter: boolean;
}

/** The state as a viewer may know it (SPE-GEN-06). The order of the draw pile nobody knows. */
export function redact(state: SpaceEmpiresState, viewer: Viewer): SpaceEmpiresState {
  if (viewer.kind === 'all') return state;
  const arbiter = viewer.kind === 'seat' && viewer.role === 'arbiter';
  const sight: Sight = { seat: viewer.kind === 'seat' ? viewer.seat : null, arbiter };
  const shown: SpaceEmpiresState = {
    ...state,
    deck: { ...state.deck, drawPile: null },
    battle: state.battle && battleAsSeen(state.battle, sight),
  };
  return arbiter ? shown : hideFrom(shown, sight.seat);
}

/** What is neither theirs nor open. */
function hideFrom(state: SpaceEmpiresState, seat: string | null): SpaceEmpiresState {
  const known = knownUnits(state, seat);
  const active = seat !== null && state.activePlayer === seat;
  return {
    ...state,
    players: mapOf(state.players, (each) => (each.id === seat ? each : hidePlayer(each))),
    units: Object.fromEntries(Object.entries(state.units).filter(([id]) => known.has(id))),
    stacks: mapOf(state.stacks, (mine, owner) =>
      owner === seat ? mine : mapOf(mine, (stack) => stack.map((chit, at) => (at === 0 ? chit : null))),
    ),
    pileSizes: mapOf(
      state.players,
      (each) =>
        Object.values(state.units).filter(({ owner, status }) => owner === each.id && status === 'PILE')
          .length,
    ),
    hiddenLayers: layersOfOthers(state, seat),
    // Where battles are to be fought is told in the Battle phase, also where only a ship that nobody sees makes one.
    battlefields: state.phase === 'BATTLE' ? battlefields(state) : [],
    turn: active ? state.turn : hideTurn(state.turn),
    reaction: state.reaction && reactionAsSeen(state.reaction, seat),
  };
}

const hidePlayer = (player: Player): Player => ({ ...player, hand: null, alwaysPass: null });

const hideTurn = (turn: Turn): Turn => ({ ...turn, moved: [], offer: turn.offerSize === 0 ? [] : null });

/** SPE-MOVE-07: answers and standing passes are secret. */
const reactionAsSeen = (reaction: Reaction, seat: string | null): Reaction => ({
  ...reaction,
  units: reaction.player === seat ? reaction.units : null,
  answers: Object.fromEntries(Object.entries(reaction.answers).filter(([player]) => player === seat)),
});

/** SPE-GEN-06: both sides see who fights; what they have committed stays sealed until it is revealed. */
function battleAsSeen(battle: Battle, { seat, arbiter }: Sight): Battle {
  const side = seat === battle.attacker || seat === battle.defender;
  const revealed = battle.stage !== 'COMMIT' && (side || arbiter);
  return {
    ...battle,
    participants: side || arbiter ? battle.participants : null,
    commitments: Object.fromEntries(
      Object.entries(battle.commitments).filter(([player]) => revealed || player === seat),
    ),
  };
}

/** Own units, top units, captured leaders, and whoever fights in an own battle. */
function knownUnits(state: SpaceEmpiresState, seat: string | null): ReadonlySet<string> {
  const units: readonly Unit[] = Object.values(state.units);
  const tops = Object.values(state.stacks).flatMap((mine) =>
    Object.values(mine).flatMap(([top]) => (top ? [top] : [])),
  );
  return new Set([
    ...units.filter((each) => each.owner === seat || each.status === 'CAPTURED').map((each) => each.id),
    ...tops,
    ...(state.battle?.participants ?? []).map((each) => each.unit),
  ]);
}

/** SPE-GEN-06: how many units of a stack are in orbit and how many on the surface all may know. */
const layersOfOthers = (
  state: SpaceEmpiresState,
  seat: string | null,
): NonNullable<SpaceEmpiresState['hiddenLayers']> =>
  mapOf(Object.fromEntries(Object.entries(state.stacks).filter(([owner]) => owner !== seat)), (mine) =>
    mapOf(mine, (stack) => {
      const orbit = stack.filter(
        (chit) => chit !== null && lookUp(state.units, chit)?.layer === 'ORBIT',
      ).length;
      return { orbit, surface: stack.length - orbit };
    }),
  );

const mapOf = <T, U>(
  all: Readonly<Record<string, T>>,
  change: (each: T, key: string) => U,
): Readonly<Record<string, U>> =>
  Object.fromEntries(Object.entries(all).map(([key, each]) => [key, change(each, key)]));
