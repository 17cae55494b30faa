import type { MetaCampaignCommand } from './commands.js';
import type { Audience } from '../../kernel/index.js';
import { event, gameMaster, type Who } from './state/event.js';

/** The event that records each command. */
export const INPUT_TYPES = {
  RegisterPlayer: 'meta-campaign.RegistrationSaid',
  ConvertCredits: 'meta-campaign.ConversionOrdered',
  TransferCredits: 'meta-campaign.TransferOrdered',
  AdjustFunds: 'meta-campaign.AdjustmentOrdered',
  AwardMedal: 'meta-campaign.MedalOrdered',
  PurchaseTaskForce: 'meta-campaign.TaskForcePurchaseOrdered',
  SetTaskForceStatus: 'meta-campaign.TaskForceStatusOrdered',
  FormCompany: 'meta-campaign.CompanyFormingOrdered',
  AssignUnit: 'meta-campaign.AssignmentOrdered',
  UnassignUnit: 'meta-campaign.UnassignmentOrdered',
  ChooseSpecialization: 'meta-campaign.SpecializationOrdered',
  DraftUnit: 'meta-campaign.DraftOrdered',
  SetUpgrade: 'meta-campaign.UpgradeSettingOrdered',
  ClearUpgrade: 'meta-campaign.UpgradeClearingOrdered',
  DiscardDraft: 'meta-campaign.DraftDiscardOrdered',
  CommissionUnit: 'meta-campaign.CommissionOrdered',
  BuyUpgrade: 'meta-campaign.UpgradePurchaseOrdered',
  RemoveUpgrade: 'meta-campaign.UpgradeRemovalOrdered',
  TrainVeterancy: 'meta-campaign.TrainingOrdered',
  Retrain: 'meta-campaign.RetrainingOrdered',
  DisbandUnit: 'meta-campaign.DisbandingOrdered',
  RuleClassification: 'meta-campaign.ClassificationOrdered',
  DefineCatalog: 'meta-campaign.CatalogOrdered',
  SetSignUpStatus: 'meta-campaign.SignUpStatusOrdered',
  SignUp: 'meta-campaign.SignUpOrdered',
  WithdrawSignUp: 'meta-campaign.SignUpWithdrawalOrdered',
  StartCampaign: 'meta-campaign.CampaignStartOrdered',
  ResolveObjective: 'meta-campaign.ObjectiveResolutionOrdered',
  EndCampaign: 'meta-campaign.CampaignEndOrdered',
  OpenRound: 'meta-campaign.RoundOpeningOrdered',
  ExtendDeadline: 'meta-campaign.ExtensionOrdered',
  ClosePhase: 'meta-campaign.ClosingOrdered',
  ResolveNextOrder: 'meta-campaign.OrderStepOrdered',
  SubmitOrder: 'meta-campaign.OrderSubmitted',
  SubmitOrderText: 'meta-campaign.OrderTextSubmitted',
  SubmitGmOrder: 'meta-campaign.GmOrderSubmitted',
  EditOrder: 'meta-campaign.OrderEdited',
  WithdrawOrder: 'meta-campaign.WithdrawalOrdered',
  ResolveOrderEarly: 'meta-campaign.EarlyResolutionOrdered',
  SetEnvironment: 'meta-campaign.EnvironmentOrdered',
  SetIllumination: 'meta-campaign.IlluminationOrdered',
  SetSmoke: 'meta-campaign.SmokeOrdered',
  ShiftWind: 'meta-campaign.WindShiftOrdered',
  DeliverSupply: 'meta-campaign.DeliveryOrdered',
  TagTrack: 'meta-campaign.TrackTagOrdered',
  SetEmission: 'meta-campaign.EmissionOrdered',
  SetCasualtyCollectionPoint: 'meta-campaign.CollectionPointOrdered',
  MakeGmRuling: 'meta-campaign.RulingSaid',
  RevokeGmRuling: 'meta-campaign.RulingRevocationSaid',
  PostComms: 'meta-campaign.CommsSaid',
  FileVoiceLog: 'meta-campaign.VoiceLogSaid',
} as const satisfies Record<MetaCampaignCommand['type'], string>;

