import type { Battle, BattleResult, GhostOfWarState, Outcome, Side, Unit } from '../state/index.js';
import type { DiceTask } from '../state/tasks.js';
import { type BattleTask, type OfBattle, task, total } from './battle-task.js';
import { SIDES, unitsOfSide } from './coalitions.js';
import { factionsBySeq } from '../general/factions.js';
import { leadersBy } from '../../../engine/index.js';
import { type FateRoll, isActive } from '../dice/fate-dice.js';
import { battleOf, bonusOf, fieldHolderOf, outcomeFor, outcomeOf, placeOfOutcome } from './outcome.js';
import type { GowTable } from '../table.js';
import type { TaskKind, TaskKinds } from '../dice/task-kind.js';
import { friendlyFireMatters, lossRows } from './losses.js';
import { concludeBattle } from './consequences.js';
import { typeOf } from '../units/unit-types.js';
import { FRIENDLY_FIRE } from '../data/combat.js';
import { bySeq } from '../general/order.js';
import { commanderOf } from '../units/macro-units.js';
import { figure, tableRow } from '../house-rules/house-rules.js';
import { GENE_SEED, geneSeedTasks } from './gene-seed.js';
import { FATE, TOLD_FATE, fateTasks } from './fate-tasks.js';
import { takersAfter } from './capture.js';
import type { BestBattles } from './events.js';

/** Tasks that are left to do for a battle whose method, or report, is settled. */
export function battleTasks(state: GhostOfWarState, battle: Battle): readonly DiceTask[] {
  if (battle.result) return afterDecision(battle);
  const { attacker, defender } = battle;
  if (attacker.strength === 0 || defender.strength === 0) return [task('WALKOVER', battle)];
  return [task('ATTACK_DICE', battle)];
}

/** GOW-CBT-07: friendly fire (attacker, defender), then the losses and what follows from them. */
const afterDecision = (battle: Battle): readonly DiceTask[] => [
  ...SIDES.map((side) => task('FRIENDLY_FIRE', battle, { side })),
  task('LOSSES', battle),
];

/** GOW-CBT-07: the faction that may re-roll for a coalition: of most weight, ties lowest seq. */
export function leaderOf(state: GhostOfWarState, { participants, factions }: Battle[Side]): string {
  const weight = (faction: string): number =>
    participants.reduce((sum, each) => sum + (each.faction === faction ? each.weight : 0), 0);
  const ranked = factionsBySeq(state)
    .map((each) => each.id)
    .filter((each) => factions.includes(each));
  return leadersBy(ranked, weight)[0] ?? factions[0] ?? '';
}

const battleDice = (state: GhostOfWarState, args: OfBattle, side: Side): FateRoll | null => {
  const battle = battleOf(state, args.battle);
  return battle
    ? {
        count: 2,
        for: 'GOW-CBT-07',
        purpose: `battle, ${side}`,
        subject: battle.id,
        faction: leaderOf(state, battle[side]),
      }
    : null;
};

function decideBattle(
  table: GowTable,
  battle: Battle,
  outcome: Outcome,
  totals: Readonly<Record<Side, number>> | null,
): void {
  const data = {
    battle: battle.id,
    outcome,
    scale: battle.scale,
    fieldHolder: fieldHolderOf(outcome),
    totals,
    report: null,
    reason: null,
  };
  table.emit({ type: 'ghost-of-war.BattleDecided', data }, ['GOW-CBT-07', 'GOW-CBT-08']);
}

/** GOW-CBT-07: one strength 0. */
const WALKOVER: TaskKind<'WALKOVER'> = {
  throws: () => null,
  settle: (table, args) => {
    const battle = battleOf(table.state, args.battle);
    if (!battle) return undefined;
    const { attacker, defender } = battle;
    const bothNothing = attacker.strength === 0 && defender.strength === 0;
    const won = attacker.strength > 0 ? 'DECISIVE_VICTORY' : 'DECISIVE_DEFEAT';
    decideBattle(table, battle, bothNothing ? 'DRAW' : won, null);
    return bothNothing ? [task('NO_FIGHT', battle)] : afterDecision(battle);
  },
};

/** GOW-CBT-07: both strengths 0: no losses, no XP. */
const NO_FIGHT: TaskKind<'NO_FIGHT'> = {
  throws: () => null,
  settle: (table, args) => {
    const battle = battleOf(table.state, args.battle);
    if (!battle) return undefined;
    const rows = lossRows(table.state, battle).map((each) => ({ ...each, to: each.from }));
    emitResolved(table, battle, rows, { attacker: 0, defender: 0 });
    concludeBattle(table, battle.id);
    return undefined;
  },
};

const ATTACK_DICE: TaskKind<'ATTACK_DICE'> = {
  throws: (state, args) => battleDice(state, args, 'attacker'),
  settle: (table, args, faces) => {
    const battle = battleOf(table.state, args.battle);
    return battle ? [task('DEFENCE_DICE', battle, { attack: total(faces) })] : undefined;
  },
};

const DEFENCE_DICE: TaskKind<'DEFENCE_DICE'> = {
  throws: (state, args) => battleDice(state, args, 'defender'),
  settle: (table, args, faces) => {
    const battle = battleOf(table.state, args.battle);
    if (!battle) return undefined;
    const totals = {
      attacker: args.attack + bonusOf(table.state, battle, 'attacker'),
      defender: total(faces) + bonusOf(table.state, battle, 'defender'),
    };
    decideBattle(table, battle, outcomeOf(table.state, totals), totals);
    return afterDecision(battle);
  },
};

