import { commandsOf, type RulesetInputs } from '../../engine/index.js';
import { named, oneOfThese, said } from '../../kernel/index.js';
import { COMMANDS } from './command-shapes.js';
import { position } from './start/shapes.js';

const say = commandsOf(COMMANDS);

const money = named(
  'MoneyOrder',
  'What is said of money, task forces and medals (EDCU-ECO, EDCU-TF).',
  oneOfThese({
    register: say('A player gets an account.', 'RegisterPlayer'),
    convert: say('Credits become requisition points.', 'ConvertCredits'),
    transfer: say('Credits are given away.', 'TransferCredits'),
    purchaseTaskForce: say('A task force is bought.', 'PurchaseTaskForce'),
    adjust: say('Game master: prizes and fines.', 'AdjustFunds'),
    award: say('Game master: a medal.', 'AwardMedal'),
    setTaskForceStatus: say('Game master: whether a task force can be used.', 'SetTaskForceStatus'),
    defineCatalog: say('Game master: a catalog of the club.', 'DefineCatalog'),
  }),
);

const units = named(
  'UnitOrder',
  'What is said of units between campaigns (EDCU-UPG, EDCU-VET, EDCU-RTR).',
  oneOfThese({
    draft: say('A unit is drafted.', 'DraftUnit'),
    setUpgrade: say('An upgrade is put on a draft.', 'SetUpgrade'),
    clearUpgrade: say('An upgrade is taken off a draft.', 'ClearUpgrade'),
    discard: say('A draft is thrown away.', 'DiscardDraft'),
    commission: say('A draft becomes a unit.', 'CommissionUnit'),
    buyUpgrade: say('An upgrade is bought.', 'BuyUpgrade'),
    removeUpgrade: say('An upgrade is taken off.', 'RemoveUpgrade'),
    train: say('A unit is trained.', 'TrainVeterancy'),
    retrain: say('A unit becomes another one.', 'Retrain'),
    disband: say('A unit is disbanded.', 'DisbandUnit'),
    ruleClassification: say('Game master: what a unit counts as.', 'RuleClassification'),
  }),
);

const companies = named(
  'CompanyOrder',
  'What is said of companies and of signing up (EDCU-TF, EDC-SIG).',
  oneOfThese({
    form: say('A company is formed.', 'FormCompany'),
    assign: say('A unit joins it.', 'AssignUnit'),
    unassign: say('A unit leaves it.', 'UnassignUnit'),
    specialize: say('Its specializations.', 'ChooseSpecialization'),
    signUp: say('Signs up for the campaign.', 'SignUp'),
    withdraw: say('Withdraws from it.', 'WithdrawSignUp'),
  }),
);

const campaign = named(
  'CampaignOrder',
  'Game master: campaigns as a whole (EDC-SIG, EDC-GEN-04, EDCU-END).',
  oneOfThese({
    setSignUp: say('Opens or closes the sign-up.', 'SetSignUpStatus'),
    start: say('Begins what players have signed up for.', 'StartCampaign'),
    resolveObjective: say('An objective is met or failed.', 'ResolveObjective'),
    openRound: say('Opens the first round.', 'OpenRound'),
    extendDeadline: say('A later deadline.', 'ExtendDeadline'),
    resolveEarly: say('A posted order is carried out at once.', 'ResolveOrderEarly'),
    resolveNext: say('The next order is carried out, and no more.', 'ResolveNextOrder'),
    order: say('An order for a unit of the game master.', 'SubmitGmOrder'),
    setEnvironment: say('The environment from now on.', 'SetEnvironment'),
    setIllumination: say('Hexes are lit.', 'SetIllumination'),
    setSmoke: say('Hexes are in smoke.', 'SetSmoke'),
    shiftWind: say('The wind from now on.', 'ShiftWind'),
    rule: say('A ruling, with its reason.', 'MakeGmRuling'),
    revoke: say('A ruling is taken back.', 'RevokeGmRuling'),
    setCollectionPoint: say('Where survivors are brought.', 'SetCasualtyCollectionPoint'),
    deliver: say('Supply for a depot.', 'DeliverSupply'),
    setEmission: say('A radar is switched on or off.', 'SetEmission'),
    end: say('Ends it, with pay and veterancy.', 'EndCampaign'),
  }),
);

/** What the API says, and how. */
export const INPUTS: RulesetInputs = {
  orders: named(
    'Orders',
    'What is said in a world.',
    oneOfThese({
      money: said('Money, task forces, medals.', money),
      unit: said('Units between campaigns.', units),
      company: said('Companies and signing up.', companies),
      campaign: said('What the game master says of campaigns.', campaign),
      postComms: say('A message that all read.', 'PostComms'),
      fileVoiceLog: say('The log of a meeting by voice.', 'FileVoiceLog'),
      order: say('An order of a unit for this round.', 'SubmitOrder'),
      orderText: say('An order as it is written by the template.', 'SubmitOrderText'),
      editOrder: say('An order is edited, and so is void.', 'EditOrder'),
      tagTrack: say('What a track is taken for.', 'TagTrack'),
      withdrawOrder: say('An order is withdrawn.', 'WithdrawOrder'),
    }),
  ),
  battleResult: null,
  position,
  common: {
    withdrawOrders: null,
    lockPhase: null,
    unlockPhase: null,
    closePhase: { type: 'ClosePhase' },
    confirmBattle: null,
    disputeBattle: null,
  },
};
