// oxlint-disable-next-line no-restricted-imports -- here it gets to know types
import { Inject as nestInject, type FactoryProvider, type Type } from '@nestjs/common';

declare const PROVIDED: unique symbol;

/** Name under which something is provided that is no class, with its type. */
export type Token<T> = symbol & { readonly [PROVIDED]?: T };

export const token = <T>(name: string): Token<T> => Symbol(name) as Token<T>;

type Constructor = abstract new (...parts: never[]) => unknown;

/** Takes for a parameter of a constructor what a token names. A parameter of another type does not compile. */
export const Inject =
  <T>(named: Token<T>) =>
  <C extends Constructor, I extends number>(
    target: C,
    key: undefined,
    index: I & ([T] extends [ConstructorParameters<C>[I]] ? unknown : never),
  ): void =>
    nestInject(named)(target, key, index);

type Provided<D> = D extends Token<infer T> ? T : D extends Type<infer T> ? T : never;

/** Makes what a token or class names from what others name, in their order. Parameters of other types do not compile. */
export const provider = <T, const D extends readonly (Token<unknown> | Type<unknown>)[]>(
  provide: Token<T> | Type<T>,
  inject: D,
  useFactory: (...parts: { -readonly [K in keyof D]: Provided<D[K]> }) => T | Promise<T>,
): FactoryProvider<T> => ({ provide, inject: [...inject], useFactory: useFactory as never });
