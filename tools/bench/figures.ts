import { append } from './append.js';
import { asOf } from './as-of.js';
import { closePhase } from './close-phase.js';
import { commands } from './commands.js';
import type { Figure } from './figure.js';
import { fork } from './fork.js';
import { groupCommit } from './group-commit.js';
import { memory } from './memory.js';
import { rebuild } from './rebuild.js';
import { start } from './start.js';

/** All figures, in the order in which they are measured. */
export const FIGURES: readonly Figure[] = [
  append,
  groupCommit,
  commands,
  closePhase,
  rebuild,
  fork,
  asOf,
  start,
  memory,
];
