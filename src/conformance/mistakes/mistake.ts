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
  const near = [...known].sort((one, other) => distance(word, one) - distance(word, other)).slice(0, NEAR);
  const told = known.length > LISTED ? `near it: ${near.join(', ')}` : `known: ${known.join(', ')}`;
  return `there is no ${what} ${word}; ${told}`;
}

/** Letters to change, to add or to take away until one word is the other. */
function distance(one: string, other: string): number {
  const start = Array.from({ length: other.length + 1 }, (_, at) => at);
  const end = [...one].reduce((above, letter, row) => {
    let [left, corner] = [row + 1, row];
    const line = above.slice(1).map((over, at) => {
      const changed = corner + (letter === other[at] ? 0 : 1);
      corner = over;
      left = Math.min(changed, over + 1, left + 1);
      return left;
    });
    return [row + 1, ...line];
  }, start);
  return end.at(-1) ?? 0;
}
