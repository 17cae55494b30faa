import { lookUp } from '../../../kernel/index.js';
import type { Catalog, ClassRow, Effect, UpgradeRow } from '../catalogs/catalog.js';
import { classIn, upgradeIn } from '../catalogs/starter.js';
import type { Fitting } from '../state/index.js';

/** A class with what is fitted on it. */
export interface Build {
  readonly catalog: Catalog;
  readonly classId: string;
  readonly fittings: readonly Fitting[];
}

export const classOf = ({ catalog, classId }: Build): ClassRow | undefined => classIn(catalog, classId);

/** Fitted upgrades that the catalog knows, each with its fitting. */
export const fittedOn = ({
  catalog,
  fittings,
}: Build): readonly { readonly fitting: Fitting; readonly row: UpgradeRow }[] =>
  fittings.flatMap((fitting) => {
    const row = upgradeIn(catalog, fitting.upgrade);
    return row ? [{ fitting, row }] : [];
  });

/** What the upgrades do, all together. */
export const effectsOn = (build: Build): readonly Effect[] =>
  fittedOn(build).flatMap(({ row }) => row.effects);

/** The primary that is fitted. */
export const primaryOf = (build: Build): string | null =>
  fittedOn(build).find(({ row, fitting }) => row.category === 'primary' && fitting.improves === null)?.row
    .id ?? null;

/**
 * Values of a unit by dimension, specializations left out: what requirements, compatibility and classification ask for
 * (EDCU-UPG-04, EDCU-TF-11).
 */
export function valuesOf(build: Build): Readonly<Record<string, readonly string[]>> {
  const row = classOf(build);
  const effects = effectsOn(build);
  const given = <O extends Effect['op']>(op: O) =>
    effects.filter((each): each is Extract<Effect, { op: O }> => each.op === op);
  const primary = primaryOf(build);
  const moves = given('propulsion').at(-1)?.value ?? row?.propulsion ?? null;
  const has = (suffix: 'paradrop' | 'orbital') =>
    row?.airMobility?.[suffix] === true ||
    given('set').some((each) => each.stat === `airMobility.${suffix}` && each.value);
  return {
    unitType: row ? [row.unitType] : [],
    classId: [build.classId],
    propulsion: moves === null ? [] : [moves],
    primary: primary === null ? [] : [primary],
    compartment: [
      ...(row?.compartments ?? []).map((each) => each.type),
      ...given('compartment').map((each) => each.type),
    ],
    // EDCU-CLS-02: O gives both, P the one.
    trait: [
      ...(row?.traits ?? []),
      ...given('trait').map((each) => each.value),
      ...(has('paradrop') || has('orbital') ? ['paradrop'] : []),
      ...(has('orbital') ? ['orbital'] : []),
    ],
    upgrade: fittedOn(build).map((each) => each.row.id),
  };
}

/** Values that a dimension asks for of which the unit has none; null where it has one. */
export const lacks = (
  values: Readonly<Record<string, readonly string[]>>,
  dimension: string,
  wanted: readonly string[],
): boolean =>
  !wanted.includes('*') && !wanted.some((each) => (lookUp(values, dimension) ?? []).includes(each));
