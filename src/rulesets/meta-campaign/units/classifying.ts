import type { Catalog, ClassificationRow } from '../catalogs/catalog.js';
import { weaponIn } from '../catalogs/starter.js';
import { PRIMARY_GROUPS } from '../data/classification.js';
import { lookUp } from '../../../kernel/index.js';
import { armourOn, supplySlotsOf, troopPlacesOf } from './figures.js';
import { primaryOf, valuesOf, type Build } from './values.js';

type Condition = ClassificationRow['all'][number];

/** What conditions ask of a unit, reckoned once for all of them. */
interface Facts {
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly armour: number;
  readonly supplySlots: number;
  readonly troopPlaces: number;
  readonly rows: Catalog['classification'];
}

const factsOf = (build: Build, armourCap: number): Facts => ({
  values: valuesOf(build),
  armour: armourOn(build, armourCap),
  supplySlots: supplySlotsOf(build),
  troopPlaces: troopPlacesOf(build),
  rows: build.catalog.classification,
});

/** One condition: everything that it names must hold (EDCU-CLF-01). */
function holds(facts: Facts, condition: Condition): boolean {
  const any = (dimension: string, wanted: readonly string[] | null | undefined) =>
    wanted == null || wanted.some((each) => (facts.values[dimension] ?? []).includes(each));
  const groups: Readonly<Record<string, readonly string[]>> = PRIMARY_GROUPS;
  return (
    any('propulsion', condition.propulsion) &&
    any('primary', condition.primary) &&
    any(
      'primary',
      (condition.primaryGroup ?? undefined)?.flatMap((each) => lookUp(groups, each) ?? []),
    ) &&
    any('compartment', condition.compartment) &&
    (condition.classification ?? []).every((each) => isClassified(facts, each)) &&
    hasFigures(facts, condition)
  );
}

/** EDCU-CLF-02, EDCU-CLF-05 */
const hasFigures = ({ armour, supplySlots, troopPlaces }: Facts, condition: Condition): boolean =>
  armour >= (condition.armourMin ?? 0) &&
  armour <= (condition.armourMax ?? Infinity) &&
  supplySlots >= (condition.supplyCapacityMin ?? 0) &&
  troopPlaces >= (condition.infantryCapacityMin ?? 0);

function isClassified(facts: Facts, id: string): boolean {
  const row = facts.rows.find((each) => each.id === id);
  const [unitType] = facts.values['unitType'] ?? [];
  return (
    row !== undefined &&
    (row.unitTypes.includes('*') || (unitType !== undefined && row.unitTypes.includes(unitType))) &&
    row.all.every((each) => holds(facts, each))
  );
}

/** EDCU-CLF-01 to EDCU-CLF-07: ids of all rows that a unit satisfies, as the game master has ruled of it. */
export function classificationsOf(
  build: Build,
  ruled: Readonly<Record<string, boolean>>,
  armourCap: number,
): readonly string[] {
  const facts = factsOf(build, armourCap);
  return facts.rows.map((each) => each.id).filter((id) => lookUp(ruled, id) ?? isClassified(facts, id));
}

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
