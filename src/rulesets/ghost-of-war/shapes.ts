import { anything, choice, list, orNull, record, text, type Shape } from '../../kernel/index.js';
import type { RuleId } from './catalog.js';
import type { GhostOfWarCommand } from './commands.js';
import { gmChange } from './game-master/shapes.js';
import { by, figure } from './shapes/goods.js';
import { order, passed } from './sheets/shapes.js';
import { battleMethod, battleReport } from './combat/report-shapes.js';

/** What seats may say (catalog section 20). */
export const command: Shape<GhostOfWarCommand> = choice('type', {
  SubmitOrders: record({ faction: text, orders: list(order) }),
  LockOrders: record({ faction: orNull(text) }),
  UnlockOrders: record({ faction: orNull(text) }),
  ClosePhase: record({}),
  OfferExchange: record({ faction: text, giver: text, taker: text, given: passed, asked: passed }),
  AcceptExchange: record({ faction: text, offer: text }),
  WithdrawExchange: record({ faction: text, offer: text }),
  ChooseMethod: record({ faction: text, battle: text, method: battleMethod }),
  SubmitReport: record({ faction: orNull(text), battle: text, report: battleReport }),
  ConfirmReport: record({ faction: orNull(text), battle: text }),
  DisputeReport: record({ faction: orNull(text), battle: text, reason: text }),
  ResolveDispute: record({ battle: text, report: battleReport, reason: text }),
  ForceAuto: record({ battle: text }),
  RerollFateDie: record({
    character: text,
    die: figure(undefined, undefined, by('GOW-DIC-03', 'NO_SUCH_DIE')),
  }),
  PassReroll: record({ character: text }),
  SetHouseRule: record({ parameter: text, value: anything, reason: text }),
  MakeGmChanges: record({ changes: list(gmChange), reason: text }),
  EndCampaign: record({ reason: text }),
});

/** The rule under which a command has the form that it has. */
export const FORMS: Readonly<Record<GhostOfWarCommand['type'], RuleId>> = {
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
