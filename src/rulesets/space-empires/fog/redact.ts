import type { Viewer } from '../../../kernel/index.js';
import type { Battle, Player, SpaceEmpiresState, Unit } from '../state/index.js';

/** The state as a viewer may know it (SPE-GEN-06). */
export function redact(state: SpaceEmpiresState, viewer: Viewer): SpaceEmpiresState {
  if (viewer.kind === 'all') return state;
  const drawn = { ...state, deck: { ...state.deck, drawPile: null } };
  if (viewer.kind === 'seat' && viewer.role === 'arbiter')
    return { ...drawn, battle: sealedOff(state.battle, null) };
  const seat = viewer.kind === 'seat' ? viewer.seat : null;
  const isOwn = (player: string): boolean => player === seat;
  const stacks = Object.fromEntries(
    Object.entries(state.stacks).map(([player, mine]) => [
      player,
      isOwn(player) ? mine : topsOf(state, mine, seat),
    ]),
  );
  const known = new Set(Object.values(stacks).flatMap((mine) => Object.values(mine).flat()));
  const mayKnow = (unit: Unit): boolean =>
    unit.status === 'CAPTURED' || isOwn(unit.owner) || known.has(unit.id);
  const { turn, reaction } = state;
  const acts = state.activePlayer !== null && isOwn(state.activePlayer);
  return {
    ...drawn,
    players: Object.fromEntries(
      Object.entries(state.players).map(([id, player]) => [id, isOwn(id) ? player : hidden(player)]),
    ),
    units: Object.fromEntries(Object.entries(state.units).filter(([, unit]) => mayKnow(unit))),
    stacks,
    turn: acts
      ? turn
      : {
          ...turn,
          offer: turn.offerSize === 0 ? [] : null,
          moved: turn.moved.filter((each) => known.has(each)),
        },
    reaction: reaction && {
      ...reaction,
      units: acts ? reaction.units : null,
      answers: Object.fromEntries(Object.entries(reaction.answers).filter(([player]) => isOwn(player))),
    },
    battle: sealedOff(state.battle, seat),
  };
}

const hidden = (player: Player): Player => ({ ...player, hand: null, alwaysPass: null });

type Stacks = SpaceEmpiresState['stacks'][string];

/** SPE-GEN-06: the top unit is open; in a battle all who fight are shown to both sides. */
function topsOf({ battle }: SpaceEmpiresState, stacks: Stacks, seat: string | null): Stacks {
  const shown =
    battle && seat !== null && [battle.attacker, battle.defender].includes(seat)
      ? (battle.participants ?? []).map((each) => each.unit)
      : [];
  return Object.fromEntries(
    Object.entries(stacks).map(([mapSpace, stack]) => [
      mapSpace,
      stack.map((chit, index) => (index === 0 || (chit !== null && shown.includes(chit)) ? chit : null)),
    ]),
  );
}

/** SPE-BAT-06: a commitment is its side's until both are revealed; third players see no participants. */
function sealedOff(battle: Battle | null, seat: string | null): Battle | null {
  if (!battle) return null;
  const isSide = seat === battle.attacker || seat === battle.defender;
  return {
    ...battle,
    participants: isSide ? battle.participants : null,
    commitments: Object.fromEntries(
      Object.entries(battle.commitments).filter(
        ([player]) => player === seat || (isSide && battle.totals !== null),
      ),
    ),
  };
}
