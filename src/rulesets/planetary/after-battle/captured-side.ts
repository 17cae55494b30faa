import type { BattleFacts } from '../state/battle-facts.js';
import type { Battle, PlanetaryState, SideRole } from '../state/index.js';
import { enemySide } from '../battle/battle-sides.js';
import { keptPrisonerBp } from './spoils.js';
import { prisonerBp } from './prisoner-points.js';
import { hasNoModelsLeft, someLeftTable, type Verdict } from './winner.js';

/**
 * PLN-AFT-04, PLN-TBL-08: the detachment of a losing side that surrendered, or has no models left and was not raiding,
 * unless its owner declared retreat and some unit left the table.
 */
export function isToBeCaptured(
  state: PlanetaryState,
  battle: Battle,
  facts: BattleFacts,
  { winner }: Pick<Verdict, 'winner'>,
  side: SideRole,
): boolean {
  if (winner !== enemySide(side) || battle[side].detachment === null) return false;
  const own = facts.sides[side];
  const raiding = battle.kind === 'RAID' && side === 'attacker';
  const escaped = own.retreatDeclared && someLeftTable(own);
  return own.surrendered || (hasNoModelsLeft(state, own) && !raiding && !escaped);
}

/** RACE-DE-09: what the prisoners of a side bring it: nothing where its detachment was captured or has no model left. */
export const paidPrisonerBp = (
  state: PlanetaryState,
  battle: Battle,
  facts: BattleFacts,
  verdict: Pick<Verdict, 'winner'>,
  side: SideRole,
): number =>
  keptPrisonerBp({
    prisonerBp: prisonerBp(facts, side),
    captured: isToBeCaptured(state, battle, facts, verdict, side),
    noModelsLeft: hasNoModelsLeft(state, facts.sides[side]),
    someLeftTable: someLeftTable(facts.sides[side]),
  });
