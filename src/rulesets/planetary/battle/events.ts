import { editIn, type Edit, type Mutable } from '../../../kernel/index.js';
import type { BattleReport, CasualtyStep } from '../commands.js';
import { editBattle, editUnit } from '../state/editing.js';
import type { Evolvers } from '../state/evolvers.js';
import type {
  Battle,
  BattleBrief,
  Forecast,
  Model,
  PlanetaryState,
  QuickBattle,
  QuickSide,
  SideRole,
} from '../state/index.js';

/** Place of a model: a slot of a unit of an army. */
export interface Slotted {
  readonly unit: string;
  readonly model: string;
}

/** Battles from their beginning to the report or dice that settle them. What follows from those is aftermath. */
export type BattleEvent =
  | { readonly type: 'planetary.BattleCreated'; readonly data: { readonly battle: Battle } }
  /** The hex an attacker came from: known to those who fight, and to who sees the move. */
  | {
      readonly type: 'planetary.BattleOriginNoted';
      readonly data: {
        readonly battle: string;
        readonly origin: string;
        /** Of a raid two hexes away. */
        readonly startHex?: string;
      };
    }
  /** A detachment with orders against the same enemy stays where it is and may send reinforcements (PLN-BOR-03). */
  | {
      readonly type: 'planetary.SupportJoined';
      readonly data: { readonly battle: string; readonly detachment: string };
    }
  | {
      readonly type: 'planetary.PostponementWanted';
      readonly data: { readonly battle: string; readonly seat: string };
    }
  /** Ends a postponement of this turn, if there is one, and bars another one this turn (PLN-BAT-03). */
  | {
      readonly type: 'planetary.PostponementBarred';
      readonly data: { readonly battle: string; readonly seat: string };
    }
  | {
      readonly type: 'planetary.BattlePostponed';
      readonly data: { readonly battle: string; readonly turn: number; readonly byArbiter: boolean };
    }
  /** A postponed battle can be fought again. */
  | { readonly type: 'planetary.BattleResumed'; readonly data: { readonly battle: string } }
  | {
      readonly type: 'planetary.FillUpOrderSet';
      readonly data: { readonly battle: string; readonly army: string; readonly units: readonly string[] };
    }
  /** Each swap exchanges the slots of two models of one type, in the order given (PLN-BAT-05). */
  | {
      readonly type: 'planetary.UnitsFilledUp';
      readonly data: {
        readonly battle: string;
        readonly army: string;
        readonly swaps: readonly { readonly ready: Slotted; readonly unfit: Slotted }[];
      };
    }
  | {
      readonly type: 'planetary.BattleBriefIssued';
      readonly data: { readonly battle: string; readonly brief: BattleBrief };
    }
  | {
      readonly type: 'planetary.TerrainRerolled';
      readonly data: { readonly battle: string; readonly die: number; readonly density: string };
    }
  | {
      readonly type: 'planetary.QuickBattleConsented';
      readonly data: { readonly battle: string; readonly seat: string };
    }
  | {
      readonly type: 'planetary.QuickBattleRolled';
      readonly data: { readonly battle: string; readonly quick: QuickBattle };
    }
  /** Secret until every side that may pick has picked (PLN-QBT-05). */
  | {
      readonly type: 'planetary.QuickPickMade';
      readonly data: {
        readonly battle: string;
        readonly side: SideRole;
        readonly steps: readonly CasualtyStep[];
      };
    }
  | {
      readonly type: 'planetary.QuickPicksRevealed';
      readonly data: {
        readonly battle: string;
        readonly picks: Readonly<Record<SideRole, readonly CasualtyStep[]>>;
      };
    }
  /** What a side loses: its own steps beside those the enemy picked (PLN-QBT-06). */
  | {
      readonly type: 'planetary.QuickCasualtiesTaken';
      readonly data: {
        readonly battle: string;
        readonly side: SideRole;
        readonly steps: readonly CasualtyStep[];
        readonly killCaptives: boolean;
        /** Points that all steps against this side cost, the enemy's picks included: T. */
        readonly taken: number;
        /** Chosen by the service in canonical order. */
        readonly byDefault: boolean;
      };
    }
  | {
      readonly type: 'planetary.BattleReported';
      readonly data: {
        readonly battle: string;
        readonly by: string;
        readonly report: BattleReport;
        /** What the report leads to, as far as no die decides it: shown before it is confirmed. */
        readonly forecast: Forecast;
      };
    }
  | {
      readonly type: 'planetary.ReportDisputed';
      readonly data: { readonly battle: string; readonly by: string; readonly reason: string };
    }
  /** The report that holds (PLN-REP-04). */
  | {
      readonly type: 'planetary.ReportAccepted';
      readonly data: {
        readonly battle: string;
        readonly by: string;
        readonly how: 'confirmed' | 'decided' | 'entered by the arbiter';
        readonly report: BattleReport;
      };
    };

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

