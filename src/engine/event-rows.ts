import {
  lookUp,
  unknownName,
  type Audience,
  type Edit,
  type EventShape,
  type Mutable,
  type Posting,
} from '../kernel/index.js';

/**
 * Everything that a ruleset says of one type of event: its data `D`, what it changes, who is told of it, what it books. It
 * judges nothing and reads no table: what it needs to know the event says. `W` says who sees what in the state after it.
 */
export interface EventRow<S, D, W> {
  /** Changes the state, by the event alone. */
  readonly evolve: (state: Mutable<S>, data: D, edit: Edit) => void;
  /** Who may see it. */
  readonly audience: (data: D, who: W) => Audience;
  /** One plain sentence. */
  readonly summary: (data: D) => string;
  /** What it books; `rule` is the first of its reasons. */
  readonly postings?: (data: D, rule: string | undefined) => readonly Posting[];
  /** Ids of pieces that it is about, beside those that its members name. */
  readonly pieces?: (data: D) => readonly string[];
  /** Members that grow with the campaign: an outcome too large is cut among these. */
  readonly growing?: readonly (keyof D & string)[];
  /** Types of events that lead to it within a decision, where both are about the same piece; by its data where they differ. */
  readonly follows?: readonly string[] | ((data: D) => readonly string[]);
}

/** Rows by type of event. The rows of a chapter and all of a ruleset have this form. */
export type EventRows<S, W> = Readonly<Record<string, EventRow<S, never, W>>>;

/** The union of the events that rows describe. */
export type EventsOf<R> = {
  readonly [T in keyof R & string]: R[T] extends { readonly summary: (data: infer D) => string }
    ? { readonly type: T; readonly data: D }
    : never;
}[keyof R & string];

/** The row of a type; a type without one is a fault of the history. */
export const rowOf = <S, W>(rows: EventRows<S, W>, type: string): EventRow<S, unknown, W> =>
  (lookUp<unknown>(rows, type) as EventRow<S, unknown, W>) ?? unknownName('the history', 'event', type);

/** What rows say of one event at a time, as the contract of a ruleset asks for it. */
export const readingRows = <S extends object, E extends EventShape, W>(rows: EventRows<S, W>) => ({
  eventTypes: Object.keys(rows),
  /** One event further: facts only, no rules. */
  evolve(state: S, event: E, edit: Edit): S {
    const next = edit(state);
    rowOf(rows, event.type).evolve(next, event.data, edit);
    return next;
  },
  /** One plain sentence about an event. */
  summary: (event: E): string => rowOf(rows, event.type).summary(event.data).replace(/^no /, 'No '),
  /** What an event books, as its row says; `because` are the reasons with which it is stored. */
  postings: (event: E & { readonly because?: readonly string[] }): readonly Posting[] =>
    rowOf(rows, event.type).postings?.(event.data, event.because?.[0]) ?? [],
  /** Pieces that its row says it is about. */
  pieces: (event: E): readonly string[] => rowOf(rows, event.type).pieces?.(event.data) ?? [],
  audience: (event: E, who: W): Audience => rowOf(rows, event.type).audience(event.data, who),
  growing: growingOf<E>(rows),
  /** Types of events that its row says it follows. */
  causes(event: E): readonly string[] {
    const { follows = [] } = rowOf(rows, event.type);
    return typeof follows === 'function' ? follows(event.data) : follows;
  },
});

const growingOf = <E extends EventShape>(
  rows: EventRows<never, never>,
): Partial<Readonly<Record<E['type'], readonly string[]>>> =>
  Object.fromEntries(
    Object.entries(rows).flatMap(([type, { growing }]) => (growing ? [[type, growing]] : [])),
  ) as Partial<Readonly<Record<E['type'], readonly string[]>>>;
