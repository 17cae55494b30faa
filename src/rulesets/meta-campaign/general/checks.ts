import { existing } from '../../../kernel/index.js';
import type { RuleId } from '../catalog.js';
import type { EdcTable } from '../table.js';

const D20 = 20;

/** Glossary, `d20 check (T)`: it happens when the roll is at most T; at 0 or less never, at 20 or more always, without a roll. */
export function check(
  table: EdcTable,
  subject: string,
  target: number,
  rule: RuleId,
  purpose: string,
): boolean {
  if (target <= 0) return false;
  if (target >= D20) return true;
  return die(table, subject, D20, rule, purpose) <= target;
}

/** One die of so many sides. */
export function die(table: EdcTable, subject: string, sides: number, rule: RuleId, purpose: string): number {
  const [face] = table.roll({ count: 1, sides, for: rule, purpose, subject });
  return existing(face, 'die');
}
