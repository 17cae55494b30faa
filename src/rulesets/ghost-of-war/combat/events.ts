import { editIn, type Continued } from '../../../kernel/index.js';
import type {
  Assault,
  AttackIntent,
  Battle,
  Battlefield,
  BattleMethod,
  BattleReport,
  Fallen,
  Outcome,
  Scale,
  Side,
} from '../state/index.js';
import { applyBookings, type Booked } from '../state/bookings.js';
import { editPlanet, editUnit } from '../state/editing.js';
import type { Evolvers } from '../state/evolvers.js';
import { removeUnits } from '../formations/events.js';
import type { Written } from '../game-master/events.js';
import { noteMade } from '../state/numbering.js';

/** CE of a participant before and after a battle. */
export interface CeRow {
  readonly id: string;
  readonly kind: 'UNIT' | 'PLANET';
  readonly faction: string;
  readonly from: number;
  readonly to: number;
}

/** Experience from the best battle of the round, by unit and by character. */
export interface BestBattles {
  readonly units: Readonly<Record<string, number>>;
  readonly characters: Readonly<Record<string, number>>;
}

/** Battles of S9, from the attacks to their results. */
export type CombatEvent =
  | {
      readonly type: 'ghost-of-war.AttacksDeclared';
      readonly data: Continued & {
        readonly attacks: readonly AttackIntent[];
        readonly battlefields: readonly Battlefield[];
      };
    }
  /** GOW-CBT-02: the place that is fought over next, and who assaults it; null when nobody does any more. */
  | {
      readonly type: 'ghost-of-war.AssaultBegan';
      readonly data: Continued & {
        readonly battlefield: Battlefield;
        readonly attacks: readonly AttackIntent[];
      };
    }
  | { readonly type: 'ghost-of-war.BattlefieldLeft'; readonly data: { readonly location: string } }
  | {
      readonly type: 'ghost-of-war.BattleOpened';
      readonly data: { readonly battle: Battle };
    }
  /** GOW-CBT-02: what is left of an assault, and the Attack orders that no battle has used up. */
  | {
      readonly type: 'ghost-of-war.AssaultMet';
      readonly data: Continued & { readonly assault: Assault; readonly attacks: readonly AttackIntent[] };
    }
  | {
      readonly type: 'ghost-of-war.MethodSettled';
      readonly data: {
        readonly battle: string;
        readonly chosen: Battle['chosen'];
        readonly method: BattleMethod | null;
        readonly status: Battle['status'];
      };
    }
  | {
      readonly type: 'ghost-of-war.BattleReported';
      readonly data: {
        readonly battle: string;
        readonly side: Side | null;
        readonly by: string | null;
        readonly report: BattleReport;
        readonly status: Battle['status'];
      };
    }
  | {
      readonly type: 'ghost-of-war.BattleDisputed';
      readonly data: { readonly battle: string; readonly faction: string; readonly reason: string };
    }
  /** GOW-CBT-08: who has won; `report` where it was told. */
  | {
      readonly type: 'ghost-of-war.BattleDecided';
      readonly data: {
        readonly battle: string;
        readonly outcome: Outcome;
        readonly scale: Scale;
        readonly fieldHolder: Side;
        readonly totals: Readonly<Record<Side, number>> | null;
        readonly report: BattleReport | null;
        readonly reason: string | null;
      };
    }
  | {
      readonly type: 'ghost-of-war.FriendlyFireSuffered';
      readonly data: { readonly battle: string; readonly unit: string; readonly ce: number };
    }
  /** GOW-CBT-09: CE lost, and experience gained when the round comes to it (GOW-XP-06). */
  | {
      readonly type: 'ghost-of-war.BattleResolved';
      readonly data: {
        readonly battle: string;
        readonly rows: readonly CeRow[];
        readonly experience: Readonly<Record<Side, number>>;
        /** GOW-XP-06: the best of the round for each who fought, this battle counted. Missing on events of old. */
        readonly best?: BestBattles;
        /** GOW-CBT-15: factions that have taken the planet and hold the field; null = nobody. */
        readonly takenBy: readonly string[] | null;
      };
    }
  /** GOW-CE-10: gone at once, with what they had. */
  | {
      readonly type: 'ghost-of-war.UnitsDestroyed';
      readonly data: {
        readonly faction: string;
        readonly rows: readonly { readonly unit: string; readonly name: string }[];
        readonly cause: string;
        /** GOW-CHR-19: deaths that a Rite of Entombment may serve. */
        readonly fallen: readonly Fallen[];
        readonly written: readonly Written[];
      };
    }
  /** GOW-CE-07: works of the side that lost the ground. */
  | {
      readonly type: 'ghost-of-war.WorksLost';
      readonly data: {
        readonly faction: string;
        readonly planet: string;
        readonly factions: readonly string[];
      };
    }
  | {
      readonly type: 'ghost-of-war.GoodsCaptured';
      /** Battle null: spoils of ships that were destroyed outside one (GOW-CBT-17). */
      readonly data: Booked & { readonly faction: string; readonly battle: string | null };
    }
  | {
      readonly type: 'ghost-of-war.GeneSeedRecovered';
      readonly data: Booked & { readonly faction: string; readonly battle: string; readonly unit: string };
    }
  | {
      readonly type: 'ghost-of-war.ShipsWithdrew';
      readonly data: { readonly faction: string; readonly battle: string; readonly units: readonly string[] };
    }
  /** GOW-CBT-15: attackers that nobody has met. */
  | {
      readonly type: 'ghost-of-war.PlanetWalkedInto';
      readonly data: { readonly planet: string; readonly factions: readonly string[] };
    }
  /** GOW-CBT-15: with depots that change hands too. */
  | {
      readonly type: 'ghost-of-war.PlanetCaptured';
      readonly data: {
        readonly faction: string;
        readonly planet: string;
        readonly from: string;
        readonly to: string;
        readonly loyalty: number;
        readonly depots: readonly string[];
      };
    }
  | { readonly type: 'ghost-of-war.BattleSettled'; readonly data: { readonly battle: string } };

