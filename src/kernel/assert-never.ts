/** A union member that no branch handles is a bug of ours. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}

/**
 * A name in what was stored that the code does not know: it was renamed or taken away while something waited for it. Going on
 * would play something else than what was begun.
 * @param event type of the event that stored it
 * @param what kind of name, e.g. `dice task`
 */
export function unknownName(event: string, what: string, name: string): never {
  throw new Error(`${event} names the ${what} "${name}", which these rules do not know`);
}

/** Passes a fault on, and says where it was met. */
export function blame(where: string, fault: unknown): never {
  throw new Error(`${where}: ${fault instanceof Error ? fault.message : String(fault)}`, { cause: fault });
}

/** Something that must be there is not: state, tables and code do not fit together. @param what in words, e.g. `report` */
export function missing(what: string): never {
  throw new Error(`There is no ${what}, and there must be one`);
}
