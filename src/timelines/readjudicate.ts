import {
  isRollType,
  joined,
  lastOf,
  type DraftEvent,
  type EventShape,
  type Json,
  type JsonObject,
  type RecordedEvent,
} from '../kernel/index.js';
import {
  actorOf,
  addEntropy,
  adjudicate,
  adjudicateOpening,
  enterFaces,
  isPlatformType,
  recordRuling,
  storedShares,
  type AnyRuleset,
  type CommandShape,
  type EntropyAddedData,
  type FoldedTimeline,
  type PlatformEvent,
  type Tools,
  type Verdict,
} from '../engine/index.js';
import { firstDifference } from './json-difference.js';
import { asOpened, currentShape } from './replay.js';

type Ruling = PlatformEvent & { type: 'timeline.RulingRecorded' };
type Faces = PlatformEvent & { type: 'dice.FacesEntered' };
type Input = Pick<RecordedEvent, 'type' | 'data' | 'schema' | 'actor' | 'at' | 'timelineId'>;

/** The events of one stored command, its input first. */
export type StoredCommand = readonly RecordedEvent[];

/** Cuts a history into commands: each begins with an input. Events before the first input are a command without one. */
export function commandsOf(events: readonly RecordedEvent[]): readonly StoredCommand[] {
  const commands: RecordedEvent[][] = [];
  for (const event of events) {
    const last = commands.at(-1);
    if (event.kind === 'input' || !last) commands.push([event]);
    else last.push(event);
  }
  return commands;
}

/** The input of a stored command; that of an opening with its whole position. */
export function inputOf(command: StoredCommand): RecordedEvent {
  const [input] = command as [RecordedEvent];
  if (input.type !== 'timeline.Opened') return input;
  const parts = command.flatMap(({ type, data }) => (type === 'timeline.PositionContinued' ? [data] : []));
  let position = input.data['position'] as JsonObject;
  for (const part of parts) position = { ...position, ...joined(position, part['position'] as JsonObject) };
  return { ...input, data: { ...input.data, position } };
}

/** Judges a stored input again on the timeline as it stood before it; null for an input that nobody judges (a fork). */
export function judgeAgain(
  ruleset: AnyRuleset,
  played: FoldedTimeline | undefined,
  input: Input,
  tools: Tools,
): Verdict | null {
  if (input.type === 'timeline.Opened') {
    const opened = asOpened(input).data;
    const actor = actorOf(opened.seats, input.actor);
    return adjudicateOpening(ruleset, opened, { actor, at: input.at, timelineId: input.timelineId }, tools);
  }
  if (!played) return null;
  const envelope = { actor: actorOf(played.seats, input.actor), at: input.at, timelineId: input.timelineId };
  if (input.type === 'timeline.RulingRecorded') {
    return recordRuling(ruleset, played, (input as unknown as Ruling).data, envelope, tools);
  }
  if (input.type === 'dice.FacesEntered') {
    return enterFaces(ruleset, played, (input as unknown as Faces).data, envelope, tools);
  }
  if (input.type === 'dice.EntropyAdded') {
    return addEntropy(ruleset, played, input.data as unknown as EntropyAddedData, envelope, tools);
  }
  if (isPlatformType(input.type)) return null;
  const command = ruleset.commandOf(currentShape(ruleset, input)) as CommandShape;
  return adjudicate(ruleset, played, { ...envelope, command }, tools);
}

/** Where judging again gave something else than what is stored. */
export interface AdjudicationDifference {
  readonly revision: number;
  /** E.g. `because[0]`, `data.faces[1]`; empty where a whole event is missing or surplus. */
  readonly path: string;
  readonly judged: Json | undefined;
  readonly stored: Json | undefined;
}

/** How two commands are compared: to the byte (checksums aside), or by what they did (roll numbers and checksums aside). */
export type Strictness = 'exact' | 'effects';