type CommandOfInput<T extends string> = {
  [K in MetaCampaignCommand['type']]: (typeof INPUT_TYPES)[K] extends T ? K : never;
}[MetaCampaignCommand['type']];

/** What a seat said: the whole command. */
interface Said<T extends string> {
  readonly seat: string;
  readonly command: Extract<MetaCampaignCommand, { readonly type: CommandOfInput<T> }>;
}

type Reader = (said: { readonly seat: string }, who: Who) => Audience;

/** A row of an input: by itself it changes nothing. All read it, unless it says otherwise. */
const input = <T extends string>(words: string, audience: Reader = () => ({ to: 'public' })) =>
  event<Said<T>>({ evolve: () => undefined, audience, summary: ({ seat }) => `${seat} ${words}.` });

/** What only the game master says, and nobody else is to read (R2). */
const secret: Reader = () => gameMaster;

/** What players may read of each other, and nobody of the game master. */
const ofPlayers: Reader = ({ seat }, { state }) =>
  state.seats.some((each) => each.id === seat && each.role === 'player') ? { to: 'public' } : gameMaster;

/** Every command, recorded. */
export const INPUT_EVENTS = {
  'meta-campaign.RegistrationSaid': input<'meta-campaign.RegistrationSaid'>('registers a player'),
  'meta-campaign.ConversionOrdered': input<'meta-campaign.ConversionOrdered'>('converts credits'),
  'meta-campaign.TransferOrdered': input<'meta-campaign.TransferOrdered'>('gives credits'),
  'meta-campaign.AdjustmentOrdered': input<'meta-campaign.AdjustmentOrdered'>('adjusts funds'),
  'meta-campaign.MedalOrdered': input<'meta-campaign.MedalOrdered'>('awards a medal'),
  'meta-campaign.TaskForcePurchaseOrdered':
    input<'meta-campaign.TaskForcePurchaseOrdered'>('buys a task force'),
  'meta-campaign.TaskForceStatusOrdered': input<'meta-campaign.TaskForceStatusOrdered'>(
    'sets the status of a task force',
  ),
  'meta-campaign.CompanyFormingOrdered': input<'meta-campaign.CompanyFormingOrdered'>('forms a company'),
  'meta-campaign.AssignmentOrdered': input<'meta-campaign.AssignmentOrdered'>('assigns a unit'),
  'meta-campaign.UnassignmentOrdered': input<'meta-campaign.UnassignmentOrdered'>(
    'takes a unit out of the company',
  ),
  'meta-campaign.SpecializationOrdered':
    input<'meta-campaign.SpecializationOrdered'>('chooses specializations'),
  'meta-campaign.DraftOrdered': input<'meta-campaign.DraftOrdered'>('drafts a unit'),
  'meta-campaign.UpgradeSettingOrdered': input<'meta-campaign.UpgradeSettingOrdered'>(
    'puts an upgrade on a draft',
  ),
  'meta-campaign.UpgradeClearingOrdered': input<'meta-campaign.UpgradeClearingOrdered'>(
    'takes an upgrade off a draft',
  ),
  'meta-campaign.DraftDiscardOrdered': input<'meta-campaign.DraftDiscardOrdered'>('throws a draft away'),
  'meta-campaign.CommissionOrdered': input<'meta-campaign.CommissionOrdered'>('commissions a unit'),
  'meta-campaign.UpgradePurchaseOrdered': input<'meta-campaign.UpgradePurchaseOrdered'>('buys an upgrade'),
  'meta-campaign.UpgradeRemovalOrdered': input<'meta-campaign.UpgradeRemovalOrdered'>('takes an upgrade off'),
  'meta-campaign.TrainingOrdered': input<'meta-campaign.TrainingOrdered'>('trains a unit'),
  'meta-campaign.RetrainingOrdered': input<'meta-campaign.RetrainingOrdered'>('retrains a unit'),
  'meta-campaign.DisbandingOrdered': input<'meta-campaign.DisbandingOrdered'>('disbands a unit'),
  'meta-campaign.ClassificationOrdered':
    input<'meta-campaign.ClassificationOrdered'>('rules on a classification'),
  'meta-campaign.CatalogOrdered': input<'meta-campaign.CatalogOrdered'>('defines a catalog'),
  'meta-campaign.SignUpStatusOrdered': input<'meta-campaign.SignUpStatusOrdered'>('sets the sign-up'),
  'meta-campaign.SignUpOrdered': input<'meta-campaign.SignUpOrdered'>('signs up'),
  'meta-campaign.SignUpWithdrawalOrdered': input<'meta-campaign.SignUpWithdrawalOrdered'>(
    'withdraws from the campaign',
  ),
  'meta-campaign.CampaignStartOrdered': input<'meta-campaign.CampaignStartOrdered'>(
    'starts the campaign',
    secret,
  ),
  'meta-campaign.ObjectiveResolutionOrdered':
    input<'meta-campaign.ObjectiveResolutionOrdered'>('resolves an objective'),
  'meta-campaign.CampaignEndOrdered': input<'meta-campaign.CampaignEndOrdered'>('ends the campaign'),
  'meta-campaign.RoundOpeningOrdered': input<'meta-campaign.RoundOpeningOrdered'>('opens a round'),
  'meta-campaign.ExtensionOrdered': input<'meta-campaign.ExtensionOrdered'>('extends the deadline'),
  'meta-campaign.ClosingOrdered': input<'meta-campaign.ClosingOrdered'>('closes the orders'),
  'meta-campaign.OrderStepOrdered': input<'meta-campaign.OrderStepOrdered'>(
    'has the next order carried out',
    secret,
  ),
  'meta-campaign.OrderSubmitted': input<'meta-campaign.OrderSubmitted'>('posts an order'),
  'meta-campaign.OrderTextSubmitted': input<'meta-campaign.OrderTextSubmitted'>('posts an order'),
  'meta-campaign.GmOrderSubmitted': input<'meta-campaign.GmOrderSubmitted'>('posts an order', secret),
  'meta-campaign.OrderEdited': input<'meta-campaign.OrderEdited'>('edits an order', ofPlayers),
  'meta-campaign.WithdrawalOrdered': input<'meta-campaign.WithdrawalOrdered'>(
    'withdraws an order',
    ofPlayers,
  ),
  'meta-campaign.EarlyResolutionOrdered':
    input<'meta-campaign.EarlyResolutionOrdered'>('resolves an order early'),
  'meta-campaign.EnvironmentOrdered': input<'meta-campaign.EnvironmentOrdered'>('sets the environment'),
  'meta-campaign.IlluminationOrdered': input<'meta-campaign.IlluminationOrdered'>('lights hexes'),
  'meta-campaign.SmokeOrdered': input<'meta-campaign.SmokeOrdered'>('lays smoke'),
  'meta-campaign.WindShiftOrdered': input<'meta-campaign.WindShiftOrdered'>('shifts the wind'),
  'meta-campaign.DeliveryOrdered': input<'meta-campaign.DeliveryOrdered'>('sends supply', secret),
  'meta-campaign.TrackTagOrdered': input<'meta-campaign.TrackTagOrdered'>('tags a track'),
  'meta-campaign.EmissionOrdered': input<'meta-campaign.EmissionOrdered'>('switches a radar'),
  'meta-campaign.CollectionPointOrdered': input<'meta-campaign.CollectionPointOrdered'>(
    'names the collection point',
  ),
  'meta-campaign.RulingSaid': input<'meta-campaign.RulingSaid'>('rules', secret),
  'meta-campaign.RulingRevocationSaid': input<'meta-campaign.RulingRevocationSaid'>(
    'takes a ruling back',
    secret,
  ),
  'meta-campaign.CommsSaid': input<'meta-campaign.CommsSaid'>('posts a message'),
  'meta-campaign.VoiceLogSaid': input<'meta-campaign.VoiceLogSaid'>('files a log'),
} as const;
