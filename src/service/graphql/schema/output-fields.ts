import { Field, ID, Int } from '@nestjs/graphql';

/*
 * Answers say what they are with one decorator each, as inputs do.
 */

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
