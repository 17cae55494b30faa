import type { BattleFacts, SideFacts, UnitFacts } from '../state/battle-facts.js';
import { SCENARIO } from '../data/battle.js';
import { DEFENCE_TYPES } from '../data/taking.js';
import type { PlnRuleId } from '../rule-ids.js';
import type { Battle, PlanetaryState, SideRole } from '../state/index.js';
import { enemySide, SIDES } from '../battle/battle-sides.js';
import { armyOf } from '../map/map.js';
import { prisonerPoints } from './prisoner-points.js';

export interface Verdict {
  /** Null = draw. */
  readonly winner: SideRole | null;
  /** Rule that decided. */
  readonly rule: PlnRuleId;
}

const loses = (side: SideRole, rule: PlnRuleId): Verdict => ({ winner: enemySide(side), rule });
const isRaider = (battle: Battle, side: SideRole): boolean => battle.kind === 'RAID' && side === 'attacker';

/** PLN-WIN-01 → PLN-WIN-04 in this order; the first that decides counts. A quick battle: PLN-QBT-04. */
export function judgeWinner(state: PlanetaryState, battle: Battle, facts: BattleFacts): Verdict {
  return (
    quickBattle(facts) ??
    surrender(facts) ??
    retreat(battle, facts) ??
    noModels(state, battle, facts) ??
    victoryPoints(state, battle, facts)
  );
}

/** Whether a side stays where it was fought: who lost does not, nor a raider, nor the attacker of a drawn battle. */
export const holdsField = (battle: Pick<Battle, 'kind'>, winner: SideRole | null, side: SideRole): boolean =>
  side === 'attacker' ? winner === 'attacker' && battle.kind !== 'RAID' : winner !== 'attacker';

/** PLN-QBT-04 Winner: more points inflicted, not capped by the enemy's value; equal = draw. */
function quickBattle(facts: BattleFacts): Verdict | null {
  const { attacker, defender } = facts.sides;
  if (!attacker.quick || !defender.quick) return null;
  const lead = attacker.quick.inflicted - defender.quick.inflicted;
  return { winner: lead > 0 ? 'attacker' : lead < 0 ? 'defender' : null, rule: 'PLN-QBT-04' };
}

/** PLN-WIN-01 Surrender. */
function surrender(facts: BattleFacts): Verdict | null {
  const side = SIDES.find((each) => facts.sides[each].surrendered);
  return side ? loses(side, 'PLN-WIN-01') : null;
}

/** PLN-WIN-02 Retreat: a side that declared it loses unless it was raiding; of both the earlier declaration. */
function retreat(battle: Battle, facts: BattleFacts): Verdict | null {
  const declared = SIDES.filter((each) => facts.sides[each].retreatDeclared && !isRaider(battle, each));
  if (declared.length < 2) return declared[0] ? loses(declared[0], 'PLN-WIN-02') : null;
  const { attacker, defender } = facts.sides;
  const lead = (attacker.retreatGameTurn ?? 0) - (defender.retreatGameTurn ?? 0);
  const first =
    lead !== 0
      ? lead < 0
        ? 'attacker'
        : 'defender'
      : attacker.retreatDeclaredFirst
        ? 'attacker'
        : 'defender';
  return loses(first, 'PLN-WIN-02');
}

/** PLN-WIN-03 No models left: such a side loses, unless it was raiding and some unit left the table. Both: draw. */
function noModels(state: PlanetaryState, battle: Battle, facts: BattleFacts): Verdict | null {
  const gone = SIDES.filter(
    (each) =>
      hasNoModelsLeft(state, facts.sides[each]) &&
      !(isRaider(battle, each) && someLeftTable(facts.sides[each])),
  );
  if (gone.length === 2) return { winner: null, rule: 'PLN-WIN-03' };
  return gone[0] ? loses(gone[0], 'PLN-WIN-03') : null;
}

/** PLN-WIN-04 Victory points, RACE-DE-11, with PLN-WIN-05 for an attacker who is ahead in a Stronghold battle. */
function victoryPoints(state: PlanetaryState, battle: Battle, facts: BattleFacts): Verdict {
  const total = (role: SideRole): number => {
    const side = facts.sides[role];
    const bonus = side.scenarioFulfilled ? SCENARIO.bonusVictoryPoints : 0;
    return side.victoryPoints + bonus + prisonerPoints(state, battle, facts, role);
  };
  const lead = total('attacker') - total('defender');
  if (lead > 0 && battle.strongholdBattle && !strongholdFallen(state, battle, facts)) {
    return { winner: null, rule: 'PLN-WIN-05' };
  }
  return { winner: lead > 0 ? 'attacker' : lead < 0 ? 'defender' : null, rule: 'PLN-WIN-04' };
}

/** PLN-WIN-05 Stronghold condition: every defence counted as building is destroyed or controlled by the attacker. */
function strongholdFallen(state: PlanetaryState, battle: Battle, facts: BattleFacts): boolean {
  const defences = state.hexes[battle.hex]?.stronghold?.defences ?? [];
  return defences
    .filter((each) => DEFENCE_TYPES[each.type]?.building)
    .every((each) => {
      const found = facts.defences.find((entry) => entry.defence === each.id);
      return found !== undefined && (found.result === 'destroyed' || found.controlledBy === 'attacker');
    });
}

/** PLN-AFT-03: no unit ends on the table with a model. Bombarding units and units that never arrived do not count. */
export const hasNoModelsLeft = (state: PlanetaryState, side: SideFacts): boolean =>
  !side.units.some((each) => each.role !== 'bombarding' && each.end === 'onTable' && keepsModel(state, each));

/** PLN-EXP-02: an army that took part has no models left on the table, whatever is left of its side. */
export function armyHasNoModelsLeft(state: PlanetaryState, side: SideFacts, army: string | null): boolean {
  const units = side.units.filter((each) => each.army === army);
  return units.length > 0 && hasNoModelsLeft(state, { ...side, units });
}

export const someLeftTable = (side: SideFacts): boolean =>
  side.units.some((each) => each.end === 'leftTable');

function keepsModel(state: PlanetaryState, facts: UnitFacts): boolean {
  const unit = armyOf(state, facts.army)?.units.find((each) => each.id === facts.unit);
  return (unit?.models ?? []).some(
    (model) =>
      model.state === 'ready' &&
      !facts.removed.includes(model.id) &&
      facts.vehicles[model.id] !== 'destroyed',
  );
}
