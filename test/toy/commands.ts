import {
  choice,
  flag,
  list,
  oneOf,
  optional,
  record,
  text,
  whole,
  type Shape,
} from '../../src/kernel/index.js';
import type { ToyRuleId } from './meta.js';
import { ORDER_CODES, type Order } from './state.js';

export type ToyCommand =
  | { readonly type: 'SubmitOrders'; readonly orders: readonly Order[] }
  | { readonly type: 'LockOrders' }
  | { readonly type: 'ChooseObjective'; readonly cell: number }
  | { readonly type: 'ClosePhase' }
  | { readonly type: 'PlayCard'; readonly card: string; readonly target?: string }
  | { readonly type: 'Attack'; readonly unit: string; readonly target: string }
  | { readonly type: 'AnswerAttack'; readonly stand: boolean }
  | { readonly type: 'Pass' }
  | { readonly type: 'Rule'; readonly allow: boolean; readonly reason: string };

/** Name of the input event that records a command. */
export const INPUT_TYPES = {
  SubmitOrders: 'toy.OrdersSubmitted',
  LockOrders: 'toy.LockAsked',
  ChooseObjective: 'toy.ObjectiveNamed',
  ClosePhase: 'toy.PhaseCloseAsked',
  PlayCard: 'toy.CardLaid',
  Attack: 'toy.AttackDeclared',
  AnswerAttack: 'toy.AttackAnswered',
  Pass: 'toy.PassSaid',
  Rule: 'toy.RulingSpoken',
} as const satisfies Record<ToyCommand['type'], string>;

const order: Shape<Order> = record({
  unit: text,
  order: oneOf(ORDER_CODES, { rule: 'TOY-ORD-02', code: 'NO_SUCH_ORDER' }),
});

export const COMMANDS: Shape<ToyCommand> = choice('type', {
  SubmitOrders: record({ orders: list(order) }),
  LockOrders: record({}),
  ChooseObjective: record({ cell: whole() }),
  ClosePhase: record({}),
  PlayCard: record({ card: text, target: optional(text) }),
  Attack: record({ unit: text, target: text }),
  AnswerAttack: record({ stand: flag }),
  Pass: record({}),
  Rule: record({ allow: flag, reason: text }),
});

/** The rule that a command of each type stands under, for what is amiss with its form alone. */
export const FORMS = {
  SubmitOrders: 'TOY-ORD-02',
  LockOrders: 'TOY-ORD-01',
  ChooseObjective: 'TOY-OBJ-01',
  ClosePhase: 'TOY-ORD-01',
  PlayCard: 'TOY-CRD-01',
  Attack: 'TOY-BTL-01',
  AnswerAttack: 'TOY-BTL-02',
  Pass: 'TOY-ACT-02',
  Rule: 'TOY-CRD-03',
} as const satisfies Readonly<Record<ToyCommand['type'], ToyRuleId>>;
