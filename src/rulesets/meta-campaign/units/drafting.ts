import { existing, lookUp, unusableName } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import { catalogFor, catalogOf, classIn, levelIn, upgradeIn } from '../catalogs/starter.js';
import type { CommandOf } from '../commands.js';
import type { Level } from '../data/words.js';
import { firstOf, mustHaveAccount, unless, type Asked } from '../general/asked.js';
import { ownAccount, pay } from '../money/dealing.js';
import { checkFunds } from '../money/paying.js';
import type { Fitting, MetaCampaignState, Unit } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { newUnit } from './blank-unit.js';
import { buildOf, nextFitting, rebuilt, unitOf, withImprovements } from './building.js';
import { checkBuild, checkRequired, emptySlots, priceOf } from './checking.js';
import { sheetOf } from './sheet.js';

/** EDCU-RTR-04, section 21: types of which there are no units. */
const DISABLED: readonly string[] = ['largeVessel'];

/** EDCU-UPG-02: a class of the catalog, a name, an id that is free. */
export const judgeDraft = (
  asked: Asked,
  { unit, name, classId }: CommandOf<'DraftUnit'>,
): readonly Violation[] => {
  const row = classIn(catalogOf(asked.state), classId);
  return firstOf(
    () => mustHaveAccount(asked),
    () => [
      ...unless(row !== undefined, 'EDCU-CLS-01', 'UNKNOWN_CLASS', ['classId'], { classId }),
      ...unless(
        row === undefined || !DISABLED.includes(row.unitType),
        'EDCU-RTR-04',
        'DISABLED',
        ['classId'],
        {
          classId,
        },
      ),
      ...unless(
        unit === undefined || (unitOf(asked.state, unit) === undefined && unusableName(unit) === null),
        'EDCU-UPG-02',
        'ID_TAKEN',
        ['unit'],
        { unit: unit ?? '' },
      ),
      ...unless(name.trim() !== '', 'EDCU-UPG-02', 'NO_NAME', ['name']),
    ],
  );
};

/** The next id that nobody bears. */
function nextId({ units, unitCount }: MetaCampaignState): string {
  for (let number = unitCount + 1; ; number++) if (!lookUp(units, `unit-${number}`)) return `unit-${number}`;
}

export function draft(table: EdcTable, { unit, name, classId, model }: CommandOf<'DraftUnit'>): void {
  const { state, actor } = table;
  const build = buildOf(state, { classId, fittings: [] });
  const made = newUnit({
    id: unit ?? nextId(state),
    name,
    model,
    owner: actor.seat,
    faction: 'PLAYER',
    classId,
    status: 'DRAFT',
    complete: emptySlots(build).length === 0,
    sheet: sheetOf(build, state.rules, {}),
  });
  table.emit({ type: 'meta-campaign.UnitDrafted', data: { unit: made } }, ['EDCU-UPG-02']);
}

/** A unit of the actor's own, by the rule of the command. */
export const mustOwn = (asked: Asked, unit: string, path = ['unit']): readonly Violation[] =>
  firstOf(
    () => mustHaveAccount(asked),
    () =>
      unless(unitOf(asked.state, unit)?.owner === asked.actor.seat, 'EDC-ORD-03', 'NOT_YOUR_UNIT', path, {
        unit,
      }),
  );

/** EDCU-UPG-02: a draft of the actor's own. */
const mustBeDraft = (asked: Asked, unit: string, path = ['unit']): readonly Violation[] =>
  firstOf(
    () => mustOwn(asked, unit, path),
    () => {
      const { status } = existing(unitOf(asked.state, unit), 'unit');
      return unless(status === 'DRAFT', 'EDCU-UPG-02', 'NOT_A_DRAFT', path, { unit, status });
    },
  );

export const ownUnit = ({ state }: Pick<Asked, 'state'>, id: string): Unit =>
  existing(unitOf(state, id), 'unit');

/** A further upgrade on a unit: in a slot of its own category, or on what it improves. */
export const fitted = (
  { state }: Pick<Asked, 'state'>,
  fittings: readonly Fitting[],
  {
    unit,
    upgrade,
    improves,
  }: { readonly unit: string; readonly upgrade: string; readonly improves?: string },
): readonly Fitting[] => {
  const row = upgradeIn(catalogFor(state, unitOf(state, unit)), upgrade);
  // EDCU-UPG-08: where only one copy can be meant, it need not be named.
  const bases = fittings.filter(
    (each) => each.upgrade === row?.improves && !fittings.some((other) => other.improves === each.id),
  );
  const base = improves ?? (row?.improves == null ? null : (bases[0]?.id ?? null));
  return [
    ...fittings,
    {
      id: nextFitting(fittings),
      upgrade,
      slot: row === undefined || row.improves !== null ? null : row.category,
      improves: base,
    },
  ];
};

