/** What an input class holds as the core takes it: what was left out or null is not there at all. */
export type Plain<T> = T extends readonly (infer Item)[]
  ? readonly Plain<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: Plain<Exclude<T[K], null>> }
    : T;

/** A plain copy without members that are null or undefined. */
export function plain<T>(input: T): Plain<T> {
  if (Array.isArray(input)) return input.map((each) => plain<unknown>(each)) as Plain<T>;
  if (typeof input !== 'object' || input === null) return input as Plain<T>;
  const given = Object.entries(input).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, plain<unknown>(value)])) as Plain<T>;
}