/** First difference between what was judged now and what is stored; undefined when they agree. */
export function compareCommand(
  ruleset: AnyRuleset,
  judged: readonly DraftEvent[],
  asStored: StoredCommand,
  strictness: Strictness = 'exact',
): AdjudicationDifference | undefined {
  const stored = asStored.flatMap((event) => storedShares(ruleset, event));
  for (const [index, event] of stored.entries()) {
    const draft = judged[index];
    if (!draft) return { revision: event.revision, path: '', judged: undefined, stored: event.type };
    const difference = firstDifference(
      judgedForm(alike(ruleset, draft, event), stored, strictness),
      storedForm(ruleset, stored, event, draft, strictness),
    );
    if (difference) {
      const { path, left, right } = difference;
      return { revision: event.revision, path: pathText(path), judged: left, stored: right };
    }
  }
  const surplus = judged[stored.length];
  if (!surplus) return undefined;
  return {
    revision: lastOf(stored).revision + 1,
    path: '',
    judged: surplus.type,
    stored: undefined,
  };
}

/** A judged event without what the stored one does not know: that is compared with nothing. */
function alike(ruleset: AnyRuleset, draft: DraftEvent, event: RecordedEvent): DraftEvent {
  return draft.type === event.type ? { ...draft, data: known(ruleset, event, draft.data) } : draft;
}

/** Of the data of an event in its current shape, what the event knew when it was stored. */
function known(ruleset: AnyRuleset, event: RecordedEvent, data: EventShape['data']): JsonObject {
  const unknown = unknownMembers(ruleset, event);
  if (unknown.length === 0) return data as JsonObject;
  return Object.fromEntries(
    Object.entries(data as JsonObject).filter(([name]) => !unknown.includes(name)),
  ) as JsonObject;
}

function unknownMembers(ruleset: AnyRuleset, { type, schema, data }: RecordedEvent): readonly string[] {
  // Rolls of old do not say whom they were thrown for.
  if (type === 'dice.DiceRolled') return 'thrownFor' in data ? [] : ['thrownFor'];
  return isPlatformType(type) || !ruleset.eventTypes.includes(type)
    ? []
    : ruleset.unknownTo({ type, schema });
}

function judgedForm(draft: DraftEvent, stored: StoredCommand, strictness: Strictness): Json {
  const { cause, data, postings, ...rest } = draft;
  const causationId = cause === null || !saysWhatLedToIt(stored) ? null : (stored[cause]?.id ?? null);
  const booked = hasBooks(stored) ? { postings, data } : { data: withoutBooks(draft.type, data) };
  return { ...rest, causationId, ...comparable(draft.type, booked, strictness) } as unknown as Json;
}

/** Commands stored before the last event of one was marked named the latest roll as the cause of whatever followed it. */
const saysWhatLedToIt = (stored: StoredCommand): boolean => stored.at(-1)?.last === true;

/** Commands whose events have hashes of their own were stored without their postings. */
const hasBooks = (stored: StoredCommand): boolean => stored.at(-1)?.stepSalt !== undefined;

const withoutBooks = (type: string, data: EventShape['data']): EventShape['data'] =>
  type === 'timeline.TurnEnded' ? { ...data, books: undefined } : data;

function storedForm(
  ruleset: AnyRuleset,
  stored: StoredCommand,
  event: RecordedEvent,
  draft: DraftEvent,
  strictness: Strictness,
): Json {
  const { type, kind, turn, phase, because, audience, postings } = event;
  const causationId = saysWhatLedToIt(stored) ? event.causationId : null;
  const older = event.schema < draft.schema && event.type === draft.type;
  const schema = older ? draft.schema : event.schema;
  const shape: EventShape = older ? currentShape(ruleset, event) : event;
  const booked = comparable(type, { postings, data: known(ruleset, event, shape.data) }, strictness);
  return { type, schema, kind, turn, phase, because, audience, causationId, ...booked } as unknown as Json;
}

type Booked = Pick<DraftEvent, 'postings'> & Pick<EventShape, 'data'>;

function comparable(type: string, booked: Booked, strictness: Strictness): Booked {
  const { data } = booked;
  // Another form of the state has other checksums; they are checked by themselves.
  const ended = { ...data, checksum: undefined, form: undefined };
  if (strictness === 'exact') return type === 'timeline.TurnEnded' ? { ...booked, data: ended } : booked;
  if (isRollType(type)) return { ...booked, data: { ...data, roll: undefined } };
  return type === 'timeline.TurnEnded' ? { ...booked, data: { ...ended, books: undefined } } : booked;
}

const pathText = (path: readonly (string | number)[]): string =>
  path.map((step, at) => (typeof step === 'number' ? `[${step}]` : at === 0 ? step : `.${step}`)).join('');
