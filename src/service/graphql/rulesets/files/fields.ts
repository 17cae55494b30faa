/** What a field says, or why it cannot be read. */
export type Read<T> = { readonly value: T } | { readonly wrong: string };
export type Reader<T> = (value: unknown) => Read<T>;

const wrong = (message: string): { readonly wrong: string } => ({ wrong: message });

/** Text of 1 to so many characters. */
export const text =
  (most: number): Reader<string> =>
  (value) => {
    const said = typeof value === 'number' ? String(value) : value;
    if (typeof said !== 'string' || said.length === 0) return wrong('It must be text.');
    if (!/^[^\p{Surrogate}\0]*$/u.test(said)) return wrong('It must be Unicode text without NUL.');
    return said.length <= most ? { value: said } : wrong(`It must have at most ${most} characters.`);
  };

/** A whole number between bounds. */
export const whole =
  (least: number, most: number): Reader<number> =>
  (value) => {
    const number = typeof value === 'string' && /^-?\d{1,9}$/.test(value) ? Number(value) : value;
    if (typeof number !== 'number' || !Number.isInteger(number)) return wrong('It must be a whole number.');
    return number >= least && number <= most
      ? { value: number }
      : wrong(`It must be a number from ${least} to ${most}.`);
  };

const YES: readonly string[] = ['yes', 'y', 'true', 'x', '1'];
const NO: readonly string[] = ['no', 'n', 'false', '0', '-'];

export const flag: Reader<boolean> = (value) => {
  if (typeof value === 'boolean') return { value };
  const said = String(value).toLowerCase();
  if (YES.includes(said)) return { value: true };
  return NO.includes(said) ? { value: false } : wrong('It must be yes or no.');
};

/** One of the words, in capitals or not. */
export const choice =
  <T extends string>(words: readonly T[]): Reader<T> =>
  (value) => {
    const found = words.find((word) => word.toLowerCase() === String(value).toLowerCase());
    return found ? { value: found } : wrong(`It must be one of: ${words.join(', ')}.`);
  };

/** Entries: of a table divided by `|`, of JSON a list. */
export const list =
  <T>(entry: Reader<T>, most: number): Reader<readonly T[]> =>
  (value) => {
    const entries: readonly unknown[] | null = Array.isArray(value)
      ? (value as readonly unknown[])
      : typeof value === 'string'
        ? value.split('|').map((each) => each.trim())
        : null;
    if (!entries) return wrong('It must be a list.');
    if (entries.length > most) return wrong(`It must have at most ${most} entries.`);
    const read = entries.map(entry);
    const bad = read.findIndex((each) => 'wrong' in each);
    if (bad >= 0) return wrong(`Entry ${bad + 1}: ${(read[bad] as { readonly wrong: string }).wrong}`);
    return { value: read.map((each) => (each as { readonly value: T }).value) };
  };

/** A name, and what is said behind it in the same entry of a table: `flamer 6 stays`. */
export const words = (value: unknown): readonly string[] | null =>
  typeof value === 'string' ? value.split(/\s+/).filter((each) => each !== '') : null;

/** A member of an object of JSON; undefined where there is none. */
export const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
