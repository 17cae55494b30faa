import { applyDecorators } from '@nestjs/common';
import { Field, ID, Int } from '@nestjs/graphql';
import { Equals, Matches } from 'class-validator';
import { FlagField, IdField, type InputFieldOptions } from '../../schema/input-fields.js';

/*
 * Fields that the planetary types have often. Answers say what they are with one decorator each, as inputs do.
 */

/** A hex by its axial coordinates, `q,r` (PLN-MAP-01). */
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

export interface OutOptions {
  readonly nullable?: boolean;
  readonly list?: boolean;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type TypeOf = () => any;

/** A field of an answer. */
export const Out = (
  type: TypeOf,
  description: string,
  { nullable, list }: OutOptions = {},
): PropertyDecorator =>
  Field(list ? () => [type()] : type, { description, nullable: nullable === true }) as PropertyDecorator;

export const OutText = (description: string, options?: OutOptions) => Out(() => String, description, options);
export const OutId = (description: string, options?: OutOptions) => Out(() => ID, description, options);
export const OutWhole = (description: string, options?: OutOptions) => Out(() => Int, description, options);
export const OutFlag = (description: string, options?: OutOptions) =>
  Out(() => Boolean, description, options);
export const OutHex = (description: string, options?: OutOptions) =>
  Out(() => ID, `${description} Written \`q,r\`.`, options);
