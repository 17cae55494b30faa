import type { AnyRuleset, Verdict } from '../../engine/index.js';
import { digest } from '../../hashing/index.js';
import { existing } from '../../kernel/index.js';
import type { Recording } from '../../timelines/recording.js';
import type { ServiceKey } from '../auth/service-key.js';
import { token } from '../inject.js';
import { diceOf, type DiceMakings } from './command-dice.js';
import { judge, type Statement } from './judgement.js';
import { recordCommand, type RecordedCommand } from './recorder.js';

/** Everything that one command is judged and recorded by: data alone, so that it may be judged in another thread. */
export interface Case extends Statement {
  /** Code of the ruleset. */
  readonly ruleset: string;
  readonly dice: DiceMakings;
  /** Whose command it is, and where its events come to stand. */
  readonly place: RecordedCommand;
}

type Accepted = Extract<Verdict, { readonly kind: 'accepted' }>;

/** A verdict; of an accepted command its events as they are to be stored. */
export type Judged =
  | Exclude<Verdict, Accepted>
  | (Omit<Accepted, 'events'> & { readonly recordings: readonly Recording[] });

/** Judges cases: of the same case always the same. */
export interface Judges {
  /** Rejects where the rules fail, with what they failed of. */
  judge(of: Case): Promise<Judged>;
  close(): Promise<void>;
}

export const JUDGES = token<Judges>('Judges');

/** Judges where it is called. */
export const judgesHere = (rulesets: readonly AnyRuleset[], key: ServiceKey): Judges => ({
  judge: async (of) => judgeCase(of, rulesets, key),
  close: () => Promise.resolve(),
});

/** Judges a case and makes the records of what follows. Throws what the rules throw. */
export function judgeCase(of: Case, rulesets: readonly AnyRuleset[], key: ServiceKey): Judged {
  const ruleset = existing(
    rulesets.find(({ meta }) => meta.code === of.ruleset),
    'ruleset',
  );
  const verdict = judge(of, ruleset, { dice: diceOf(of.dice), digest });
  if (verdict.kind !== 'accepted') return verdict;
  const { events, ...rest } = verdict;
  return { ...rest, recordings: recordCommand(key, of.place, events) };
}
