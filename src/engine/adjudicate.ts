import {
  rollKeyText,
  violation,
  type DraftEvent,
  type EventShape,
  type JsonObject,
  type NeededRoll,
  type Violation,
} from '../kernel/index.js';
import type { RulingRecordedData, TimelineOpenedData } from './platform-events.js';
import { openPlayed, type Played } from './play.js';
import type { AnyRuleset, CommandShape, Table } from './ruleset.js';
import {
  ARBITER_AUDIENCE,
  recordInput,
  recordOutcome,
  sitDown,
  type Circumstances,
  type Sitting,
  type Tools,
} from './sitting.js';
import { throwAll } from './throwing.js';

/** A command as the shell hands it in. */
export interface CommandEnvelope<C extends CommandShape = CommandShape> extends Circumstances {
  readonly command: C;
}

export type Verdict =
  | { readonly kind: 'accepted'; readonly events: readonly DraftEvent[]; readonly played: Played }
  | { readonly kind: 'refused'; readonly violations: readonly Violation[] }
  | { readonly kind: 'rollsNeeded'; readonly rolls: readonly NeededRoll[] };

/** Judges one command of the ruleset on a folded timeline. Same arguments, byte-identical verdict. */
export function adjudicate(
  ruleset: AnyRuleset,
  played: Played,
  envelope: CommandEnvelope,
  tools: Tools,
): Verdict {
  const reading = ruleset.read?.(envelope.command) ?? { ok: true, command: envelope.command };
  if (!reading.ok) return { kind: 'refused', violations: reading.violations };
  const { command } = reading;
  const sitting = sitDown(ruleset, played, envelope, tools);
  recordInput(sitting, ruleset.input(command, envelope.actor), []);
  return close(sitting, ruleset.decide(command, tableOf(sitting)));
}

/** Opens a main timeline: `timeline.Opened` and what the ruleset makes of the starting position. */
export function adjudicateOpening(
  ruleset: AnyRuleset,
  opened: TimelineOpenedData,
  circumstances: Circumstances,
  tools: Tools,
): Verdict {
  const event = { type: 'timeline.Opened' as const, data: opened as TimelineOpenedData & JsonObject };
  const played = openPlayed(ruleset, circumstances.timelineId, event);
  const sitting = sitDown(ruleset, played, circumstances, tools);
  const hiding = ruleset.hidesPosition(opened.position);
  recordInput(sitting, event, [], hiding === null ? undefined : ARBITER_AUDIENCE);
  // The commitment stays for all to see: without it the faces prove nothing.
  if (hiding !== null) recordOutcome(sitting, { type: 'dice.Committed', data: opened.dice }, [hiding]);
  return close(sitting, ruleset.open(opened.position, tableOf(sitting)));
}

/** Records an arbiter's ruling; it changes no state of its own. */
export function recordRuling(
  ruleset: AnyRuleset,
  played: Played,
  ruling: RulingRecordedData,
  circumstances: Circumstances,
  tools: Tools,
): Verdict {
  const sitting = sitDown(ruleset, played, circumstances, tools);
  const data = ruling as RulingRecordedData & JsonObject;
  recordInput(sitting, { type: 'timeline.RulingRecorded', data }, ruling.rule ? [ruling.rule] : []);
  return close(sitting, []);
}

const tableOf = (sitting: Sitting): Table<unknown, EventShape> => ({
  get state() {
    return sitting.played.state;
  },
  actor: sitting.circumstances.actor,
  at: sitting.circumstances.at,
  roll: (request) => throwAll(sitting, [request])[0]!,
  rollAll: (requests) => throwAll(sitting, requests),
  emit: (event, because) => recordOutcome(sitting, event, because),
});

/** Where faces were faulty or missing, what the ruleset answered rests on placeholders and counts for nothing. */
function close(sitting: Sitting, violations: readonly Violation[]): Verdict {
  const { needed, faults, events, played } = sitting;
  if (faults.length > 0) return { kind: 'refused', violations: faults };
  if (needed.length > 0) return { kind: 'rollsNeeded', rolls: needed };
  if (violations.length > 0) return { kind: 'refused', violations };
  const unused = unusedDice(sitting);
  return unused.length > 0 ? { kind: 'refused', violations: unused } : { kind: 'accepted', events, played };
}

/** Faces that were handed in for rolls that nobody threw. */
const unusedDice = ({ tools, thrown }: Sitting): readonly Violation[] =>
  tools.dice.supplied.flatMap((key, index) =>
    thrown.has(rollKeyText(key))
      ? []
      : [violation(key.rule, 'UNUSED_DICE', ['dice', index], { key: { ...key } })],
  );
