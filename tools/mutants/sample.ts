import { createHash } from 'node:crypto';
import type { Mutant } from './protocol.js';

/** Draws mutants by lot: the same ones for the same seed and the same code. */
export function draw(mutants: readonly Mutant[], count: number, seed: string): readonly Mutant[] {
  const lot = ({ file, line, column, mutator, replacement }: Mutant) =>
    createHash('sha256')
      .update(JSON.stringify([seed, file, line, column, mutator, replacement]))
      .digest('hex');
  return mutants
    .map((mutant) => ({ mutant, lot: lot(mutant) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}

const RULE_ID = /\b[A-Z]{3,}-[A-Z]+-\d+[a-z]?\b/g;

/** The rule that the code around a mutant cites: the last one named at or above its line of the source. */
export function ruleOf({ line }: Mutant, source: string): string {
  const above = source.split('\n').slice(0, line).join('\n').match(RULE_ID);
  return above?.at(-1) ?? 'no rule';
}

/** One line: place, rule, what was changed. */
export const describeMutant = (mutant: Mutant, source: string): string =>
  `${mutant.file}:${mutant.line}:${mutant.column} ${ruleOf(mutant, source)} ` +
  `${short(mutant.text)} → ${short(mutant.replacement)}`;

const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 90 ? `${line.slice(0, 60)} … ${line.slice(-25)}` : line;
};
