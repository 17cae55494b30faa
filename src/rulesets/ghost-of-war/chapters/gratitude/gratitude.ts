import { lookUp } from '../../../../kernel/index.js';
import type { Battle, GhostOfWarState } from '../../state/index.js';
import type { GowTable } from '../../table.js';
import type { DiceTask, TaskArgs } from '../../state/tasks.js';
import { roundsPerYear } from '../../general/calendar.js';
import { isVictory, outcomeFor } from '../../combat/outcome.js';
import { sideOf } from '../../combat/coalitions.js';
import { factionsBySeq, isAllied } from '../../general/factions.js';
import { figure } from '../../house-rules/house-rules.js';
import { bySeq, byNumber } from '../../general/order.js';
import type { TaskKinds } from '../../dice/task-kind.js';
import { isHonourBound } from '../bases.js';

/** GOW-CHP-06: scales of which a decisive victory is rolled for, and the least face that binds. */
const GREAT_SCALES: readonly string[] = ['S3', 'S4'];
const BOUND_ON = 5;

/** GOW-CHP-06: S14: systems that a chapter has saved in this round, by system seq, then faction seq. */
export const honourSaviours = ({ state }: GowTable): readonly DiceTask[] => {
  const battles = byNumber(Object.values(state.battles)).filter((each) => each.round === state.round);
  if (battles.length === 0) return [];
  const chapters = factionsBySeq(state).filter((each) => each.chapter);
  return bySeq(Object.values(state.systems)).flatMap(({ id: system }) =>
    chapters.flatMap(({ id: faction }) =>
      battles
        .filter((each) => systemOfBattle(state, each) === system && hasSaved(state, each, faction))
        .map((each) => ({ kind: 'HONOUR', args: { faction, system, battle: each.id } })),
    ),
  );
};

const systemOfBattle = (state: GhostOfWarState, { domain, location }: Battle): string | undefined =>
  domain === 'void' ? location : lookUp(state.planets, location)?.system;

/** GOW-CHP-06: won as defender of a planet, or in taking one back. */
function hasSaved(state: GhostOfWarState, battle: Battle, faction: string): boolean {
  const side = sideOf(battle, faction);
  if (!side || !battle.result || !isVictory(outcomeFor(side, battle.result.outcome))) return false;
  if (side === 'defender') return defendsPlanet(state, battle, faction);
  const controller = lookUp(state.planets, battle.location)?.controller;
  return controller !== undefined && battle.attacker.factions.includes(controller);
}

/** On an own or allied planet, or in the void beside one that fights. */
const defendsPlanet = (
  state: GhostOfWarState,
  { domain, location, defender }: Battle,
  faction: string,
): boolean =>
  domain === 'ground'
    ? isAllied(state, lookUp(state.planets, location)?.controller ?? '', faction)
    : defender.participants.some((each) => each.kind === 'PLANET');

interface Save {
  readonly faction: string;
  readonly system: string;
  readonly battle: Battle;
  readonly saves: number;
}

/** What a task is about; null where the system is honour-bound already, and the save changes nothing. */
function saveOf(state: GhostOfWarState, args: TaskArgs<'HONOUR'>): Save | null {
  const [faction, system] = [args.faction, args.system];
  const battle = lookUp(state.battles, args.battle);
  const chapter = lookUp(state.factions, faction)?.chapter;
  if (!battle || !chapter || isHonourBound(state, faction, system)) return null;
  return { faction, system, battle, saves: (lookUp(chapter.saves, system) ?? 0) + 1 };
}

const bindsBySaves = ({ parameters }: GhostOfWarState, { saves }: Save): boolean =>
  saves >= figure(parameters, 'chapter.savesToHonorBound');

const isGreat = ({ battle, faction }: Save): boolean => {
  const side = sideOf(battle, faction);
  const { result } = battle;
  return (
    side !== null &&
    result !== null &&
    outcomeFor(side, result.outcome) === 'DECISIVE_VICTORY' &&
    GREAT_SCALES.includes(result.scale)
  );
};

export const CHAPTER_TASKS: TaskKinds<'HONOUR'> = {
  HONOUR: {
    throws: (state, args) => {
      const save = saveOf(state, args);
      if (!save || bindsBySaves(state, save) || !isGreat(save)) return null;
      const { faction, battle } = save;
      return { faction, count: 1, for: 'GOW-CHP-06', purpose: 'honor-bound', subject: battle.id };
    },
    settle: (table, args, [face = 0]) => {
      const save = saveOf(table.state, args);
      if (save) settle(table, save, face >= BOUND_ON || bindsBySaves(table.state, save));
      return undefined;
    },
  },
};

function settle(table: GowTable, { faction, system, battle, saves }: Save, bound: boolean): void {
  const { round } = table.state;
  const gratitude = { system, from: round + 1, until: round + roundsPerYear(table.state) };
  table.emit(
    {
      type: 'ghost-of-war.SystemBecameGrateful',
      data: { faction, system, battle: battle.id, saves, gratitude },
    },
    ['GOW-CHP-06', 'GOW-GEN-02'],
  );
  if (!bound) return;
  table.emit({ type: 'ghost-of-war.SystemBecameHonorBound', data: { faction, system } }, ['GOW-CHP-06']);
}
