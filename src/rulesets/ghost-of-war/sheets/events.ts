import { withLocks } from '../../../engine/index.js';
import type { GhostOfWarCommand } from '../commands.js';
import { factionsOf } from '../state/players.js';
import { event } from '../state/event.js';
import { everybody, arbiterOnly } from '../state/audiences.js';
import { some, FOUGHT } from '../state/sentences.js';
import type { EventsOf } from '../../../engine/index.js';

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

const nothing = (): void => undefined;

/** What a seat said: the whole command. */
interface Said<T extends GhostOfWarCommand['type']> {
  readonly seat: string;
  readonly command: Extract<GhostOfWarCommand, { readonly type: T }>;
}

/** The event that records what a seat said; it holds the whole command. */
export const INPUT_EVENTS = {
  'ghost-of-war.OrdersSubmitted': event<Said<'SubmitOrders'>>({
    evolve: (state, { command }) => {
      state.sheets = { ...state.sheets, [command.faction]: command.orders };
    },
    audience: ({ command }, who) => who.sealed(command.faction),
    summary: ({ command }) => `${command.faction} hands in ${some(command.orders.length, 'order')}.`,
  }),
  'ghost-of-war.OrdersLocked': event<Said<'LockOrders'>>({
    evolve: (state, { seat, command }) => {
      const factions = command.faction === null ? factionsOf(state, seat) : [command.faction];
      state.locked = withLocks(state.locked, factions);
    },
    audience: everybody,
    summary: ({ seat, command }) => `${command.faction ?? seat} locks its orders.`,
  }),
  'ghost-of-war.OrdersUnlockAsked': event<Said<'UnlockOrders'>>({
    evolve: nothing,
    audience: everybody,
    summary: ({ seat, command }) => `${command.faction ?? seat} asks for its orders to be opened again.`,
  }),
  'ghost-of-war.PhaseCloseOrdered': event<Said<'ClosePhase'>>({
    evolve: nothing,
    audience: everybody,
    summary: ({ seat }) => `${seat} closes the step.`,
  }),
  'ghost-of-war.ExchangeOffered': event<Said<'OfferExchange'>>({
    evolve: nothing,
    audience: ({ command }, who) => who.factions([command.faction]),
    summary: ({ command }) => `${command.faction} offers ${command.taker} an exchange.`,
  }),
  'ghost-of-war.ExchangeAccepted': event<Said<'AcceptExchange'>>({
    evolve: nothing,
    audience: ({ command }, who) => who.factions([command.faction]),
    summary: ({ command }) => `${command.faction} accepts ${command.offer}.`,
  }),
  'ghost-of-war.ExchangeWithdrawn': event<Said<'WithdrawExchange'>>({
    evolve: nothing,
    audience: ({ command }, who) => who.factions([command.faction]),
    summary: ({ command }) => `${command.faction} withdraws ${command.offer}.`,
  }),
  'ghost-of-war.MethodChosen': event<Said<'ChooseMethod'>>({
    evolve: nothing,
    audience: everybody,
    summary: ({ command }) => `${command.faction} wants ${command.battle} to be ${FOUGHT[command.method]}.`,
  }),
  'ghost-of-war.ReportSubmitted': event<Said<'SubmitReport'>>({
    evolve: nothing,
    audience: everybody,
    summary: ({ seat, command }) => `${seat} reports ${command.battle}.`,
  }),
  'ghost-of-war.ReportConfirmed': event<Said<'ConfirmReport'>>({
    evolve: nothing,
    audience: everybody,
    summary: ({ seat, command }) => `${seat} confirms the report of ${command.battle}.`,
  }),
  'ghost-of-war.ReportDisputed': event<Said<'DisputeReport'>>({
    evolve: nothing,
    audience: everybody,
    summary: ({ seat, command }) => `${seat} disputes the report of ${command.battle}: ${command.reason}`,
  }),
  'ghost-of-war.DisputeResolved': event<Said<'ResolveDispute'>>({
    evolve: nothing,
    audience: arbiterOnly,
    summary: ({ seat, command }) => `${seat} decides the dispute about ${command.battle}: ${command.reason}`,
  }),
  'ghost-of-war.AutoForced': event<Said<'ForceAuto'>>({
    evolve: nothing,
    audience: everybody,
    summary: ({ seat, command }) => `${seat} lets ${command.battle} be rolled.`,
  }),
  'ghost-of-war.RerollAsked': event<Said<'RerollFateDie'>>({
    evolve: nothing,
    audience: ({ command }, who) => who.factions([who.ownerOf(command.character)]),
    summary: ({ seat, command }) => `${seat} uses the re-roll of ${command.character}.`,
  }),
  'ghost-of-war.RerollDeclined': event<Said<'PassReroll'>>({
    evolve: nothing,
    audience: ({ command }, who) => who.factions([who.ownerOf(command.character)]),
    summary: ({ seat, command }) => `${seat} keeps the re-roll of ${command.character}.`,
  }),
  'ghost-of-war.HouseRuleOrdered': event<Said<'SetHouseRule'>>({
    evolve: nothing,
    audience: everybody,
    summary: ({ seat, command }) => `${seat} sets ${command.parameter}: ${command.reason}`,
  }),
  'ghost-of-war.GmChangesOrdered': event<Said<'MakeGmChanges'>>({
    evolve: nothing,
    audience: arbiterOnly,
    summary: ({ seat, command }) =>
      `${seat} makes ${some(command.changes.length, 'change')}: ${command.reason}`,
  }),
  'ghost-of-war.CampaignEndOrdered': event<Said<'EndCampaign'>>({
    evolve: nothing,
    audience: everybody,
    summary: ({ seat, command }) => `${seat} ends the campaign: ${command.reason}`,
  }),
};

export type InputEvent = EventsOf<typeof INPUT_EVENTS>;