export const COMBAT_EVOLVERS: Evolvers<CombatEvent> = {
  'ghost-of-war.AttacksDeclared': (state, { attacks, battlefields, continued }) => {
    state.attacks = continued ? [...state.attacks, ...attacks] : attacks;
    state.battlefields = continued ? [...state.battlefields, ...battlefields] : battlefields;
  },
  'ghost-of-war.AssaultBegan': (state, { battlefield, attacks, continued }) => {
    state.battlefields = [battlefield, ...state.battlefields.slice(1)];
    state.attacks = continued ? [...state.attacks, ...attacks] : attacks;
  },
  'ghost-of-war.BattlefieldLeft': (state) => {
    state.battlefields = state.battlefields.slice(1);
  },
  'ghost-of-war.BattleOpened': (state, { battle }, edit) => {
    editIn(edit, state, 'battles')[battle.id] = battle;
    state.counts = { ...state.counts, battle: state.counts.battle + 1 };
  },
  'ghost-of-war.AssaultMet': (state, { assault, attacks, continued }) => {
    state.attacks = continued ? [...state.attacks, ...attacks] : attacks;
    state.battlefields = state.battlefields.map((each, index) => (index === 0 ? { ...each, assault } : each));
  },
  'ghost-of-war.MethodSettled': (state, { battle, ...settled }, edit) => {
    Object.assign(editIn(edit, editIn(edit, state, 'battles'), battle), settled);
  },
  'ghost-of-war.BattleReported': (state, { battle, side, by, report, status }, edit) => {
    const reported = editIn(edit, editIn(edit, state, 'battles'), battle);
    if (side) reported.reports = { ...reported.reports, [side]: { by, report } };
    reported.status = status;
  },
  'ghost-of-war.BattleDisputed': (state, { battle }, edit) => {
    editIn(edit, editIn(edit, state, 'battles'), battle).status = 'DISPUTED';
  },
  'ghost-of-war.BattleDecided': (state, { battle, report, reason: _reason, ...result }, edit) => {
    const decided = editIn(edit, editIn(edit, state, 'battles'), battle);
    const { battle: _battle, ...rest } = { battle, ...result };
    decided.result = { ...rest, losses: {} };
    decided.settledBy = report;
    decided.status = 'ROLLING';
  },
  'ghost-of-war.FriendlyFireSuffered': (state, { battle, unit, ce }, edit) => {
    const fought = editIn(edit, editIn(edit, state, 'battles'), battle);
    fought.friendlyFire = { ...fought.friendlyFire, [unit]: ce };
  },
  'ghost-of-war.BattleResolved': (state, { battle, rows, experience, best, takenBy }, edit) => {
    const fought = editIn(edit, editIn(edit, state, 'battles'), battle);
    const losses = Object.fromEntries(rows.map((each) => [each.id, each.from - each.to]));
    if (fought.result) fought.result = { ...fought.result, losses: { ...fought.result.losses, ...losses } };
    for (const { id, kind, to } of rows) {
      if (kind === 'PLANET') {
        const planet = editPlanet(edit, state, id);
        planet.ce = to;
        planet.thisRound = { ...planet.thisRound, fought: true };
        planet.activity = { ...planet.activity, now: ['Fight'] };
        continue;
      }
      const unit = editUnit(edit, state, id);
      const side = fought.attacker.participants.some((each) => each.id === id) ? 'attacker' : 'defender';
      unit.ce = to;
      unit.foughtRound = state.round;
      unit.activity = { ...unit.activity, now: ['Fight'] };
      unit.thisRound = {
        ...unit.thisRound,
        battleXp: best?.units[id] ?? Math.max(unit.thisRound.battleXp, experience[side]),
      };
    }
    for (const side of ['attacker', 'defender'] as const) {
      for (const id of fought[side].characters) {
        const character = editIn(edit, editIn(edit, state, 'characters'), id);
        character.battleXp = best?.characters[id] ?? Math.max(character.battleXp, experience[side]);
      }
    }
    if (fought.domain === 'ground') {
      const planet = editPlanet(edit, state, fought.location);
      const { thisRound } = planet;
      const same = (takenBy ?? []).every((each) => thisRound.takenBy?.includes(each));
      planet.thisRound = { ...thisRound, takenBy, walkedInto: thisRound.walkedInto && same };
    }
  },
  'ghost-of-war.UnitsDestroyed': (state, { rows, fallen }, edit) => {
    removeUnits(
      state,
      rows.map((each) => each.unit),
      edit,
    );
    if (fallen.length === 0) return;
    state.fallen = { ...state.fallen, ...Object.fromEntries(fallen.map((each) => [each.id, each])) };
    for (const { id, faction } of fallen) noteMade(state, edit, 'fallen', id, faction);
    state.counts = { ...state.counts, fallen: state.counts.fallen + fallen.length };
  },
  'ghost-of-war.WorksLost': (state, { planet: id, factions }, edit) => {
    const planet = editPlanet(edit, state, id);
    planet.works = planet.works.filter((each) => !factions.includes(each.faction));
  },
  'ghost-of-war.GoodsCaptured': (state, { bookings }, edit) => applyBookings(state, bookings, edit),
  'ghost-of-war.GeneSeedRecovered': (state, { bookings }, edit) => applyBookings(state, bookings, edit),
  'ghost-of-war.ShipsWithdrew': (state, { units }, edit) => {
    for (const id of units) editUnit(edit, state, id).withdrawn = true;
  },
  'ghost-of-war.PlanetWalkedInto': (state, { planet: id, factions }, edit) => {
    const planet = editPlanet(edit, state, id);
    planet.thisRound = { ...planet.thisRound, takenBy: factions, walkedInto: true };
  },
  'ghost-of-war.PlanetCaptured': (state, { planet: id, to, loyalty, depots }, edit) => {
    const planet = editPlanet(edit, state, id);
    planet.controller = to;
    planet.loyalty = loyalty;
    for (const depot of depots) editIn(edit, editIn(edit, state, 'depots'), depot).owner = to;
  },
  'ghost-of-war.BattleSettled': (state, { battle }, edit) => {
    editIn(edit, editIn(edit, state, 'battles'), battle).status = 'SETTLED';
  },
};
