import type { RuleId } from '../catalog.js';
import type { Column, EpicState } from '../state/index.js';
import type { EpcTable } from '../table.js';
import { isAlive, unitBy } from '../units/pieces.js';
import { effectiveArmour } from '../units/values.js';
import { takeHit } from '../war-engines/hits.js';
import { columnOf, reaches, type Standing } from './firepower.js';

/** A unit that dice may hit, and how it stands. */
export interface Exposed extends Standing {
  readonly unit: string;
}

/** EPC-FIR-03: those whom dice of a column may hit, in their order. */
export const inColumn = (state: EpicState, units: readonly Exposed[], column: Column): readonly Exposed[] =>
  units.filter((each) => reaches(column, columnOf(state, each.unit, each)));

const armour = (state: EpicState, { unit, terrain }: Exposed): number =>
  effectiveArmour(state, unitBy(state, unit), terrain);

/** EPC-SHO-08: the lowest effective armour of living ones; null where there is none. */
export function lowestArmour(state: EpicState, units: readonly Exposed[]): number | null {
  const living = units.filter((each) => isAlive(state, each.unit)).map((each) => armour(state, each));
  return living.length === 0 ? null : Math.min(...living);
}

/**
 * EPC-SHO-07: dice from the lowest to the highest, each on the closest living unit whose effective armour it equals or beats, each
 * hit at once. Answers how many hit somebody.
 */
export function allocate(
  table: EpcTable,
  { target, by, rule }: { readonly target: string; readonly by: string; readonly rule: RuleId },
  dice: readonly number[],
  units: readonly Exposed[],
): number {
  const standing = new Map(units.map((each) => [each.unit, armour(table.state, each)]));
  const sorted = [...dice].sort((one, other) => one - other);
  let hits = 0;
  for (const die of sorted) {
    const hit = units.find(
      ({ unit }) => isAlive(table.state, unit) && die >= (standing.get(unit) ?? Number.POSITIVE_INFINITY),
    );
    table.emit({ type: 'epic.HitsAllocated', data: { target, die, unit: hit?.unit ?? null } }, [
      'EPC-SHO-07',
      rule,
    ]);
    if (!hit) continue;
    hits += 1;
    takeHit(table, { unit: hit.unit, rule, by });
  }
  return hits;
}
