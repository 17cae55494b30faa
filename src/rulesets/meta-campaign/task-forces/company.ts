import { existing, lookUp } from '../../../kernel/index.js';
import { catalogOf, taskForceIn } from '../catalogs/starter.js';
import type { Violation } from '../catalog.js';
import type { CommandOf } from '../commands.js';
import { firstOf, mustHaveAccount, unless, type Asked } from '../general/asked.js';
import type { Company, MetaCampaignState, Unit } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { buildOf, specialEffects, unitOf } from '../units/building.js';
import { mustOwn } from '../units/drafting.js';
import { sheetOf } from '../units/sheet.js';
import { checkCompany, checkOwned, checkPlace, unitsOf } from './checking.js';

const companyOf = ({ companies }: MetaCampaignState, seat: string): Company | undefined =>
  lookUp(companies, seat);

/** Who has a company that is not in a running campaign. */
const mustHaveCompany = (asked: Asked): readonly Violation[] =>
  firstOf(
    () => mustHaveAccount(asked),
    () => unless(companyOf(asked.state, asked.actor.seat) !== undefined, 'EDCU-TF-02', 'NO_COMPANY'),
    () => mustNotPlay(asked),
  );

/** EDCU-TF-12: companies change until the campaign starts. */
const mustNotPlay = ({ state, actor }: Asked): readonly Violation[] =>
  unless(!(state.contract?.participants.includes(actor.seat) ?? false), 'EDCU-TF-12', 'CAMPAIGN_RUNS');

/** EDCU-TF-02 */
export const judgeForming = (
  asked: Asked,
  { name, taskForce: id }: CommandOf<'FormCompany'>,
): readonly Violation[] => {
  const taskForce = taskForceIn(catalogOf(asked.state), id);
  return firstOf(
    () => mustHaveAccount(asked),
    () => mustNotPlay(asked),
    () => unless(!isSignedUp(asked), 'EDCU-TF-12', 'SIGNED_UP'),
    () =>
      unless(taskForce !== undefined, 'EDCU-TF-02', 'UNKNOWN_TASK_FORCE', ['taskForce'], { taskForce: id }),
    () => [
      ...unless(name.trim() !== '', 'EDCU-TF-02', 'NO_NAME', ['name']),
      ...(taskForce
        ? checkOwned(
            asked.state,
            { seat: asked.actor.seat, name, taskForce: id, specializations: [], slots: {} },
            taskForce,
          )
        : []),
    ],
  );
};

const isSignedUp = ({ state, actor }: Asked): boolean => state.signUp.signedUp.includes(actor.seat);

/** All units leave a company and it is gone. */
export function dissolve(table: EdcTable, player: string): void {
  const company = companyOf(table.state, player);
  if (!company) return;
  for (const unit of unitsOf(company)) release(table, unit);
  table.emit({ type: 'meta-campaign.CompanyDissolved', data: { player } }, ['EDCU-TF-11']);
}

/** EDCU-TF-11: without specializations. */
function release(table: EdcTable, id: string): void {
  const unit = existing(unitOf(table.state, id), 'unit');
  const sheet = sheetOf(buildOf(table.state, unit), table.state.rules, unit.ruledClassifications);
  table.emit({ type: 'meta-campaign.UnitUnassigned', data: { unit: id, sheet } }, ['EDCU-TF-11']);
}

export function formCompany(table: EdcTable, { name, taskForce }: CommandOf<'FormCompany'>): void {
  const player = table.actor.seat;
  dissolve(table, player);
  table.emit({ type: 'meta-campaign.CompanyFormed', data: { player, name, taskForce } }, ['EDCU-TF-02']);
}

/** A company as it would be with a unit in a slot. */
const withUnit = (company: Company, slot: string, unit: string): Company => ({
  ...company,
  slots: { ...company.slots, [slot]: [...(lookUp(company.slots, slot) ?? []), unit] },
});

const withoutUnit = (company: Company, unit: string): Company => ({
  ...company,
  slots: Object.fromEntries(
    Object.entries(company.slots).map(([slot, units]) => [slot, units.filter((each) => each !== unit)]),
  ),
});

/** EDCU-TF-12: who has signed up keeps a legal company. */
const checkChange = (asked: Asked, company: Company): readonly Violation[] =>
  isSignedUp(asked) ? checkCompany(asked.state, company) : [];

