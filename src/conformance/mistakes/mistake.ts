import leven from 'leven';

/** A word, an index or a name in a case that means nothing. */
export interface Mistake {
  /** Where in the case, e.g. `['when', 0, 'command', 'unt']`. */
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Thrown where a case cannot be played on. */
export class CaseMistake extends Error implements Mistake {
  constructor(
    readonly path: readonly PropertyKey[],
    message: string,
  ) {
    super(message);
  }
}

const LISTED = 40;
const NEAR = 5;

/** `there is no seat Nobody; known: seat-1, seat-2`; of many words those that are written most alike. */
export function thereIsNo(what: string, word: string, known: readonly string[]): string {
  const near = [...known].sort((one, other) => leven(word, one) - leven(word, other)).slice(0, NEAR);
  const hint = known.length > LISTED ? `near it: ${near.join(', ')}` : `known: ${known.join(', ')}`;
  return `there is no ${what} ${word}; ${hint}`;
}
