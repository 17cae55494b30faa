import { isSameJson, lookUp } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import type { Judge } from '../judge.js';
import type { Battle, BattleMethod, Side } from '../state/index.js';
import type { BattleReport } from '../sheets/orders.js';
import type { GowTable } from '../table.js';
import { isArbiter, mustBeArbiter, mustSpeakFor, speaksFor } from '../general/factions.js';
import { otherSide, sideOf } from './coalitions.js';
import { fieldHolderOf, reportedOutcome } from './outcome.js';
import { judgeReport } from './reports.js';

/** A battle that is still open, and why it is not. */
function openOne(
  table: GowTable,
  id: string,
): { readonly battle: Battle | null; readonly barred: readonly Violation[] } {
  const battle = lookUp(table.state.battles, id);
  if (!battle)
    return { battle: null, barred: [violation('GOW-CBT-10', 'NO_SUCH_BATTLE', ['battle'], { battle: id })] };
  const settled = battle.status === 'SETTLED' || battle.status === 'ROLLING';
  return settled
    ? { battle: null, barred: [violation('GOW-CBT-11', 'BATTLE_SETTLED', ['battle'], { battle: id })] }
    : { battle, barred: [] };
}

/** The side for which a faction speaks; null with the reasons. */
function sideFor(
  table: GowTable,
  battle: Battle,
  faction: string,
): { readonly side: Side | null; readonly barred: readonly Violation[] } {
  const barred = mustSpeakFor(table, faction);
  if (barred.length > 0) return { side: null, barred };
  const side = sideOf(battle, faction);
  return side
    ? { side, barred: [] }
    : { side: null, barred: [violation('GOW-CBT-04', 'NOT_IN_THIS_BATTLE', ['faction'], { faction })] };
}

/** The faction with which a player fights; null for the arbiter, and for who does not fight. */
const ownIn = (table: GowTable, { attacker, defender }: Battle): string | null =>
  isArbiter(table)
    ? null
    : ([...attacker.factions, ...defender.factions].find((each) => speaksFor(table, each)) ?? null);

const settleMethod = (
  table: GowTable,
  battle: Battle,
  chosen: Battle['chosen'],
  method: BattleMethod | null,
): void =>
  table.emit(
    {
      type: 'ghost-of-war.MethodSettled',
      data: {
        battle: battle.id,
        chosen,
        method,
        status: method === 'AUTO' ? 'ROLLING' : battle.status,
      },
    },
    ['GOW-CBT-04'],
  );

/** GOW-CBT-04: the method that both sides choose; automatic battles are rolled at once. */
export const chooseMethod: Judge<'ChooseMethod'> = (table, command) => {
  const { battle, barred } = openOne(table, command.battle);
  if (!battle) return barred;
  const { side, barred: silenced } = sideFor(table, battle, command.faction);
  if (!side) return silenced;
  const chosen = { ...battle.chosen, [side]: command.method };
  settleMethod(table, battle, chosen, chosen.attacker === chosen.defender ? chosen.attacker : null);
  return [];
};

/** GOW-CBT-04: the arbiter has a battle rolled, an overdue report too. */
export const forceAuto: Judge<'ForceAuto'> = (table, command) => {
  const refused = mustBeArbiter(table);
  if (refused.length > 0) return refused;
  const { battle, barred } = openOne(table, command.battle);
  if (battle) rollBattle(table, battle);
  return barred;
};

export const rollBattle = (table: GowTable, battle: Battle): void =>
  settleMethod(table, battle, battle.chosen, 'AUTO');

