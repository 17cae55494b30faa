import { existing, itemAt } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import { catalogOf, classIn, levelIn } from '../catalogs/starter.js';
import type { CommandOf } from '../commands.js';
import { LEVELS, type Level } from '../data/words.js';
import { firstOf, mustBeGameMaster, unless, type Asked } from '../general/asked.js';
import { ownAccount, pay } from '../money/dealing.js';
import { checkFunds } from '../money/paying.js';
import type { MetaCampaignState, Unit } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { buildOf, rebuilt, unitOf } from './building.js';
import { checkBuild, checkRequired, priceOf } from './checking.js';
import { classificationsOf } from './classifying.js';
import { mustOwn } from './drafting.js';

const unitAt = ({ state }: Pick<Asked, 'state'>, id: string): Unit => existing(unitOf(state, id), 'unit');

/** The level after this one; null at the highest. */
const nextLevel = (level: Level): Level | null => LEVELS[LEVELS.indexOf(level) + 1] ?? null;

/** EDCU-ECO-07: units that are in no campaign. */
const mustRest = (asked: Asked, id: string, path: string): readonly Violation[] => {
  const { status } = unitAt(asked, id);
  return unless(['SAVED', 'ASSIGNED'].includes(status), 'EDCU-ECO-07', 'NOT_IN_INTERMISSION', [path], {
    unit: id,
    status,
  });
};

/** EDCU-VET-02, EDCU-VET-03 */
export const judgeTraining = (
  asked: Asked,
  { unit: id }: CommandOf<'TrainVeterancy'>,
): readonly Violation[] =>
  firstOf(
    () => mustOwn(asked, id),
    () => mustRest(asked, id, 'unit'),
    () => {
      const { veterancy, trained } = unitAt(asked, id);
      const next = nextLevel(veterancy);
      if (next === null) return unless(false, 'EDCU-VET-02', 'HIGHEST_LEVEL', ['unit'], { level: veterancy });
      return firstOf(
        () => unless(!trained, 'EDCU-VET-02', 'TRAINED_ALREADY', ['unit'], { unit: id }),
        () => checkFunds(ownAccount(asked), levelIn(catalogOf(asked.state), next)?.trainCostReq ?? 0),
      );
    },
  );

export function train(table: EdcTable, { unit: id }: CommandOf<'TrainVeterancy'>): void {
  const { veterancy: before, owner } = unitAt(table, id);
  const veterancy = nextLevel(before);
  if (veterancy === null) return;
  pay(
    table,
    table.actor.seat,
    levelIn(catalogOf(table.state), veterancy)?.trainCostReq ?? 0,
    `training of ${id} to ${veterancy}`,
  );
  table.emit({ type: 'meta-campaign.VeterancyTrained', data: { unit: id, owner, veterancy } }, [
    'EDCU-VET-02',
  ]);
}

/** EDCU-RTR-01, EDCU-RTR-02: what retraining costs besides the new unit, requisition points. */
const RETRAINING = { base: 1, seasoned: 1 } as const;

const isSeasoned = (state: MetaCampaignState, { classId }: Unit): boolean =>
  classIn(catalogOf(state), classId ?? '')?.seasonedPassive === true;

function priceOfRetraining(state: MetaCampaignState, old: Unit, draft: Unit): number {
  const surcharge = isSeasoned(state, old) || isSeasoned(state, draft) ? RETRAINING.seasoned : 0;
  return RETRAINING.base + surcharge + priceOf(buildOf(state, draft));
}

/** EDCU-RTR-03 */
const levelAfter = (state: MetaCampaignState, old: Unit, draft: Unit): Level =>
  isSeasoned(state, draft) && old.veterancy === itemAt(LEVELS, 0) ? 'S' : old.veterancy;