/** EDCU-TF-06, EDCU-TF-12 */
export const judgeAssignment = (
  asked: Asked,
  { unit: id, slot }: CommandOf<'AssignUnit'>,
): readonly Violation[] =>
  firstOf(
    () => mustHaveCompany(asked),
    () => mustOwn(asked, id),
    () => {
      const { status } = existing(unitOf(asked.state, id), 'unit');
      return unless(status === 'SAVED', 'EDCU-TF-12', 'NOT_SAVED', ['unit'], { unit: id, status });
    },
    () => {
      const company = existing(companyOf(asked.state, asked.actor.seat), 'company');
      const taskForce = taskForceIn(catalogOf(asked.state), company.taskForce);
      if (!taskForce) return unless(false, 'EDCU-TF-02', 'UNKNOWN_TASK_FORCE');
      const most = taskForce.slots.find((each) => each.slot === slot)?.max ?? Infinity;
      const count = (lookUp(company.slots, slot)?.length ?? 0) + 1;
      const all = unitsOf(company).length + 1;
      const largest = Math.min(taskForce.company.maxUnits, asked.state.rules.companyMaxUnits);
      return [
        ...checkPlace(asked.state, taskForce, slot, existing(unitOf(asked.state, id), 'unit')),
        ...unless(count <= most, 'EDCU-TF-06', 'UNITS_IN_SLOT', ['slot'], { slot, units: count, max: most }),
        ...unless(all <= largest, 'EDCU-TF-05', 'NUMBER_OF_UNITS', ['unit'], { units: all, max: largest }),
        ...checkChange(asked, withUnit(company, slot, id)),
      ];
    },
  );

export function assign(table: EdcTable, { unit: id, slot }: CommandOf<'AssignUnit'>): void {
  const player = table.actor.seat;
  const unit = existing(unitOf(table.state, id), 'unit');
  const company = existing(companyOf(table.state, player), 'company');
  const after: MetaCampaignState = {
    ...table.state,
    companies: { ...table.state.companies, [player]: withUnit(company, slot, id) },
  };
  table.emit(
    {
      type: 'meta-campaign.UnitAssigned',
      data: { player, unit: id, slot, sheet: companySheet(after, unit) },
    },
    ['EDCU-TF-06'],
  );
}

/** A unit's figures in its company (EDCU-TF-11). */
export const companySheet = (state: MetaCampaignState, unit: Unit) =>
  sheetOf(buildOf(state, unit), state.rules, unit.ruledClassifications, specialEffects(state, unit.id));

export const judgeUnassignment = (
  asked: Asked,
  { unit: id }: CommandOf<'UnassignUnit'>,
): readonly Violation[] =>
  firstOf(
    () => mustHaveCompany(asked),
    () => mustOwn(asked, id),
    () => {
      const company = existing(companyOf(asked.state, asked.actor.seat), 'company');
      return firstOf(
        () => unless(unitsOf(company).includes(id), 'EDCU-TF-06', 'NOT_IN_COMPANY', ['unit'], { unit: id }),
        () => checkChange(asked, withoutUnit(company, id)),
      );
    },
  );

export const unassign = (table: EdcTable, { unit }: CommandOf<'UnassignUnit'>): void => release(table, unit);

/** EDCU-TF-09: of its task force, no more than it allows, none twice. */
export const judgeSpecializations = (
  asked: Asked,
  { specializations: chosen }: CommandOf<'ChooseSpecialization'>,
): readonly Violation[] =>
  firstOf(
    () => mustHaveCompany(asked),
    () => {
      const company = existing(companyOf(asked.state, asked.actor.seat), 'company');
      const taskForce = taskForceIn(catalogOf(asked.state), company.taskForce);
      const path = ['specializations'];
      const most = taskForce?.specializationCount ?? 0;
      return [
        ...chosen.flatMap((id, place) =>
          unless(
            taskForce?.specializations.some((each) => each.id === id) === true,
            'EDCU-TF-09',
            'UNKNOWN_SPECIALIZATION',
            [...path, place],
            { specialization: id },
          ),
        ),
        ...unless(new Set(chosen).size === chosen.length, 'EDCU-TF-09', 'TWICE', path),
        ...unless(chosen.length > 0 || most === 0, 'EDCU-TF-09', 'NONE_CHOSEN', path, { most }),
        ...unless(chosen.length <= most, 'EDCU-TF-09', 'TOO_MANY', path, { most }),
        ...checkChange(asked, { ...company, specializations: chosen }),
      ];
    },
  );

export function chooseSpecializations(
  table: EdcTable,
  { specializations }: CommandOf<'ChooseSpecialization'>,
): void {
  const player = table.actor.seat;
  const company = existing(companyOf(table.state, player), 'company');
  const after: MetaCampaignState = {
    ...table.state,
    companies: { ...table.state.companies, [player]: { ...company, specializations } },
  };
  table.emit(
    {
      type: 'meta-campaign.SpecializationChosen',
      data: {
        player,
        specializations,
        sheets: unitsOf(company).map((unit) => ({
          unit,
          sheet: companySheet(after, existing(unitOf(after, unit), 'unit')),
        })),
      },
    },
    ['EDCU-TF-09'],
  );
}
