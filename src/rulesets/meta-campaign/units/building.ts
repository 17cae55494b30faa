import { lookUp } from '../../../kernel/index.js';
import { catalogFor } from '../catalogs/starter.js';
import type { Effect } from '../catalogs/catalog.js';
import type { Fitting, MetaCampaignState, Sheet, Unit } from '../state/index.js';
import { emptySlots } from './checking.js';
import { sheetOf } from './sheet.js';
import type { Build } from './values.js';

/** A unit as it is built, by the catalog that it goes by. */
export const buildOf = (
  state: MetaCampaignState,
  unit: Pick<Unit, 'classId' | 'fittings'> & Partial<Pick<Unit, 'status'>>,
): Build => ({
  catalog: catalogFor(state, unit),
  classId: unit.classId ?? '',
  fittings: unit.fittings,
});

/** A unit with other upgrades. */
export const withFittings = (build: Build, fittings: readonly Fitting[]): Build => ({ ...build, fittings });

/** What changes about a unit when its upgrades do. */
export interface Rebuilt {
  readonly fittings: readonly Fitting[];
  readonly complete: boolean;
  readonly sheet: Sheet;
}

export const rebuilt = (
  state: MetaCampaignState,
  unit: Pick<Unit, 'id' | 'classId' | 'ruledClassifications' | 'status'>,
  fittings: readonly Fitting[],
): Rebuilt => {
  const build = buildOf(state, { ...unit, fittings });
  return {
    fittings,
    complete: emptySlots(build).length === 0,
    sheet: sheetOf(build, state.rules, unit.ruledClassifications, specialEffects(state, unit.id)),
  };
};

/** EDCU-TF-10, EDCU-TF-11: effects of the chosen specializations on a unit in its slot. */
export function specialEffects(state: MetaCampaignState, unit: string): readonly Effect[] {
  const company = Object.values(state.companies).find(({ slots }) =>
    Object.values(slots).some((each) => each.includes(unit)),
  );
  if (!company) return [];
  const slot = Object.keys(company.slots).find((each) => company.slots[each]?.includes(unit));
  const { taskForces } = catalogFor(state, lookUp(state.units, unit));
  const taskForce = taskForces.find(({ id }) => id === company.taskForce);
  return (taskForce?.specializations ?? [])
    .filter(
      ({ id, appliesTo }) =>
        company.specializations.includes(id) &&
        (appliesTo.includes('*') || (slot !== undefined && appliesTo.includes(slot))),
    )
    .flatMap((each) => each.effects);
}

/** The next id of a fitting on a unit. */
export function nextFitting(fittings: readonly Fitting[]): string {
  const numbers = fittings.map(({ id }) => Number(/^f(\d+)$/.exec(id)?.[1] ?? 0));
  return `f${Math.max(0, ...numbers) + 1}`;
}

/** A fitting with everything that improves it. */
export const withImprovements = (fittings: readonly Fitting[], id: string): readonly string[] =>
  fittings.filter((each) => each.id === id || each.improves === id).map((each) => each.id);

export const unitOf = (state: MetaCampaignState, id: string): Unit | undefined => lookUp(state.units, id);
