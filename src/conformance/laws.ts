import { booksBalance } from './laws/books.js';
import { optionsAgree } from './laws/choices.js';
import { namesItsRules } from './laws/citations.js';
import { canBeClosed } from './laws/closing.js';
import { folds } from './laws/folding.js';
import type { Law, Lived } from './laws/lived.js';
import { hidesFromTheLesser } from './laws/sight.js';

/** The suite that every ruleset gets: each law is tried at the end of each of its cases. */
const LAWS: readonly Law[] = [booksBalance, namesItsRules, hidesFromTheLesser, optionsAgree, canBeClosed];

/** Promises of every ruleset that a case broke, in plain words. States that do not fold are not looked into further. */
export function brokenLaws(lived: Lived): readonly string[] {
  const unsound = folds(lived);
  return unsound.length > 0 ? unsound : LAWS.flatMap((law) => law(lived));
}
