/** The only throw of the pure floors: a union member that no branch handles is a bug of ours. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
