/** A member of a form that is being filled in: JSON, null where it has to be said yet. */
export type Value = unknown;
export type Members = Readonly<Record<string, Value>>;

/** Marks a row that was offered and takes no part. */
const LEFT_OUT = '$leftOut';

export const isRecord = (value: Value): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const membersOf = (value: Value): Members => (isRecord(value) ? value : {});
export const listOf = (value: Value): readonly Value[] => (Array.isArray(value) ? (value as Value[]) : []);

export const isLeftOut = (row: Value): boolean => membersOf(row)[LEFT_OUT] === true;
export const leftOut = (row: Value, out: boolean): Members => ({ ...membersOf(row), [LEFT_OUT]: out });

/** What is sent: rows that take part, and members that are said. */
export function said(value: Value): Value {
  if (Array.isArray(value)) return value.filter((each) => !isLeftOut(each)).map(said);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) =>
      name === LEFT_OUT || member === null || member === '' || member === undefined
        ? []
        : [[name, said(member)]],
    ),
  );
}

/** `list` with its item at `at` moved one place up. */
export const movedUp = (list: readonly Value[], at: number): readonly Value[] =>
  at === 0 ? list : [...list.slice(0, at - 1), list[at], list[at - 1], ...list.slice(at + 1)];
