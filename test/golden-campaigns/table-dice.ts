import { drawFaces, type EnteredFaces } from '../../src/dice/index.js';
import type { Verdict } from '../../src/engine/index.js';
import type { NeededRoll } from '../../src/kernel/index.js';

/** What falls on the table follows from it and from the roll alone. */
const HAND = 'ab1e'.repeat(16);

/** Faces of the rolls that are asked for, as they fall on the table. */
export const thrown = (rolls: readonly NeededRoll[]): readonly EnteredFaces[] =>
  rolls.map(({ key, count, sides }) => {
    const { rule, purpose, subject, counter } = key;
    return { rule, purpose, subject, counter, faces: drawFaces(HAND, key, count, sides) };
  });

/** Says a command, throws what is asked for, and says it again with the faces, until nothing is asked for any more. */
export function saidAtTable(say: (entered: readonly EnteredFaces[]) => Verdict): Verdict {
  const entered: EnteredFaces[] = [];
  for (;;) {
    const verdict = say(entered);
    if (verdict.kind !== 'rollsNeeded') return verdict;
    entered.push(...thrown(verdict.rolls));
  }
}