/** EDCU-RTR-01 to EDCU-RTR-04 */
export const judgeRetraining = (
  asked: Asked,
  { unit: id, draft: draftId }: CommandOf<'Retrain'>,
): readonly Violation[] =>
  firstOf(
    () => mustOwn(asked, id),
    () => mustOwn(asked, draftId, ['draft']),
    () => {
      const { status, sheet } = unitAt(asked, id);
      const draft = unitAt(asked, draftId);
      return [
        ...unless(['SAVED', 'ASSIGNED'].includes(status), 'EDCU-RTR-04', 'NOT_SAVED', ['unit'], {
          unit: id,
          status,
        }),
        ...unless(draft.status === 'DRAFT', 'EDCU-RTR-01', 'NOT_A_DRAFT', ['draft'], { unit: draftId }),
        ...unless(
          ![sheet, draft.sheet].some((each) => each.unitType === 'largeVessel'),
          'EDCU-RTR-04',
          'LARGE_VESSEL',
        ),
      ];
    },
    () => {
      const old = unitAt(asked, id);
      const draft = unitAt(asked, draftId);
      const build = buildOf(asked.state, draft);
      return [
        ...checkRequired(build),
        ...checkBuild(build, levelAfter(asked.state, old, draft)),
        ...checkFunds(ownAccount(asked), priceOfRetraining(asked.state, old, draft)),
      ];
    },
  );

export function retrain(table: EdcTable, { unit: id, draft: draftId }: CommandOf<'Retrain'>): void {
  const { state } = table;
  const old = unitAt(table, id);
  const draft = unitAt(table, draftId);
  const veterancy = levelAfter(state, old, draft);
  pay(table, table.actor.seat, priceOfRetraining(state, old, draft), `retraining of ${id} into ${draftId}`);
  if (old.status === 'ASSIGNED')
    table.emit({ type: 'meta-campaign.UnitUnassigned', data: { unit: id, sheet: old.sheet } }, [
      'EDCU-RTR-01',
    ]);
  table.emit({ type: 'meta-campaign.UnitRetrained', data: { unit: id, into: draftId } }, ['EDCU-RTR-01']);
  table.emit(
    {
      type: 'meta-campaign.UnitCommissioned',
      data: {
        unit: draftId,
        owner: old.owner,
        veterancy,
        trained: old.trained,
        sheet: rebuilt(table.state, draft, draft.fittings).sheet,
      },
    },
    ['EDCU-RTR-03', 'EDCU-CLS-04'],
  );
}

/** EDCU-TF-13 */
export const judgeDisbanding = (asked: Asked, { unit: id }: CommandOf<'DisbandUnit'>): readonly Violation[] =>
  firstOf(
    () => mustOwn(asked, id),
    () =>
      unless(unitAt(asked, id).status === 'SAVED', 'EDCU-TF-13', 'NOT_SAVED', ['unit'], {
        unit: id,
        status: unitAt(asked, id).status,
      }),
  );

export function disband(table: EdcTable, { unit }: CommandOf<'DisbandUnit'>): void {
  table.emit({ type: 'meta-campaign.UnitDisbanded', data: { unit } }, ['EDCU-TF-13']);
}

/** EDCU-CLF-07, EDCU-CLF-08: not of a unit whose classification is frozen. */
export const judgeClassification = (
  asked: Asked,
  { unit: id, classification }: CommandOf<'RuleClassification'>,
): readonly Violation[] =>
  firstOf(
    () => mustBeGameMaster(asked, 'EDCU-CLF-07'),
    () => [
      ...unless(unitOf(asked.state, id) !== undefined, 'EDCU-CLF-07', 'NO_SUCH_UNIT', ['unit'], { unit: id }),
      ...unless(
        catalogOf(asked.state).classification.some((each) => each.id === classification),
        'EDCU-CLF-07',
        'UNKNOWN_CLASSIFICATION',
        ['classification'],
        { classification },
      ),
    ],
    () => unless(unitAt(asked, id).status !== 'ACTIVE', 'EDCU-CLF-08', 'FROZEN', ['unit'], { unit: id }),
  );

export function ruleClassification(table: EdcTable, command: CommandOf<'RuleClassification'>): void {
  const { unit: id, classification, holds = null, reason } = command;
  const unit = unitAt(table, id);
  const { [classification]: _, ...others } = unit.ruledClassifications;
  const ruled = holds === null ? others : { ...others, [classification]: holds };
  table.emit(
    {
      type: 'meta-campaign.ClassificationRuled',
      data: {
        unit: id,
        classification,
        holds,
        reason,
        classifications: classificationsOf(buildOf(table.state, unit), ruled, table.state.rules.armourCap),
      },
    },
    ['EDCU-CLF-07'],
  );
}
