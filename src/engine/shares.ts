import { inShares, isSameJson, lookUp, type EventShape, type RecordedEvent } from '../kernel/index.js';
import { entriesOf } from './books.js';
import type { AnyRuleset } from './ruleset.js';

/** An outcome in as many events as its size asks for. */
export const sharesOf = (
  ruleset: AnyRuleset,
  { type, data }: EventShape,
  most?: number,
): readonly EventShape[] =>
  inShares(data as object, lookUp(ruleset.growing, type) ?? [], most).map((share) => ({ type, data: share }));

/** A stored outcome as it would be cut now: those of old were stored whole, whatever their size. */
export function storedShares(ruleset: AnyRuleset, event: RecordedEvent): readonly RecordedEvent[] {
  const shares = event.kind === 'outcome' ? sharesOf(ruleset, event) : [];
  if (shares.length < 2) return [event];
  // Books that are not those of the event are left on each share, where they are told as the difference they are.
  const sound = isSameJson((event.postings ?? []) as never, entriesOf(ruleset, event) as never);
  return shares.map((share) => {
    const postings = sound && event.postings ? entriesOf(ruleset, share) : event.postings;
    const { postings: _, ...rest } = event;
    return { ...rest, ...(postings?.length ? { postings } : {}), data: share.data as RecordedEvent['data'] };
  });
}
