import { unusableName } from '../../kernel/index.js';
import { violation, type Violation } from './catalog.js';
import type { PlanetaryCommand } from './commands.js';
import { BUILD_JUDGES, isBuildCommand } from './build-judges.js';
import type { Judge } from './judge.js';
import { allActIn, closeNow, playOn } from './phases.js';
import { mayOrder, mustBeActive, mustBeIn, mustGiveOrders } from './sheets/may-act.js';
import { mayBuild, seatsToPlace } from './build/build-phase.js';
import { SHEETS } from './build/sheets.js';
import { issueBattleBrief, rerollTerrain } from './battle/brief/brief.js';
import { isArbiter } from './battle/battle-sides.js';
import { enterFollowers, enterMercenaries } from './movement/claims/offers.js';
import { judgeOrders } from './order-judges.js';
import { battlesOutstanding } from './battle/battles.js';
import { defineSpecialDetachment, defineUnitTypes, rejectDetachment } from './start/definitions.js';
import { setFillUpOrder } from './battle/filling-up.js';
import { confirmFunBattle, reportFunBattle } from './battle/report/fun-battles.js';
import { objectPostponement, postponeBattle } from './battle/postponing.js';
import {
  agreeQuickBattle,
  chooseCasualties,
  pickOpponentCasualties,
  settleQuickBattle,
} from './battle/quick/quick-battle.js';
import {
  confirmBattleReport,
  decideDispute,
  disputeBattleReport,
  enterBattleReport,
} from './battle/report/reports.js';
import { enterReportHalf } from './battle/report/report-halves.js';
import { decideFate } from './after-battle/mercy.js';
import type { PlanetaryTable } from './table.js';

const JUDGES: { readonly [T in PlanetaryCommand['type']]: Judge<T> } = {
  SubmitOrders: ({ state, actor }, { orders }) =>
    SHEETS.submit(state, actor.seat, mustGiveOrders(state, actor.seat), () =>
      judgeOrders(state, actor.seat, orders),
    ),
  WithdrawOrders: ({ state, actor }) => mayOrder(state, actor.seat),
  LockPhase: lockPhase,
  UnlockPhase: unlockPhase,
  ClosePhase: closePhase,
  EnterFollowers: enterFollowers,
  EnterMercenaries: enterMercenaries,
  IssueBattleBrief: issueBattleBrief,
  SetFillUpOrder: setFillUpOrder,
  RerollTerrain: rerollTerrain,
  AgreeQuickBattle: agreeQuickBattle,
  PickOpponentCasualties: pickOpponentCasualties,
  ChooseCasualties: chooseCasualties,
  EnterReportHalf: enterReportHalf,
  EnterBattleReport: enterBattleReport,
  ConfirmBattleReport: confirmBattleReport,
  DisputeBattleReport: disputeBattleReport,
  DecideDispute: decideDispute,
  PostponeBattle: postponeBattle,
  ObjectPostponement: objectPostponement,
  DefineUnitType: defineUnitTypes,
  DefineSpecialDetachment: defineSpecialDetachment,
  RejectDetachment: rejectDetachment,
  ReportFunBattle: reportFunBattle,
  ConfirmFunBattle: confirmFunBattle,
  ...BUILD_JUDGES,
};

/** Types of all commands. */
export const COMMAND_TYPES = Object.keys(JUDGES) as readonly PlanetaryCommand['type'][];

/** Judges a command: emits what follows from it, or answers every violation found. */
export function decide(command: PlanetaryCommand, table: PlanetaryTable): readonly Violation[] {
  const { victory } = table.state;
  if (victory)
    return [violation(RULE_OF_VICTORY[victory.form], 'CAMPAIGN_OVER', [], { winners: victory.winners })];
  const name = unusableName(command);
  if (name !== null) return [violation('PLN-GEN-13', 'ID_NOT_USABLE', [], { id: name })];
  const barred = isBuildCommand(command) ? mayBuild(table.state, table.actor.seat, command) : [];
  if (barred.length > 0) return barred;
  const judge = JUDGES[command.type] as (
    table: PlanetaryTable,
    command: PlanetaryCommand,
  ) => readonly Violation[];
  const violations = judge(table, command);
  if (violations.length === 0) playOn(table);
  return violations;
}

