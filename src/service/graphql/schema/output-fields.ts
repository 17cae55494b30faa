import { Field, ID, Int } from '@nestjs/graphql';

/*
 * Answers say what they are with one decorator each, as inputs do.
 */

export interface OutOptions {
  /** Name in the schema; that of the property when left out. */
  readonly name?: string;
  readonly nullable?: boolean;
  readonly list?: boolean;
}

// oxlint-disable-next-line typescript/no-explicit-any
type TypeOf = () => any;

/** A field of an answer. */
export const Out = (
  type: TypeOf,
  description: string,
  { name, nullable, list }: OutOptions = {},
): PropertyDecorator =>
  Field(list ? () => [type()] : type, {
    description,
    nullable: nullable === true,
    ...(name ? { name } : {}),
  }) as PropertyDecorator;

export const OutText = (description: string, options?: OutOptions) => Out(() => String, description, options);
export const OutId = (description: string, options?: OutOptions) => Out(() => ID, description, options);
/**
 * What the core calls the `id` of a thing, shown as `key`: it names the thing in its campaign, and the row shows the thing
 * at one moment for one viewer. Caches of clients take everything with one `id` for one object.
 */
export const OutKey = (description: string, options?: OutOptions) =>
  OutId(description, { ...options, name: 'key' });
export const OutWhole = (description: string, options?: OutOptions) => Out(() => Int, description, options);
export const OutFlag = (description: string, options?: OutOptions) =>
  Out(() => Boolean, description, options);
export const OutHex = (description: string, options?: OutOptions) =>
  Out(() => ID, `${description} Written \`q,r\`.`, options);
