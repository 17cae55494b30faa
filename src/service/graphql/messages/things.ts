import type { CommonViews, Due, PieceView } from '../../../engine/index.js';
import type { Json } from '../../../kernel/index.js';
import type { PositionResult } from '../../contracts/index.js';
import type { Naming } from './names.js';

interface Named {
  readonly id: string;
  readonly name: string;
  /** Seat that it belongs to. */
  readonly owner?: string | null;
}

/** The name of a thing by its id; whatever is none stays as it is. */
export type NameOf = (text: string) => string;

/** Places that are called by where they lie, such as `3,1`, keep that. */
const COORDINATES = /^-?\d+,-?\d+$/;
/** One of several that a thing consists of and that have no name of their own, as `nw-1.u3.m4`. */
const MEMBER = /^(.+)\.[a-z]+(\d+)$/;

/**
 * Names of what the readers of positions know: places, pieces, what they consist of, and what the ruleset names beside the board. A name that things of
 * several owners share is told with the owner. One that says no more than the id is none, nor is one that two things share nevertheless, but for places: a
 * world and its system may be called the same. The positions are looked at when the first name is asked for.
 */
export function namesIn(positions: readonly Seen[]): NameOf {
  let ownNames: ReturnType<typeof ownNamesIn> | null = null;
  return (text) => {
    const ownName = (ownNames ??= ownNamesIn(positions));
    const name = ownName(text);
    if (name !== null) return name;
    const [, whole = '', number = ''] = MEMBER.exec(text) ?? [];
    const its = ownName(whole);
    return its === null ? text : `${its}, no. ${number}`;
  };
}

/** The name that a thing has itself; null where it has none. */
function ownNamesIn(positions: readonly Seen[]): (id: string) => string | null {
  const places = namesBy(positions.flatMap(placesIn));
  const seats = new Map(positions.flatMap(({ played }) => played.seats.map(({ id, name }) => [id, name])));
  const things = unlike(namesBy(positions.flatMap(thingsIn)), seats);
  return (id) => {
    const name = (things.get(id) ?? places.get(id))?.name;
    return name === undefined || name.includes(id) ? null : name;
  };
}

type ById = ReadonlyMap<string, Named>;

const namesBy = (all: readonly Named[]): ById => new Map(all.map((each) => [each.id, each]));

/** Those whose name is theirs alone, if need be with the owner. */
function unlike(things: ById, seats: ReadonlyMap<string, string>): ById {
  const sole = alone(things);
  const owned = [...things.values()].flatMap(({ id, name, owner }) => {
    const seat = seats.get(owner ?? '');
    return sole.has(id) || seat === undefined ? [] : [{ id, name: `${name} of ${seat}` }];
  });
  return new Map([...sole, ...alone(namesBy(owned))]);
}

function alone(things: ById): ById {
  const times = new Map<string, number>();
  for (const { name } of things.values()) times.set(name, (times.get(name) ?? 0) + 1);
  return new Map([...things].filter(([, { name }]) => times.get(name) === 1));
}

type Seen = Pick<PositionResult, 'ruleset' | 'played'>;

function placesIn({ ruleset, played: { state } }: Seen): readonly Named[] {
  const views: CommonViews<unknown> = ruleset.views;
  return views.board(state).locations.filter(({ id }) => !COORDINATES.test(id));
}

function thingsIn({ ruleset, played: { state } }: Seen): readonly Named[] {
  const views: CommonViews<unknown> = ruleset.views;
  const { pieces } = views.board(state);
  const parts = pieces.flatMap((piece) => partsOf(piece).map((part) => ({ ...part, owner: piece.owner })));
  return [...views.units(state), ...parts, ...pieces, ...(views.names?.(state) ?? [])];
}

/** Parts of a piece with its name, numbered where several are called the same. */
export function partsOf({ name: whole, parts = [] }: PieceView): readonly Named[] {
  const alike = new Map<string, string[]>();
  for (const { id, name } of parts) alike.set(name, [...(alike.get(name) ?? []), id]);
  return [...alike].flatMap(([name, ids]) =>
    ids.map((id, at) => ({ id, name: `${ids.length > 1 ? `${name} ${at + 1}` : name} of ${whole}` })),
  );
}

/** A value with names for ids, where a text is nothing but an id: within sentences, words may look like one. */
export function withNames<T extends Json>(value: T, nameOf: NameOf): T;
export function withNames(value: Json, nameOf: NameOf): Json {
  if (typeof value === 'string') return nameOf(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return (value as readonly Json[]).map((each) => withNames(each, nameOf));
  return Object.fromEntries(
    Object.entries(value).map(([member, each]) => [member, withNames(each as Json, nameOf)]),
  );
}

/** What is waited for, about things by their names. */
export const dueWithNames = (due: Due, nameOf: NameOf): Due => ({
  ...due,
  params: withNames(due.params, nameOf),
});

/** Five places or more in a row that are called by where they lie. */
const LONG_LIST = /-?\d+,-?\d+(?:, -?\d+,-?\d+){4,}/g;
const SHOWN_OF_A_LIST = 3;

/** A sentence with long lists of places in short: the first three, and how many more. */
export const inShort = (sentence: string): string =>
  sentence.replace(LONG_LIST, (list) => {
    const all = list.split(', ');
    return `${all.slice(0, SHOWN_OF_A_LIST).join(', ')} and ${all.length - SHOWN_OF_A_LIST} more`;
  });

/** What cannot be a word: it holds a digit, a dash or a dot within. */
const UNMISTAKABLE = /(?<![\w.-])[A-Za-z]\w*(?:[.-]\w+)+(?![\w-]|\.\w)/g;

/** A sentence with names for ids that cannot be taken for words. */
export const sentenceWithNames = (sentence: string, nameOf: NameOf): string =>
  sentence.replace(UNMISTAKABLE, (id) => nameOf(id));

/** Makes a sentence one for people: seats and things by their names, long lists of places in short. */
export const wordingOf =
  (named: Naming, nameOf: NameOf): Naming =>
  (sentence) =>
    inShort(named(sentenceWithNames(sentence, nameOf)));
