import { entryAt, existing } from '../../../../kernel/index.js';
import { violation, type Violation } from '../../catalog.js';
import type { BattleReport, PlanetaryCommand } from '../../commands.js';
import type { Battle } from '../../state/index.js';
import type { PlanetaryTable } from '../../table.js';
import { judgeBattle } from '../../after-battle/aftermath.js';
import { consequencesOf } from './forecast.js';
import { admit, isArbiter, sideOf, type Admission } from '../battle-sides.js';
import { fillUp } from '../filling-up.js';
import { asMet } from './as-met.js';
import { checkReport } from './report-checks.js';
import { reportFacts } from './report-facts.js';

type Command<T extends PlanetaryCommand['type']> = Extract<PlanetaryCommand, { readonly type: T }>;
type Accepted = 'confirmed' | 'decided' | 'entered by the arbiter';

/**
 * PLN-REP-01: a participant enters the report of a full battle; until it is confirmed they may replace it. The arbiter's
 * own report needs no confirmation (PLN-REP-04).
 */
export function enterBattleReport(
  table: PlanetaryTable,
  command: Command<'EnterBattleReport'>,
): readonly Violation[] {
  const admission = admit(table, command.battle, 'PLN-REP-03', ['pending', 'reported', 'disputed']);
  if (admission.violations) return admission.violations;
  const { battle } = admission;
  const barred = mayReplace(table, battle);
  if (barred.length > 0) return barred;
  if (battle.status === 'pending') fillUp(table, battle.id);
  const { report } = command;
  const fought = entryAt(table.state.battles, battle.id);
  const illegal = checkReport(asMet(table, fought), fought, report);
  if (illegal.length > 0) return illegal;
  table.emit(
    {
      type: 'planetary.BattleReported',
      data: {
        battle: battle.id,
        by: table.actor.seat,
        report,
        forecast: consequencesOf(table.state, entryAt(table.state.battles, battle.id), report),
      },
    },
    ['PLN-REP-01', 'PLN-REP-03'],
  );
  if (isArbiter(table.actor)) accept(table, battle.id, report, 'entered by the arbiter');
  return [];
}

/** PLN-REP-04: only its reporter replaces a report that waits for confirmation; a disputed one is the arbiter's. */
function mayReplace({ actor }: PlanetaryTable, battle: Battle): readonly Violation[] {
  if (isArbiter(actor) || battle.status === 'pending') return [];
  if (battle.status === 'disputed') {
    return [violation('PLN-REP-04', 'DISPUTED', ['battle'], { battle: battle.id })];
  }
  return battle.report?.by === actor.seat
    ? []
    : [
        violation('PLN-REP-03', 'REPORTED_BY_ANOTHER', ['battle'], {
          battle: battle.id,
          by: battle.report?.by,
        }),
      ];
}

/** PLN-REP-04 Confirmation: by the opponent or the arbiter. What follows is applied at once. */
export function confirmBattleReport(
  table: PlanetaryTable,
  command: Command<'ConfirmBattleReport'>,
): readonly Violation[] {
  const admission = admitOpponent(table, command.battle);
  if (admission.violations) return admission.violations;
  const { battle } = admission;
  const { report } = existing(battle.report, 'report of the battle');
  // A detachment may have reinforced another battle since the report was entered.
  const illegal = checkReport(table.state, battle, report);
  if (illegal.length > 0) return illegal;
  accept(table, battle.id, report, 'confirmed');
  return [];
}

/** PLN-REP-04: the opponent disputes a report; the arbiter decides. */
export function disputeBattleReport(
  table: PlanetaryTable,
  command: Command<'DisputeBattleReport'>,
): readonly Violation[] {
  const admission = admitOpponent(table, command.battle);
  if (admission.violations) return admission.violations;
  const { battle } = admission;
  const data = { battle: battle.id, by: table.actor.seat, reason: command.reason };
  table.emit({ type: 'planetary.ReportDisputed', data }, ['PLN-REP-04']);
  return [];
}

/** PLN-REP-04: a battle whose report waits for the word of who speaks. */
function admitOpponent(table: PlanetaryTable, battle: string): Admission {
  const admission = admit(table, battle, 'PLN-REP-04', ['reported']);
  if (admission.violations) return admission;
  const own = mustBeOpponent(table, admission.battle);
  return own.length > 0 ? { violations: own } : admission;
}

function mustBeOpponent({ state, actor }: PlanetaryTable, battle: Battle): readonly Violation[] {
  if (isArbiter(actor)) return [];
  const reporter = sideOf(state, battle, existing(battle.report, 'report of the battle').by);
  return sideOf(state, battle, actor.seat) === reporter
    ? [
        violation('PLN-REP-04', 'OWN_REPORT', ['battle'], {
          battle: battle.id,
          by: existing(battle.report, 'report of the battle').by,
        }),
      ]
    : [];
}

/** PLN-REP-04: the arbiter decides a dispute, by the report entered or by a corrected one. */
export function decideDispute(
  table: PlanetaryTable,
  command: Command<'DecideDispute'>,
): readonly Violation[] {
  const admission = admit(table, command.battle, 'PLN-REP-04', ['disputed']);
  if (admission.violations) return admission.violations;
  if (!isArbiter(table.actor)) {
    return [violation('PLN-REP-04', 'ARBITER_ONLY', ['battle'], { battle: command.battle })];
  }
  const { battle } = admission;
  const report = command.report ?? existing(battle.report, 'report of the battle').report;
  const illegal = checkReport(table.state, battle, report);
  if (illegal.length > 0) return illegal;
  accept(table, battle.id, report, 'decided');
  return [];
}

function accept(table: PlanetaryTable, id: string, report: BattleReport, how: Accepted): void {
  const battle = entryAt(table.state.battles, id);
  const facts = reportFacts(table.state, battle, report);
  table.emit(
    { type: 'planetary.ReportAccepted', data: { battle: id, by: table.actor.seat, how, report } },
    how === 'confirmed' ? ['PLN-REP-04'] : ['PLN-REP-04', 'PLN-GEN-16'],
  );
  judgeBattle(table, facts);
}
