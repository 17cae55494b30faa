import { editIn, lookUp, unknownName, type Edit, type Mutable } from '../../../kernel/index.js';
import type { EventsOf } from '../../../engine/index.js';
import { everybody, ofBothSides, sealed } from '../state/audiences.js';
import { discard, editPlayer, editUnit, liftUnits, stackOnTop, toPile } from '../state/editing.js';
import { event } from '../state/event.js';
import type {
  Battle,
  BattleStage,
  CardId,
  Commitment,
  Participant,
  SpaceEmpiresState,
  Target,
  Total,
} from '../state/index.js';
import { some } from '../state/sentences.js';

type Sides<T> = Readonly<Record<string, T>>;
type Both = { readonly battle: string; readonly attacker: string; readonly defender: string };
type Editable = Mutable<SpaceEmpiresState>;

/** What one side of a battle played, beside its cards. */
interface Detail {
  readonly targets: readonly Target[];
  readonly bombardingUnits: readonly string[];
  /** Card bonus by unit. */
  readonly bonuses: Sides<number>;
}

const editBattle = (state: Editable, edit: Edit): Mutable<Battle> =>
  state.battle
    ? (editIn(edit, state, 'battle') as Mutable<Battle>)
    : unknownName('The history', 'battle', 'none is open');

/** Units of a side are out of the battle that is being fought. */
function lose(state: Editable, edit: Edit, player: string, units: readonly string[]): void {
  toPile(state, edit, units);
  const battle = editBattle(state, edit);
  battle.lost = { ...battle.lost, [player]: [...(lookUp(battle.lost, player) ?? []), ...units] };
}

const ASKED: Readonly<Record<BattleStage, string>> = {
  COMMIT: 'Both sides commit.',
  FIRST_LOSS: 'The winner picks the first unit lost.',
  LOSSES: 'The loser picks the others.',
  WINNER_LOSSES: 'The winner picks what they pay.',
  RETREAT: 'The loser retreats.',
};

