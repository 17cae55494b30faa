import type { Audience, Hashing, Json, JsonObject, RecordedEvent, Seat } from '../kernel/index.js';
import { isSameStep } from './lineage.js';

/** What the first link of a main timeline is chained to. A fork's first is chained to its parent's at the shared revision. */
export const NO_HASH = '0'.repeat(64);

/** Whose view a history is: everything, what all may know, or what a player's seat may know as well. */
export type Reader = 'all' | 'public' | `seat:${string}`;

export type UnhashedEvent = Omit<RecordedEvent, 'hash'>;

/** An event without the marks that say where in the store its step ends: what its digest is taken over. */
export type WholeEvent = Omit<UnhashedEvent, 'last' | 'stepSalt'>;

/** An event without what tells of things that its reader may not know; that stands behind the digest `kept`. */
export type ShownEvent = Omit<WholeEvent, 'audience' | 'causationId' | 'revision' | 'salt'> & {
  /** SHA-256, hex, of the canonical JSON of the members left out. */
  readonly kept: string;
};

/** Digests of what each reader may know of one step, by reader: the same readers for every step of a campaign. */
export type Leaves = Readonly<Record<Reader, string>>;

/** Members of the data that count what their reader may not know: they are kept too. */
const KEPT_DATA: Readonly<Record<string, readonly string[]>> = {
  'dice.DiceRolled': ['roll'],
  'dice.Drawn': ['roll'],
  'timeline.Forked': ['amends', 'revision'],
};

const digestOf = (value: unknown, hashing: Hashing): string =>
  hashing.sha256(hashing.canonical(value as Json));

/** Splits an event into what its reader is shown and what is kept from a reader who may not know all. */
export function shownOf(event: WholeEvent, hashing: Hashing): ShownEvent {
  const { audience, causationId, revision, salt, ...shown } = event;
  const [data, keptData] = splitData(event);
  const kept = { audience, causationId, revision, salt, data: keptData };
  return { ...shown, data, kept: digestOf(kept, hashing) };
}

/** SHA-256, hex, that stands for an event in its step: of the canonical JSON of what its reader is shown. */
export const eventDigest = (event: WholeEvent, hashing: Hashing): string =>
  digestOf(shownOf(event, hashing), hashing);

export const shownDigest = (event: ShownEvent, hashing: Hashing): string => digestOf(event, hashing);

function splitData({ type, data }: WholeEvent): [shown: JsonObject, kept: JsonObject | undefined] {
  const names = KEPT_DATA[type];
  if (!names) return [data, undefined];
  const part = (keep: boolean) =>
    Object.fromEntries(Object.entries(data).filter(([name]) => names.includes(name) === keep)) as JsonObject;
  return [part(false), part(true)];
}

/** An event as its digest is taken over it. */
export function wholeOf(event: RecordedEvent | UnhashedEvent): WholeEvent {
  const { last: _, stepSalt: __, hash: ___, ...whole } = event as RecordedEvent;
  return whole;
}

/** Readers of a campaign: everything, the public, and each player. */
export const readersOf = (seats: readonly Pick<Seat, 'id' | 'role'>[]): readonly Reader[] => [
  'all',
  'public',
  ...seats.filter(({ role }) => role === 'player').map(({ id }): Reader => `seat:${id}`),
];

/**
 * Whether an event stands in the leaf of a reader. A sealed one stands in all: by its receipt all know that it is
 * there, and what it says is proved to them when it opens.
 */
export function standsIn(audience: Audience, reader: Reader): boolean {
  if (reader === 'all' || audience.to === 'public' || audience.to === 'sealed') return true;
  return audience.to === 'seats' && audience.seats.some((seat) => reader === `seat:${seat}`);
}

/** What a reader's leaf of a step is salted with: it follows from the salt of the step, and tells nothing of it. */
export const readerSalt = (stepSalt: string, reader: Reader, hashing: Hashing): string =>
  digestOf([stepSalt, reader], hashing);

/** SHA-256, hex, over what one reader may know of a step: the digests of those events, in their order. */
export const leafOf = (salt: string, digests: readonly string[], hashing: Hashing): string =>
  digestOf([salt, ...digests], hashing);

/** The leaves of a step for all its readers. */
export function leavesOf(
  stepSalt: string,
  events: readonly { readonly audience: Audience; readonly digest: string }[],
  readers: readonly Reader[],
  hashing: Hashing,
): Leaves {
  const leaves = readers.map((reader) => {
    const digests = events.flatMap(({ audience, digest }) => (standsIn(audience, reader) ? [digest] : []));
    return [reader, leafOf(readerSalt(stepSalt, reader, hashing), digests, hashing)] as const;
  });
  return Object.fromEntries(leaves) as Leaves;
}

/** SHA-256, hex, of the previous link (64 hex digits) followed by a text: the canonical JSON of a step's leaves. */
export const chainHash = (previousHash: string, text: string, hashing: Hashing): string =>
  hashing.sha256(previousHash + text);

/** The link of a step in the chain. */
export const stepHash = (previousHash: string, leaves: Leaves, hashing: Hashing): string =>
  chainHash(previousHash, hashing.canonical(leaves), hashing);

/** Cuts stored events into steps, the events of one command each. */
export async function* stepsOf(
  events: AsyncIterable<RecordedEvent> | Iterable<RecordedEvent>,
): AsyncGenerator<readonly RecordedEvent[]> {
  let step: RecordedEvent[] = [];
  for await (const event of events) {
    const before = step.at(-1);
    if (before && !isSameStep(before, event)) {
      yield step;
      step = [];
    }
    step.push(event);
  }
  if (step.length > 0) yield step;
}