const isTitan = (state: GhostOfWarState, unit: Unit): boolean =>
  typeOf(state, unit).recoveryClass === 'Titan';

/** GOW-CBT-12 Titan friendly fire: ground battles, auto and quick. */
const FRIENDLY_FIRE_TASK: TaskKind<'FRIENDLY_FIRE'> = {
  throws: (state, args) => {
    const battle = battleOf(state, args.battle);
    const unit = battle && endangered(state, battle, args.side);
    if (!battle || !unit) return null;
    const pp = friendlyFirePp(state, battle, args.side);
    if (!friendlyFireMatters(state, battle, args.side, unit.id, pp)) return null;
    return {
      count: 1,
      for: 'GOW-CBT-12',
      purpose: `friendly fire, ${args.side}`,
      subject: battle.id,
      faction: leaderOf(state, battle[args.side]),
    };
  },
  settle: (table, args, [face]) => {
    const battle = battleOf(table.state, args.battle);
    const unit = battle && endangered(table.state, battle, args.side);
    if (!battle || !unit || face !== FRIENDLY_FIRE.on) return undefined;
    const ce = friendlyFirePp(table.state, battle, args.side);
    table.emit(
      { type: 'ghost-of-war.FriendlyFireSuffered', data: { battle: battle.id, unit: unit.id, ce } },
      ['GOW-CBT-12'],
    );
    return undefined;
  },
};

/** The lowest-seq non-Titan unit of a coalition with a Titan; null where nobody is in danger. */
function endangered(state: GhostOfWarState, battle: Battle, side: Side): Unit | null {
  if (battle.domain !== 'ground' || (battle.method !== 'AUTO' && battle.method !== 'QUICK')) return null;
  const units = bySeq(unitsOfSide(state, battle[side]));
  if (!units.some((each) => isTitan(state, each))) return null;
  return units.find((each) => !isTitan(state, each)) ?? null;
}

function friendlyFirePp(state: GhostOfWarState, battle: Battle, side: Side): number {
  const interfaced = unitsOfSide(state, battle[side]).some((each) => {
    const commander = commanderOf(state, each);
    return commander && isActive(state, commander) && commander.advisors.includes('TITANICUS_INTERFACER');
  });
  const plain = figure(state.parameters, 'titan.friendlyFirePp');
  return interfaced ? Math.min(plain, FRIENDLY_FIRE.withInterfacer) : plain;
}

/** GOW-XP-05: what each side learns by a result. */
export function experienceOf(
  { parameters }: GhostOfWarState,
  { scale, outcome }: Pick<BattleResult, 'scale' | 'outcome'>,
): Readonly<Record<Side, number>> {
  const by = (side: Side): number =>
    tableRow(parameters, 'xp.fightTable', scale)[placeOfOutcome(outcomeFor(side, outcome))] ?? 0;
  return { attacker: by('attacker'), defender: by('defender') };
}

/** GOW-CBT-09, GOW-XP-05: losses and experience; then Gene-Seed by unit seq, and characters by seq. */
const LOSSES: TaskKind<'LOSSES'> = {
  throws: () => null,
  settle: (table, args) => {
    const battle = battleOf(table.state, args.battle);
    if (!battle?.result) return undefined;
    const rows = lossRows(table.state, battle);
    const before = table.state;
    emitResolved(table, battle, rows, experienceOf(before, battle.result));
    return [
      ...geneSeedTasks(before, battle, rows),
      ...fateTasks(before, battle, rows),
      task('CONCLUSION', battle),
    ];
  },
};

function emitResolved(
  table: GowTable,
  battle: Battle,
  rows: ReturnType<typeof lossRows>,
  experience: Readonly<Record<Side, number>>,
): void {
  table.emit(
    {
      type: 'ghost-of-war.BattleResolved',
      data: {
        battle: battle.id,
        rows,
        experience,
        best: bestBattles(table.state, battle, rows, experience),
        takenBy: takersAfter(table.state, battle.id),
      },
    },
    ['GOW-CBT-09', 'GOW-XP-05', 'GOW-RND-03'],
  );
}

/** GOW-XP-06: of several battles of a round the best counts. */
function bestBattles(
  state: GhostOfWarState,
  battle: Battle,
  rows: ReturnType<typeof lossRows>,
  experience: Readonly<Record<Side, number>>,
): BestBattles {
  const sideOfUnit = (id: string): Side =>
    battle.attacker.participants.some((each) => each.id === id) ? 'attacker' : 'defender';
  const units = rows.flatMap(({ id, kind }) =>
    kind === 'UNIT'
      ? [[id, Math.max(state.units[id]?.thisRound.battleXp ?? 0, experience[sideOfUnit(id)])] as const]
      : [],
  );
  const characters = SIDES.flatMap((side) =>
    battle[side].characters.map(
      (id) => [id, Math.max(state.characters[id]?.battleXp ?? 0, experience[side])] as const,
    ),
  );
  return { units: Object.fromEntries(units), characters: Object.fromEntries(characters) };
}

const CONCLUSION: TaskKind<'CONCLUSION'> = {
  throws: () => null,
  settle: (table, { battle }) => {
    concludeBattle(table, battle);
    return undefined;
  },
};

/** What battles throw. */
export const COMBAT_TASKS: TaskKinds<BattleTask> = {
  WALKOVER,
  NO_FIGHT,
  ATTACK_DICE,
  DEFENCE_DICE,
  FRIENDLY_FIRE: FRIENDLY_FIRE_TASK,
  LOSSES,
  GENE_SEED,
  FATE,
  TOLD_FATE,
  CONCLUSION,
};