/** Commands whose dice concern a battle's own sides. */
const OF_ITS_SIDES: readonly PlanetaryCommand['type'][] = [
  'AgreeQuickBattle',
  'IssueBattleBrief',
  'RerollTerrain',
];

/**
 * PLN-GEN-12, PLN-SIG-01: whatever may close a phase carries out the sealed sheets of all, or what follows from hidden
 * pieces. What is built, and a battle's own dice, tell nobody of others.
 */
export const revealing = (command: PlanetaryCommand): boolean =>
  !isBuildCommand(command) && !OF_ITS_SIDES.includes(command.type);

const RULE_OF_VICTORY = {
  LAST_PLAYER: 'PLN-END-05',
  VP_GOAL: 'PLN-END-06',
  FIRST_CAPITAL: 'PLN-END-07',
} as const;

/** PLN-GEN-12: the phase closes with the last active player who locks it. */
function lockPhase(table: PlanetaryTable): readonly Violation[] {
  return [
    ...mustBeActive(table.state, table.actor.seat),
    ...(allActIn(table.state.phase) ? [] : mustBeIn(table.state, 'BATTLE_ORDERS')),
    ...mustHavePlaced(table, [table.actor.seat]),
  ];
}

/** PLN-GEN-12: until the last player has locked the phase, each may take their lock back. */
function unlockPhase(table: PlanetaryTable): readonly Violation[] {
  const { seat } = table.actor;
  const barred = mustBeActive(table.state, seat);
  if (barred.length > 0) return barred;
  return SHEETS.unlock(table.state, [seat], violation('PLN-GEN-12', 'NOT_LOCKED', [], { seat }), () =>
    table.emit({ type: 'planetary.PhaseUnlocked', data: { seat } }, ['PLN-GEN-12']),
  );
}

/** PLN-STA-01: the set-up does not end for a seat before it has placed its start. */
function mustHavePlaced({ state }: PlanetaryTable, seats: readonly string[]): readonly Violation[] {
  const waitingFor =
    state.phase === 'SET_UP' ? seatsToPlace(state).filter((each) => seats.includes(each)) : [];
  return waitingFor.length === 0 ? [] : [violation('PLN-STA-01', 'STARTS_NOT_PLACED', [], { waitingFor })];
}

/** PLN-GEN-16: the arbiter closes a phase: missing orders are GUARD, battles nobody has fought are postponed. */
function closePhase(table: PlanetaryTable): readonly Violation[] {
  if (!isArbiter(table.actor)) {
    return [violation('PLN-GEN-16', 'ARBITER_ONLY', [], { seat: table.actor.seat })];
  }
  if (!allActIn(table.state.phase)) return closeBattles(table);
  const wrong = mustHavePlaced(table, Object.keys(table.state.players));
  if (wrong.length === 0) closeNow(table);
  return wrong;
}

function closeBattles(table: PlanetaryTable): readonly Violation[] {
  const outstanding = battlesOutstanding(table.state);
  const undecided = outstanding.filter((each) => each.status === 'reported' || each.status === 'disputed');
  if (undecided.length > 0) {
    return undecided.map((each) =>
      violation('PLN-REP-04', 'REPORT_UNDECIDED', [], { battle: each.id, status: each.status }),
    );
  }
  for (const battle of outstanding) {
    if (battle.mercy) decideFate(table, battle.id, false);
    else if (battle.status === 'quick') settleQuickBattle(table, battle.id);
    else postponeBattle(table, { type: 'PostponeBattle', battle: battle.id });
  }
  return [];
}