export const BATTLE_EVOLVERS: Evolvers<BattleEvent> = {
  'planetary.BattleCreated': (state, { battle }, edit) => {
    editIn(edit, state, 'battles')[battle.id] = battle;
  },
  'planetary.BattleOriginNoted': (state, { battle, origin, startHex }, edit) => {
    const attacker = editIn(edit, editBattle(edit, state, battle), 'attacker');
    attacker.origin = origin;
    if (startHex !== undefined) attacker.startHex = startHex;
  },
  'planetary.SupportJoined': (state, data, edit) => {
    const battle = editBattle(edit, state, data.battle);
    battle.supportingAttackers = added(battle.supportingAttackers, data.detachment);
  },
  'planetary.PostponementWanted': (state, data, edit) => {
    const battle = editBattle(edit, state, data.battle);
    battle.postponeAskedBy = added(battle.postponeAskedBy, data.seat);
  },
  'planetary.PostponementBarred': (state, data, edit) => {
    const battle = editBattle(edit, state, data.battle);
    battle.objectedBy = added(battle.objectedBy, data.seat);
    battle.postponeAskedBy = [];
    if (battle.status !== 'postponed') return;
    battle.status = 'pending';
    battle.postponements -= 1;
  },
  'planetary.BattlePostponed': (state, data, edit) => {
    const battle = editBattle(edit, state, data.battle);
    battle.status = 'postponed';
    battle.postponements += 1;
    battle.postponedByArbiter = data.byArbiter;
    battle.quickAgreedBy = [];
    battle.supportingAttackers = [];
  },
  'planetary.BattleResumed': (state, data, edit) => {
    const battle = editBattle(edit, state, data.battle);
    battle.status = 'pending';
    battle.postponeAskedBy = [];
    battle.objectedBy = [];
    battle.postponedByArbiter = false;
    battle.brief = null;
  },
  'planetary.FillUpOrderSet': (state, data, edit) => {
    editIn(edit, editBattle(edit, state, data.battle), 'fillUpOrder')[data.army] = data.units;
  },
  'planetary.UnitsFilledUp': (state, data, edit) => {
    for (const { ready, unfit } of data.swaps) {
      const here = editIn(edit, editUnit(edit, state, data.army, ready.unit), 'models') as Model[];
      const there = editIn(edit, editUnit(edit, state, data.army, unfit.unit), 'models') as Model[];
      const from = here.findIndex((each) => each.id === ready.model);
      const to = there.findIndex((each) => each.id === unfit.model);
      [here[from], there[to]] = [there[to]!, here[from]!];
    }
  },
  'planetary.BattleBriefIssued': (state, data, edit) => {
    editBattle(edit, state, data.battle).brief = data.brief;
  },
  'planetary.TerrainRerolled': (state, data, edit) => {
    const brief = editIn(edit, editBattle(edit, state, data.battle), 'brief');
    brief.terrainDensity = { die: data.die, density: data.density, rerolled: true };
  },
  'planetary.QuickBattleConsented': (state, data, edit) => {
    const battle = editBattle(edit, state, data.battle);
    battle.quickAgreedBy = added(battle.quickAgreedBy, data.seat);
  },
  'planetary.QuickBattleRolled': (state, data, edit) => {
    const battle = editBattle(edit, state, data.battle);
    battle.status = 'quick';
    battle.quick = data.quick;
  },
  'planetary.QuickPickMade': (state, data, edit) => {
    editQuickSide(edit, state, data.battle, data.side).pick = data.steps;
  },
  'planetary.QuickPicksRevealed': (state, data, edit) => {
    editQuickSide(edit, state, data.battle, 'attacker').pick = data.picks.attacker;
    editQuickSide(edit, state, data.battle, 'defender').pick = data.picks.defender;
  },
  'planetary.QuickCasualtiesTaken': (state, data, edit) => {
    const side = editQuickSide(edit, state, data.battle, data.side);
    side.choice = data.steps;
    side.killCaptives = data.killCaptives;
  },
  'planetary.BattleReported': (state, data, edit) => {
    const battle = editBattle(edit, state, data.battle);
    battle.status = 'reported';
    battle.report = { by: data.by, report: data.report, forecast: data.forecast };
    battle.dispute = null;
  },
  'planetary.ReportDisputed': (state, data, edit) => {
    const battle = editBattle(edit, state, data.battle);
    battle.status = 'disputed';
    battle.dispute = { by: data.by, reason: data.reason };
  },
  'planetary.ReportAccepted': (state, data, edit) => {
    const battle = editBattle(edit, state, data.battle);
    battle.report = { by: battle.report?.by ?? data.by, report: data.report, forecast: null };
  },
};
