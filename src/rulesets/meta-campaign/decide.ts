import { fileVoiceLog, judgeComms, judgeVoiceLog, postComms } from './communications/posting.js';
import {
  illuminate,
  judgeEnvironment,
  judgePlacing,
  judgeWind,
  laySmoke,
  setEnvironment,
  shiftWind,
} from './environment/setting.js';
import { buyUpgrade, judgePurchase, judgeTakingOff, removeUpgrade } from './units/market.js';
import {
  editOrder,
  judgeChange,
  judgeGmPosting,
  judgePosting,
  judgeText,
  postGmOrder,
  postOrder,
  postText,
  withdrawOrder,
} from './orders/posting.js';
import { judgeEmissionSetting, judgeTagging, setEmission, tagTrack } from './radar/setting.js';
import {
  close,
  extend,
  judgeClosing,
  judgeEarly,
  judgeExtension,
  judgeOpening,
  open,
  resolveEarly,
  resolveNext,
} from './rounds/resolving.js';
import { defineCatalog, judgeCatalog } from './catalogs/defining.js';
import { endCampaign, judgeEnd, judgeObjective, resolveObjective } from './contract/ending.js';
import { judgeStart, startCampaign } from './contract/starting.js';
import {
  adjustFunds,
  awardMedal,
  convert,
  judgeAdjustment,
  judgeConversion,
  judgeMedal,
  judgeRegistration,
  judgeTaskForcePurchase,
  judgeTaskForceStatus,
  judgeTransfer,
  purchaseTaskForce,
  register,
  setTaskForceStatus,
  transfer,
} from './money/dealing.js';
import { judgeRevocation, judgeRuling, makeRuling, revokeRuling } from './rulings/ruling.js';
import { judgePoint, setPoint } from './rescue/recovering.js';
import { judgeDelivery, planDelivery } from './structures/serving.js';
import {
  judgeSignUp,
  judgeSignUpStatus,
  judgeWithdrawal,
  setSignUpStatus,
  signUp,
  withdraw,
} from './sign-up/signing.js';
import {
  assign,
  chooseSpecializations,
  formCompany,
  judgeAssignment,
  judgeForming,
  judgeSpecializations,
  judgeUnassignment,
  unassign,
} from './task-forces/company.js';
import {
  clearUpgrade,
  commission,
  discardDraft,
  draft,
  judgeClearing,
  judgeCommission,
  judgeDiscarding,
  judgeDraft,
  judgeSetting,
  setUpgrade,
} from './units/drafting.js';
import {
  disband,
  judgeClassification,
  judgeDisbanding,
  judgeRetraining,
  judgeTraining,
  retrain,
  ruleClassification,
  train,
} from './units/training.js';
import type { Violation } from './catalog.js';
import type { CommandOf, MetaCampaignCommand } from './commands.js';
import type { Asked } from './general/asked.js';
import type { EdcTable } from './table.js';

/** A command: what is illegal in it, and what it does where nothing is. */
interface Ruling<C> {
  readonly judge: (asked: Asked, command: C) => readonly Violation[];
  readonly carryOut: (table: EdcTable, command: C) => void;
}

