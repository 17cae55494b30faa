import type { RuleId } from '../catalog.js';
import type { BattleFacts, SideFacts, UnitFacts } from '../state/battle-facts.js';
import {
  type Battle,
  type Detachment,
  type Model,
  type PlanetaryState,
  type SideResult,
  type SideRole,
  type Unit,
  NPC,
} from '../state/index.js';
import type { PlanetaryTable } from '../table.js';
import { partOf } from '../data/battle.js';
import { modifiersOfSeat } from '../races/profile-of.js';
import { STANDARD } from '../races/standard.js';
import { armyOf, hexOf } from '../map/map.js';
import { takenPoints } from './prisoner-points.js';
import type { Verdict } from './winner.js';
import { createConvoy } from '../money/new-convoy.js';

/**
 * PLN-WIN-06: points of the models a side lost, before casualty rolls: models removed, vehicles destroyed (immobilised
 * ones too on the losing side), models of broken units whose leadership failed, and options of wiped-out units; without
 * those taken prisoner, who are paid by themselves (RACE-DE-09).
 */
export function destroyedPoints(
  state: PlanetaryState,
  facts: BattleFacts,
  loser: SideRole,
  verdict: Verdict,
): number {
  const side = facts.sides[loser];
  if (side.quick) return side.quick.lostPoints;
  const lost = unitsOf(state, side).reduce((sum, each) => sum + unitLoss(each, isLoser(verdict, loser)), 0);
  return lost - takenPoints(state, side);
}

/** Ids of the models of a side that count as destroyed. */
export const lostModels = (
  state: PlanetaryState,
  facts: BattleFacts,
  loser: SideRole,
  verdict: Verdict,
): readonly string[] =>
  unitsOf(state, facts.sides[loser]).flatMap((each) =>
    destroyedModels(each, isLoser(verdict, loser)).map((model) => model.id),
  );

/** PLN-WIN-06: captured models count too, each once: those that live and were not counted as destroyed. */
export const capturedPoints = (detachment: Detachment, lost: readonly string[]): number =>
  detachment.units
    .flatMap((unit) => unit.models)
    .filter((model) => model.state !== 'dead' && !lost.includes(model.id))
    .reduce((sum, model) => sum + model.points, 0);

interface UnitLoss {
  readonly unit: Unit;
  readonly facts: UnitFacts;
}

const isLoser = (verdict: Verdict, side: SideRole): boolean =>
  verdict.winner !== null && verdict.winner !== side;

const unitsOf = (state: PlanetaryState, side: SideFacts): readonly UnitLoss[] =>
  side.units.flatMap((facts) => {
    const unit = armyOf(state, facts.army)?.units.find((found) => found.id === facts.unit);
    return unit ? [{ unit, facts }] : [];
  });

function unitLoss(loss: UnitLoss, lost: boolean): number {
  const points = destroyedModels(loss, lost).reduce((sum, each) => sum + each.points, 0);
  if (loss.facts.end !== 'wipedOut') return points;
  return loss.unit.options.filter((each) => !each.lost).reduce((sum, each) => sum + each.points, points);
}

function destroyedModels({ unit, facts }: UnitLoss, lost: boolean): readonly Model[] {
  if (facts.end === 'brokeOffTable' && !facts.leadershipPassed) {
    return unit.models.filter((model) => model.state !== 'dead');
  }
  return unit.models.filter((model) => {
    const fate = facts.vehicles[model.id];
    return facts.removed.includes(model.id) || fate === 'destroyed' || (lost && fate === 'immobilised');
  });
}

/**
 * PLN-WIN-06 BP of the battle: winner ½, draw ¼ each of what it destroyed, rounded down; RACE-TY-04 other parts. Captured
 * models are paid for as if destroyed, killed or kept (RACE-CAP-03, RACE-TY-05).
 */
export function battleBp(
  state: PlanetaryState,
  seat: string,
  destroyed: number,
  verdict: Pick<Verdict, 'winner'>,
  side: SideRole,
): number {
  const { win, draw } = modifiersOfSeat(state, seat).winnerBp;
  if (verdict.winner === null) return partOf(destroyed, draw);
  return verdict.winner === side ? partOf(destroyed, win) : 0;
}

/** PLN-AFT-01 step 9: paid in a new convoy in the hex where the army is now; 0 BP or army gone: none. */
export function payBattleBp(table: PlanetaryTable, battle: Battle): void {
  const { result } = battle;
  if (!result) return;
  for (const side of ['attacker', 'defender'] as const) {
    const { seat } = battle[side];
    const hex = primaryHex(table.state, battle, side);
    const prisoners = keptPrisonerBp(result.sides[side]);
    const bp = battleBp(table.state, seat, result.sides[side].destroyed, result, side) + prisoners;
    if (seat === NPC || hex === null || bp === 0) continue;
    const other = modifiersOfSeat(table.state, seat).winnerBp !== STANDARD.winnerBp;
    const because: readonly RuleId[] = [
      'PLN-WIN-06',
      ...(other ? (['RACE-TY-04'] as const) : []),
      ...(prisoners > 0 ? (['RACE-DE-09'] as const) : []),
    ];
    const convoy = createConvoy(table, seat, hex, bp, `BP of battle ${battle.id}`, because);
    table.emit(
      { type: 'planetary.BattleBpPaid', data: { battle: battle.id, side, bp, convoy: convoy.id } },
      because,
    );
  }
}

/** RACE-DE-09: whether they win, draw or lose, unless their detachment was captured or no model of it is left. */
export const keptPrisonerBp = ({
  prisonerBp = 0,
  captured,
  noModelsLeft,
  someLeftTable,
}: Pick<SideResult, 'prisonerBp' | 'captured' | 'noModelsLeft' | 'someLeftTable'>): number =>
  captured || (noModelsLeft && !someLeftTable) ? 0 : prisonerBp;

/** Hex where the primary army of a side is: the detachment, else the garrison; null when neither is on the map. */
function primaryHex(state: PlanetaryState, battle: Battle, side: SideRole): string | null {
  const ids =
    side === 'attacker'
      ? [battle.attacker.detachment]
      : [battle.defender.detachment, battle.defender.garrison];
  for (const id of ids) {
    const army = id === null ? null : armyOf(state, id);
    const hex = army ? hexOf(army) : null;
    if (hex) return hex;
  }
  return null;
}
