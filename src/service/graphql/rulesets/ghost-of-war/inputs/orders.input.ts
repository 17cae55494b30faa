import { InputType } from '@nestjs/graphql';
import type { GhostOfWarCommand } from '../../../../../rulesets/ghost-of-war/index.js';
import { IdField, NestedField, WholeField } from '../../../schema/input-fields.js';
import { GhostOfWarArbiterInput, toArbiterCommand } from './arbiter.input.js';
import { GhostOfWarGoodsInput, GoodsField, toGoods } from './goods.input.js';
import { toOrder } from './order.input.js';
import { GhostOfWarSheetInput } from './position.input.js';

@InputType({ description: 'Goods offered for goods (GOW-BUF-09).' })
export class GhostOfWarOfferInput {
  @IdField('The own faction.')
  faction: string;

  @IdField('Entity that gives; for resources of a stock the faction.')
  giver: string;

  @IdField('Entity or faction of the partner.')
  taker: string;

  @GoodsField('What is given.')
  given: GhostOfWarGoodsInput;

  @GoodsField('What is asked for it.')
  asked: GhostOfWarGoodsInput;
}

@InputType({ description: 'A word about an offer.' })
export class GhostOfWarOfferAnswerInput {
  @IdField('The own faction.')
  faction: string;

  @IdField('The offer.')
  offer: string;
}

@InputType({ description: 'A die that is thrown again (GOW-DIC-03).' })
export class GhostOfWarRerollInput {
  @IdField('Character whose right is used.')
  character: string;

  @WholeField('Which die of the roll, from 0.', { min: 0, max: 1000 })
  die: number;
}

@InputType({
  isOneOf: true,
  description: 'What a seat orders: the sheet of a faction, or a word outside the sheets.',
})
export class GhostOfWarOrdersInput {
  @NestedField(
    'S1: the whole sheet of a faction; it replaces the one before it and is sealed until S1 closes (GOW-RND-02).',
    () => GhostOfWarSheetInput,
    { optional: true },
  )
  sheet?: GhostOfWarSheetInput | null;

  @IdField('S1: no more orders of this faction. `lockPhase` locks all factions of the seat.', {
    optional: true,
  })
  lock?: string | null;

  @IdField(
    'S1: the lock of this faction is taken back, until the last has locked. `unlockPhase` does it for all factions of the seat.',
    { optional: true },
  )
  unlock?: string | null;

  @NestedField('Offers goods.', () => GhostOfWarOfferInput, { optional: true })
  offerExchange?: GhostOfWarOfferInput | null;

  @NestedField('Accepts an offer.', () => GhostOfWarOfferAnswerInput, { optional: true })
  acceptExchange?: GhostOfWarOfferAnswerInput | null;

  @NestedField('Takes an offer back.', () => GhostOfWarOfferAnswerInput, { optional: true })
  withdrawExchange?: GhostOfWarOfferAnswerInput | null;

  @NestedField('Throws a die again.', () => GhostOfWarRerollInput, { optional: true })
  reroll?: GhostOfWarRerollInput | null;

  @IdField('Lets the dice lie: the character whose right is not used (GOW-DIC-03).', { optional: true })
  passReroll?: string | null;

  @NestedField('Arbiter.', () => GhostOfWarArbiterInput, { optional: true })
  arbiter?: GhostOfWarArbiterInput | null;
}

/** What is ordered as the core takes it. Exactly one member is set: the schema sees to it. */
export function toCommand(input: GhostOfWarOrdersInput): GhostOfWarCommand {
  const { sheet, lock, unlock, offerExchange, acceptExchange, withdrawExchange, reroll, arbiter } = input;
  if (arbiter) return toArbiterCommand(arbiter);
  if (sheet) return { type: 'SubmitOrders', faction: sheet.faction, orders: sheet.orders.map(toOrder) };
  if (lock) return { type: 'LockOrders', faction: lock };
  if (unlock) return { type: 'UnlockOrders', faction: unlock };
  if (offerExchange) {
    const { faction, giver, taker, given, asked } = offerExchange;
    return { type: 'OfferExchange', faction, giver, taker, given: toGoods(given), asked: toGoods(asked) };
  }
  if (acceptExchange) {
    return { type: 'AcceptExchange', faction: acceptExchange.faction, offer: acceptExchange.offer };
  }
  if (withdrawExchange) {
    return { type: 'WithdrawExchange', faction: withdrawExchange.faction, offer: withdrawExchange.offer };
  }
  if (reroll) return { type: 'RerollFateDie', character: reroll.character, die: reroll.die };
  return { type: 'PassReroll', character: input.passReroll ?? '' };
}
