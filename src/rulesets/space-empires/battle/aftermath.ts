import { lookUp, unknownName } from '../../../kernel/index.js';
import { violation, type RuleId, type Violation } from '../catalog.js';
import { replenish } from '../deck/replenishing.js';
import { firstOf, mustBeAtStage } from '../general/barred.js';
import type { CommandOf } from '../judge.js';
import type { Battle, BattleStage } from '../state/index.js';
import type { SpeTable } from '../table.js';
import { land } from '../units/landing.js';
import { isLeader, lineOf } from '../units/lines.js';
import { opponentsIn, transportsIn } from '../units/stacks.js';
import { forcedLosses, fortificationsOf, loserOf, stillToLose } from './losses.js';
import { survivorsOf, waysOut } from './retreat.js';
import { nextClash } from './where.js';

/** The battle that is being fought, decided; only asked where there is one. */
function fighting({ state: { battle } }: SpeTable): Battle & { readonly winner: string } {
  return battle && battle.winner !== null
    ? { ...battle, winner: battle.winner }
    : unknownName('The table', 'battle', 'none has been decided');
}

const reach = (table: SpeTable, battle: string, stage: BattleStage, rule: RuleId): void =>
  table.emit({ type: 'space-empires.BattleStageReached', data: { battle, stage } }, [rule]);

/** Records units that a side loses; nothing where there are none. */
export function destroy(table: SpeTable, player: string, units: readonly string[], rule: RuleId): void {
  if (units.length === 0) return;
  const data = { battle: fighting(table).id, player, units };
  table.emit({ type: 'space-empires.UnitsDestroyed', data }, [rule]);
}

/** SPE-BAT-18, step 5: whoever picks next what the loser loses; goes on where nothing is left to lose. */
export function askLoss(table: SpeTable, stage: 'FIRST_LOSS' | 'LOSSES'): void {
  const battle = fighting(table);
  if (stillToLose(table.state, battle) > 0) reach(table, battle.id, stage, 'SPE-BAT-09');
  else afterLoserLosses(table);
}

/** SPE-BAT-18, the end of step 5, step 6, and step 7 where the winner has no choice. */
function afterLoserLosses(table: SpeTable): void {
  const battle = fighting(table);
  const loser = loserOf(battle);
  const forts = fortificationsOf(table.state, battle).map((each) => each.unit);
  destroy(table, loser, forts, 'SPE-UNI-04');
  capture(table, lookUp(fighting(table).lost, loser) ?? []);
  const forced = forcedLosses(table.state, fighting(table));
  if (forced === null) return reach(table, battle.id, 'WINNER_LOSSES', 'SPE-BAT-11');
  destroy(table, battle.winner, forced, 'SPE-BAT-11');
  afterWinnerLosses(table);
}

/** SPE-BAT-14: leaders that the loser has lost are taken. */
function capture(table: SpeTable, units: readonly string[]): void {
  const { id, winner } = fighting(table);
  for (const unit of units) {
    const chit = lookUp(table.state.units, unit);
    if (!chit || !isLeader(lineOf(table.state, chit))) continue;
    table.emit({ type: 'space-empires.LeaderCaptured', data: { battle: id, player: winner, unit } }, [
      'SPE-BAT-14',
    ]);
  }
}

/** SPE-BAT-18, step 8 where nobody is asked. */
export function afterWinnerLosses(table: SpeTable): void {
  const battle = fighting(table);
  const survivors = survivorsOf(table.state, battle);
  if (survivors.length > 0 && waysOut(table.state, battle).length > 0)
    return reach(table, battle.id, 'RETREAT', 'SPE-BAT-12');
  if (survivors.length > 0) {
    const data = { battle: battle.id, player: loserOf(battle), units: survivors };
    table.emit({ type: 'space-empires.UnitsTrapped', data }, ['SPE-BAT-13']);
    capture(table, survivors);
  }
  end(table);
}

/** SPE-BAT-12: the survivors of the loser leave together. */
export function retreat(table: SpeTable, { mapSpace }: CommandOf<'Retreat'>): readonly Violation[] {
  const { state, actor } = table;
  const barred = firstOf(
    () => mustBeAtStage(table, 'RETREAT', 'SPE-BAT-12'),
    () =>
      state.battle && loserOf(state.battle) === actor.seat ? [] : [violation('SPE-BAT-12', 'NOT_THE_LOSER')],
  );
  if (barred.length > 0) return barred;
  const battle = fighting(table);
  const neighbours = lookUp(state.spaces, battle.mapSpace)?.neighbours ?? [];
  if (!neighbours.includes(mapSpace))
    return [violation('SPE-BAT-12', 'NOT_A_NEIGHBOUR', ['mapSpace'], { mapSpace, neighbours })];
  if (!waysOut(state, battle).includes(mapSpace)) {
    const opponent = opponentsIn(state, actor.seat, mapSpace)[0] ?? null;
    return [violation('SPE-BAT-12', 'OPPONENT_THERE', ['mapSpace'], { mapSpace, opponent })];
  }
  withdraw(table, battle, mapSpace);
  end(table);
  return [];
}

function withdraw(table: SpeTable, battle: Battle, to: string): void {
  const { id, attacker, defender, mapSpace: from } = battle;
  const player = loserOf(battle);
  const units = survivorsOf(table.state, battle);
  const [topTo = ''] = units;
  const data = { battle: id, player, from, to, count: units.length, topTo };
  table.emit({ type: 'space-empires.StackRetreated', data }, ['SPE-BAT-12']);
  table.emit(
    {
      type: 'space-empires.StackRetreatedPrivately',
      data: { battle: id, attacker, defender, player, to, units },
    },
    ['SPE-BAT-12'],
  );
  land(table, player, to, units, 'SPE-BAT-12');
}

/** SPE-BAT-18, step 9, and landing once the last space battle there is won (SPE-BAT-15). */
function end(table: SpeTable): void {
  const { id, attacker, defender, layer, mapSpace, winner } = fighting(table);
  for (const player of [attacker, defender]) replenish(table, id, player);
  const lostAt = winner === attacker ? null : mapSpace;
  table.emit({ type: 'space-empires.BattleEnded', data: { battle: id, lostAt } }, ['SPE-BAT-02']);
  if (lostAt !== null || layer === 'GROUND' || nextClash(table.state, mapSpace)?.layer === 'SPACE') return;
  const transports = transportsIn(table.state, attacker, mapSpace).map((each) => each.id);
  land(table, attacker, mapSpace, transports, 'SPE-BAT-15');
}
