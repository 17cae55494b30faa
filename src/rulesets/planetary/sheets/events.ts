import { editIn, lookUp } from '../../../kernel/index.js';
import type { ArbiterCommand, BuildCommand, PlanetaryCommand } from '../commands.js';
import type { Evolvers } from '../state/evolvers.js';

type Input<T extends string, C extends PlanetaryCommand['type']> = {
  readonly type: T;
  readonly data: { readonly seat: string; readonly command: Extract<PlanetaryCommand, { readonly type: C }> };
};

/** What somebody said: one event for each command, holding the whole of it. */
export type InputEvent =
  | Input<'planetary.BuildOrdered', BuildCommand['type']>
  /** Lists that the arbiter completes, and detachments that he rejects (RACE-PROD-08, RACE-PROD-12). */
  | Input<'planetary.ListsRuled', ArbiterCommand['type']>
  | Input<'planetary.OrdersSubmitted', 'SubmitOrders'>
  | Input<'planetary.OrdersWithdrawn', 'WithdrawOrders'>
  | Input<'planetary.PhaseLocked', 'LockPhase'>
  | Input<'planetary.PhaseUnlockAsked', 'UnlockPhase'>
  | Input<'planetary.PhaseCloseOrdered', 'ClosePhase'>
  | Input<'planetary.FollowersEntered', 'EnterFollowers'>
  | Input<'planetary.MercenariesEntered', 'EnterMercenaries'>
  | Input<'planetary.BattleBriefAsked', 'IssueBattleBrief'>
  | Input<'planetary.TerrainRerollAsked', 'RerollTerrain'>
  | Input<'planetary.QuickBattleAgreed', 'AgreeQuickBattle'>
  | Input<'planetary.OpponentCasualtiesPicked', 'PickOpponentCasualties'>
  | Input<'planetary.CasualtiesChosen', 'ChooseCasualties'>
  | Input<'planetary.FillUpOrderGiven', 'SetFillUpOrder'>
  | Input<'planetary.BattleReportEntered', 'EnterBattleReport'>
  | Input<'planetary.BattleReportConfirmed', 'ConfirmBattleReport'>
  | Input<'planetary.BattleReportDisputed', 'DisputeBattleReport'>
  | Input<'planetary.DisputeDecided', 'DecideDispute'>
  | Input<'planetary.PostponementAsked', 'PostponeBattle'>
  | Input<'planetary.PostponementObjected', 'ObjectPostponement'>
  | Input<'planetary.FunBattleEntered', 'ReportFunBattle'>
  | Input<'planetary.FunBattleConsented', 'ConfirmFunBattle'>;

/** Event type of each command; all Build commands share one. */
const INPUT_OF: Readonly<
  Record<Exclude<PlanetaryCommand['type'], BuildCommand['type']>, InputEvent['type']>
> = {
  DefineUnitType: 'planetary.ListsRuled',
  DefineSpecialDetachment: 'planetary.ListsRuled',
  RejectDetachment: 'planetary.ListsRuled',
  SubmitOrders: 'planetary.OrdersSubmitted',
  WithdrawOrders: 'planetary.OrdersWithdrawn',
  LockPhase: 'planetary.PhaseLocked',
  UnlockPhase: 'planetary.PhaseUnlockAsked',
  ClosePhase: 'planetary.PhaseCloseOrdered',
  EnterFollowers: 'planetary.FollowersEntered',
  EnterMercenaries: 'planetary.MercenariesEntered',
  IssueBattleBrief: 'planetary.BattleBriefAsked',
  RerollTerrain: 'planetary.TerrainRerollAsked',
  AgreeQuickBattle: 'planetary.QuickBattleAgreed',
  PickOpponentCasualties: 'planetary.OpponentCasualtiesPicked',
  ChooseCasualties: 'planetary.CasualtiesChosen',
  SetFillUpOrder: 'planetary.FillUpOrderGiven',
  EnterBattleReport: 'planetary.BattleReportEntered',
  ConfirmBattleReport: 'planetary.BattleReportConfirmed',
  DisputeBattleReport: 'planetary.BattleReportDisputed',
  DecideDispute: 'planetary.DisputeDecided',
  PostponeBattle: 'planetary.PostponementAsked',
  ObjectPostponement: 'planetary.PostponementObjected',
  ReportFunBattle: 'planetary.FunBattleEntered',
  ConfirmFunBattle: 'planetary.FunBattleConsented',
};

export const inputTypeOf = (command: PlanetaryCommand): InputEvent['type'] =>
  lookUp<InputEvent['type']>(INPUT_OF, command.type) ?? 'planetary.BuildOrdered';

const nothing = (): void => undefined;

/** Inputs that mean something by themselves; what follows from the others is said by outcomes. */
export const INPUT_EVOLVERS: Evolvers<InputEvent> = {
  'planetary.BuildOrdered': nothing,
  'planetary.ListsRuled': nothing,
  'planetary.OrdersSubmitted': (state, { seat, command }, edit) => {
    editIn(edit, state, 'sheets')[seat] = { orders: command.orders };
  },
  'planetary.OrdersWithdrawn': (state, { seat }, edit) => {
    delete editIn(edit, state, 'sheets')[seat];
  },
  'planetary.PhaseLocked': (state, { seat }) => {
    if (!state.locked.includes(seat)) state.locked = [...state.locked, seat];
  },
  'planetary.PhaseUnlockAsked': nothing,
  'planetary.PhaseCloseOrdered': nothing,
  'planetary.FollowersEntered': nothing,
  'planetary.MercenariesEntered': nothing,
  'planetary.BattleBriefAsked': nothing,
  'planetary.TerrainRerollAsked': nothing,
  'planetary.QuickBattleAgreed': nothing,
  'planetary.OpponentCasualtiesPicked': nothing,
  'planetary.CasualtiesChosen': nothing,
  'planetary.FillUpOrderGiven': nothing,
  'planetary.BattleReportEntered': nothing,
  'planetary.BattleReportConfirmed': nothing,
  'planetary.BattleReportDisputed': nothing,
  'planetary.DisputeDecided': nothing,
  'planetary.PostponementAsked': nothing,
  'planetary.PostponementObjected': nothing,
  'planetary.FunBattleEntered': nothing,
  'planetary.FunBattleConsented': nothing,
};
