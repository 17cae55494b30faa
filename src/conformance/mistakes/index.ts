import type { LoadedCase } from '../case-files.js';
import type { CaseOpening } from '../opening.js';
import { commandMistakes } from './command-mistakes.js';
import { givenMistakes } from './given-mistakes.js';
import type { Mistake } from './mistake.js';
import { thenMistakes } from './then-mistakes.js';

export { CaseMistake, thereIsNo, type Mistake } from './mistake.js';
export { nameMistakes } from './name-mistakes.js';

/** All that means nothing in a case; a case with a mistake is not played. */
export const mistakesOf = (loaded: LoadedCase, opening: CaseOpening): readonly Mistake[] => [
  ...givenMistakes(loaded, opening),
  ...commandMistakes(loaded, opening),
  ...thenMistakes(loaded, opening),
];
