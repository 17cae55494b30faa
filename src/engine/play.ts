import {
  blame,
  isRollType,
  lookUp,
  newEdit,
  type DiceCommitment,
  type DiceRolledData,
  type Edit,
  type EnteredRoll,
  type EventShape,
  type Seat,
} from '../kernel/index.js';
import { presentParameters, type ParameterValues } from './parameters.js';
import type {
  EntropyAddedData,
  FacesAwaitedData,
  FacesEnteredData,
  PlatformEvent,
  RulesChangedData,
  TimelineForkedData,
} from './platform-events.js';
import type { AnyRuleset, StoredShape } from './ruleset.js';

/**
 * What folding a timeline gives: the ruleset's state and the few things the engine counts itself.
 * One reducer, `fold`, serves play, replay, preview, fork, amend and tests.
 */
export interface FoldedTimeline<S = unknown> {
  readonly state: S;
  readonly campaignId: string;
  readonly seats: readonly Seat[];
  readonly parameters: ParameterValues;
  /** Version of the ruleset by which the newest events were judged: of the opening, or of the last change of rules. */
  readonly rules: string;
  /** The dice in force: of the opening, of the last fork that made new ones, or of a later commitment. */
  readonly dice: DiceCommitment;
  /** Timeline that was opened or forked with dice of its own last. */
  readonly diceOwner: string;
  /** What players have added to the dice, in order. */
  readonly entropy: readonly EntropyAddedData[];
  /** True until the first turn has ended: players may add to the dice. */
  readonly entropyOpen: boolean;
  /** Rolls so far in the whole history. */
  readonly rolls: number;
  /** Rolls so far in the current turn, by key without counter. */
  readonly counters: Readonly<Record<string, number>>;
  readonly countersTurn: number;
  /** The command that waits for faces from the table, with those entered so far; left out where none waits. */
  readonly waiting?: Waiting | undefined;
}

/** A command that stands, and is judged when all its faces are there. */
export interface Waiting extends FacesAwaitedData {
  readonly entered: readonly EnteredRoll[];
}

/** What a fold needs of an event; a recorded event and a draft both have it. */
export type Foldable = StoredShape;

/** Key of a roll without its counter. */
export const counterKey = (key: DiceRolledData['key']): string =>
  `${key.phase}|${key.rule}|${key.purpose}|${key.subject}`;

/** Version of the shape in which a type of event is recorded now. */
export const schemaOf = ({ schemas }: Pick<AnyRuleset, 'schemas'>, type: string): number =>
  lookUp(schemas, type) ?? 1;

/** A ruleset's event in its current shape. */
export const currentShape = (ruleset: AnyRuleset, event: Foldable): EventShape =>
  event.schema === schemaOf(ruleset, event.type) ? event : (ruleset.upcast(event) as EventShape);

/** The state before and after `timeline.Opened`, the first event of every history. */
export function openTimeline(
  ruleset: AnyRuleset,
  timelineId: string,
  opened: PlatformEvent & { type: 'timeline.Opened' },
): FoldedTimeline {
  const { campaignId, ruleset: pinned, seats, dice } = opened.data;
  const parameters = presentParameters(ruleset.meta.parameters, opened.data.parameters);
  return {
    state: ruleset.blank({ seats, parameters, version: pinned.version }),
    campaignId,
    seats,
    parameters,
    rules: pinned.version,
    dice,
    diceOwner: timelineId,
    entropy: [],
    entropyOpen: true,
    rolls: 0,
    counters: {},
    countersTurn: 0,
  };
}

/**
 * One event further. `timelineId` is that of the stream the event stands in (a fork with fresh dice
 * becomes the owner of its dice). Unknown `timeline.` and `dice.` types change nothing.
 */
export function fold(
  ruleset: AnyRuleset,
  played: FoldedTimeline,
  event: Foldable,
  timelineId: string,
  edit: Edit = newEdit(),
): FoldedTimeline {
  const { type } = event;
  if (isRollType(type)) return countRoll(played, event.data as unknown as DiceRolledData, edit);
  if (type === 'dice.Committed' || type === 'dice.EntropyAdded') return changeDice(played, event, edit);
  if (type === 'timeline.TurnEnded' && played.entropyOpen) {
    const next = edit(played);
    next.entropyOpen = false;
    return next;
  }
  if (type === 'timeline.Forked') {
    const data = event.data as unknown as TimelineForkedData;
    if (data.diceOrigin === 'same') return played;
    const next = edit(played);
    next.dice = data.dice;
    next.diceOwner = timelineId;
    return next;
  }
  if (type === 'timeline.RulesChanged') {
    const next = edit(played);
    next.rules = (event.data as unknown as RulesChangedData).to;
    return next;
  }
  if (type.startsWith('dice.Faces')) return foldWaiting(played, event, edit);
  if (type.startsWith('timeline.') || type.startsWith('dice.')) return played;
  const state = evolved(ruleset, played, event, edit);
  if (state === played.state) return played;
  const next = edit(played);
  next.state = state;
  return next;
}

/** The state after an event of the ruleset; one that the rules cannot read is told with its campaign. */
function evolved(ruleset: AnyRuleset, played: FoldedTimeline, event: Foldable, edit: Edit): unknown {
  try {
    return ruleset.evolve(played.state, currentShape(ruleset, event), edit);
  } catch (fault) {
    return blame(`Campaign ${played.campaignId}, ${event.type}`, fault);
  }
}

function foldWaiting(played: FoldedTimeline, { type, data }: Foldable, edit: Edit): FoldedTimeline {
  const next = edit(played);
  if (type === 'dice.FacesAwaited') next.waiting = { ...(data as unknown as FacesAwaitedData), entered: [] };
  if (type === 'dice.FacesEntered' && played.waiting) {
    const { entered } = data as unknown as FacesEnteredData;
    next.waiting = { ...played.waiting, entered: [...played.waiting.entered, ...entered] };
  }
  if (type === 'dice.FacesCompleted') delete next.waiting;
  return next;
}

function changeDice(played: FoldedTimeline, { type, data }: Foldable, edit: Edit): FoldedTimeline {
  const next = edit(played);
  if (type === 'dice.Committed') next.dice = data as unknown as DiceCommitment;
  else next.entropy = [...played.entropy, data as unknown as EntropyAddedData];
  return next;
}

/** Whether a seat may add to the dice now: players, once each, while the turn that the campaign began in is open. */
export const mayAddEntropy = ({ seats, entropy, entropyOpen, dice }: FoldedTimeline, seat: string): boolean =>
  dice.mode !== 'table' &&
  entropyOpen &&
  seats.some((each) => each.id === seat && each.role === 'player') &&
  entropy.every((each) => each.seat !== seat);

function countRoll(played: FoldedTimeline, data: DiceRolledData, edit: Edit): FoldedTimeline {
  const next = edit(played);
  next.rolls = data.roll;
  if (data.key.turn !== played.countersTurn) {
    next.counters = edit({});
    next.countersTurn = data.key.turn;
  }
  const counters = edit(next.counters);
  const key = counterKey(data.key);
  (counters as Record<string, number>)[key] = (counters[key] ?? 0) + 1;
  next.counters = counters;
  return next;
}
