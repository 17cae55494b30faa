import type { Catalog, ClassificationRow } from '../catalogs/catalog.js';
import { weaponIn } from '../catalogs/starter.js';
import { PRIMARY_GROUPS } from '../data/classification.js';
import { lookUp } from '../../../kernel/index.js';
import { armourOn, supplySlotsOf, troopPlacesOf } from './figures.js';
import { primaryOf, valuesOf, type Build } from './values.js';

type Condition = ClassificationRow['all'][number];

/** One condition: everything that it names must hold (EDCU-CLF-01). */
function holds(build: Build, condition: Condition, armourCap: number): boolean {
  const values = valuesOf(build);
  const armour = armourOn(build, armourCap);
  const any = (dimension: string, wanted: readonly string[] | null | undefined) =>
    wanted == null || wanted.some((each) => (values[dimension] ?? []).includes(each));
  const groups: Readonly<Record<string, readonly string[]>> = PRIMARY_GROUPS;
  return (
    any('propulsion', condition.propulsion) &&
    any('primary', condition.primary) &&
    any(
      'primary',
      (condition.primaryGroup ?? undefined)?.flatMap((each) => lookUp(groups, each) ?? []),
    ) &&
    any('compartment', condition.compartment) &&
    (condition.classification ?? []).every((each) => isClassified(build, each, armourCap)) &&
    hasFigures(build, condition, armour)
  );
}

/** EDCU-CLF-02, EDCU-CLF-05 */
const hasFigures = (build: Build, condition: Condition, armour: number): boolean =>
  armour >= (condition.armourMin ?? 0) &&
  armour <= (condition.armourMax ?? Infinity) &&
  supplySlotsOf(build) >= (condition.supplyCapacityMin ?? 0) &&
  troopPlacesOf(build) >= (condition.infantryCapacityMin ?? 0);

function isClassified(build: Build, id: string, armourCap: number): boolean {
  const row = build.catalog.classification.find((each) => each.id === id);
  const [unitType] = valuesOf(build)['unitType'] ?? [];
  return (
    row !== undefined &&
    (row.unitTypes.includes('*') || (unitType !== undefined && row.unitTypes.includes(unitType))) &&
    row.all.every((each) => holds(build, each, armourCap))
  );
}

/** EDCU-CLF-01 to EDCU-CLF-07: ids of all rows that a unit satisfies, as the game master has ruled of it. */
export const classificationsOf = (
  build: Build,
  ruled: Readonly<Record<string, boolean>>,
  armourCap: number,
): readonly string[] =>
  build.catalog.classification
    .map((each) => each.id)
    .filter((id) => lookUp(ruled, id) ?? isClassified(build, id, armourCap));

/** EDCU-CLF-04: what a row is called for this unit. */
export function classificationName(build: Build, id: string): string {
  const row = build.catalog.classification.find((each) => each.id === id);
  const primary = primaryOf(build);
  const weapon = primary === null ? undefined : weaponOfUpgrade(build.catalog, primary);
  return (row?.name ?? id).replace('{size}', weapon?.size ?? '');
}

/** The weapon that an upgrade mounts. */
function weaponOfUpgrade(catalog: Catalog, upgrade: string) {
  const row = catalog.upgrades.find((each) => each.id === upgrade);
  const effect = row?.effects.find((each) => each.op === 'weapon');
  return effect?.op === 'weapon' ? weaponIn(catalog, effect.weapon) : undefined;
}
