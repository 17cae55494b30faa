import type { BattleOutcome, OutcomeSide, OutcomeUnit, UnitFate } from '../../../../engine/index.js';
import { holdsField } from '../../after-battle/winner.js';
import type { BattleReport, ReportedSide, ReportedUnit, UnitEnd } from '../../sheets/orders.js';
import { NPC, type Battle, type SideRole } from '../../state/index.js';
import { SIDES } from '../battle-sides.js';

const FATES: Readonly<Record<UnitEnd, UnitFate>> = {
  onTable: 'standing',
  brokeOffTable: 'fled',
  leftTable: 'left',
  wipedOut: 'destroyed',
  offTable: 'away',
  neverArrived: 'absent',
};

const ENDS: Readonly<Record<UnitFate, UnitEnd>> = {
  standing: 'onTable',
  broken: 'onTable',
  fled: 'brokeOffTable',
  left: 'leftTable',
  destroyed: 'wipedOut',
  away: 'offTable',
  absent: 'neverArrived',
};

/** The objective that stands for the aim of the scenario (PLN-PRE-03). */
const SCENARIO_AIM = 'scenario';

/** A reported battle told as any battle is (PLN-REP-01); null before the report. */
export function outcomeOf({ report: entered, ...battle }: Battle): BattleOutcome | null {
  if (!entered) return null;
  const { report, forecast } = entered;
  const winner = battle.result ? battle.result.winner : (forecast?.winner ?? null);
  return {
    turns: report.gameTurnsPlayed,
    sides: SIDES.map((role) => sideOf(battle, report, role, winner)),
  };
}

function sideOf(
  battle: Omit<Battle, 'report'>,
  report: BattleReport,
  role: SideRole,
  winner: SideRole | null,
): OutcomeSide {
  const { seat } = battle[role];
  const { victoryPoints, surrendered, retreatDeclared, units } = report[role];
  return {
    role,
    seat: seat === NPC ? null : seat,
    won: winner === role,
    holdsField: holdsField(battle, winner, role),
    gaveUp: surrendered ? 'surrendered' : retreatDeclared ? 'retreated' : 'no',
    score: victoryPoints,
    objectives: [
      ...(report.scenario.fulfilledBy.includes(role) ? [SCENARIO_AIM] : []),
      ...report.defences.filter((each) => each.controlledBy === role).map((each) => each.defence),
    ],
    units: units.map(unitOf),
  };
}

const unitOf = ({ unit, modelsRemoved, losses, vehicles, end }: ReportedUnit): OutcomeUnit => {
  const named = (modelsRemoved ?? []).length;
  const counted = (losses ?? []).reduce((sum, each) => sum + each.count, 0);
  const wrecked = (vehicles ?? []).filter((each) => each.fate === 'destroyed').length;
  const lost = named + counted + wrecked;
  return { id: unit, piece: null, lost: lost === 0 && end === 'wipedOut' ? null : lost, fate: FATES[end] };
};

/**
 * The report of a battle that was fought by other rules (PLN-REP-01): the first side of the outcome attacks. Its units bear
 * the ids of those of the campaign; of lost models the last ones fall, as
 * where a report gives their number alone, and of what was destroyed all.
 */
export function reportOf({ turns, sides: [attacker, defender] }: BattleOutcome): BattleReport | null {
  if (!attacker || !defender) return null;
  const fulfils = (side: OutcomeSide): boolean => side.objectives.includes(SCENARIO_AIM);
  return {
    gameTurnsPlayed: turns,
    scenario: {
      used: fulfils(attacker) || fulfils(defender),
      fulfilledBy: [
        ...(fulfils(attacker) ? (['attacker'] as const) : []),
        ...(fulfils(defender) ? (['defender'] as const) : []),
      ],
    },
    attacker: reportedSide(attacker, turns),
    defender: reportedSide(defender, turns),
    defences: [],
  };
}

const reportedSide = ({ score, gaveUp, units }: OutcomeSide, turns: number): ReportedSide => ({
  // PLN-REP-03: below none there is nothing.
  victoryPoints: Math.max(0, score),
  ...(gaveUp === 'surrendered' ? { surrendered: true, surrenderGameTurn: turns } : {}),
  ...(gaveUp === 'retreated' ? { retreatDeclared: true, retreatGameTurn: turns } : {}),
  units: units.map(({ id, lost, fate }) => ({
    unit: id,
    role: fate === 'away' ? ('bombarding' as const) : ('initial' as const),
    end: ENDS[fate],
    // PLN-AFT-02: who fled did not stand.
    ...(fate === 'fled' ? { leadershipPassed: false } : {}),
    ...(lost !== null && lost > 0 && fate !== 'destroyed' ? { losses: [{ count: lost }] } : {}),
  })),
});
