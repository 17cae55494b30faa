import { measureWords } from '../look/words.js';

/** Whom or what an account `BP:hex:1,1` is of, by name; kinds between need not be told. */
export const heldBy = (account: string, nameOf: (key: string) => string): readonly string[] => {
  const held = account.split(':').slice(1);
  return held.filter((part, at) => at === held.length - 1 || nameOf(part) !== part).map(nameOf);
};

/** `VP · Ada` for `VP:seat-1`. */
export const accountWords = (account: string, nameOf: (key: string) => string): string =>
  [measureWords(account.split(':')[0] ?? account), ...heldBy(account, nameOf)].join(' · ');
