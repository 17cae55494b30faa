import { entryAt, itemAt } from '../../../../kernel/index.js';
import type { RollRequest } from '../../catalog.js';
import { FIRST_TURN, SPECIAL_RULE_ROLL, TERRAIN_DENSITY } from '../../data/battle.js';
import type { PlnRuleId } from '../../rule-ids.js';
import type { Battle, SideRole, SideRoll, SpecialRuleEntry } from '../../state/index.js';
import type { PlanetaryTable } from '../../table.js';
import { SIDES } from '../battle-sides.js';

/** One D6 for a battle. */
export const d6 = (rule: PlnRuleId, purpose: string, subject: string): RollRequest => ({
  count: 1,
  sides: 6,
  for: rule,
  purpose,
  subject,
});

/** Faces of D6 thrown together, by purpose and subject. */
export type Thrown = (request: RollRequest) => number;

/** Throws D6 that do not depend on each other. */
export function throwAll(table: PlanetaryTable, requests: readonly RollRequest[]): Thrown {
  const faces = table.rollAll(requests).map((each) => itemAt(each, 0));
  return (request) =>
    itemAt(
      faces,
      requests.findIndex((each) => each.purpose === request.purpose && each.subject === request.subject),
    );
}

/** PLN-PRE-01 Terrain density. */
export const terrainRoll = (battle: string): RollRequest => d6('PLN-PRE-01', 'terrain density', battle);
export const terrainOf = (die: number) => ({ die, density: entryAt(TERRAIN_DENSITY, die) });

/** PLN-PRE-02: what a side adds to the D6 of a rolled special rule. */
export function specialRuleModifier(battle: Battle, side: SideRole): number {
  if (side === 'attacker') return battle.planned ? SPECIAL_RULE_ROLL.attackerPlanned : 0;
  return (
    (battle.defenderDefends ? SPECIAL_RULE_ROLL.defenderDefends : 0) +
    (battle.kind === 'RAID' ? SPECIAL_RULE_ROLL.defenderRaided : 0)
  );
}

/** PLN-PRE-02: special rules that are rolled for, and by whom. */
const ROLLED: readonly { readonly rule: string; readonly purpose: string; readonly side: SideRole }[] = [
  { rule: 'RESERVES', purpose: 'reserves', side: 'defender' },
  { rule: 'INFILTRATE', purpose: 'infiltrate', side: 'attacker' },
  { rule: 'INFILTRATE', purpose: 'infiltrate', side: 'defender' },
  { rule: 'DEEP_STRIKE', purpose: 'deep strike', side: 'attacker' },
  { rule: 'DEEP_STRIKE', purpose: 'deep strike', side: 'defender' },
];

const specialRoll = (battle: Battle, { purpose, side }: (typeof ROLLED)[number]): RollRequest =>
  d6('PLN-PRE-02', purpose, `${battle.id} ${side}`);

export const specialRolls = (battle: Battle): readonly RollRequest[] =>
  ROLLED.map((each) => specialRoll(battle, each));

/** PLN-PRE-02 Special rules that are rolled for: usable on 4 or more. */
export const rolledSpecialRules = (battle: Battle, thrown: Thrown): readonly SpecialRuleEntry[] =>
  ROLLED.map((each) => {
    const die = thrown(specialRoll(battle, each));
    const modifier = specialRuleModifier(battle, each.side);
    const usable = die + modifier >= SPECIAL_RULE_ROLL.needed;
    return { rule: each.rule, side: each.side, die, modifier, usable, note: 'rolled' };
  });

/** PLN-PRE-07: what each side adds. */
export const firstTurnModifiers = (battle: Battle): SideRoll => ({
  attacker: battle.kind === 'RAID' ? FIRST_TURN.attackerRaids : FIRST_TURN.attackerOtherwise,
  defender: battle.defenderDefends ? FIRST_TURN.defenderDefends : 0,
});

/** What both sides roll off for: who starts setting up (PLN-PRE-05), who chooses the first turn (PLN-PRE-07). */
export interface RollOff {
  readonly rule: PlnRuleId;
  readonly purpose: string;
}
export const STARTER: RollOff = { rule: 'PLN-PRE-05', purpose: 'who starts setting up' };
export const FIRST: RollOff = { rule: 'PLN-PRE-07', purpose: 'first turn' };

export const rollOffRolls = (battle: Battle, off: RollOff): readonly RollRequest[] =>
  SIDES.map((side) => d6(off.rule, off.purpose, `${battle.id} ${side}`));

/** PLN-PRE-07: each side a D6; the higher total chooses; a tie is rolled again. All throws are kept. */
export function settleRollOff(
  table: PlanetaryTable,
  battle: Battle,
  off: RollOff,
  first: Thrown,
): { readonly rolls: readonly SideRoll[]; readonly chooser: SideRole } {
  const modifiers = firstTurnModifiers(battle);
  const [attacks, defends] = rollOffRolls(battle, off) as readonly [RollRequest, RollRequest];
  const rolls: SideRoll[] = [];
  for (let thrown = first; ; thrown = throwAll(table, [attacks, defends])) {
    const roll = { attacker: thrown(attacks), defender: thrown(defends) };
    rolls.push(roll);
    const lead = roll.attacker + modifiers.attacker - roll.defender - modifiers.defender;
    if (lead !== 0) return { rolls, chooser: lead > 0 ? 'attacker' : 'defender' };
  }
}
