import type {
  Assault,
  AttackIntent,
  Battle,
  BattleMethod,
  Battlefield,
  Outcome,
  Scale,
  Side,
} from '../state/index.js';
import type { BattleReport } from '../sheets/orders.js';
import { event } from '../state/event.js';
import { type Continued, editIn } from '../../../kernel/index.js';
import { arbiterOnly, everybody } from '../state/audiences.js';
import { FOUGHT, some } from '../state/sentences.js';
import { editPlanet, editUnit } from '../state/editing.js';
import { better } from '../state/of-old.js';
import { AFTERMATH_EVENTS } from './aftermath-events.js';
import type { EventsOf } from '../../../engine/index.js';

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

const RESULTS: Readonly<Record<Outcome, string>> = {
  DECISIVE_VICTORY: 'a decisive victory of the attacker',
  VICTORY: 'a victory of the attacker',
  DRAW: 'a draw',
  DEFEAT: 'a defeat of the attacker',
  DECISIVE_DEFEAT: 'a decisive defeat of the attacker',
};

/** From the attack to the result. */
const BATTLE_EVENTS = {
  'ghost-of-war.AttacksDeclared': event<
    Continued & {
      readonly attacks: readonly AttackIntent[];
      readonly battlefields: readonly Battlefield[];
    }
  >({
    evolve: (state, { attacks, battlefields, continued }) => {
      state.attacks = continued ? [...state.attacks, ...attacks] : attacks;
      state.battlefields = continued ? [...state.battlefields, ...battlefields] : battlefields;
    },
    audience: arbiterOnly,
    summary: ({ attacks }) => `${some(attacks.length, 'attack')} to be fought out.`,
    growing: ['attacks', 'battlefields'],
  }),
  /** GOW-CBT-02: the place that is fought over next, and who assaults it; null when nobody does any more. */
  'ghost-of-war.AssaultBegan': event<
    Continued & {
      readonly battlefield: Battlefield;
      readonly attacks: readonly AttackIntent[];
    }
  >({
    evolve: (state, { battlefield, attacks, continued }) => {
      state.battlefields = [battlefield, ...state.battlefields.slice(1)];
      state.attacks = continued ? [...state.attacks, ...attacks] : attacks;
    },
    audience: arbiterOnly,
    summary: ({ battlefield }) =>
      battlefield.assault
        ? `${battlefield.assault.factions.join(', ')} assault ${battlefield.location}.`
        : `The assault on ${battlefield.location} is over.`,
    growing: ['attacks'],
  }),
  'ghost-of-war.BattlefieldLeft': event<{ readonly location: string }>({
    evolve: (state) => {
      state.battlefields = state.battlefields.slice(1);
    },
    audience: arbiterOnly,
    summary: ({ location }) => `No more battles at ${location}.`,
  }),
  'ghost-of-war.BattleOpened': event<{ readonly battle: Battle }>({
    evolve: (state, { battle }, edit) => {
      editIn(edit, state, 'battles')[battle.id] = battle;
      state.counts = { ...state.counts, battle: state.counts.battle + 1 };
    },
    audience: everybody,
    summary: ({ battle }) =>
      `${battle.id} at ${battle.location}: ${battle.attacker.factions.join(', ')} against ${battle.defender.factions.join(', ')}.`,
  }),
  /** GOW-CBT-02: what is left of an assault, and the Attack orders that no battle has used up. */
  'ghost-of-war.AssaultMet': event<
    Continued & { readonly assault: Assault; readonly attacks: readonly AttackIntent[] }
  >({
    evolve: (state, { assault, attacks, continued }) => {
      state.attacks = continued ? [...state.attacks, ...attacks] : attacks;
      state.battlefields = state.battlefields.map((each, index) =>
        index === 0 ? { ...each, assault } : each,
      );
    },
    audience: arbiterOnly,
    summary: ({ assault, attacks }) =>
      `The assault of ${assault.factions.join(', ')} leaves ${some(assault.enemies.length, 'enemy', 'enemies')}; ${some(attacks.length, 'attack')} to come.`,
    growing: ['attacks'],
  }),
  'ghost-of-war.MethodSettled': event<{
    readonly battle: string;
    readonly chosen: Battle['chosen'];
    readonly method: BattleMethod | null;
    readonly status: Battle['status'];
  }>({
    evolve: (state, { battle, ...settled }, edit) => {
      Object.assign(editIn(edit, editIn(edit, state, 'battles'), battle), settled);
    },
    audience: everybody,
    summary: ({ battle, method }) =>
      method === null ? `${battle}: the sides do not agree yet.` : `${battle} is ${FOUGHT[method]}.`,
  }),
  'ghost-of-war.BattleReported': event<{
    readonly battle: string;
    readonly side: Side | null;
    readonly by: string | null;
    readonly report: BattleReport;
    readonly status: Battle['status'];
  }>({
    evolve: (state, { battle, side, by, report, status }, edit) => {
      const reported = editIn(edit, editIn(edit, state, 'battles'), battle);
      if (side) reported.reports = { ...reported.reports, [side]: { by, report } };
      reported.status = status;
    },
    audience: everybody,
    summary: ({ battle, by }) => `${by ?? 'The arbiter'} has reported ${battle}.`,
  }),
  'ghost-of-war.BattleDisputed': event<{
    readonly battle: string;
    readonly faction: string;
    readonly reason: string;
  }>({
    evolve: (state, { battle }, edit) => {
      editIn(edit, editIn(edit, state, 'battles'), battle).status = 'DISPUTED';
    },
    audience: everybody,
    summary: ({ battle, faction, reason }) => `${faction} disputes the report of ${battle}: ${reason}`,
  }),
  /** GOW-CBT-08: who has won; `report` where it was told. */
  'ghost-of-war.BattleDecided': event<{
    readonly battle: string;
    readonly outcome: Outcome;
    readonly scale: Scale;
    readonly fieldHolder: Side;
    readonly totals: Readonly<Record<Side, number>> | null;
    readonly report: BattleReport | null;
    readonly reason: string | null;
  }>({
    evolve: (state, { battle, report, reason: _reason, ...result }, edit) => {
      const decided = editIn(edit, editIn(edit, state, 'battles'), battle);
      const { battle: _battle, ...rest } = { battle, ...result };
      decided.result = { ...rest, losses: {} };
      decided.settledBy = report;
      decided.status = 'ROLLING';
    },
    audience: everybody,
    summary: ({ battle, outcome }) => `${battle}: ${RESULTS[outcome]}.`,
    follows: ['ghost-of-war.BattleReported', 'ghost-of-war.MethodSettled'],
  }),
  'ghost-of-war.FriendlyFireSuffered': event<{
    readonly battle: string;
    readonly unit: string;
    readonly ce: number;
  }>({
    evolve: (state, { battle, unit, ce }, edit) => {
      const fought = editIn(edit, editIn(edit, state, 'battles'), battle);
      fought.friendlyFire = { ...fought.friendlyFire, [unit]: ce };
    },
    audience: everybody,
    summary: ({ unit, ce }) => `${unit} suffers friendly fire: ${ce} CE.`,
  }),
  /** GOW-CBT-09: CE lost, and experience gained when the round comes to it (GOW-XP-06). */
  'ghost-of-war.BattleResolved': event<{
    readonly battle: string;
    readonly rows: readonly CeRow[];
    readonly experience: Readonly<Record<Side, number>>;
    /** GOW-XP-06: the best of the round for each who fought, this battle counted. Missing on events of old. */
    readonly best?: BestBattles;
    /** GOW-CBT-15: factions that have taken the planet and hold the field; null = nobody. */
    readonly takenBy: readonly string[] | null;
  }>({
    evolve: (state, { battle, rows, experience, best, takenBy }, edit) => {
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
          battleXp: best?.units[id] ?? better(unit.thisRound.battleXp, experience[side]),
        };
      }
      for (const side of ['attacker', 'defender'] as const) {
        for (const id of fought[side].characters) {
          const character = editIn(edit, editIn(edit, state, 'characters'), id);
          character.battleXp = best?.characters[id] ?? better(character.battleXp, experience[side]);
        }
      }
      if (fought.domain === 'ground') {
        const planet = editPlanet(edit, state, fought.location);
        const { thisRound } = planet;
        const same = (takenBy ?? []).every((each) => thisRound.takenBy?.includes(each));
        planet.thisRound = { ...thisRound, takenBy, walkedInto: thisRound.walkedInto && same };
      }
    },
    audience: everybody,
    summary: ({ battle, rows }) =>
      `${battle}: ${rows.map((each) => `${each.id} ${each.from} → ${each.to}`).join(', ')}.`,
    growing: ['rows'],
    follows: ['ghost-of-war.BattleDecided'],
  }),
} as const;

/** Battles of S9, from the attacks to their results. */
export const COMBAT_EVENTS = { ...BATTLE_EVENTS, ...AFTERMATH_EVENTS } as const;

export type CombatEvent = EventsOf<typeof COMBAT_EVENTS>;
