import type { Actor, Audience, EventShape, Posting } from '../../src/kernel/index.js';
import { INPUT_TYPES, type ToyCommand } from './commands.js';
import type { ToyRuleId } from './meta.js';
import type { Measure, Order, ToyState, Unit } from './state.js';

/** Inputs only record what was said; they change nothing. */
export type ToyInput = {
  readonly type: (typeof INPUT_TYPES)[ToyCommand['type']];
  readonly data: { readonly seat: string; readonly command: ToyCommand };
};

export type Scored = {
  readonly seat: string;
  readonly measure: Measure;
  /** Seat for VP and SUPPLY, unit for XP. */
  readonly owner: string;
  readonly amount: number;
  readonly rule: ToyRuleId;
  readonly cause: string;
};

export type ToyOutcome =
  | {
      readonly type: 'toy.PositionSet';
      readonly data: { readonly units: readonly Unit[]; readonly supply: Readonly<Record<string, number>> };
    }
  | {
      readonly type: 'toy.CardsDealt';
      readonly data: { readonly seat: string; readonly cards: readonly string[] };
    }
  | {
      readonly type: 'toy.OrdersSealed';
      readonly data: { readonly seat: string; readonly orders: readonly Order[] };
    }
  | { readonly type: 'toy.OrdersLocked'; readonly data: { readonly seat: string } }
  | { readonly type: 'toy.ObjectiveChosen'; readonly data: { readonly seat: string; readonly cell: number } }
  | {
      readonly type: 'toy.OrdersRevealed';
      readonly data: { readonly sheets: Readonly<Record<string, readonly Order[]>> };
    }
  | {
      readonly type: 'toy.UnitMoved';
      readonly data: { readonly unit: string; readonly from: number; readonly to: number };
    }
  | { readonly type: 'toy.ActionsBegun'; readonly data: { readonly initiative: readonly string[] } }
  | { readonly type: 'toy.SeatActivated'; readonly data: { readonly seat: string } }
  | { readonly type: 'toy.SeatPassed'; readonly data: { readonly seat: string } }
  | { readonly type: 'toy.CardPlayed'; readonly data: { readonly seat: string; readonly card: string } }
  | { readonly type: 'toy.RulingAwaited'; readonly data: { readonly seat: string; readonly card: string } }
  | { readonly type: 'toy.RuseJudged'; readonly data: { readonly allowed: boolean; readonly reason: string } }
  | {
      readonly type: 'toy.BattleOpened';
      readonly data: {
        readonly battle: string;
        readonly cell: number;
        readonly attacker: string;
        readonly defender: string;
        readonly seats: readonly [string, string];
      };
    }
  | {
      readonly type: 'toy.BattleFought';
      readonly data: {
        readonly battle: string;
        readonly method: 'stand' | 'withdraw';
        readonly losses: readonly [attacker: number, defender: number];
      };
    }
  | { readonly type: 'toy.StrengthLost'; readonly data: { readonly unit: string; readonly left: number } }
  | { readonly type: 'toy.Scored'; readonly data: Scored }
  | { readonly type: 'toy.RoundEnded'; readonly data: { readonly round: number } }
  | {
      readonly type: 'toy.CampaignDecided';
      readonly data: {
        readonly winners: readonly string[];
        readonly objectives: Readonly<Record<string, number>>;
      };
    };

export type ToyEvent = ToyInput | ToyOutcome;

const INPUTS: readonly string[] = Object.values(INPUT_TYPES);
export const isInput = (event: ToyEvent): event is ToyInput => INPUTS.includes(event.type);

export const input = (command: ToyCommand, actor: Actor): ToyInput => ({
  type: INPUT_TYPES[command.type],
  data: { seat: actor.seat, command },
});

export const commandOf = (event: EventShape): ToyCommand => (event as ToyInput).data.command;

const OUTCOMES: Readonly<Record<ToyOutcome['type'], true>> = {
  'toy.PositionSet': true,
  'toy.CardsDealt': true,
  'toy.OrdersSealed': true,
  'toy.OrdersLocked': true,
  'toy.ObjectiveChosen': true,
  'toy.OrdersRevealed': true,
  'toy.UnitMoved': true,
  'toy.ActionsBegun': true,
  'toy.SeatActivated': true,
  'toy.SeatPassed': true,
  'toy.CardPlayed': true,
  'toy.RulingAwaited': true,
  'toy.RuseJudged': true,
  'toy.BattleOpened': true,
  'toy.BattleFought': true,
  'toy.StrengthLost': true,
  'toy.Scored': true,
  'toy.RoundEnded': true,
  'toy.CampaignDecided': true,
};
export const EVENT_TYPES: readonly string[] = [...INPUTS, ...Object.keys(OUTCOMES)];

export function audience(event: ToyEvent, state: ToyState): Audience {
  switch (event.type) {
    case 'toy.OrdersSubmitted':
    case 'toy.OrdersSealed': {
      const until = { turn: state.round, phase: 'ACTIONS' };
      return { to: 'sealed', seats: [event.data.seat], until };
    }
    case 'toy.CardsDealt':
    case 'toy.ObjectiveNamed':
    case 'toy.ObjectiveChosen':
      return { to: 'seats', seats: [event.data.seat] };
    default:
      return { to: 'public' };
  }
}

export function postings(event: ToyEvent): readonly Posting[] {
  if (event.type === 'toy.PositionSet') {
    return Object.entries(event.data.supply).map(([seat, amount]) => ({
      account: `SUPPLY:${seat}`,
      measure: 'SUPPLY',
      seat,
      amount,
      rule: 'TOY-SET-01',
      cause: 'starting supply',
    }));
  }
  if (event.type !== 'toy.Scored') return [];
  const { seat, measure, owner, amount, rule, cause } = event.data;
  return [{ account: `${measure}:${owner}`, measure, seat, amount, rule, cause }];
}

/** Units that an event is about. */
export function pieces(event: ToyEvent): readonly string[] {
  switch (event.type) {
    case 'toy.UnitMoved':
    case 'toy.StrengthLost':
      return [event.data.unit];
    case 'toy.BattleOpened':
      return [event.data.attacker, event.data.defender];
    case 'toy.OrdersSealed':
      return event.data.orders.map((each) => each.unit);
    default:
      return [];
  }
}
