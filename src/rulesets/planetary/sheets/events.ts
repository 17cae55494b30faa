import { spaced, withLocks } from '../../../engine/index.js';
import { editIn, lookUp } from '../../../kernel/index.js';
import type { ArbiterCommand, BuildCommand, PlanetaryCommand } from '../commands.js';
import { event } from '../state/event.js';
import { ofSeat, EVERYBODY, sealedSheet, everybody, ofCommand } from '../state/audiences.js';
import { pieceOf } from '../state/ordered-pieces.js';
import { some } from '../state/sentences.js';
import type { EventsOf } from '../../../engine/index.js';

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
  EnterReportHalf: 'planetary.ReportHalfGiven',
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

/** What somebody said: the whole command. */
interface Said<C extends PlanetaryCommand['type']> {
  readonly seat: string;
  readonly command: Extract<PlanetaryCommand, { readonly type: C }>;
}

/** What somebody said: one event for each command, holding the whole of it. */
export const INPUT_EVENTS = {
  'planetary.BuildOrdered': event<Said<BuildCommand['type']>>({
    evolve: nothing,
    audience: ofSeat,
    summary: ({ seat, command }) => `${seat} orders: ${spaced(command.type)}.`,
  }),
  /** Lists that the arbiter completes, and detachments that they reject (RACE-PROD-08, RACE-PROD-12). */
  'planetary.ListsRuled': event<Said<ArbiterCommand['type']>>({
    evolve: nothing,
    audience: ({ command }, who) =>
      command.type === 'RejectDetachment' ? who.seats(who.holders(command.detachment)) : EVERYBODY,
    summary: ({ seat, command }) => `${seat} rules: ${spaced(command.type)}.`,
  }),
  'planetary.OrdersSubmitted': event<Said<'SubmitOrders'>>({
    evolve: (state, { seat, command }, edit) => {
      editIn(edit, state, 'sheets')[seat] = { orders: command.orders };
    },
    audience: sealedSheet,
    summary: ({ seat, command }) => `${seat} hands in ${some(command.orders.length, 'order')}.`,
    pieces: ({ command }) => command.orders.map(pieceOf),
  }),
  'planetary.OrdersWithdrawn': event<Said<'WithdrawOrders'>>({
    evolve: (state, { seat }, edit) => {
      delete editIn(edit, state, 'sheets')[seat];
    },
    audience: sealedSheet,
    summary: ({ seat }) => `${seat} takes the orders back.`,
  }),
  'planetary.PhaseLocked': event<Said<'LockPhase'>>({
    evolve: (state, { seat }) => {
      state.locked = withLocks(state.locked, [seat]);
    },
    audience: everybody,
    summary: ({ seat }) => `${seat} locks the phase.`,
  }),
  'planetary.PhaseUnlockAsked': event<Said<'UnlockPhase'>>({
    evolve: nothing,
    audience: everybody,
    summary: ({ seat }) => `${seat} asks for the lock of the phase back.`,
  }),
  'planetary.PhaseCloseOrdered': event<Said<'ClosePhase'>>({
    evolve: nothing,
    audience: everybody,
    summary: ({ seat }) => `${seat} closes the phase.`,
  }),
  'planetary.FollowersEntered': event<Said<'EnterFollowers'>>({
    evolve: nothing,
    audience: ofSeat,
    summary: ({ seat, command }) => `${seat} enters ${some(command.units.length, 'unit')} of followers.`,
  }),
  'planetary.MercenariesEntered': event<Said<'EnterMercenaries'>>({
    evolve: nothing,
    audience: ofSeat,
    summary: ({ seat, command }) => `${seat} enters ${some(command.units.length, 'unit')} of mercenaries.`,
  }),
  'planetary.BattleBriefAsked': event<Said<'IssueBattleBrief'>>({
    evolve: nothing,
    audience: ofCommand,
    summary: ({ seat, command }) => `${seat} asks for the sheet of battle ${command.battle}.`,
    pieces: ({ command }) => [command.battle],
  }),
  'planetary.TerrainRerollAsked': event<Said<'RerollTerrain'>>({
    evolve: nothing,
    audience: ofCommand,
    summary: ({ seat, command }) => `${seat} re-rolls the terrain of battle ${command.battle}.`,
    pieces: ({ command }) => [command.battle],
  }),
  'planetary.QuickBattleAgreed': event<Said<'AgreeQuickBattle'>>({
    evolve: nothing,
    audience: everybody,
    summary: ({ seat, command }) => `${seat} wants battle ${command.battle} to be quick.`,
    pieces: ({ command }) => [command.battle],
  }),
  'planetary.OpponentCasualtiesPicked': event<Said<'PickOpponentCasualties'>>({
    evolve: nothing,
    audience: ofSeat,
    summary: ({ seat, command }) =>
      `${seat} picks ${some(command.steps.length, 'casualty step')} of the enemy in battle ${command.battle}.`,
    pieces: ({ command }) => [command.battle],
  }),
  'planetary.CasualtiesChosen': event<Said<'ChooseCasualties'>>({
    evolve: nothing,
    audience: ofCommand,
    summary: ({ seat, command }) =>
      `${seat} chooses ${some(command.steps.length, 'casualty step')} in battle ${command.battle}.`,
    pieces: ({ command }) => [command.battle],
  }),
  'planetary.FillUpOrderGiven': event<Said<'SetFillUpOrder'>>({
    evolve: nothing,
    audience: ofSeat,
    summary: ({ seat, command }) => `${seat} says which units of ${command.army} are filled up first.`,
    pieces: ({ command }) => [command.battle],
  }),
  'planetary.ReportHalfGiven': event<Said<'EnterReportHalf'>>({
    evolve: nothing,
    audience: ofCommand,
    summary: ({ seat, command }) => `${seat} enters half of the report of battle ${command.battle}.`,
    pieces: ({ command }) => [command.battle],
  }),
  'planetary.BattleReportEntered': event<Said<'EnterBattleReport'>>({
    evolve: nothing,
    audience: ofCommand,
    summary: ({ seat, command }) => `${seat} reports battle ${command.battle}.`,
    pieces: ({ command }) => [command.battle],
  }),
  'planetary.BattleReportConfirmed': event<Said<'ConfirmBattleReport'>>({
    evolve: nothing,
    audience: ofCommand,
    summary: ({ seat, command }) => `${seat} confirms the report of battle ${command.battle}.`,
    pieces: ({ command }) => [command.battle],
  }),
  'planetary.BattleReportDisputed': event<Said<'DisputeBattleReport'>>({
    evolve: nothing,
    audience: ofCommand,
    summary: ({ seat, command }) =>
      `${seat} disputes the report of battle ${command.battle}: ${command.reason}`,
    pieces: ({ command }) => [command.battle],
  }),
  'planetary.DisputeDecided': event<Said<'DecideDispute'>>({
    evolve: nothing,
    audience: ofCommand,
    summary: ({ seat, command }) =>
      `${seat} decides the dispute about battle ${command.battle}: ${command.reason}`,
    pieces: ({ command }) => [command.battle],
  }),
  'planetary.PostponementAsked': event<Said<'PostponeBattle'>>({
    evolve: nothing,
    audience: everybody,
    summary: ({ seat, command }) => `${seat} asks to postpone battle ${command.battle}.`,
    pieces: ({ command }) => [command.battle],
  }),
  'planetary.PostponementObjected': event<Said<'ObjectPostponement'>>({
    evolve: nothing,
    audience: everybody,
    summary: ({ seat, command }) => `${seat} objects to a postponement of battle ${command.battle}.`,
    pieces: ({ command }) => [command.battle],
  }),
  'planetary.FunBattleEntered': event<Said<'ReportFunBattle'>>({
    evolve: nothing,
    audience: everybody,
    summary: ({ seat, command }) => `${seat} reports a fun battle with ${command.opponent}.`,
  }),
  'planetary.FunBattleConsented': event<Said<'ConfirmFunBattle'>>({
    evolve: nothing,
    audience: everybody,
    summary: ({ seat, command }) => `${seat} confirms fun battle ${command.battle}.`,
    pieces: ({ command }) => [command.battle],
  }),
};

export type InputEvent = EventsOf<typeof INPUT_EVENTS>;
