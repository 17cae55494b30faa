import { editIn, itemAt, type Edit, type Mutable } from '../../../kernel/index.js';
import type { BattleReport, CasualtyStep } from '../commands.js';
import { editBattle, editUnit } from '../state/editing.js';
import type {
  Battle,
  BattleBrief,
  Forecast,
  Model,
  PlanetaryState,
  QuickBattle,
  QuickSide,
  ReportHalf,
  SideRole,
} from '../state/index.js';
import { event } from '../state/event.js';
import { everybody, inBattle, ofArmy } from '../state/audiences.js';
import { some, words } from '../state/sentences.js';

/** Place of a model: a slot of a unit of an army. */
export interface Slotted {
  readonly unit: string;
  readonly model: string;
}

function editQuickSide(
  edit: Edit,
  state: Mutable<PlanetaryState>,
  battle: string,
  side: SideRole,
): Mutable<QuickSide> {
  return editIn(edit, editIn(edit, editBattle(edit, state, battle), 'quick'), side);
}

const added = (seats: readonly string[], seat: string): readonly string[] =>
  seats.includes(seat) ? seats : [...seats, seat];

/** Battles from their beginning to the report or dice that settle them. What follows from those is aftermath. */
export const BATTLE_EVENTS = {
  'planetary.BattleCreated': event<{ readonly battle: Battle }>({
    evolve: (state, { battle }, edit) => {
      editIn(edit, state, 'battles')[battle.id] = battle;
    },
    audience: everybody,
    summary: ({ battle }) =>
      `Battle ${battle.id}: ${battle.attacker.detachment} of ${battle.attacker.seat} ${
        battle.kind === 'RAID' ? 'raids' : 'attacks'
      } ${battle.defender.seat} in ${battle.hex}.`,
    pieces: ({ battle: { attacker, defender } }) =>
      [attacker.detachment, defender.detachment, defender.garrison].filter((id) => id !== null),
    follows: ['planetary.BattleOrdersTakenUp', 'planetary.DetachmentMoved'],
  }),
  /** The hex an attacker came from: known to those who fight, and to who sees the move. */
  'planetary.BattleOriginNoted': event<{
    readonly battle: string;
    readonly origin: string;
    /** Of a raid two hexes away. */
    readonly startHex?: string;
  }>({
    evolve: (state, { battle, origin, startHex }, edit) => {
      const attacker = editIn(edit, editBattle(edit, state, battle), 'attacker');
      attacker.origin = origin;
      if (startHex !== undefined) attacker.startHex = startHex;
    },
    audience: inBattle,
    summary: ({ battle, origin }) => `The attacker of battle ${battle} came from ${origin}.`,
    follows: ['planetary.BattleCreated'],
  }),
  /** A detachment with orders against the same enemy stays where it is and may send reinforcements (PLN-BOR-03). */
  'planetary.SupportJoined': event<{ readonly battle: string; readonly detachment: string }>({
    evolve: (state, data, edit) => {
      const battle = editBattle(edit, state, data.battle);
      battle.supportingAttackers = added(battle.supportingAttackers, data.detachment);
    },
    audience: ({ battle, detachment }, who) =>
      who.seats([who.state.battles[battle]?.attacker.seat, ...who.holders(detachment)]),
    summary: ({ battle, detachment }) => `${detachment} supports the attack of battle ${battle}.`,
  }),
  'planetary.PostponementWanted': event<{ readonly battle: string; readonly seat: string }>({
    evolve: (state, data, edit) => {
      const battle = editBattle(edit, state, data.battle);
      battle.postponeAskedBy = added(battle.postponeAskedBy, data.seat);
    },
    audience: everybody,
    summary: ({ battle, seat }) => `${seat} wants battle ${battle} postponed.`,
  }),
  /** Ends a postponement of this turn, if there is one, and bars another one this turn (PLN-BAT-03). */
  'planetary.PostponementBarred': event<{ readonly battle: string; readonly seat: string }>({
    evolve: (state, data, edit) => {
      const battle = editBattle(edit, state, data.battle);
      battle.objectedBy = added(battle.objectedBy, data.seat);
      battle.postponeAskedBy = [];
      if (battle.status !== 'postponed') return;
      battle.status = 'pending';
      battle.postponements -= 1;
    },
    audience: everybody,
    summary: ({ battle, seat }) => `${seat} bars a postponement of battle ${battle}.`,
  }),
  'planetary.BattlePostponed': event<{
    readonly battle: string;
    readonly turn: number;
    readonly byArbiter: boolean;
  }>({
    evolve: (state, data, edit) => {
      const battle = editBattle(edit, state, data.battle);
      battle.status = 'postponed';
      battle.postponements += 1;
      battle.postponedByArbiter = data.byArbiter;
      battle.quickAgreedBy = [];
      battle.supportingAttackers = [];
      delete battle.halves;
    },
    audience: everybody,
    summary: ({ battle }) => `Battle ${battle} is postponed.`,
    follows: ['planetary.PostponementWanted'],
  }),
  /** A postponed battle can be fought again. */
  'planetary.BattleResumed': event<{ readonly battle: string }>({
    evolve: (state, data, edit) => {
      const battle = editBattle(edit, state, data.battle);
      battle.status = 'pending';
      battle.postponeAskedBy = [];
      battle.objectedBy = [];
      battle.postponedByArbiter = false;
      battle.brief = null;
    },
    audience: everybody,
    summary: ({ battle }) => `Battle ${battle} can be fought.`,
  }),
  'planetary.FillUpOrderSet': event<{
    readonly battle: string;
    readonly army: string;
    readonly units: readonly string[];
  }>({
    evolve: (state, data, edit) => {
      editIn(edit, editBattle(edit, state, data.battle), 'fillUpOrder')[data.army] = data.units;
    },
    audience: ofArmy,
    summary: ({ army }) => `The order in which units of ${army} are filled up is set.`,
  }),
  /** Each swap exchanges the slots of two models of one type, in the order given (PLN-BAT-05). */
  'planetary.UnitsFilledUp': event<{
    readonly battle: string;
    readonly army: string;
    readonly swaps: readonly { readonly ready: Slotted; readonly unfit: Slotted }[];
  }>({
    evolve: (state, data, edit) => {
      for (const { ready, unfit } of data.swaps) {
        const here = editIn(edit, editUnit(edit, state, data.army, ready.unit), 'models') as Model[];
        const there = editIn(edit, editUnit(edit, state, data.army, unfit.unit), 'models') as Model[];
        const from = here.findIndex((each) => each.id === ready.model);
        const to = there.findIndex((each) => each.id === unfit.model);
        [here[from], there[to]] = [itemAt(there, to), itemAt(here, from)];
      }
    },
    audience: ofArmy,
    summary: ({ army, swaps }) => `${some(swaps.length, 'model')} of ${army} fill up its units.`,
    growing: ['swaps'],
    follows: ['planetary.BattleCreated', 'planetary.BattleOriginNoted'],
  }),
  'planetary.BattleBriefIssued': event<{ readonly battle: string; readonly brief: BattleBrief }>({
    evolve: (state, data, edit) => {
      editBattle(edit, state, data.battle).brief = data.brief;
    },
    audience: inBattle,
    summary: ({ battle }) => `The sheet of battle ${battle} is issued.`,
  }),
  'planetary.TerrainRerolled': event<{
    readonly battle: string;
    readonly die: number;
    readonly density: string;
  }>({
    evolve: (state, data, edit) => {
      const brief = editIn(edit, editBattle(edit, state, data.battle), 'brief');
      brief.terrainDensity = { die: data.die, density: data.density, rerolled: true };
    },
    audience: inBattle,
    summary: ({ battle, density }) => `The terrain of battle ${battle} is ${words(density)}.`,
  }),
  'planetary.QuickBattleConsented': event<{ readonly battle: string; readonly seat: string }>({
    evolve: (state, data, edit) => {
      const battle = editBattle(edit, state, data.battle);
      battle.quickAgreedBy = added(battle.quickAgreedBy, data.seat);
    },
    audience: everybody,
    summary: ({ battle, seat }) => `${seat} agrees to a quick battle ${battle}.`,
  }),
  'planetary.QuickBattleRolled': event<{ readonly battle: string; readonly quick: QuickBattle }>({
    evolve: (state, data, edit) => {
      const battle = editBattle(edit, state, data.battle);
      battle.status = 'quick';
      battle.quick = data.quick;
      delete battle.halves;
    },
    audience: inBattle,
    summary: ({ battle, quick }) =>
      `Quick battle ${battle}: ${quick.attacker.inflicted} to ${quick.defender.inflicted} points.`,
  }),
  /** Secret until every side that may pick has picked (PLN-QBT-05). */
  'planetary.QuickPickMade': event<{
    readonly battle: string;
    readonly side: SideRole;
    readonly steps: readonly CasualtyStep[];
  }>({
    evolve: (state, data, edit) => {
      editQuickSide(edit, state, data.battle, data.side).pick = data.steps;
    },
    audience: ({ battle, side }, who) => who.seats([who.state.battles[battle]?.[side].seat]),
    summary: ({ battle, side }) => `The ${side} of battle ${battle} has picked.`,
  }),
  'planetary.QuickPicksRevealed': event<{
    readonly battle: string;
    readonly picks: Readonly<Record<SideRole, readonly CasualtyStep[]>>;
  }>({
    evolve: (state, data, edit) => {
      editQuickSide(edit, state, data.battle, 'attacker').pick = data.picks.attacker;
      editQuickSide(edit, state, data.battle, 'defender').pick = data.picks.defender;
    },
    audience: inBattle,
    summary: ({ battle }) => `The picks of battle ${battle} are revealed.`,
    follows: ['planetary.QuickPickMade'],
  }),
  /** What a side loses: its own steps beside those the enemy picked (PLN-QBT-06). */
  'planetary.QuickCasualtiesTaken': event<{
    readonly battle: string;
    readonly side: SideRole;
    readonly steps: readonly CasualtyStep[];
    readonly killCaptives: boolean;
    /** Points that all steps against this side cost, the enemy's picks included: T. */
    readonly taken: number;
    /** Chosen by the service in canonical order. */
    readonly byDefault: boolean;
  }>({
    evolve: (state, data, edit) => {
      const side = editQuickSide(edit, state, data.battle, data.side);
      side.choice = data.steps;
      side.killCaptives = data.killCaptives;
    },
    audience: inBattle,
    summary: ({ battle, side, taken }) => `The ${side} of battle ${battle} loses ${taken} points.`,
    follows: ['planetary.QuickBattleRolled', 'planetary.QuickPicksRevealed'],
  }),
  /** What a side says of itself: it fills in the report that is entered later, and binds nobody (PLN-REP-01). */
  'planetary.ReportHalfEntered': event<ReportHalf & { readonly battle: string; readonly side: SideRole }>({
    evolve: (state, { battle: id, side, ...said }, edit) => {
      const battle = editBattle(edit, state, id);
      battle.halves = { ...battle.halves, [side]: said };
    },
    audience: inBattle,
    summary: ({ battle, by, side }) =>
      `${by} has entered the ${side}'s half of the report of battle ${battle}.`,
  }),
  'planetary.BattleReported': event<{
    readonly battle: string;
    readonly by: string;
    readonly report: BattleReport;
    /** What the report leads to, as far as no die decides it: shown before it is confirmed. */
    readonly forecast: Forecast;
  }>({
    evolve: (state, data, edit) => {
      const battle = editBattle(edit, state, data.battle);
      battle.status = 'reported';
      battle.report = { by: data.by, report: data.report, forecast: data.forecast };
      battle.dispute = null;
    },
    audience: inBattle,
    summary: ({ battle, by, forecast: { winner, sides } }) =>
      `${by} has reported battle ${battle}: ${winner === null ? 'a draw' : `won by the ${winner}`}, ${
        sides.attacker.vp
      } VP to ${sides.defender.vp}.`,
  }),
  'planetary.ReportDisputed': event<{
    readonly battle: string;
    readonly by: string;
    readonly reason: string;
  }>({
    evolve: (state, data, edit) => {
      const battle = editBattle(edit, state, data.battle);
      battle.status = 'disputed';
      battle.dispute = { by: data.by, reason: data.reason };
    },
    audience: inBattle,
    summary: ({ battle, by }) => `${by} disputes the report of battle ${battle}.`,
  }),
  /** The report that holds (PLN-REP-04). */
  'planetary.ReportAccepted': event<{
    readonly battle: string;
    readonly by: string;
    readonly how: 'confirmed' | 'decided' | 'entered by the arbiter';
    readonly report: BattleReport;
  }>({
    evolve: (state, data, edit) => {
      const battle = editBattle(edit, state, data.battle);
      battle.report = { by: battle.report?.by ?? data.by, report: data.report, forecast: null };
      delete battle.halves;
    },
    audience: inBattle,
    summary: ({ battle, how }) => `The report of battle ${battle} holds: ${how}.`,
  }),
};