export const mustKnowUpgrade = ({ state }: Asked, unit: string, upgrade: string): readonly Violation[] =>
  unless(
    upgradeIn(catalogFor(state, unitOf(state, unit)), upgrade) !== undefined,
    'EDCU-UPG-01',
    'UNKNOWN_UPGRADE',
    ['upgrade'],
    { upgrade },
  );

export const mustHaveFitting = ({ fittings }: Unit, fitting: string, path: string): readonly Violation[] =>
  unless(
    fittings.some((each) => each.id === fitting),
    'EDCU-UPG-11',
    'NO_SUCH_FITTING',
    [path],
    { fitting },
  );

/** EDCU-UPG-02: drafts are free; whether all fits is asked when the unit is commissioned. */
export const judgeSetting = (
  asked: Asked,
  { unit, upgrade }: CommandOf<'SetUpgrade'>,
): readonly Violation[] =>
  firstOf(
    () => mustBeDraft(asked, unit),
    () => mustKnowUpgrade(asked, unit, upgrade),
  );

const changeDraft = (table: EdcTable, id: string, fittings: readonly Fitting[]): void =>
  table.emit(
    {
      type: 'meta-campaign.DraftChanged',
      data: { unit: id, ...rebuilt(table.state, ownUnit(table, id), fittings) },
    },
    ['EDCU-UPG-02'],
  );

export const setUpgrade = (table: EdcTable, command: CommandOf<'SetUpgrade'>): void =>
  changeDraft(table, command.unit, fitted(table, ownUnit(table, command.unit).fittings, command));

export const judgeClearing = (
  asked: Asked,
  { unit, fitting }: CommandOf<'ClearUpgrade'>,
): readonly Violation[] =>
  firstOf(
    () => mustBeDraft(asked, unit),
    () => mustHaveFitting(ownUnit(asked, unit), fitting, 'fitting'),
  );

export const without = (fittings: readonly Fitting[], id: string): readonly Fitting[] => {
  const gone = withImprovements(fittings, id);
  return fittings.filter((each) => !gone.includes(each.id));
};

export const clearUpgrade = (table: EdcTable, { unit, fitting }: CommandOf<'ClearUpgrade'>): void =>
  changeDraft(table, unit, without(ownUnit(table, unit).fittings, fitting));

export const judgeDiscarding = (asked: Asked, { unit }: CommandOf<'DiscardDraft'>): readonly Violation[] =>
  mustBeDraft(asked, unit);

export function discardDraft(table: EdcTable, { unit }: CommandOf<'DiscardDraft'>): void {
  table.emit({ type: 'meta-campaign.DraftDiscarded', data: { unit } }, ['EDCU-UPG-02']);
}

/** EDCU-VET-03, EDCU-VET-05: the level of a new unit. */
export function startingLevel(state: MetaCampaignState, unit: Unit, trainToS: boolean): Level {
  const seasoned = classIn(catalogOf(state), unit.classId ?? '')?.seasonedPassive === true;
  return seasoned || trainToS ? 'S' : 'FB';
}

const isSeasoned = (state: MetaCampaignState, unit: Unit): boolean =>
  startingLevel(state, unit, false) === 'S';

const priceOfTraining = (state: MetaCampaignState, level: Level): number =>
  levelIn(catalogOf(state), level)?.trainCostReq ?? 0;

const priceOfCommission = (state: MetaCampaignState, unit: Unit, trainToS: boolean): number =>
  priceOf(buildOf(state, unit)) + (trainToS && !isSeasoned(state, unit) ? priceOfTraining(state, 'S') : 0);

/** EDCU-UPG-02 to EDCU-UPG-10, EDCU-VET-03: all reasons at once. */
export const judgeCommission = (
  asked: Asked,
  { unit, trainToS }: CommandOf<'CommissionUnit'>,
): readonly Violation[] =>
  firstOf(
    () => mustBeDraft(asked, unit),
    () => {
      const draft = ownUnit(asked, unit);
      const build = buildOf(asked.state, draft);
      return [
        ...unless(!trainToS || !isSeasoned(asked.state, draft), 'EDCU-VET-03', 'SEASONED_ALREADY', [
          'trainToS',
        ]),
        ...checkRequired(build),
        ...checkBuild(build, startingLevel(asked.state, draft, trainToS)),
        ...checkFunds(ownAccount(asked), priceOfCommission(asked.state, draft, trainToS)),
      ];
    },
  );

export function commission(table: EdcTable, { unit: id, trainToS }: CommandOf<'CommissionUnit'>): void {
  const unit = ownUnit(table, id);
  const veterancy = startingLevel(table.state, unit, trainToS);
  pay(table, table.actor.seat, priceOfCommission(table.state, unit, trainToS), `unit ${id}`);
  table.emit(
    {
      type: 'meta-campaign.UnitCommissioned',
      data: {
        unit: id,
        owner: unit.owner,
        veterancy,
        trained: veterancy === 'S',
        sheet: rebuilt(table.state, unit, unit.fittings).sheet,
      },
    },
    ['EDCU-UPG-02', 'EDCU-CLS-04'],
  );
}