/** SPE-BAT-18: battles from their choice to their end. An open part is followed by what both sides alone are shown. */
export const BATTLE_EVENTS = {
  'space-empires.BattleStarted': event<Both & { readonly mapSpace: string; readonly layer: Battle['layer'] }>(
    {
      evolve: (state, { battle, mapSpace, layer, attacker, defender }, edit) => {
        state.battles += 1;
        editIn(edit, state, 'turn').engaged = mapSpace;
        state.battle = {
          id: battle,
          mapSpace,
          layer,
          attacker,
          defender,
          stage: 'COMMIT',
          participants: null,
          committed: [],
          commitments: {},
          totals: null,
          winner: null,
          lost: {},
        };
      },
      audience: everybody,
      summary: ({ attacker, defender, mapSpace, layer }) =>
        `${attacker} attacks ${defender} ${layer === 'SPACE' ? 'in orbit of' : 'on the surface of'} ${mapSpace}.`,
    },
  ),
  'space-empires.BattleStartedPrivately': event<Both & { readonly participants: readonly Participant[] }>({
    evolve: (state, { participants }, edit) => {
      editBattle(state, edit).participants = participants;
    },
    audience: ofBothSides,
    summary: ({ participants }) => `${some(participants.length, 'unit')} fight.`,
    pieces: ({ participants }) => participants.map((each) => each.unit),
  }),
  'space-empires.BattleCommitted': event<{ readonly battle: string; readonly player: string }>({
    evolve: (state, { player }, edit) => {
      const battle = editBattle(state, edit);
      battle.committed = [...battle.committed, player];
    },
    audience: everybody,
    summary: ({ player }) => `${player} has committed.`,
  }),
  'space-empires.BattleCommittedPrivately': event<{
    readonly battle: string;
    readonly player: string;
    readonly commitment: Commitment;
  }>({
    evolve: (state, { player, commitment }, edit) => {
      const battle = editBattle(state, edit);
      battle.commitments = { ...battle.commitments, [player]: commitment };
    },
    audience: ({ player }, who) => sealed([player], who),
    summary: ({ commitment }) =>
      `Committed: ${[...commitment.cards, ...commitment.bombardingUnits].join(', ') || 'nothing'}.`,
  }),
  'space-empires.BattleRevealed': event<{
    readonly battle: string;
    readonly cards: Sides<readonly CardId[]>;
  }>({
    evolve: (state, { cards }, edit) => {
      // The attacker's cards lie below the defender's, whatever the order in which the event names them.
      const { attacker, defender } = editBattle(state, edit);
      for (const seat of [attacker, defender]) discard(state, edit, seat, lookUp(cards, seat) ?? []);
    },
    audience: everybody,
    summary: ({ cards }) =>
      `${Object.entries(cards)
        .map(([seat, played]) => `${seat} plays ${played.join(', ') || 'no card'}`)
        .join('; ')}.`,
  }),
  'space-empires.BattleRevealedPrivately': event<
    Both & { readonly detail: Sides<Detail>; readonly bombarding: readonly Participant[] }
  >({
    evolve: (state, { bombarding }, edit) => {
      const battle = editBattle(state, edit);
      battle.participants = [...(battle.participants ?? []), ...bombarding];
    },
    audience: ofBothSides,
    summary: ({ bombarding }) => `${some(bombarding.length, 'ship')} bombard.`,
    pieces: ({ detail, bombarding }) => [
      ...Object.values(detail).flatMap((each) => each.targets.map(({ unit }) => unit)),
      ...bombarding.map((each) => each.unit),
    ],
  }),
  'space-empires.BattleDecided': event<{
    readonly battle: string;
    /** Null where ships meet transports alone (SPE-BAT-04). */
    readonly totals: Sides<number> | null;
    readonly winner: string;
  }>({
    evolve: (state, { totals, winner }, edit) => {
      Object.assign(editBattle(state, edit), { totals, winner });
    },
    audience: everybody,
    summary: ({ totals, winner }) =>
      totals ? `${winner} wins, ${Object.values(totals).join(' : ')}.` : `${winner} wins against transports.`,
  }),
  'space-empires.BattleDecidedPrivately': event<Both & { readonly parts: Sides<Total> }>({
    evolve: () => {},
    audience: ofBothSides,
    summary: ({ parts }) =>
      Object.entries(parts)
        .map(([seat, { values, cards, leader }]) => `${seat}: ${values} + ${cards} + ${leader}`)
        .join('; '),
  }),
  'space-empires.UnitsDestroyed': event<{
    readonly battle: string;
    readonly player: string;
    readonly units: readonly string[];
  }>({
    evolve: (state, { player, units }, edit) => lose(state, edit, player, units),
    audience: everybody,
    summary: ({ player, units }) => `${player} loses ${units.join(', ')}.`,
    pieces: ({ units }) => units,
    growing: ['units'],
  }),
  'space-empires.LeaderCaptured': event<{
    readonly battle: string;
    /** Who takes it. */
    readonly player: string;
    readonly unit: string;
  }>({
    evolve: (state, { player, unit }, edit) => {
      editUnit(state, edit, unit).status = 'CAPTURED';
      const captor = editPlayer(state, edit, player);
      captor.capturedLeaders = [...captor.capturedLeaders, unit];
    },
    audience: everybody,
    summary: ({ player, unit }) => `${player} captures ${unit}.`,
    pieces: ({ unit }) => [unit],
  }),
  'space-empires.UnitsTrapped': event<{
    readonly battle: string;
    readonly player: string;
    readonly units: readonly string[];
  }>({
    evolve: (state, { player, units }, edit) => lose(state, edit, player, units),
    audience: everybody,
    summary: ({ player, units }) => `${player} has no way out and loses ${units.join(', ')}.`,
    pieces: ({ units }) => units,
    growing: ['units'],
  }),
  'space-empires.StackRetreated': event<{
    readonly battle: string;
    readonly player: string;
    readonly from: string;
    readonly to: string;
    readonly count: number;
    /** Top unit of the stack there afterwards. */
    readonly topTo: string;
  }>({
    evolve: () => {},
    audience: everybody,
    summary: ({ player, from, to, count }) =>
      `${some(count, 'unit')} of ${player} retreat from ${from} to ${to}.`,
    pieces: ({ topTo }) => [topTo],
  }),
  'space-empires.StackRetreatedPrivately': event<
    Both & { readonly player: string; readonly to: string; readonly units: readonly string[] }
  >({
    evolve: (state, { player, to, units }, edit) => {
      liftUnits(state, edit, units);
      stackOnTop(state, edit, units, { player, mapSpace: to }, () => 'ORBIT');
    },
    audience: ofBothSides,
    summary: ({ to, units }) => `Retreated to ${to}: ${units.join(', ')}.`,
    pieces: ({ units }) => units,
  }),
  /** Who is asked next (SPE-BAT-18). */
  'space-empires.BattleStageReached': event<{ readonly battle: string; readonly stage: BattleStage }>({
    evolve: (state, { stage }, edit) => {
      editBattle(state, edit).stage = stage;
    },
    audience: everybody,
    summary: ({ stage }) => ASKED[stage],
  }),
  /** The refill is done. */
  'space-empires.BattleEnded': event<{
    readonly battle: string;
    /** SPE-BAT-02: the map space where the active player has lost; null where they have won. */
    readonly lostAt: string | null;
  }>({
    evolve: (state, { lostAt }, edit) => {
      const turn = editIn(edit, state, 'turn');
      if (lostAt !== null) turn.lostAt = [...turn.lostAt, lostAt];
      const { id, mapSpace, layer, attacker, defender, winner, totals, lost } = editBattle(state, edit);
      const over = { id, turn: turn.number, mapSpace, layer, attacker, defender, totals, lost };
      state.fought = [...state.fought, { ...over, winner: winner ?? defender }];
      state.battle = null;
    },
    audience: everybody,
    summary: ({ battle }) => `${battle} is over.`,
  }),
} as const;

export type BattleEvent = EventsOf<typeof BATTLE_EVENTS>;
