import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { PhaseCodes } from '../rulesets/shared-enums.js';
import { JsonScalar } from '../schema/scalars.js';
import { ViolationType } from './violations.js';

@ObjectType('DraftedOrder', {
  description:
    'An order that the own seat tried on another timeline, held against this one. Nothing is stored.',
})
export class DraftedOrderType {
  @Field(() => Int, { description: 'Revision of the other timeline at which it was given.' })
  revision: number;

  @Field(() => Int, { description: 'Turn in which it was given there.' })
  turn: number;

  @Field(() => PhaseCodes, { description: 'Phase in which it was given there.' })
  phase: string;

  @Field(() => String, { description: 'It in a plain sentence.' })
  sentence: string;

  @Field(() => JsonScalar, {
    description: 'It alone, as `orders` of `submitOrders`: of a sheet, one with this row.',
  })
  orders: unknown;

  @Field(() => Boolean, {
    description: 'Whether it goes on a sheet, together with other orders; else it is done at once.',
  })
  onSheet: boolean;

  @Field(() => ID, {
    nullable: true,
    description:
      'With `option` for `giveOrders`: its piece, or what stands for the whole side; null where no option is exactly it.',
  })
  piece: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Key of the option that stands for exactly this order now; null where none is offered.',
  })
  option: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether it may be given now, behind those before it; null where only what the viewer does not know decides.',
  })
  fits: boolean | null;

  @Field(() => [ViolationType], {
    description: 'Why it does not fit, by paths in `orders`; empty where it may.',
  })
  barred: ViolationType[];
}

@ObjectType('PlanDraft', {
  description:
    'What the own seat ordered on another timeline since that one left this, ready to be given here: nothing is touched until it is submitted.',
})
export class PlanDraftType {
  @Field(() => Int, {
    nullable: true,
    description:
      'Turn of the other timeline that the orders are of; null where the seat ordered nothing there.',
  })
  turn: number | null;

  @Field(() => [Int], { description: 'All turns in which the seat ordered something there.' })
  turns: number[];

  @Field(() => [DraftedOrderType], {
    description: 'Order by order, as they were given; of several sheets for one phase, the last.',
  })
  orders: DraftedOrderType[];

  @Field(() => [JsonScalar], {
    description:
      'What gives all that may fit: each goes as it is into `orders` of `submitOrders`, one after the other.',
  })
  ready: unknown[];
}
