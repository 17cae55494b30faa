import type { Json } from '../../../kernel/index.js';
import type {
  ComparisonReport,
  ImpactReport,
  PieceDifference,
  VerificationReport,
} from '../../../timelines/reports.js';
import { valueText } from '../messages/compose.js';
import type { Naming, SeatOf } from '../messages/names.js';
import type { Rules } from '../rules.js';
import { presentDifferences } from './positions.js';
import type { RulesetFace } from '../rulesets/face.js';
import type { Comparison, Impact, Verification } from '../types/comparison.js';

const textOrNull = (value: Json | undefined): string | null =>
  value === undefined || value === null ? null : valueText(value);

const presentDifference = (each: PieceDifference) => ({
  id: each.id,
  field: each.field,
  left: textOrNull(each.left),
  right: textOrNull(each.right),
});

export function presentComparison(report: ComparisonReport, named: Naming, seatOf: SeatOf): Comparison {
  const { firstDifference, boards } = report;
  const found = presentDifferences(boards.left, boards.right, seatOf);
  return {
    commonRevision: report.commonRevision,
    firstDifference: firstDifference && {
      ...firstDifference.moment,
      left: firstDifference.left && named(firstDifference.left),
      right: firstDifference.right && named(firstDifference.right),
    },
    pieceChanges: [...found.pieces],
    locationChanges: [...found.locations],
    pieces: report.pieces.map(presentDifference),
    locations: report.locations.map(presentDifference),
    balances: report.balances.map(({ account, left, right }) => ({ of: account, left, right })),
    standings: report.standings.map(({ seat, left, right }) => ({ seat: seatOf(seat), left, right })),
    turns: [...report.turns],
  };
}

export function presentVerification(report: VerificationReport, rules: Rules): Verification {
  const { judgedOtherwise, checks } = report;
  return {
    ...report,
    rules: [...report.rules],
    commandsJudgedOtherwise: judgedOtherwise.commands,
    judgedOtherwise: judgedOtherwise.first.map((each) => rules.cited(each)),
    checks: checks.map((each) => ({ ...each, problems: [...each.problems] })),
  };
}

export function presentImpact(
  report: ImpactReport,
  face: RulesetFace | undefined,
  rules: Rules,
  named: Naming,
  seatOf: SeatOf,
): Impact {
  return {
    amendedRevision: report.amendedRevision,
    inputs: report.inputs.map((each) => ({
      ...each,
      actor: seatOf(each.actor),
      violations: each.violations.map((violation) => rules.violation(face, violation, named)),
    })),
    comparison: presentComparison(report.comparison, named, seatOf),
  };
}
