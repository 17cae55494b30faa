/** Those who have not locked what all do at once: who is waited for, in their order. */
export const notLocked = (parties: readonly string[], locked: readonly string[]): readonly string[] =>
  parties.filter((each) => !locked.includes(each));

/** The locks with those of some more, in the order in which they were given. */
export const withLocks = (locked: readonly string[], more: readonly string[]): readonly string[] => [
  ...locked,
  ...notLocked(more, locked),
];

/** The locks without those of some, who may change their orders again. */
export const withoutLocks = (locked: readonly string[], taken: readonly string[]): readonly string[] =>
  notLocked(locked, taken);
