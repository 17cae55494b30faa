import { leadersBy } from '../../../engine/index.js';
import { foundIn, lookUp } from '../../../kernel/index.js';
import { CE_PER_FALLEN, CHARACTER_FATES, FRIENDLY_FIRE } from '../data/combat.js';
import type { BestBattles } from './events.js';
import type { Battle, BattleResult, GhostOfWarState, Outcome, Side, Unit } from '../state/index.js';
import type { GowTable } from '../table.js';
import type { DiceTask, TaskArgs, TaskName } from '../state/tasks.js';
import { fallCharacter } from './fates.js';
import type { TaskKind, TaskKinds } from '../dice/task-kind.js';
import { ownerOf } from '../general/owners.js';
import { factionsBySeq, isAllied, seatOf } from '../general/factions.js';
import { isActive, type FateRoll } from '../dice/fate-dice.js';
import { figure, figures, tableRow } from '../house-rules/house-rules.js';
import { commanderOf } from '../units/macro-units.js';
import { bySeq } from '../general/order.js';
import { typeOf } from '../units/unit-types.js';
import { takersAfter } from './capture.js';
import { SIDES, unitsOfSide } from './coalitions.js';
import { concludeBattle } from './consequences.js';
import { friendlyFireMatters, hasApothecari, lossRows } from './losses.js';
import { battleOf, bonusOf, fieldHolderOf, outcomeFor, outcomeOf, placeOfOutcome } from './outcome.js';

/** Tasks that are left to do for a battle whose method, or report, is settled. */
export function battleTasks(state: GhostOfWarState, battle: Battle): readonly DiceTask[] {
  if (battle.result) return afterDecision(battle);
  const { attacker, defender } = battle;
  if (attacker.strength === 0 || defender.strength === 0) return [task('WALKOVER', battle)];
  return [task('ATTACK_DICE', battle)];
}

type BattleTask = Exclude<{ [N in TaskName]: TaskArgs<N> extends OfBattle ? N : never }[TaskName], 'HONOUR'>;
type OfBattle = TaskArgs<'LOSSES'>;
/** What a task is about beside its battle; nothing for many. */
type More<N extends BattleTask> = keyof TaskArgs<N> extends 'battle' ? [] : [Omit<TaskArgs<N>, 'battle'>];

const task = <N extends BattleTask>(kind: N, battle: Battle, ...more: More<N>): DiceTask =>
  ({ kind, args: { battle: battle.id, ...more[0] } }) as unknown as DiceTask;

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

const total = (faces: readonly number[]): number => faces.reduce((sum, each) => sum + each, 0);

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

/** GOW-CBT-13: a die for each fallen of an Astartes unit. */
const geneSeedTasks = (
  state: GhostOfWarState,
  battle: Battle,
  rows: ReturnType<typeof lossRows>,
): readonly DiceTask[] =>
  bySeq(rows.flatMap((each) => (each.kind === 'UNIT' ? (lookUp(state.units, each.id) ?? []) : [])))
    .filter((each) => typeOf(state, each).recoveryClass === 'Astartes')
    .flatMap((unit) => {
      const row = rows.find((each) => each.id === unit.id);
      const fallen = row ? Math.floor((row.from - row.to) / CE_PER_FALLEN) : 0;
      const side = battle.attacker.participants.some((each) => each.id === unit.id) ? 'attacker' : 'defender';
      const recipient = seedRecipient(state, battle, side, unit.owner);
      return fallen > 0 && recipient !== null
        ? [task('GENE_SEED', battle, { unit: unit.id, side, fallen, owner: unit.owner, recipient })]
        : [];
    });

/** GOW-CBT-13: the fallen's chapter; if it is not in the campaign the Apothecari's. */
function seedRecipient(state: GhostOfWarState, battle: Battle, side: Side, owner: string): string | null {
  if (lookUp(state.factions, owner)?.chapter) return owner;
  const chapters = battle[side].characters.flatMap((id) => {
    const character = lookUp(state.characters, id);
    const isApothecari =
      character?.class === 'APOTHECARI' &&
      isActive(state, character) &&
      isAllied(state, character.faction, owner) &&
      lookUp(state.factions, character.faction)?.chapter;
    return isApothecari ? [character.faction] : [];
  });
  return chapters[0] ?? null;
}

/** GOW-DIC-02: targets of a d6 for which nothing is thrown. */
const [ALWAYS, NEVER] = [1, 7];

