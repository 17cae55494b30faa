import {
  notation,
  rollKeyText,
  violation,
  type Actor,
  type Audience,
  type Digest,
  type DiceSource,
  type DraftEvent,
  type EventShape,
  type Faces,
  type JsonObject,
  type NeededRoll,
  type RollKey,
  type RollRequest,
  type RuleId,
  type Violation,
} from '../kernel/index.js';
import type { RulingRecordedData, TimelineOpenedData } from './platform-events.js';
import { counterKey, fold, openPlayed, type Played } from './play.js';
import type { AnyRuleset, CommandShape, Table } from './ruleset.js';

/** A command as the shell hands it in; `at` and the ids are the shell's, never taken inside the rules. */
export interface CommandEnvelope<C extends CommandShape = CommandShape> {
  readonly command: C;
  readonly actor: Actor;
  readonly at: string;
  readonly timelineId: string;
}

/** What the floors above hand in. */
export interface Tools {
  readonly dice: DiceSource;
  readonly digest: Digest;
}

export type Verdict =
  | { readonly kind: 'accepted'; readonly events: readonly DraftEvent[]; readonly played: Played }
  | { readonly kind: 'refused'; readonly violations: readonly Violation[] }
  | { readonly kind: 'rollsNeeded'; readonly rolls: readonly NeededRoll[] };

const PUBLIC_AUDIENCE: Audience = { to: 'public' };

/** Judges one command of the ruleset on a folded timeline. Same arguments, byte-identical verdict. */
export function adjudicate(
  ruleset: AnyRuleset,
  played: Played,
  envelope: CommandEnvelope,
  tools: Tools,
): Verdict {
  const sitting = sit(ruleset, played, envelope, tools);
  sitting.record(ruleset.input(envelope.command, envelope.actor), 'input', []);
  return sitting.close(ruleset.decide(envelope.command, sitting.table));
}

/** Opens a main timeline: `timeline.Opened` and what the ruleset makes of the starting position. */
export function adjudicateOpening(
  ruleset: AnyRuleset,
  opened: TimelineOpenedData,
  envelope: Omit<CommandEnvelope, 'command'>,
  tools: Tools,
): Verdict {
  const event = { type: 'timeline.Opened' as const, data: opened as TimelineOpenedData & JsonObject };
  const sitting = sit(ruleset, openPlayed(ruleset, envelope.timelineId, event), envelope, tools);
  sitting.record(event, 'input', []);
  return sitting.close(ruleset.open(opened.position, sitting.table));
}

/** Records an arbiter's ruling; it changes no state of its own. */
export function recordRuling(
  ruleset: AnyRuleset,
  played: Played,
  ruling: RulingRecordedData,
  envelope: Omit<CommandEnvelope, 'command'>,
  tools: Tools,
): Verdict {
  const sitting = sit(ruleset, played, envelope, tools);
  const data = ruling as RulingRecordedData & JsonObject;
  sitting.record({ type: 'timeline.RulingRecorded', data }, 'input', ruling.rule ? [ruling.rule] : []);
  return sitting.close([]);
}

