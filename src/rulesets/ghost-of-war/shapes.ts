import {
  alone,
  anything,
  choice,
  id,
  list,
  named,
  orNull,
  record,
  said,
  textOf,
} from '../../kernel/index.js';
import type { RuleId } from './catalog.js';
import { gmChange } from './game-master/shapes.js';
import { by, figure } from './shapes/goods.js';
import { order } from './sheets/shapes.js';
import { passed } from './sheets/goods-shapes.js';
import { battleMethod, battleReport } from './combat/report-shapes.js';

/** What seats may say (catalog section 20). */
export const COMMANDS = {
  SubmitOrders: named(
    'Sheet',
    'The orders of a faction that are in force.',
    record({
      faction: said('The faction.', id),
      orders: said('The orders, in the order of the sheet.', list(order)),
    }),
  ),
  LockOrders: alone(
    record({
      faction: said(
        'S1: no more orders of this faction. `lockPhase` locks all factions of the seat.',
        orNull(id),
      ),
    }),
  ),
  UnlockOrders: alone(
    record({
      faction: said(
        'S1: the lock of this faction is taken back, until the last has locked. `unlockPhase` does it for all factions of the seat.',
        orNull(id),
      ),
    }),
  ),
  ClosePhase: record({}),
  OfferExchange: named(
    'Offer',
    'Goods offered for goods (GOW-BUF-09).',
    record({
      faction: said('The own faction.', id),
      giver: said('Entity that gives; for resources of a stock the faction.', id),
      taker: said('Entity or faction of the partner.', id),
      given: said('What is given.', passed),
      asked: said('What is asked for it.', passed),
    }),
  ),
  AcceptExchange: named(
    'OfferAnswer',
    'A word about an offer.',
    record({ faction: said('The own faction.', id), offer: said('The offer.', id) }),
  ),
  WithdrawExchange: named(
    'OfferAnswer',
    'A word about an offer.',
    record({ faction: said('The own faction.', id), offer: said('The offer.', id) }),
  ),
  ChooseMethod: named(
    'Method',
    'The method that a side wants (GOW-CBT-04).',
    record({
      faction: said('Faction that speaks for its side.', id),
      battle: id,
      method: said('The method: fought so when both sides choose the same.', battleMethod),
    }),
  ),
  SubmitReport: named(
    'ReportEntry',
    'A report, by one of the factions that fought (GOW-CBT-10).',
    record({
      faction: said('The faction; left out by the arbiter, whose report holds at once.', orNull(id)),
      battle: id,
      report: said('The report.', battleReport),
    }),
  ),
  ConfirmReport: named(
    'Confirmation',
    'A confirmation of the report (GOW-CBT-11).',
    record({
      faction: said(
        'Faction that confirms; the own one that fights when left out, of the arbiter none.',
        orNull(id),
      ),
      battle: id,
    }),
  ),
  DisputeReport: named(
    'Dispute',
    'A dispute about the report (GOW-CBT-11).',
    record({
      faction: said('Faction that disputes; the own one that fights when left out.', orNull(id)),
      battle: id,
      reason: said('Why.', textOf(2000)),
    }),
  ),
  ResolveDispute: named(
    'Decision',
    'What the arbiter decides in a dispute (GOW-CBT-11).',
    record({
      battle: id,
      report: said('The report that holds.', battleReport),
      reason: said('Why.', textOf(2000)),
    }),
  ),
  ForceAuto: record({ battle: id }),
  RerollFateDie: named(
    'Reroll',
    'A die that is thrown again (GOW-DIC-03).',
    record({
      character: said('Character whose right is used.', id),
      die: said(
        'Which die of the roll, from 0.',
        figure(undefined, undefined, by('GOW-DIC-03', 'NO_SUCH_DIE')),
      ),
    }),
  ),
  PassReroll: alone(
    record({ character: said('Lets the dice lie: the character whose right is not used (GOW-DIC-03).', id) }),
  ),
  SetHouseRule: named(
    'HouseRule',
    'A house rule that the arbiter sets in S0 (GOW-GEN-05).',
    record({
      parameter: said(
        'Its name as in the catalog, or one figure of a table, e.g. `unitType.armor.weight`.',
        id,
      ),
      value: said('Its value.', anything),
      reason: said('Why.', textOf(2000)),
    }),
  ),
  MakeGmChanges: named(
    'Changes',
    'Changes by the arbiter: all of them, or none (GOW-GEN-07).',
    record({ changes: said('The changes, in order.', list(gmChange)), reason: said('Why.', textOf(2000)) }),
  ),
  EndCampaign: alone(
    record({ reason: said('Ends the campaign, for this reason (GOW-GEN-10).', textOf(2000)) }),
  ),
};

export const command = choice('type', COMMANDS);

/** The rule under which a command has the form that it has. */
export const FORMS: Readonly<Record<keyof typeof COMMANDS, RuleId>> = {
  SubmitOrders: 'GOW-RND-02',
  LockOrders: 'GOW-RND-02',
  UnlockOrders: 'GOW-RND-02',
  ClosePhase: 'GOW-RND-01',
  OfferExchange: 'GOW-BUF-09',
  AcceptExchange: 'GOW-BUF-09',
  WithdrawExchange: 'GOW-BUF-09',
  ChooseMethod: 'GOW-CBT-04',
  SubmitReport: 'GOW-CBT-10',
  ConfirmReport: 'GOW-CBT-11',
  DisputeReport: 'GOW-CBT-11',
  ResolveDispute: 'GOW-CBT-10',
  ForceAuto: 'GOW-CBT-04',
  RerollFateDie: 'GOW-DIC-03',
  PassReroll: 'GOW-DIC-03',
  SetHouseRule: 'GOW-GEN-05',
  MakeGmChanges: 'GOW-GEN-07',
  EndCampaign: 'GOW-GEN-10',
};