const RULINGS: { readonly [T in MetaCampaignCommand['type']]: Ruling<CommandOf<T>> } = {
  RegisterPlayer: { judge: judgeRegistration, carryOut: register },
  ConvertCredits: { judge: judgeConversion, carryOut: convert },
  TransferCredits: { judge: judgeTransfer, carryOut: transfer },
  AdjustFunds: { judge: judgeAdjustment, carryOut: adjustFunds },
  AwardMedal: { judge: judgeMedal, carryOut: awardMedal },
  PurchaseTaskForce: { judge: judgeTaskForcePurchase, carryOut: purchaseTaskForce },
  SetTaskForceStatus: { judge: judgeTaskForceStatus, carryOut: setTaskForceStatus },
  FormCompany: { judge: judgeForming, carryOut: formCompany },
  AssignUnit: { judge: judgeAssignment, carryOut: assign },
  UnassignUnit: { judge: judgeUnassignment, carryOut: unassign },
  ChooseSpecialization: { judge: judgeSpecializations, carryOut: chooseSpecializations },
  DraftUnit: { judge: judgeDraft, carryOut: draft },
  SetUpgrade: { judge: judgeSetting, carryOut: setUpgrade },
  ClearUpgrade: { judge: judgeClearing, carryOut: clearUpgrade },
  DiscardDraft: { judge: judgeDiscarding, carryOut: discardDraft },
  CommissionUnit: { judge: judgeCommission, carryOut: commission },
  BuyUpgrade: { judge: judgePurchase, carryOut: buyUpgrade },
  RemoveUpgrade: { judge: judgeTakingOff, carryOut: removeUpgrade },
  TrainVeterancy: { judge: judgeTraining, carryOut: train },
  Retrain: { judge: judgeRetraining, carryOut: retrain },
  DisbandUnit: { judge: judgeDisbanding, carryOut: disband },
  RuleClassification: { judge: judgeClassification, carryOut: ruleClassification },
  DefineCatalog: { judge: judgeCatalog, carryOut: defineCatalog },
  SetSignUpStatus: { judge: judgeSignUpStatus, carryOut: setSignUpStatus },
  SignUp: { judge: judgeSignUp, carryOut: signUp },
  WithdrawSignUp: { judge: judgeWithdrawal, carryOut: withdraw },
  StartCampaign: { judge: judgeStart, carryOut: startCampaign },
  ResolveObjective: { judge: judgeObjective, carryOut: resolveObjective },
  EndCampaign: { judge: judgeEnd, carryOut: endCampaign },
  OpenRound: { judge: judgeOpening, carryOut: open },
  ExtendDeadline: { judge: judgeExtension, carryOut: extend },
  ClosePhase: { judge: judgeClosing, carryOut: close },
  ResolveNextOrder: { judge: judgeClosing, carryOut: resolveNext },
  SubmitOrder: { judge: judgePosting, carryOut: postOrder },
  SubmitOrderText: { judge: judgeText, carryOut: postText },
  SubmitGmOrder: { judge: judgeGmPosting, carryOut: postGmOrder },
  EditOrder: { judge: judgeChange, carryOut: editOrder },
  WithdrawOrder: { judge: judgeChange, carryOut: withdrawOrder },
  ResolveOrderEarly: { judge: judgeEarly, carryOut: resolveEarly },
  SetEnvironment: { judge: judgeEnvironment, carryOut: setEnvironment },
  SetIllumination: { judge: judgePlacing, carryOut: illuminate },
  SetSmoke: { judge: judgePlacing, carryOut: laySmoke },
  ShiftWind: { judge: judgeWind, carryOut: shiftWind },
  DeliverSupply: { judge: judgeDelivery, carryOut: planDelivery },
  TagTrack: { judge: judgeTagging, carryOut: tagTrack },
  SetEmission: { judge: judgeEmissionSetting, carryOut: setEmission },
  SetCasualtyCollectionPoint: { judge: judgePoint, carryOut: setPoint },
  MakeGmRuling: { judge: judgeRuling, carryOut: makeRuling },
  RevokeGmRuling: { judge: judgeRevocation, carryOut: revokeRuling },
  PostComms: { judge: judgeComms, carryOut: postComms },
  FileVoiceLog: { judge: judgeVoiceLog, carryOut: fileVoiceLog },
};

/** Judges a command; where it is legal, carries it out. */
export function decide<C extends MetaCampaignCommand>(command: C, table: EdcTable): readonly Violation[] {
  const { judge, carryOut } = RULINGS[command.type] as unknown as Ruling<C>;
  const violations = judge(table, command);
  if (violations.length === 0) carryOut(table, command);
  return violations;
}