/** One decision under way: the working state, the events so far, what dice were used or are missing. */
function sit(ruleset: AnyRuleset, before: Played, envelope: Omit<CommandEnvelope, 'command'>, tools: Tools) {
  const events: DraftEvent[] = [];
  const needed: NeededRoll[] = [];
  const faults: Violation[] = [];
  const used = new Set<string>();
  let played = before;
  let cause: number | null = null;
  let blocked = false;

  const record = (
    event: EventShape,
    kind: DraftEvent['kind'],
    because: readonly RuleId[],
    audience?: Audience,
  ): void => {
    const placed = ruleset.moment(played.state);
    const wasOver = ruleset.isOver(played.state);
    const schema = ruleset.schemas[event.type] ?? 1;
    // A fresh edit for each event: what a rule read from the table before it stays as it was read.
    played = fold(ruleset, played, { ...event, schema }, envelope.timelineId);
    const platform = event.type.startsWith('timeline.') || event.type.startsWith('dice.');
    events.push({
      type: event.type,
      schema,
      kind,
      turn: placed.turn,
      phase: placed.phase,
      because,
      audience: audience ?? (platform ? PUBLIC_AUDIENCE : ruleset.audience(event, played.state)),
      cause: kind === 'input' ? null : kind === 'roll' ? 0 : cause,
      data: event.data as JsonObject,
    });
    if (kind !== 'outcome') cause = events.length - 1;
    if (platform) return;
    const ended =
      ruleset.moment(played.state).turn > placed.turn || (ruleset.isOver(played.state) && !wasOver);
    if (ended) endTurn(placed.turn, because);
  };

  const endTurn = (turn: number, because: readonly RuleId[]): void => {
    record(
      { type: 'timeline.TurnEnded', data: { turn, checksum: tools.digest(played.state as JsonObject) } },
      'outcome',
      because,
    );
    const secret = tools.dice.turnSecret(turn);
    if (secret !== null) record({ type: 'dice.SecretPublished', data: { turn, secret } }, 'outcome', because);
  };

  const throwDice = (request: RollRequest): readonly number[] => {
    const { turn, phase } = ruleset.moment(played.state);
    const bare = {
      ruleset: ruleset.meta.code,
      turn,
      phase,
      rule: request.for,
      purpose: request.purpose,
      subject: request.subject,
      counter: 0,
    };
    const counter = played.countersTurn === turn ? (played.counters[counterKey(bare)] ?? 0) : 0;
    const key: RollKey = { ...bare, counter };
    used.add(rollKeyText(key));
    const thrown = tools.dice.throw(key, request.count, request.sides, request.byHand === true);
    const faces = settle(thrown, key, request);
    record(
      {
        type: 'dice.DiceRolled',
        data: {
          roll: played.rolls + 1,
          key: { ...key },
          notation: notation(request.count, request.sides),
          faces: faces.faces,
          source: faces.source,
          enteredBy: faces.enteredBy ?? null,
          confirmedBy: faces.confirmedBy ?? null,
        },
      },
      'roll',
      [request.for],
      ruleset.rollAudience(request, played.state),
    );
    return faces.faces;
  };

  const settle = (thrown: ReturnType<DiceSource['throw']>, key: RollKey, request: RollRequest): Faces => {
    if (thrown === 'missing') {
      if (!blocked) needed.push({ key, count: request.count, sides: request.sides });
      return placeholder(key, request);
    }
    if ('code' in thrown) {
      faults.push(
        violation(key.rule, thrown.code, thrown.index === undefined ? ['dice'] : ['dice', thrown.index], {
          key: { ...key },
          given: thrown.given,
          notation: notation(request.count, request.sides),
        }),
      );
      return placeholder(key, request);
    }
    return thrown;
  };

  const rollAll = (requests: readonly RollRequest[]): readonly (readonly number[])[] => {
    const faces = requests.map(throwDice);
    // What is rolled after missing dice may depend on them: it is not asked for yet.
    blocked = needed.length > 0;
    return faces;
  };

  const table: Table<unknown, EventShape> = {
    get state() {
      return played.state;
    },
    actor: envelope.actor,
    at: envelope.at,
    roll: (request) => rollAll([request])[0]!,
    rollAll,
    emit: (event, because) => record(event, 'outcome', because),
  };

  const close = (violations: readonly Violation[]): Verdict => {
    if (needed.length === 0 && violations.length > 0) return { kind: 'refused', violations };
    if (faults.length > 0) return { kind: 'refused', violations: faults };
    if (needed.length > 0) return { kind: 'rollsNeeded', rolls: needed };
    const unused = tools.dice.supplied.flatMap((key, index) =>
      used.has(rollKeyText(key))
        ? []
        : [violation(key.rule, 'UNUSED_DICE', ['dice', index], { key: { ...key } })],
    );
    return unused.length > 0 ? { kind: 'refused', violations: unused } : { kind: 'accepted', events, played };
  };

  return { table, record, close };
}

/** Faces that let a decision run on to its end; it is discarded. Varied by counter, so that ties end. */
function placeholder(key: RollKey, request: RollRequest): Faces {
  const text = rollKeyText(key);
  let mix = 2166136261;
  const faces = Array.from({ length: request.count }, (_, die) => {
    for (const sign of `${text}${die}`) mix = Math.imul(mix ^ sign.charCodeAt(0), 16777619) >>> 0;
    return 1 + (mix % request.sides);
  });
  return { faces, source: 'table' };
}
