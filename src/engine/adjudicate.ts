import { inParts, violation, type JsonObject } from '../kernel/index.js';
import type { EntropyAddedData, RulingRecordedData, TimelineOpenedData } from './platform-events.js';
import { mayAddEntropy, openTimeline, type FoldedTimeline } from './play.js';
import type { CommandShape } from './command-shape.js';
import type { AnyRuleset } from './ruleset.js';
import {
  ARBITER_AUDIENCE,
  recordInput,
  recordOutcome,
  sitDown,
  type Circumstances,
  type Tools,
} from './decision.js';
import { decide, tableOf } from './table.js';
import { close, ruleOfPhase, type Verdict } from './verdict.js';
import { mustStand, refuseWhileWaiting, stand } from './waiting.js';

export type { Verdict } from './verdict.js';

/** A command as the shell hands it in. */
export interface CommandEnvelope<C extends CommandShape = CommandShape> extends Circumstances {
  readonly command: C;
}

/** Judges one command of the ruleset on a folded timeline. Same arguments, byte-identical verdict. */
export function adjudicate(
  ruleset: AnyRuleset,
  played: FoldedTimeline,
  envelope: CommandEnvelope,
  tools: Tools,
): Verdict {
  const reading = ruleset.read?.(envelope.command) ?? { ok: true, command: envelope.command };
  if (!reading.ok) return { kind: 'refused', violations: reading.violations };
  if (played.waiting) return refuseWhileWaiting(ruleset, played);
  const { command } = reading;
  const decision = sitDown(ruleset, played, envelope, tools);
  recordInput(decision, ruleset.input(command, envelope.actor), []);
  const violations = decide(decision, command);
  return mustStand(decision, command) ? stand(decision, violations, played) : close(decision, violations);
}

/** Opens a main timeline: `timeline.Opened` and what the ruleset makes of the starting position. */
export function adjudicateOpening(
  ruleset: AnyRuleset,
  opened: TimelineOpenedData,
  circumstances: Circumstances,
  tools: Tools,
): Verdict {
  const event = { type: 'timeline.Opened' as const, data: opened as TimelineOpenedData & JsonObject };
  const played = openTimeline(ruleset, circumstances.timelineId, event);
  const decision = sitDown(ruleset, played, circumstances, tools);
  const hiding = ruleset.hidesPosition(opened.position);
  const audience = hiding === null ? undefined : ARBITER_AUDIENCE;
  const [position, ...more] = inParts(opened.position);
  recordInput(decision, { ...event, data: { ...event.data, position } }, [], audience);
  // The commitment stays for all to see: without it the faces prove nothing.
  if (hiding !== null) recordOutcome(decision, { type: 'dice.Committed', data: opened.dice }, [hiding]);
  for (const part of more)
    recordOutcome(decision, { type: 'timeline.PositionContinued', data: { position: part } }, [], audience);
  return close(decision, ruleset.open(opened.position, tableOf(decision)));
}

/** Records an arbiter's ruling; it changes no state of its own. */
export function recordRuling(
  ruleset: AnyRuleset,
  played: FoldedTimeline,
  ruling: RulingRecordedData,
  circumstances: Circumstances,
  tools: Tools,
): Verdict {
  const decision = sitDown(ruleset, played, circumstances, tools);
  const data = ruling as RulingRecordedData & JsonObject;
  recordInput(decision, { type: 'timeline.RulingRecorded', data }, ruling.rule ? [ruling.rule] : []);
  return close(decision, []);
}

/** Records what a player adds to the dice; from the next command on they depend on it. */
export function addEntropy(
  ruleset: AnyRuleset,
  played: FoldedTimeline,
  entropy: EntropyAddedData,
  circumstances: Circumstances,
  tools: Tools,
): Verdict {
  const { seat } = circumstances.actor;
  if (seat !== entropy.seat || !mayAddEntropy(played, seat)) {
    const params = { seat: entropy.seat };
    return {
      kind: 'refused',
      violations: [violation(ruleOfPhase({ ruleset, played }), 'ENTROPY_CLOSED', [], params)],
    };
  }
  const decision = sitDown(ruleset, played, circumstances, tools);
  recordInput(decision, { type: 'dice.EntropyAdded', data: entropy }, []);
  return close(decision, []);
}
