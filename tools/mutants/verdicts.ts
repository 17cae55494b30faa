import type { Mutant } from './protocol.js';

/** What a judge may say of a mutant, by whether it leaves it to the next one. */
export interface Verdicts<Noticed extends string, Left extends string> {
  readonly noticed: Noticed;
  readonly left: readonly Left[];
}

const verdicts = <const Noticed extends string, const Left extends string>(
  noticed: Noticed,
  ...left: Left[]
): Verdicts<Noticed, Left> => ({ noticed, left });

export const BY_CASES = verdicts('a case fails', 'no case fails', 'no case comes here');
export const BY_COMPILER = verdicts('does not compile', 'compiles');
export const BY_TESTS = verdicts('only other tests fail', 'NOTHING FAILS');

type Of<Judge> = Judge extends Verdicts<infer Noticed, infer Left> ? Noticed | Left : never;
export type ByCases = Of<typeof BY_CASES>;
export type ByCompiler = Of<typeof BY_COMPILER>;
export type ByTests = Of<typeof BY_TESTS>;
export type Verdict = ByCases | ByCompiler | ByTests;

/** Where verdicts are noted. */
export interface Book {
  /** What has been said of a mutant. */
  verdictsOn(mutant: string): readonly Verdict[];
  note(mutant: string, verdict: Verdict): void;
}

/** Nobody wants to read of these: the one is as it should be, the other is asked of the next judge. */
const PASSED_OVER: readonly Verdict[] = [BY_CASES.noticed, ...BY_COMPILER.left];

/** The mutants that a judge leaves. One that it has judged before, in a run that broke off, is not judged again. */
export async function leftBy<Noticed extends Verdict, Left extends Verdict>(
  mutants: readonly Mutant[],
  { noticed, left }: Verdicts<Noticed, Left>,
  judge: (mutant: Mutant) => Promise<Noticed | Left>,
  book: Book,
  tell: (mutant: Mutant, verdict: Verdict) => void,
): Promise<readonly Mutant[]> {
  const words: readonly Verdict[] = [noticed, ...left];
  const remaining: Mutant[] = [];
  for (const mutant of mutants) {
    const before = book.verdictsOn(mutant.id).find((each) => words.includes(each));
    const verdict = before ?? (await judge(mutant));
    if (!before) book.note(mutant.id, verdict);
    if (!PASSED_OVER.includes(verdict)) tell(mutant, verdict);
    if (verdict !== noticed) remaining.push(mutant);
  }
  return remaining;
}
