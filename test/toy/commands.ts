import type { Order } from './state.js';

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
