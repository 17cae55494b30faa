import type { Violation } from '../catalog.js';
import type { CommandOf } from '../commands.js';
import { KILLS_ON, type CombatResult } from '../data/tables.js';
import { firstOf, mustPlay, unless, type Asked } from '../general/asked.js';
import type { CombatSide, EpicState } from '../state/index.js';
import type { EpcTable } from '../table.js';
import { unitBy } from '../units/pieces.js';

/** EPC-ASL-08: both sides at once, the winner's dice first. */
export function rollKills(
  table: EpcTable,
  result: CombatResult,
  winner: CombatSide,
  loser: CombatSide,
): void {
  const needed = KILLS_ON[result];
  const throwFor = ({ seat, killDice }: CombatSide, from: number) => {
    const dice =
      killDice === 0
        ? []
        : table.roll({ count: killDice, sides: 6, for: 'EPC-ASL-08', purpose: 'kills', subject: seat });
    const hits = dice.filter((each) => each >= from).length;
    table.emit({ type: 'epic.KillsRolled', data: { army: seat, needed: from, dice, hits } }, ['EPC-ASL-08']);
  };
  throwFor(winner, needed.winner);
  throwFor(loser, needed.loser);
}

/** EPC-ASL-09: hits that a side takes: one for each unit, war engines several; what is left over is lost. */
export const hitsToTake = (state: EpicState, { units, hits }: CombatSide): number =>
  units.some((each) => unitBy(state, each).kind === 'WAR_ENGINE') ? hits : Math.min(hits, units.length);

/** One each in the order of the declaration, then war engines in turn. */
export function inOrder(state: EpicState, side: CombatSide): readonly string[] {
  const count = hitsToTake(state, side);
  const engines = side.units.filter((each) => unitBy(state, each).kind === 'WAR_ENGINE');
  const more = Array.from(
    { length: Math.max(0, count - side.units.length) },
    (_, place) => engines[place % engines.length] ?? '',
  );
  return [...side.units, ...more].slice(0, count);
}

/** Whether a side's hits need no choice: they are settled then. */
export function allocateByItself(table: EpcTable, side: CombatSide): boolean {
  const { units, hits } = side;
  if (hits > 0 && hits < units.length) return false;
  allocateTo(table, side.seat, units.length === 0 ? [] : inOrder(table.state, side));
  return true;
}

const allocateTo = (table: EpcTable, army: string, units: readonly string[]): void =>
  table.emit({ type: 'epic.CombatHitsAllocated', data: { army, units } }, ['EPC-ASL-09']);

/** EPC-ASL-09: by the owner of the units, one hit each. */
export function judgeAllocation(asked: Asked, { units }: CommandOf<'AllocateHits'>): readonly Violation[] {
  const { state, actor } = asked;
  const { combat } = state;
  const side = combat?.sides.find((each) => each.seat === actor.seat);
  return firstOf(
    () => mustPlay(asked),
    () =>
      unless(
        combat?.stage === 'ALLOCATE' && combat.asked === actor.seat && side !== undefined,
        'EPC-ASL-09',
        'NOT_ASKED',
      ),
    () => {
      if (units === undefined || side === undefined) return [];
      return firstOf(
        () =>
          units.flatMap((unit, place) =>
            unless(side.units.includes(unit), 'EPC-ASL-09', 'NOT_A_TARGET', ['units', place], { unit }),
          ),
        () =>
          unless(units.length === side.hits, 'EPC-ASL-09', 'WRONG_COUNT', ['units'], {
            hits: side.hits,
            given: units.length,
          }),
        () =>
          units.flatMap((unit, place) =>
            unless(units.indexOf(unit) === place, 'EPC-ASL-09', 'ONE_EACH_FIRST', ['units', place], { unit }),
          ),
      );
    },
  );
}

export function allocateHits(table: EpcTable, { units }: CommandOf<'AllocateHits'>): void {
  const { seat } = table.actor;
  const side = table.state.combat?.sides.find((each) => each.seat === seat);
  if (side) allocateTo(table, seat, units ?? inOrder(table.state, side));
}

/** EPC-ASL-06: who is asked whether its Supreme Commander rolls again. */
export const judgeReroll = (asked: Asked): readonly Violation[] =>
  firstOf(
    () => mustPlay(asked),
    () => unless(asked.state.combat?.stage === 'REROLL', 'EPC-ASL-06', 'NO_ROLL_OPEN'),
    () => unless(asked.state.combat?.asked === asked.actor.seat, 'EPC-ASL-06', 'NOT_YOURS'),
  );
