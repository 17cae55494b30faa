import { existing, lookUp, type InputPath } from '../../../kernel/index.js';
import type { Requirement, TaskForceRow } from '../catalogs/catalog.js';
import { catalogOf, taskForceIn } from '../catalogs/starter.js';
import type { Violation } from '../catalog.js';
import { accountOf, unless } from '../general/asked.js';
import { statusOf } from '../money/dealing.js';
import type { Company, MetaCampaignState, Unit } from '../state/index.js';
import { buildOf, unitOf } from '../units/building.js';
import { checkBuild } from '../units/checking.js';
import { classificationsOf } from '../units/classifying.js';
import { lacks, valuesOf } from '../units/values.js';

/** EDCU-TF-05, EDCU-TF-06: values of a unit by every dimension that a task force may name. */
function dimensionsOf(state: MetaCampaignState, unit: Unit): Readonly<Record<string, readonly string[]>> {
  const build = buildOf(state, unit);
  return {
    ...valuesOf(build),
    classification: classificationsOf(build, unit.ruledClassifications, state.rules.armourCap),
  };
}

/** What a unit in a slot must be: dimensions of the slot in the place of the company's (EDCU-TF-07). */
const requirementIn = (taskForce: TaskForceRow, slot: string): Requirement => ({
  ...taskForce.company.require,
  ...(taskForce.slots.find((each) => each.slot === slot)?.require ?? {}),
});

/** EDCU-TF-05 to EDCU-TF-07: one unit in its slot. */
export function checkPlace(
  state: MetaCampaignState,
  taskForce: TaskForceRow,
  slot: string,
  unit: Unit,
  path: InputPath = ['unit'],
): readonly Violation[] {
  const row = taskForce.slots.find((each) => each.slot === slot);
  if (!row) return unless(false, 'EDCU-TF-06', 'NO_SUCH_SLOT', ['slot'], { slot });
  const values = dimensionsOf(state, unit);
  return Object.entries(requirementIn(taskForce, slot)).flatMap(([dimension, wanted]) =>
    unless(
      !lacks(values, dimension, wanted),
      Object.hasOwn(row.require, dimension) ? 'EDCU-TF-06' : 'EDCU-TF-05',
      'NOT_FIT',
      path,
      { unit: unit.id, slot, dimension, values: [...wanted] },
    ),
  );
}

export const unitsOf = ({ slots }: Company): readonly string[] => Object.values(slots).flat();

/** Everything that is wrong with a company (EDCU-TF-02 to EDCU-TF-12), campaign limits apart. */
export function checkCompany(state: MetaCampaignState, company: Company): readonly Violation[] {
  const taskForce = taskForceIn(catalogOf(state), company.taskForce);
  if (!taskForce)
    return unless(false, 'EDCU-TF-02', 'UNKNOWN_TASK_FORCE', [], { taskForce: company.taskForce });
  return [
    ...checkOwned(state, company, taskForce),
    ...checkNumbers(state, company, taskForce),
    ...Object.entries(company.slots).flatMap(([slot, units]) =>
      units.flatMap((each) => {
        const unit = existing(unitOf(state, each), 'unit');
        return [
          ...checkPlace(state, taskForce, slot, unit, []),
          ...checkBuild(buildOf(state, unit), unit.veterancy),
          ...unless(unit.complete, 'EDCU-UPG-02', 'INCOMPLETE', [], { unit: unit.id }),
        ];
      }),
    ),
    ...checkSpecializations(company, taskForce),
  ];
}

/** EDCU-TF-02, EDCU-TF-04: owned or free, and in use. */
export function checkOwned(
  state: MetaCampaignState,
  { seat, taskForce: id }: Company,
  { priceReq }: TaskForceRow,
): readonly Violation[] {
  const owned = accountOf(state, seat)?.taskForces.includes(id) === true;
  const status = statusOf(state, id);
  return [
    ...unless(owned || priceReq === 0, 'EDCU-TF-02', 'NOT_OWNED', [], { taskForce: id }),
    ...unless(status === 'active', 'EDCU-TF-04', 'NOT_ACTIVE', [], { taskForce: id, status }),
  ];
}

/** EDC-GEN-03, EDCU-TF-05, EDCU-TF-06 */
function checkNumbers(
  { rules }: MetaCampaignState,
  company: Company,
  taskForce: TaskForceRow,
): readonly Violation[] {
  const units = unitsOf(company).length;
  const { minUnits, maxUnits } = taskForce.company;
  return [
    ...unless(
      units >= rules.companyMinUnits && units <= rules.companyMaxUnits,
      'EDC-GEN-03',
      'NUMBER_OF_UNITS',
      [],
      { units, min: rules.companyMinUnits, max: rules.companyMaxUnits },
    ),
    ...unless(units >= minUnits && units <= maxUnits, 'EDCU-TF-05', 'NUMBER_OF_UNITS', [], {
      units,
      min: minUnits,
      max: maxUnits,
    }),
    ...taskForce.slots.flatMap(({ slot, min, max }) => {
      const count = lookUp(company.slots, slot)?.length ?? 0;
      return unless(count >= min && count <= max, 'EDCU-TF-06', 'UNITS_IN_SLOT', [], {
        slot,
        units: count,
        min,
        max,
      });
    }),
  ];
}

/** EDCU-TF-09, EDCU-TF-10 */
function checkSpecializations(company: Company, taskForce: TaskForceRow): readonly Violation[] {
  const { specializationCount: most, specializations } = taskForce;
  const chosen = company.specializations;
  const inSlot = (slot: string) =>
    slot === '*' ? unitsOf(company).length : (lookUp(company.slots, slot)?.length ?? 0);
  return [
    ...unless(most === 0 || chosen.length > 0, 'EDCU-TF-09', 'NONE_CHOSEN', [], { most }),
    ...unless(chosen.length <= most, 'EDCU-TF-09', 'TOO_MANY', [], { most }),
    ...chosen.flatMap((id) => {
      const row = specializations.find((each) => each.id === id);
      if (!row) return unless(false, 'EDCU-TF-09', 'UNKNOWN_SPECIALIZATION', [], { specialization: id });
      const needed = Object.entries<number>(row.require.slotMin ?? {});
      return unless(
        row.appliesTo.some((each) => inSlot(each) > 0) &&
          needed.every(([slot, count]) => inSlot(slot) >= count),
        'EDCU-TF-10',
        'NOT_SATISFIED',
        [],
        { specialization: id },
      );
    }),
  ];
}
