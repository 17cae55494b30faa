import { applyDecorators } from '@nestjs/common';
import { Field, Float, ID, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  Equals,
  IsArray,
  IsBoolean,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  Min,
  ValidateBy,
  ValidateNested,
  buildMessage,
  type ValidationOptions,
} from 'class-validator';
import type { EnumValues } from './described-enum.js';

/*
 * One decorator per input field: its GraphQL type, its description and the check of its form together, so that
 * no field can be in the schema without the check.
 */

export interface InputFieldOptions {
  /** May be left out. */
  readonly optional?: boolean;
  /** A list of at most so many. */
  readonly listOf?: number;
  readonly defaultValue?: unknown;
}

export interface TextOptions extends InputFieldOptions {
  /** Characters; default 1. */
  readonly min?: number;
  /** Characters; default 200. */
  readonly max?: number;
}

export interface NumberOptions extends InputFieldOptions {
  readonly min?: number;
  readonly max?: number;
}

// oxlint-disable-next-line typescript/no-explicit-any
type AnyType = any;

/** What is known of an input field without looking at its checks. */
export interface KnownField {
  /** Most members; undefined where it is no list. */
  readonly listOf: number | undefined;
  /** The input class that it holds; null where it holds values. */
  readonly type: (() => AnyType) | null;
}

const KNOWN = new WeakMap<object, Map<string, KnownField>>();

/** The field of an input class, or of one that it extends. */
export function knownField(input: AnyType, name: string): KnownField | undefined {
  for (let at: object | null = input.prototype; at !== null; at = Object.getPrototypeOf(at)) {
    const found = KNOWN.get(at)?.get(name);
    if (found) return found;
  }
  return undefined;
}

function inputField(
  type: () => AnyType,
  description: string,
  options: InputFieldOptions,
  checks: readonly PropertyDecorator[],
  nested: KnownField['type'] = null,
): PropertyDecorator {
  const { optional, listOf, defaultValue } = options;
  const list = listOf !== undefined;
  const decorators: PropertyDecorator[] = [
    Field(list ? () => [type()] : type, {
      description: withCount(description, listOf),
      nullable: optional === true,
      ...(defaultValue === undefined ? {} : { defaultValue: defaultValue as never }),
    }) as PropertyDecorator,
    ...(optional ? [IsOptional()] : []),
    ...(list ? [IsArray(), ArrayMaxSize(listOf)] : []),
    ...checks,
  ];
  return (target, key) => {
    const fields = KNOWN.get(target) ?? new Map<string, KnownField>();
    KNOWN.set(target, fields.set(String(key), { listOf, type: nested }));
    decorators.forEach((each) => each(target, key));
  };
}

const each = (options: InputFieldOptions) => ({ each: options.listOf !== undefined });

/** Half a character cannot be written as UTF-8, so nothing that holds one could be hashed; NUL ends texts in places. */
const wholeCharacters = (options: InputFieldOptions): PropertyDecorator =>
  Matches(/^[^\p{Surrogate}\0]*$/u, {
    ...each(options),
    message: '$property must be Unicode text without NUL',
  });

/** Text of 1–200 characters unless said otherwise. */
export const TextField = (description: string, options: TextOptions = {}): PropertyDecorator =>
  inputField(() => String, withLength(description, options), options, [
    IsString(each(options)),
    Length(options.min ?? 1, options.max ?? 200, each(options)),
    wholeCharacters(options),
  ]);

/** Identifier of 1–128 characters. */
export const IdField = (description: string, options: InputFieldOptions = {}): PropertyDecorator =>
  inputField(() => ID, description, options, [
    IsString(each(options)),
    Length(1, 128, each(options)),
    wholeCharacters(options),
  ]);

/** Integer of 32 bits, bounded as said. */
export const WholeField = (description: string, options: NumberOptions = {}): PropertyDecorator =>
  inputField(() => Int, withRange(description, options), options, [IsInt(each(options)), ...bounds(options)]);

export const DecimalField = (description: string, options: NumberOptions = {}): PropertyDecorator =>
  inputField(() => Float, description, options, [
    IsNumber({ allowInfinity: false, allowNaN: false }, each(options)),
    ...bounds(options),
  ]);

export const FlagField = (description: string, options: InputFieldOptions = {}): PropertyDecorator =>
  inputField(() => Boolean, description, options, [IsBoolean(each(options))]);

/** One of an enum's values (of `describedEnum`). */
export const ChoiceField = (
  description: string,
  values: EnumValues,
  options: InputFieldOptions = {},
): PropertyDecorator => inputField(() => values, description, options, [isAmong(values, each(options))]);

/** One of the values as they are when it is asked: rulesets bring some of them along later than fields are declared. */
const isAmong = (values: EnumValues, options: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isIn',
      validator: {
        validate: (value): boolean => Object.values(values).includes(value as string),
        defaultMessage: buildMessage(
          (prefix) =>
            `${prefix}$property must be one of the following values: ${Object.values(values).join(', ')}`,
          options,
        ),
      },
    },
    options,
  );

/** Another input class; its own fields are checked too. */
export const NestedField = (
  description: string,
  type: () => AnyType,
  options: InputFieldOptions = {},
): PropertyDecorator =>
  inputField(
    type,
    description,
    options,
    [ValidateNested(each(options)), Type(type) as PropertyDecorator],
    type,
  );

/** A hex by its axial coordinates, `q,r`. */
export const HexField = (description: string, options: InputFieldOptions = {}): PropertyDecorator =>
  applyDecorators(
    Matches(/^-?\d{1,4},-?\d{1,4}$/, {
      each: options.listOf !== undefined,
      message: '$property must be a hex written `q,r`, e.g. `3,-2`',
    }),
    IdField(description, options),
  );

/** A member of a oneOf input that says something without any figures: it must be true. */
export const YesField = (description: string): PropertyDecorator =>
  applyDecorators(Equals(true), FlagField(`${description} Give \`true\`.`, { optional: true }));

/** So many members any list may have at most; a list that may not says so. */
const MOST_MEMBERS = 2000;

const withCount = (description: string, most: number = MOST_MEMBERS): string =>
  most < MOST_MEMBERS && !/\d/.test(description) ? `${description} At most ${most} of them.` : description;

/** A text whose length is bounded in a way of its own says so. */
const withLength = (description: string, { max, listOf }: TextOptions): string =>
  max === undefined
    ? description
    : `${description} ${listOf === undefined ? 'At' : 'Each at'} most ${max} characters.`;

const INT_MIN = -2_147_483_648;
const INT_MAX = 2_147_483_647;

/** A figure says between what it stands, where its sentence has not said it. */
function withRange(description: string, options: NumberOptions): string {
  const { min = INT_MIN, max = INT_MAX, listOf } = options;
  const isOpen = max >= INT_MAX;
  if (/\d/.test(description) || (isOpen && min <= INT_MIN)) return description;
  const range = isOpen ? `${min} or more` : min <= INT_MIN ? `${max} or less` : `${min} to ${max}`;
  return `${description} ${listOf === undefined ? '' : 'Each '}${range}.`;
}

function bounds(options: NumberOptions): readonly PropertyDecorator[] {
  return [
    ...(options.min === undefined ? [] : [Min(options.min, each(options))]),
    ...(options.max === undefined ? [] : [Max(options.max, each(options))]),
  ];
}
