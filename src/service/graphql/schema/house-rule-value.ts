import type { Type } from '@nestjs/common';
import { InputType } from '@nestjs/graphql';
import type { HouseRuleFigure } from '../../../engine/index.js';
import { DecimalField, FlagField, NestedField, TextField } from './input-fields.js';

/** More figures than any table of house rules has. */
export const MOST_FIGURES = 1000;

@InputType('HouseRuleFigureInput', { description: 'One figure of a table of house rules, or one row of it.' })
export class HouseRuleFigureInput implements HouseRuleFigure {
  @TextField('Keys of the table joined by dots, e.g. `Hive World.slots.Minima` or `S1`.')
  figure: string;

  @DecimalField('The figure; exactly one of `number` and `numbers`.', { optional: true })
  number?: number | null;

  @DecimalField('The row, where the table has rows.', { optional: true, listOf: 20 })
  numbers?: number[] | null;
}

const INPUTS = new Map<string, Type<object>>();

/** The value of a house rule of a ruleset, in the member for its kind: `<prefix>HouseRuleValueInput`. */
export function houseRuleValueInput(prefix: string): Type<object> {
  const known = INPUTS.get(prefix);
  if (known) return known;
  const type = class {};
  INPUTS.set(prefix, type);
  InputType(`${prefix}HouseRuleValueInput`, {
    isOneOf: true,
    description: 'The value of a house rule: of the kind that the rule has.',
  })(type);
  DecimalField('A figure.', { optional: true })(type.prototype, 'number');
  FlagField('Yes or no.', { optional: true })(type.prototype, 'flag');
  TextField('One of the words of a choice.', { optional: true })(type.prototype, 'choice');
  DecimalField('A row of figures.', { optional: true, listOf: 200 })(type.prototype, 'numbers');
  NestedField('A whole table.', () => HouseRuleFigureInput, { optional: true, listOf: MOST_FIGURES })(
    type.prototype,
    'figures',
  );
  return type;
}
