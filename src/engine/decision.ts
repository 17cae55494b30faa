import {
  isSameJson,
  itemAt,
  newEdit,
  PUBLIC,
  type Actor,
  type Audience,
  type Digest,
  type DiceSource,
  type DraftEvent,
  type Edit,
  type EnteredRoll,
  type EventShape,
  type JsonObject,
  type NeededRoll,
  type RollKey,
  type RuleId,
  type Violation,
} from '../kernel/index.js';
import { INPUT, newCauses, type Causes } from './causes.js';
import { isPlatformType } from './platform-events.js';
import { booksOf, entriesOf } from './books.js';
import { fold, schemaOf, type FoldedTimeline } from './play.js';
import type { AnyRuleset } from './ruleset.js';

/** What the floors above hand in. */
export interface Tools {
  readonly dice: DiceSource;
  readonly digest: Digest;
}

/** Who gives a command, when and where. `at` and the ids are the shell's, never taken inside the rules. */
export interface Circumstances {
  readonly actor: Actor;
  readonly at: string;
  readonly timelineId: string;
}

/** A roll that waits for faces from the table, and who may know it. */
export interface AwaitedRoll extends NeededRoll {
  readonly audience: Audience;
}

/** One decision under way. Lives as long as one call of `adjudicate`; nobody outside sees it change. */
export interface Decision {
  readonly ruleset: AnyRuleset;
  readonly circumstances: Circumstances;
  readonly tools: Tools;
  /** The working state: shows every event so far. */
  played: FoldedTimeline;
  /** One edit for all rolls: rules never see the counters, of which there may be thousands. */
  readonly counting: Edit;
  readonly events: DraftEvent[];
  readonly causes: Causes;
  /** Rolls that wait for faces from the table. */
  readonly needed: AwaitedRoll[];
  /** Faces from the table that were taken before any was missing. */
  readonly served: (EnteredRoll & { readonly audience: Audience })[];
  /** True once a roll came back without faces: what is thrown later may depend on it. */
  guessing: boolean;
  /** What is wrong with faces that were handed in. */
  readonly faults: Violation[];
  /** Texts of the keys thrown so far. */
  readonly thrown: Set<string>;
  /** First roll of every run of proved rolls so far, by what its rolls have in common. */
  readonly runs: Map<string, RollKey>;
}

export const sitDown = (
  ruleset: AnyRuleset,
  played: FoldedTimeline,
  circumstances: Circumstances,
  tools: Tools,
): Decision => ({
  ruleset,
  circumstances,
  tools,
  played,
  counting: newEdit(),
  events: [],
  causes: newCauses(ruleset),
  needed: [],
  served: [],
  guessing: false,
  faults: [],
  thrown: new Set(),
  runs: new Map(),
});

const PUBLIC_AUDIENCE: Audience = { to: 'public' };
export const ARBITER_AUDIENCE: Audience = { to: 'arbiter' };

/** The input that a command is: first of its events, and cause of what follows. */
export function recordInput(
  decision: Decision,
  event: EventShape,
  because: readonly RuleId[],
  audience?: Audience,
): void {
  advance(decision, event, { kind: 'input', because, cause: null, ...(audience ? { audience } : {}) });
}

/** Faces of dice. They answer the input, whatever was rolled before. */
export function recordRoll(
  decision: Decision,
  event: EventShape,
  because: readonly RuleId[],
  audience: Audience,
): void {
  advance(decision, event, { kind: 'roll', because, cause: INPUT, audience });
}

/** What the rules made of it. */
export function recordOutcome(
  decision: Decision,
  event: EventShape,
  because: readonly RuleId[],
  audience?: Audience,
): void {
  const cause = decision.causes.of(event, because);
  advance(decision, event, { kind: 'outcome', because, cause, ...(audience ? { audience } : {}) });
}

type Record = Pick<DraftEvent, 'kind' | 'because' | 'cause'> & { readonly audience?: Audience };

/** Folds a ruleset's event or a roll into the working state and notes it; ends the turn where it did. */
function advance(decision: Decision, event: EventShape, record: Record): void {
  const { ruleset, played: before } = decision;
  const { turn, phase } = ruleset.moment(before.state);
  const schema = schemaOf(ruleset, event.type);
  // A fresh edit for each event of the ruleset: what a rule read from the table before it stays as it was read.
  const edit = record.kind === 'roll' ? decision.counting : newEdit();
  decision.played = fold(ruleset, before, { ...event, schema }, decision.circumstances.timelineId, edit);
  const { state } = decision.played;
  const audience =
    record.audience ?? (isPlatformType(event.type) ? PUBLIC_AUDIENCE : ruleset.audience(event, state));
  const postings = entriesOf(ruleset, event);
  decision.events.push({
    type: event.type,
    schema,
    turn,
    phase,
    ...record,
    audience,
    ...(postings.length > 0 ? { postings } : {}),
    data: event.data as JsonObject,
  });
  decision.causes.note(event);
  // A position may begin in any turn: none has ended by that.
  const opening = itemAt(decision.events, 0).type === 'timeline.Opened';
  if (opening || ruleset.isOver(before.state)) return;
  if (ruleset.moment(state).turn > turn || ruleset.isOver(state)) {
    endTurn(decision, { turn, phase, because: record.because });
  }
}

/** Both belong to the turn that they end, though the state may stand in the next one already. */
function endTurn(decision: Decision, at: Pick<DraftEvent, 'turn' | 'phase' | 'because'>): void {
  const { ruleset, tools, events } = decision;
  const common = { ...at, schema: 1, kind: 'outcome', cause: events.length - 1 } as const;
  const { state, dice } = decision.played;
  const checksum = tools.digest(state as JsonObject);
  // The digest of what is hidden would let it be guessed at: whoever knows all but one hand of cards tries them all.
  const open = isSameJson(ruleset.redact(state, PUBLIC), state);
  const audience = open ? PUBLIC_AUDIENCE : ARBITER_AUDIENCE;
  const books = tools.digest(booksOf(ruleset.balances(state)));
  const form = ruleset.form === undefined ? {} : { form: ruleset.form };
  const ended = { type: 'timeline.TurnEnded', data: { turn: at.turn, checksum, books, ...form } };
  events.push({ ...ended, ...common, audience });
  decision.played = fold(
    ruleset,
    decision.played,
    { ...ended, schema: 1 },
    decision.circumstances.timelineId,
  );
  const secret = dice.vrf ? null : tools.dice.turnSecret(at.turn);
  if (secret === null) return;
  const data = { turn: at.turn, secret };
  events.push({ type: 'dice.SecretPublished', ...common, audience: PUBLIC_AUDIENCE, data });
}
