import { FIRST_TURN, SCENARIO, SPECIAL_RULE_ROLL, TERRAIN_DENSITY } from '../data/battle.js';
import type { PlnRuleId } from '../rule-ids.js';
import type { Battle, SideRole, SideRoll, SpecialRuleEntry } from '../state.js';
import type { PlanetaryTable } from '../table.js';
import { SIDES } from './battle-sides.js';

/** One D6 for a battle. */
export const d6 = (table: PlanetaryTable, rule: PlnRuleId, purpose: string, subject: string): number =>
  table.roll({ count: 1, sides: 6, for: rule, purpose, subject })[0]!;

/** PLN-PRE-01 Terrain density. */
export function rollTerrain(table: PlanetaryTable, battle: string) {
  const die = d6(table, 'PLN-PRE-01', 'terrain density', battle);
  return { die, density: TERRAIN_DENSITY[die]! };
}

/** PLN-PRE-02: what a side adds to the D6 of a rolled special rule. */
export function specialRuleModifier(battle: Battle, side: SideRole): number {
  if (side === 'attacker') return battle.planned ? SPECIAL_RULE_ROLL.attackerPlanned : 0;
  return (
    (battle.defenderDefends ? SPECIAL_RULE_ROLL.defenderDefends : 0) +
    (battle.kind === 'RAID' ? SPECIAL_RULE_ROLL.defenderRaided : 0)
  );
}

/** PLN-PRE-02 Special rules that are rolled for: usable on 4 or more. */
export function rollSpecialRules(table: PlanetaryTable, battle: Battle): readonly SpecialRuleEntry[] {
  const rolled: readonly (readonly [string, SideRole])[] = [
    ['RESERVES', 'defender'],
    ['INFILTRATE', 'attacker'],
    ['INFILTRATE', 'defender'],
    ['DEEP_STRIKE', 'attacker'],
    ['DEEP_STRIKE', 'defender'],
  ];
  const dice = table.rollAll(
    rolled.map(([rule, side]) => ({
      count: 1,
      sides: 6,
      for: 'PLN-PRE-02',
      purpose: rule.toLowerCase().replace('_', ' '),
      subject: `${battle.id} ${side}`,
    })),
  );
  return rolled.map(([rule, side], index) => {
    const die = dice[index]![0]!;
    const modifier = specialRuleModifier(battle, side);
    return { rule, side, die, modifier, usable: die + modifier >= SPECIAL_RULE_ROLL.needed, note: 'rolled' };
  });
}

/** PLN-PRE-03: a scenario is used on 4 or more. */
export function rollScenario(table: PlanetaryTable, battle: string): { readonly die: number; readonly used: boolean } {
  const die = d6(table, 'PLN-PRE-03', 'scenario', battle);
  return { die, used: die >= SCENARIO.needed };
}

/** PLN-PRE-07: what each side adds. */
export const firstTurnModifiers = (battle: Battle): SideRoll => ({
  attacker: battle.kind === 'RAID' ? FIRST_TURN.attackerRaids : FIRST_TURN.attackerOtherwise,
  defender: battle.defenderDefends ? FIRST_TURN.defenderDefends : 0,
});

/** PLN-PRE-07: each side a D6; the higher total chooses; a tie is rolled again. All throws are kept. */
export function rollOff(
  table: PlanetaryTable,
  battle: Battle,
  rule: PlnRuleId,
  purpose: string,
): { readonly rolls: readonly SideRoll[]; readonly chooser: SideRole } {
  const modifiers = firstTurnModifiers(battle);
  const rolls: SideRoll[] = [];
  for (;;) {
    const [attacker, defender] = table
      .rollAll(
        SIDES.map((side) => ({ count: 1, sides: 6, for: rule, purpose, subject: `${battle.id} ${side}` })),
      )
      .map((faces) => faces[0]!);
    rolls.push({ attacker: attacker!, defender: defender! });
    const lead = attacker! + modifiers.attacker - defender! - modifiers.defender;
    if (lead !== 0) return { rolls, chooser: lead > 0 ? 'attacker' : 'defender' };
  }
}