const GENE_SEED: TaskKind<'GENE_SEED'> = {
  throws: (state, { battle: id, unit, fallen, owner, side }) => {
    const battle = battleOf(state, id);
    const target = battle ? seedTarget(state, battle, side, owner) : NEVER;
    if (target >= NEVER || target <= ALWAYS) return null;
    return {
      count: fallen,
      for: 'GOW-CBT-13',
      purpose: `gene-seed of ${unit}`,
      subject: id,
      faction: owner,
    };
  },
  settle: (table, args, faces) => {
    const { state } = table;
    const battle = battleOf(state, args.battle);
    if (!battle) return undefined;
    const side = args.side;
    const target = seedTarget(state, battle, side, args.owner);
    const amount = target <= ALWAYS ? args.fallen : faces.filter((face) => face >= target).length;
    if (amount === 0) return undefined;
    const faction = args.recipient;
    const bookings = [
      { holder: faction, resource: 'GeneSeed' as const, amount, seat: seatOf(state, faction) },
    ];
    table.emit(
      {
        type: 'ghost-of-war.GeneSeedRecovered',
        data: { faction, battle: battle.id, unit: args.unit, bookings },
      },
      ['GOW-CBT-13'],
    );
    return undefined;
  },
};

/** GOW-CBT-13: 5+ where the own side holds the field, else 6; easier with an Apothecari. */
function seedTarget(state: GhostOfWarState, battle: Battle, side: Side, owner: string): number {
  const [held, lost] = figures(state.parameters, 'geneSeed.targets');
  const plain = battle.result?.fieldHolder === side ? (held ?? 5) : (lost ?? 6);
  const bonus = hasApothecari(state, battle, side, owner)
    ? figure(state.parameters, 'geneSeed.apothecaryBonus')
    : 0;
  return plain - bonus;
}

/** GOW-CBT-14: characters of a side whose fate is thrown for. */
export const fatesThrown = (
  state: GhostOfWarState,
  battle: Battle,
  rows: ReturnType<typeof lossRows>,
  side: Side,
): readonly string[] =>
  fateTasks(state, battle, rows)
    .flatMap((each) => (each.kind === 'FATE' ? [each.args.character] : []))
    .filter((each) => battle[side].characters.includes(each));

/** GOW-CBT-14: characters whose force is destroyed, or whose side is decisively beaten; told fates are not rolled. */
const fateTasks = (
  state: GhostOfWarState,
  battle: Battle,
  rows: ReturnType<typeof lossRows>,
): readonly DiceTask[] =>
  bySeq(SIDES.flatMap((side) => battle[side].characters.flatMap(foundIn(state.characters)))).flatMap(
    (character) => {
      const told = battle.settledBy?.fates.find((each) => each.character === character.id);
      if (told) return [task('TOLD_FATE', battle, { character: character.id, fate: told.fate })];
      const side = battle.attacker.characters.includes(character.id) ? 'attacker' : 'defender';
      const destroyed = isForceDestroyed(state, character.attachedTo, rows);
      const beaten = battle.result && outcomeFor(side, battle.result.outcome) === 'DECISIVE_DEFEAT';
      if (!destroyed && !beaten) return [];
      const cause = destroyed ? 'destroyed' : 'decisiveDefeat';
      return [task('FATE', battle, { character: character.id, cause })];
    },
  );

/** His unit, or every unit of his formation, is destroyed. */
function isForceDestroyed(
  state: GhostOfWarState,
  force: string | null,
  rows: ReturnType<typeof lossRows>,
): boolean {
  if (force === null) return false;
  const units = Object.values(state.units).filter((each) => each.id === force || each.formation === force);
  return (
    units.length > 0 &&
    units.every((unit) => rows.some((each) => each.id === unit.id && each.from > 0 && each.to === 0))
  );
}

const FATE: TaskKind<'FATE'> = {
  throws: (state, { battle, character }) => {
    const faction = ownerOf(state, character);
    if (faction === null) return null;
    return {
      count: 1,
      for: 'GOW-CBT-14',
      purpose: `fate of ${character}`,
      subject: battleOf(state, battle)?.id ?? character,
      faction,
    };
  },
  settle: (table, { character, cause }, [face]) => {
    const fates = CHARACTER_FATES[cause];
    fallCharacter(table, character, fates[(face ?? 6) - 1] ?? 'UNHARMED', 'GOW-CBT-14');
    return undefined;
  },
};

const TOLD_FATE: TaskKind<'TOLD_FATE'> = {
  throws: () => null,
  settle: (table, { character, fate }) => {
    if (fate === 'KILLED' || fate === 'WOUNDED') {
      fallCharacter(table, character, fate, 'GOW-CBT-10');
    }
    return undefined;
  },
};

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
