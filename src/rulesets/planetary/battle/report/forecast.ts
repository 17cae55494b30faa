import { violation, type Violation } from '../../catalog.js';
import type { BattleFacts } from '../../state/battle-facts.js';
import type { BattleReport } from '../../commands.js';
import { DXP } from '../../data/battle.js';
import {
  NPC,
  type Battle,
  type Forecast,
  type PlanetaryState,
  type SideForecast,
  type SideRole,
} from '../../state/index.js';
import { enemySide } from '../battle-sides.js';
import { casualtyRow } from '../../after-battle/casualties.js';
import { primaryDetachment } from '../../after-battle/experience.js';
import { checkReport } from './report-checks.js';
import { reportFacts } from './report-facts.js';
import { battleBp, destroyedPoints } from '../../after-battle/spoils.js';
import { isToBeCaptured, paidPrisonerBp } from '../../after-battle/captured-side.js';
import { battleVp, sideValue } from '../../after-battle/victory-points.js';
import { armyHasNoModelsLeft, holdsField, judgeWinner, type Verdict } from '../../after-battle/winner.js';

/** A report as it would be judged now: its violations, or its consequences. Stores and rolls nothing. */
export function forecast(
  state: PlanetaryState,
  battleId: string,
  report: BattleReport,
):
  | { readonly violations: readonly Violation[]; readonly consequences: null }
  | { readonly violations: null; readonly consequences: Forecast } {
  const battle = state.battles[battleId];
  if (!battle) {
    const unknown = violation('PLN-BAT-01', 'BATTLE_UNKNOWN', ['battle'], { battle: battleId });
    return { violations: [unknown], consequences: null };
  }
  const violations = checkReport(state, battle, report);
  return violations.length > 0
    ? { violations, consequences: null }
    : { violations: null, consequences: consequencesOf(state, battle, report) };
}

/** What a legal report leads to, without dice: winner, VP, BP, DXP, casualty dice, captures, withdrawals. */
export function consequencesOf(state: PlanetaryState, battle: Battle, report: BattleReport): Forecast {
  const facts = reportFacts(state, battle, report);
  const verdict = judgeWinner(state, battle, facts);
  const values = {
    attacker: sideValue(state, battle, facts, 'attacker'),
    defender: sideValue(state, battle, facts, 'defender'),
  };
  const vp = battleVp(verdict.winner, values);
  const side = (role: SideRole): SideForecast => ({
    ...fortunes(state, battle, facts, verdict, role),
    value: values[role],
    vp: battle[role].seat === NPC ? 0 : vp[role],
    dxp: primaryDetachment(state, battle, role) ? vp[role] * DXP.perVp + DXP.perBattle : 0,
  });
  return {
    winner: verdict.winner,
    rule: verdict.rule,
    sides: { attacker: side('attacker'), defender: side('defender') },
  };
}

function fortunes(
  state: PlanetaryState,
  battle: Battle,
  facts: BattleFacts,
  verdict: Verdict,
  side: SideRole,
): Omit<SideForecast, 'value' | 'vp' | 'dxp'> {
  const seat = battle[side].seat;
  const lost = verdict.winner === enemySide(side);
  const destroyed = destroyedPoints(state, facts, enemySide(side), verdict);
  const detachment = battle[side].detachment !== null;
  const captured = isToBeCaptured(state, battle, facts, verdict, side);
  const prisoners = paidPrisonerBp(state, battle, facts, verdict, side);
  return {
    side,
    seat: seat === NPC ? null : seat,
    destroyed,
    bp: seat === NPC ? 0 : battleBp(state, seat, destroyed, verdict, side) + prisoners,
    dxpHalved: captured || armyHasNoModelsLeft(state, facts.sides[side], battle[side].detachment),
    ...casualties(battle, facts, verdict, side),
    detachmentCaptured: captured,
    garrisonDestroyed: lost && side === 'defender' && battle.defender.garrison !== null,
    withdraws: detachment && !captured && !holdsField(battle, verdict.winner, side),
  };
}

function casualties(
  battle: Battle,
  facts: BattleFacts,
  verdict: Verdict,
  side: SideRole,
): { readonly casualtyDice: number; readonly deadWithoutDice: number } {
  const broken = (unit: BattleFacts['sides']['attacker']['units'][number]) =>
    unit.end === 'brokeOffTable' && !unit.leadershipPassed;
  const units = facts.sides[side].units;
  const rolled = units
    .filter((unit) => !broken(unit))
    .reduce((sum, unit) => sum + unit.removed.length - (unit.prisoners ?? []).length, 0);
  const prisoners = units.reduce((sum, unit) => sum + (unit.prisoners ?? []).length, 0);
  const noDice = casualtyRow(battle, facts.sides[side], side, verdict) === 'retreat';
  return { casualtyDice: noDice ? 0 : rolled, deadWithoutDice: prisoners + (noDice ? rolled : 0) };
}
