import type { Shaped } from '../../src/kernel/index.js';
import type { ToyRuleId } from './meta.js';
import type { COMMANDS } from './shapes.js';

export type ToyCommand = Shaped<typeof COMMANDS>;

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

/** The rule that a command of each type stands under, for what is amiss with its form alone. */
export const RULES = {
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
