import type { Type } from '@nestjs/common';
import { InputType } from '@nestjs/graphql';
import { formOf, type Field, type Form, type InputForm } from '../../../engine/index.js';
import type { Shape } from '../../../kernel/index.js';
import { houseRuleValueInput } from './house-rule-value.js';
import {
  ChoiceField,
  FlagField,
  HexField,
  IdField,
  NestedField,
  TextField,
  WholeField,
  YesField,
} from './input-fields.js';
import { enumOf } from './derived-enums.js';

const INT_MIN = -2_147_483_648;
const INT_MAX = 2_147_483_647;

/** Classes of inputs by their names, each with the form that it was made of. */
const INPUTS = new Map<string, { readonly form: InputForm; readonly type: Type<object> }>();

/**
 * The input class of a shape, made with the decorators of `input-fields.ts`: `<prefix><name>Input`, once for each name. Throws
 * where it has no name, or where another shape of the same name has other members.
 */
export function derivedInput(prefix: string, shape: Shape): Type<object> {
  const form = formOf(shape);
  if (form.kind !== 'input') throw new Error(`No input: ${shape.name ?? shape.is}.`);
  return classOf(prefix, form);
}

function classOf(prefix: string, form: InputForm): Type<object> {
  const name = `${prefix}${form.name}Input`;
  const known = INPUTS.get(name);
  if (known) {
    if (!sameMembers(known.form, form)) throw new Error(`Two inputs are called ${name}.`);
    return known.type;
  }
  if (!form.name) throw new Error(`An input of ${prefix} has no name: ${namesOf(form)}.`);
  const type = class {};
  Object.defineProperty(type, 'name', { value: name });
  INPUTS.set(name, { form, type });
  InputType(name, { description: form.about, ...(form.oneOf ? { isOneOf: true } : {}) })(type);
  for (const field of form.fields) decorate(prefix, field)(type.prototype, field.name);
  return type;
}

const namesOf = (form: InputForm): string => form.fields.map(({ name }) => name).join(', ');

const sameMembers = (one: InputForm, other: InputForm): boolean =>
  one === other || (namesOf(one) === namesOf(other) && one.about === other.about);

function decorate(prefix: string, { said, form, optional }: Field): PropertyDecorator {
  if (form.kind === 'list') return decorateForm(prefix, said, form.item, { optional, listOf: form.most });
  return decorateForm(prefix, said, form, { optional });
}

interface Options {
  readonly optional: boolean;
  readonly listOf?: number;
}

function decorateForm(prefix: string, said: string, form: Form, options: Options): PropertyDecorator {
  if (form.kind === 'input') {
    const type = classOf(prefix, form);
    return NestedField(said, () => type, options);
  }
  if (form.kind === 'list') throw new Error(`A list of lists has no input: ${said}`);
  const { of } = form;
  switch (of.is) {
    case 'flag':
      return form.yes ? YesField(said) : FlagField(said, options);
    case 'number':
      return WholeField(said, { ...options, ...boundsOf(of) });
    case 'word':
      return ChoiceField(said, enumOf(prefix, of), options);
    case 'text':
      return textField(prefix, said, of, options);
    case 'json': {
      const type = houseRuleValueInput(prefix);
      return NestedField(said, () => type, options);
    }
    default:
      throw new Error(`No input for ${of.is}: ${said}`);
  }
}

/** A bound that a rule sets is told by that rule. */
function boundsOf({ breach: told, min, max, entered }: Extract<Shape, { readonly is: 'number' }>) {
  if (entered) return { min: entered[0], max: entered[1] };
  return told.rule
    ? { min: INT_MIN, max: INT_MAX }
    : { min: Math.max(min, INT_MIN), max: Math.min(max, INT_MAX) };
}

function textField(
  prefix: string,
  said: string,
  of: Extract<Shape, { readonly is: 'text' }>,
  options: Options,
): PropertyDecorator {
  if (of.known) return ChoiceField(said, enumOf(prefix, of.known), options);
  if (of.names === 'hex') return HexField(said, options);
  if (of.names) return IdField(said, options);
  const { least: min, most: max } = of;
  return TextField(said, {
    ...options,
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  });
}
