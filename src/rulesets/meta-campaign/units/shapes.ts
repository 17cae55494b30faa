import {
  flag,
  id,
  named,
  optional,
  orElse,
  record,
  said,
  textOf,
  textOrNone,
} from '../../../kernel/index.js';

const unit = said('Id of the unit.', id);
const upgrade = said('Id of an upgrade of the catalog.', id);
const improves = said('An improvement: the fitting that it improves.', optional(id));
const fitting = said('The fitting, as the unit calls it.', id);

/** What is said of units between campaigns (EDCU-UPG, EDCU-VET, EDCU-RTR). */
export const UNIT_COMMANDS = {
  DraftUnit: named(
    'UnitDraft',
    'A unit is drafted; nothing is paid (EDCU-UPG-02).',
    record({
      unit: said('Its id; left out, the service gives it one.', optional(id)),
      name: said('What it is called.', textOf(120)),
      classId: said('Class of the catalog.', id),
      model: said('What is played with it, in free words (EDC-GEN-01).', orElse(textOrNone(500), '')),
    }),
  ),
  SetUpgrade: named('UpgradeDraft', 'An upgrade is put on a draft.', record({ unit, upgrade, improves })),
  ClearUpgrade: named(
    'UpgradeCleared',
    'An upgrade is taken off a draft, with what improves it.',
    record({ unit, fitting }),
  ),
  DiscardDraft: named('DraftDiscarded', 'A draft is thrown away.', record({ unit })),
  CommissionUnit: named(
    'Commission',
    'A draft becomes a unit and is paid (EDCU-UPG-02).',
    record({ unit, trainToS: said('Whether it is trained to Seasoned (EDCU-VET-03).', orElse(flag, false)) }),
  ),
  BuyUpgrade: named(
    'UpgradePurchase',
    'An upgrade for a unit (EDCU-UPG-11).',
    record({
      unit,
      upgrade,
      improves,
      replaces: said('The fitting that goes for it, without refund.', optional(id)),
    }),
  ),
  RemoveUpgrade: named(
    'UpgradeRemoval',
    'An upgrade is taken off, without refund (EDCU-UPG-11).',
    record({ unit, fitting }),
  ),
  TrainVeterancy: named('Training', 'A unit is trained to the next level (EDCU-VET-02).', record({ unit })),
  Retrain: named(
    'Retraining',
    'A unit becomes another one and keeps its veterancy (EDCU-RTR-01).',
    record({ unit, draft: said('The draft that it becomes.', id) }),
  ),
  DisbandUnit: named(
    'Disbanding',
    'A saved unit is disbanded, without refund (EDCU-TF-13).',
    record({ unit }),
  ),
  RuleClassification: named(
    'ClassificationRuling',
    'Game master: what a unit counts as, whatever the table says (EDCU-CLF-07).',
    record({
      unit,
      classification: said('Id of a row.', id),
      holds: said('Whether it counts as that; left out, the ruling is revoked.', optional(flag)),
      reason: said('Why.', textOf(2000)),
    }),
  ),
} as const;
