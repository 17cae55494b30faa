import { alone, choice, list, record, said } from '../../kernel/index.js';
import { readerOf } from '../../engine/index.js';
import type { RuleId } from './catalog.js';
import { ARBITER } from './start/shapes.js';
import { ARMIES, OFFERS } from './build/armies/shapes.js';
import { BATTLES, FUN_BATTLES } from './battle/shapes.js';
import { CHOICES, ECONOMY } from './build/economy/shapes.js';
import { order } from './sheets/shapes.js';
import { PEOPLE } from './build/diplomacy/shapes.js';

const SHEETS = {
  SubmitOrders: alone(record({ orders: said('The orders, in the order in which pieces act.', list(order)) })),
  WithdrawOrders: record({}),
  LockPhase: record({}),
  UnlockPhase: record({}),
  ClosePhase: record({}),
};

/** Form of every command, by its type; what it means in play the rules judge. */
export const FORMS = {
  ...SHEETS,
  ...CHOICES,
  ...ECONOMY,
  ...ARMIES,
  ...OFFERS,
  ...PEOPLE,
  ...BATTLES,
  ...FUN_BATTLES,
  ...ARBITER,
};

export const COMMANDS = choice('type', FORMS);

/** The rule that a command of each type stands under, for what is amiss with its form alone. */
const RULES: { readonly [T in keyof typeof FORMS]: RuleId } = {
  SubmitOrders: 'PLN-GEN-12',
  WithdrawOrders: 'PLN-GEN-12',
  LockPhase: 'PLN-GEN-12',
  UnlockPhase: 'PLN-GEN-12',
  ClosePhase: 'PLN-GEN-16',
  ChooseDemonGod: 'RACE-CH-02',
  ChooseCraftworld: 'RACE-EL-01',
  PlaceStart: 'PLN-STA-05',
  FreeRoad: 'PLN-STA-06',
  SetRoute: 'PLN-RES-01',
  CreateConvoy: 'PLN-CNV-01',
  UnloadConvoy: 'PLN-CNV-02',
  MergeConvoys: 'PLN-CNV-02',
  BuildStronghold: 'PLN-STR-01',
  UpgradeStronghold: 'PLN-STR-02',
  BuildDefence: 'PLN-DEF-01',
  ConvertTower: 'PLN-DEF-05',
  DisbandDefence: 'PLN-DEF-02',
  FoundVillage: 'PLN-URB-02',
  UpgradeUrban: 'PLN-URB-03',
  BuildBuilding: 'PLN-BLD-01',
  DisbandBuilding: 'PLN-BLD-05',
  SetMaintenancePriority: 'PLN-UPK-05',
  MoveCapital: 'RACE-DE-03',
  BuildRoad: 'PLN-ROD-02',
  BuildDetachment: 'PLN-DET-06',
  BuildGarrisonDetachment: 'PLN-GAR-05',
  PlaceGarrison: 'PLN-STA-07',
  RetargetGarrisonDetachment: 'PLN-GAR-06',
  Reinforce: 'PLN-DET-08',
  ChangeStructure: 'PLN-DET-11',
  Disband: 'PLN-DIS-01',
  TransferModels: 'PLN-CHG-01',
  TransferCaptive: 'PLN-CPT-03',
  AttemptConversion: 'RACE-CH-11',
  Rearm: 'PLN-CPT-07',
  EnterFollowers: 'PLN-DSC-04',
  EnterMercenaries: 'PLN-DSC-05',
  BuildSpy: 'PLN-BLD-07',
  BuildDiplomat: 'PLN-BLD-13',
  AdmitDiplomat: 'PLN-MOV-09',
  ProposeDeal: 'PLN-DIP-01',
  AcceptDeal: 'PLN-DIP-01',
  WithdrawDeal: 'PLN-DIP-01',
  EndTreaty: 'PLN-DIP-05',
  MarkDeal: 'PLN-DIP-08',
  IssueBattleBrief: 'PLN-PRE-06',
  RerollTerrain: 'PLN-PRE-01',
  AgreeQuickBattle: 'PLN-BAT-01',
  PickOpponentCasualties: 'PLN-QBT-05',
  ChooseCasualties: 'PLN-QBT-06',
  SetFillUpOrder: 'PLN-BAT-05',
  EnterReportHalf: 'PLN-REP-01',
  EnterBattleReport: 'PLN-REP-01',
  ConfirmBattleReport: 'PLN-REP-04',
  DisputeBattleReport: 'PLN-REP-04',
  DecideDispute: 'PLN-REP-04',
  PostponeBattle: 'PLN-BAT-03',
  ObjectPostponement: 'PLN-BAT-03',
  ReportFunBattle: 'PLN-FUN-01',
  ConfirmFunBattle: 'PLN-FUN-01',
  DefineUnitType: 'RACE-PROD-08',
  DefineSpecialDetachment: 'RACE-PROD-12',
  RejectDetachment: 'RACE-BA-04',
};

/** What a seat sent, read as a command; what is none of any type stands under PLN-TRN-01, which lists who acts how. */
export const read = readerOf(COMMANDS, RULES, 'PLN-TRN-01');
