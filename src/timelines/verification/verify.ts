import type { Hashing } from '../../kernel/index.js';
import type { AnyRuleset } from '../../engine/index.js';
import type { VerificationReport } from '../reports.js';
import { newChainCheck } from './chain.js';
import { newFindings } from './findings.js';
import { isWithheld, type HistoryEntry } from './history.js';
import { newPlayCheck } from './play.js';
import { newRollCheck, type DiceVerifier } from './rolls.js';

/** What verification may use; handed in, since pure floors import no crypto. */
export interface VerificationTools {
  readonly hashing: Hashing;
  readonly dice: DiceVerifier;
}

/** A verification under way: it takes a whole history in order, and keeps one command and the rolls of one turn of it. */
export interface Verification {
  readonly take: (entry: HistoryEntry) => void;
  readonly report: () => VerificationReport;
}

/** Begins to verify a history under the ruleset given. */
export function newVerification(ruleset: AnyRuleset, tools: VerificationTools): Verification {
  const dice = newFindings('dice');
  const chain = newChainCheck(tools.hashing);
  const rolls = newRollCheck(tools.dice, dice);
  const play = newPlayCheck(ruleset, tools.hashing, dice);
  let events = 0;
  let withheld = 0;
  return {
    take: (entry) => {
      events += 1;
      if (isWithheld(entry)) withheld += 1;
      chain.take(entry);
      rolls.take(entry);
      play.take(entry);
    },
    report: () => {
      const numbers = rolls.report();
      const judged = play.reports();
      const checks = [...chain.reports(), numbers, dice.report(), ...judged];
      return { sound: checks.every((each) => each.passed), events, withheld, rolls: rolls.rolls(), checks };
    },
  };
}

/** Verifies a history from its first event; memory does not grow with its length. */
export async function verifyHistory(
  ruleset: AnyRuleset,
  history: AsyncIterable<HistoryEntry> | Iterable<HistoryEntry>,
  tools: VerificationTools,
): Promise<VerificationReport> {
  const verification = newVerification(ruleset, tools);
  for await (const entry of history) verification.take(entry);
  return verification.report();
}
