import type { GhostOfWarCommand } from '../commands.js';
import { factionsOf } from '../state/players.js';
import type { Evolvers } from '../state/evolvers.js';

/** Name of the input event that records a command. */
export const INPUT_TYPES = {
  SubmitOrders: 'ghost-of-war.OrdersSubmitted',
  LockOrders: 'ghost-of-war.OrdersLocked',
  UnlockOrders: 'ghost-of-war.OrdersUnlockAsked',
  ClosePhase: 'ghost-of-war.PhaseCloseOrdered',
  OfferExchange: 'ghost-of-war.ExchangeOffered',
  AcceptExchange: 'ghost-of-war.ExchangeAccepted',
  WithdrawExchange: 'ghost-of-war.ExchangeWithdrawn',
  ChooseMethod: 'ghost-of-war.MethodChosen',
  SubmitReport: 'ghost-of-war.ReportSubmitted',
  ConfirmReport: 'ghost-of-war.ReportConfirmed',
  DisputeReport: 'ghost-of-war.ReportDisputed',
  ResolveDispute: 'ghost-of-war.DisputeResolved',
  ForceAuto: 'ghost-of-war.AutoForced',
  RerollFateDie: 'ghost-of-war.RerollAsked',
  PassReroll: 'ghost-of-war.RerollDeclined',
  SetHouseRule: 'ghost-of-war.HouseRuleOrdered',
  MakeGmChanges: 'ghost-of-war.GmChangesOrdered',
  EndCampaign: 'ghost-of-war.CampaignEndOrdered',
} as const satisfies Record<GhostOfWarCommand['type'], string>;

type InputOf<T extends GhostOfWarCommand['type']> = {
  readonly type: (typeof INPUT_TYPES)[T];
  readonly data: {
    readonly seat: string;
    readonly command: Extract<GhostOfWarCommand, { readonly type: T }>;
  };
};

/** The event that records what a seat said; it holds the whole command. */
export type InputEvent = { readonly [T in GhostOfWarCommand['type']]: InputOf<T> }[GhostOfWarCommand['type']];

const nothing = (): void => undefined;

/** What somebody said changes nothing by itself, but for sheets and locks. */
export const INPUT_EVOLVERS: Evolvers<InputEvent> = {
  'ghost-of-war.OrdersSubmitted': (state, { command }) => {
    state.sheets = { ...state.sheets, [command.faction]: command.orders };
  },
  'ghost-of-war.OrdersLocked': (state, { seat, command }) => {
    const factions = command.faction === null ? factionsOf(state, seat) : [command.faction];
    const newly = factions.filter((each) => !state.locked.includes(each));
    if (newly.length > 0) state.locked = [...state.locked, ...newly];
  },
  'ghost-of-war.OrdersUnlockAsked': nothing,
  'ghost-of-war.PhaseCloseOrdered': nothing,
  'ghost-of-war.ExchangeOffered': nothing,
  'ghost-of-war.ExchangeAccepted': nothing,
  'ghost-of-war.ExchangeWithdrawn': nothing,
  'ghost-of-war.MethodChosen': nothing,
  'ghost-of-war.ReportSubmitted': nothing,
  'ghost-of-war.ReportConfirmed': nothing,
  'ghost-of-war.ReportDisputed': nothing,
  'ghost-of-war.DisputeResolved': nothing,
  'ghost-of-war.AutoForced': nothing,
  'ghost-of-war.RerollAsked': nothing,
  'ghost-of-war.RerollDeclined': nothing,
  'ghost-of-war.HouseRuleOrdered': nothing,
  'ghost-of-war.GmChangesOrdered': nothing,
  'ghost-of-war.CampaignEndOrdered': nothing,
};
