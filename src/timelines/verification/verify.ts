import { itemAt, type Hashing } from '../../kernel/index.js';
import type { AnyRuleset } from '../../engine/index.js';
import type { VerificationReport } from '../reports.js';
import type { Reader } from '../steps.js';
import { isRoll } from '../stored-dice.js';
import { newChainCheck } from './chain.js';
import { newFindings } from './findings.js';
import { isWithheld, seenOf, type HistoryEntry, type SeenEntry } from './history.js';
import { newOrderCheck } from './order.js';
import { newPlayCheck } from './play.js';
import type { DiceVerifier } from './dice-verifier.js';
import { newRollCheck } from './rolls.js';
import { newRulesSaid } from './rules-said.js';

/** What verification may use; handed in, since pure floors import no crypto. */
export interface VerificationTools {
  readonly hashing: Hashing;
  readonly dice: DiceVerifier;
}

/** A verification under way: it takes a whole history in order, and keeps one command and the rolls of one turn of it. */
export interface Verification {
  readonly take: (entry: HistoryEntry) => void;
  /** The history cannot be read from a revision on. */
  readonly breakOff: (revision: number, why: string) => void;
  readonly report: () => VerificationReport;
}

/**
 * Begins to verify a history under the ruleset given.
 * @param reader whose view the history is
 */
export function newVerification(
  ruleset: AnyRuleset,
  tools: VerificationTools,
  reader: Reader = 'all',
): Verification {
  const dice = newFindings('dice');
  const chain = newChainCheck(tools.hashing, reader);
  const order = newOrderCheck();
  const rolls = newRollCheck(tools.dice, dice, reader);
  const play = newPlayCheck(ruleset, tools.hashing, dice);
  const rules = newRulesSaid(order.problem);
  const counts = { events: 0, withheld: 0, rolls: 0 };
  const count = (entry: SeenEntry): void => {
    counts.events += 1;
    if (isWithheld(entry)) counts.withheld += 1;
    if (!isWithheld(entry) && isRoll(entry)) counts.rolls += 1;
  };
  return {
    take: (entry) => {
      chain.take(entry);
      order.take(entry);
      for (const seen of seenOf(entry)) {
        count(seen);
        rolls.take(seen);
        rules.take(seen);
      }
      play.take(entry);
    },
    breakOff: (revision, why) => chain.breakOff(revision, why),
    report: () => {
      const numbers = rolls.report();
      const judged = play.reports();
      const checks = [chain.report(), order.report(), numbers, dice.report(), ...judged];
      const failed = checks.some(({ result }) => result === 'failed');
      const sound = !failed && itemAt(checks, 0).result === 'passed';
      const judgedOtherwise = play.judgedOtherwise();
      const verdict = !sound ? 'broken' : judgedOtherwise.commands > 0 ? 'judged-otherwise' : 'sound';
      const bound = sound ? chain.bound() : 0;
      return { sound, verdict, rules: rules.said(), judgedOtherwise, ...counts, bound, checks };
    },
  };
}

/** Verifies a history from its first event; of its length memory keeps the ids alone. */
export async function verifyHistory(
  ruleset: AnyRuleset,
  history: AsyncIterable<HistoryEntry> | Iterable<HistoryEntry>,
  tools: VerificationTools,
  reader: Reader = 'all',
): Promise<VerificationReport> {
  const verification = newVerification(ruleset, tools, reader);
  for await (const entry of history) verification.take(entry);
  return verification.report();
}
