import { InputType } from '@nestjs/graphql';
import { id, list, named, record, said, text, whole, type Shaped } from '../../src/kernel/index.js';
import { describedEnum } from '../../src/service/graphql/schema/described-enum.js';
import {
  ChoiceField,
  FlagField,
  IdField,
  NestedField,
  TextField,
  WholeField,
} from '../../src/service/graphql/schema/input-fields.js';
import type { RulesetFace } from '../../src/service/graphql/rulesets/face.js';
import { ORDER_CODES, type OrderCode } from '../toy/state.js';
import { TOY, type ToyCommand, type ToyPosition, type ToyState } from '../toy/index.js';

const OrderCodes = describedEnum(
  'ToyOrder',
  'What a unit may be ordered.',
  Object.fromEntries(ORDER_CODES.map((code) => [code, `The unit shall ${code.toLowerCase()}.`])),
);

@InputType({ description: 'An order for one unit.' })
class ToyUnitOrderInput {
  @IdField('The unit.')
  unit: string;

  @ChoiceField('What it shall do.', OrderCodes)
  order: OrderCode;
}

@InputType({ description: 'Plays a card.' })
class ToyCardInput {
  @TextField('The card.')
  card: string;

  @IdField('Whom it is aimed at.', { optional: true })
  target?: string | null;
}

@InputType({ description: 'Attacks.' })
class ToyAttackInput {
  @IdField('The attacking unit.')
  unit: string;

  @IdField('The attacked unit.')
  target: string;
}

@InputType({ description: 'The arbiter judges a ruse.' })
class ToyJudgementInput {
  @FlagField('Whether it works.')
  allow: boolean;

  @TextField('Why.')
  reason: string;
}

@InputType({ isOneOf: true, description: 'What a seat of the toy says.' })
class ToyOrdersInput {
  @NestedField('The order sheet.', () => ToyUnitOrderInput, { optional: true, listOf: 20 })
  sheet?: ToyUnitOrderInput[] | null;

  @WholeField('The secret objective: a cell.', { optional: true, min: 0, max: 100 })
  objective?: number | null;

  @NestedField('Plays a card.', () => ToyCardInput, { optional: true })
  playCard?: ToyCardInput | null;

  @NestedField('Attacks.', () => ToyAttackInput, { optional: true })
  attack?: ToyAttackInput | null;

  @FlagField('Passes (give `true`).', { optional: true })
  pass?: boolean | null;

  @NestedField('The arbiter judges the ruse that waits.', () => ToyJudgementInput, { optional: true })
  judge?: ToyJudgementInput | null;
}

@InputType({ description: 'The defender answers.' })
class ToyResultInput {
  @FlagField('Whether the defender stands; else it withdraws.')
  stand: boolean;
}

@InputType({ description: 'A unit on the line.' })
class ToyUnitInput {
  @IdField('Its id.')
  id: string;

  @IdField('Whose it is.')
  seat: string;

  @WholeField('Where it stands.', { min: 0, max: 100 })
  cell: number;

  @WholeField('How strong it is.', { min: 0, max: 100 })
  strength: number;
}

@InputType({ description: 'Supply of a seat.' })
class ToySupplyInput {
  @IdField('The seat.')
  seat: string;

  @WholeField('How much.', { min: 0, max: 1000 })
  amount: number;
}

@InputType({ description: 'A line-up.' })
class ToyPositionInput {
  @NestedField('The units.', () => ToyUnitInput, { listOf: 100 })
  units: ToyUnitInput[];

  @NestedField('The supply.', () => ToySupplyInput, { listOf: 10 })
  supply: ToySupplyInput[];
}

const hand = named(
  'Hand',
  'A hand of cards.',
  record({
    seat: said('Whose it is.', id),
    cards: said('The cards that the viewer may see.', list(text)),
  }),
);

const details = named(
  'Details',
  "The toy's own state.",
  record({
    length: said('Cells of the line.', whole()),
    initiative: said('Seats in the order of acting.', list(id)),
    hands: said('Hands.', list(hand)),
  }),
);

function toCommand(input: ToyOrdersInput): ToyCommand {
  if (input.sheet)
    return { type: 'SubmitOrders', orders: input.sheet.map(({ unit, order }) => ({ unit, order })) };
  if (typeof input.objective === 'number') return { type: 'ChooseObjective', cell: input.objective };
  if (input.playCard) {
    const { card, target } = input.playCard;
    return { type: 'PlayCard', card, ...(target ? { target } : {}) };
  }
  if (input.attack) return { type: 'Attack', unit: input.attack.unit, target: input.attack.target };
  if (input.judge) return { type: 'Rule', allow: input.judge.allow, reason: input.judge.reason };
  return { type: 'Pass' };
}

const toPosition = ({ units, supply }: ToyPositionInput): ToyPosition => ({
  units: units.map(({ id, seat, cell, strength }) => ({ id, seat, cell, strength })),
  supply: Object.fromEntries(supply.map(({ seat, amount }) => [seat, amount])),
});

export const TOY_FACE: RulesetFace<ToyState, ToyOrdersInput, ToyResultInput, ToyPositionInput> = {
  ruleset: TOY,
  prefix: 'Toy',
  description: 'Skirmish on a line.',
  orders: { type: ToyOrdersInput, map: toCommand },
  battleResult: {
    type: ToyResultInput,
    map: (_battle, { stand }): ToyCommand => ({ type: 'AnswerAttack', stand }),
  },
  position: { type: ToyPositionInput, map: toPosition },
  details: {
    shape: details,
    of: ({ length, initiative, hands }): Shaped<typeof details> => ({
      length,
      initiative,
      hands: Object.entries(hands).map(([seat, cards]) => ({ seat, cards })),
    }),
  },
  forecast: null,
  common: {
    withdrawOrders: null,
    lockPhase: (): ToyCommand => ({ type: 'LockOrders' }),
    unlockPhase: null,
    closePhase: (): ToyCommand => ({ type: 'ClosePhase' }),
    confirmBattle: null,
    disputeBattle: null,
  },
  words: {
    terrain: { OPEN: 'Open ground.' },
    battleMethod: { stand: 'The attacked unit stood.', withdraw: 'The attacked unit withdrew.' },
  },
  messages: { 'TOY-SET-01/STRENGTH_1_TO_6': 'A unit has strength 1 to 6.' },
  resolvers: [],
};