/** GOW-CBT-10, -11: a report waits for the other side; the arbiter's settles the battle; two that differ are a dispute. */
export const submitReport: Judge<'SubmitReport'> = (table, { faction, battle: id, report }) => {
  const { battle, barred } = openOne(table, id);
  if (!battle) return barred;
  if (faction === null) return reportOfArbiter(table, battle, report);
  const { side, barred: silenced } = sideFor(table, battle, faction);
  if (!side) return silenced;
  const faults = judgeReport(table.state, battle, report, false);
  if (faults.length > 0) return faults;
  const other = battle.reports[otherSide(side)];
  const agreed = other !== null && isSameJson(other.report, report);
  const status = other === null ? 'REPORTED' : 'DISPUTED';
  table.emit(
    { type: 'ghost-of-war.BattleReported', data: { battle: id, side, by: faction, report, status } },
    ['GOW-CBT-10'],
  );
  if (agreed) decideByReport(table, battle, report, null);
  return [];
};

function reportOfArbiter(table: GowTable, battle: Battle, report: BattleReport): readonly Violation[] {
  if (!isArbiter(table)) return mustBeArbiter(table);
  const faults = judgeReport(table.state, battle, report, true);
  if (faults.length === 0) decideByReport(table, battle, report, null);
  return faults;
}

/** GOW-CBT-11: an owner of the other coalition, or the arbiter. */
export const confirmReport: Judge<'ConfirmReport'> = (table, { faction: said, battle: id }) => {
  const { battle, barred } = openOne(table, id);
  if (!battle) return barred;
  const faction = said ?? ownIn(table, battle);
  const reported = battle.reports.attacker ?? battle.reports.defender;
  if (!reported || battle.status !== 'REPORTED') {
    return [violation('GOW-CBT-11', 'NOTHING_TO_CONFIRM', ['battle'], { battle: id, status: battle.status })];
  }
  if (faction === null) {
    const refused = mustBeArbiter(table);
    if (refused.length === 0) decideByReport(table, battle, reported.report, null);
    return refused;
  }
  const { side, barred: silenced } = sideFor(table, battle, faction);
  if (!side) return silenced;
  if (battle.reports[side]) {
    return [violation('GOW-CBT-11', 'OWN_REPORT', ['faction'], { faction })];
  }
  decideByReport(table, battle, reported.report, null);
  return [];
};

/** GOW-CBT-11: the report of the other coalition is disputed; the arbiter decides. */
export const disputeReport: Judge<'DisputeReport'> = (table, { faction: said, battle: id, reason }) => {
  const { battle, barred } = openOne(table, id);
  if (!battle) return barred;
  const faction = said ?? ownIn(table, battle);
  if (faction === null) return [violation('GOW-CBT-04', 'NOT_YOUR_BATTLE', [], { battle: id })];
  const { side, barred: silenced } = sideFor(table, battle, faction);
  if (!side) return silenced;
  if (!battle.reports[otherSide(side)]) {
    return [violation('GOW-CBT-11', 'NOTHING_TO_DISPUTE', ['battle'], { battle: id })];
  }
  table.emit({ type: 'ghost-of-war.BattleDisputed', data: { battle: id, faction, reason } }, ['GOW-CBT-11']);
  return [];
};

/** GOW-CBT-11 */
export const resolveDispute: Judge<'ResolveDispute'> = (table, { battle: id, report, reason }) => {
  const refused = mustBeArbiter(table);
  if (refused.length > 0) return refused;
  const { battle, barred } = openOne(table, id);
  if (!battle) return barred;
  const faults = judgeReport(table.state, battle, report, true);
  if (faults.length === 0) decideByReport(table, battle, report, reason);
  return faults;
};

/** GOW-CBT-10, -11: a report takes effect. */
function decideByReport(table: GowTable, battle: Battle, report: BattleReport, reason: string | null): void {
  settleMethod(table, battle, battle.chosen, report.method);
  const outcome = reportedOutcome(report);
  table.emit(
    {
      type: 'ghost-of-war.BattleDecided',
      data: {
        battle: battle.id,
        outcome,
        scale: report.scale ?? battle.scale,
        fieldHolder: report.fieldHolder ?? fieldHolderOf(outcome),
        totals: null,
        report,
        reason,
      },
    },
    ['GOW-CBT-10', 'GOW-CBT-11', ...(report.points ? (['GOW-CBT-19'] as const) : [])],
  );
}
