import { awaitedFrom, mayKnow, type AnyRuleset } from '../../engine/index.js';
import type { ReadModel } from '../../read-model/index.js';
import { digest } from '../../hashing/index.js';
import { ServiceError, viewerOf, type PlayResult } from '../contracts/index.js';
import { inputOf, type StoredCommand, type Request } from './judgement.js';
import { withKnownCauses } from './known-causes.js';
import { withoutCounts } from './counts.js';
import { receiptOf } from './receipts.js';
import type { CommandRange, TimelineHead } from './timeline-heads.js';

/** An accepted command, as its caller may see it. */
export function acceptedAs(
  { envelope: { session, timelineId }, actor }: Pick<Request, 'envelope' | 'actor'>,
  campaignId: string,
  ruleset: AnyRuleset,
  { events, step, played, notTaken = [] }: StoredCommand,
  how: { readonly preview: boolean; readonly repeated: boolean },
): PlayResult {
  const viewer = viewerOf(session, campaignId);
  const now = ruleset.moment(played.state);
  return {
    kind: 'accepted',
    timelineId,
    events: withKnownCauses(
      events.filter((event) => mayKnow(ruleset.meta, event.audience, viewer, now)),
      events,
    ).map((event, place) => withoutCounts({ ...event, revision: step, place }, viewer)),
    revision: step,
    ...how,
    receipt: events[0] && !how.preview ? receiptOf(events[0]) : null,
    awaited: played.waiting ? { rolls: awaitedFrom(ruleset, played, actor) } : null,
    notTaken,
    forecast: ruleset.forecast?.(events, ruleset.redact(played.state, viewer)) ?? null,
  };
}

/** What an earlier command of the same actor and commandId did, from the store. */
export async function earlierDeed(
  readModel: ReadModel,
  timelineId: string,
  range: CommandRange,
): Promise<StoredCommand> {
  const events = [];
  for await (const event of readModel.history.events(timelineId, range.first, range.last)) events.push(event);
  const step = await readModel.steps.of(timelineId, range.last);
  return { events, step, played: await readModel.history.at(timelineId, range.last) };
}

/** Throws COMMAND_ID_REUSED where the commandId has stood for another command. */
export function checkSame(request: Request, head: TimelineHead, { events }: StoredCommand): void {
  const [first] = events;
  const said = first && inputOf(request, head, first);
  if (said && first.type === said.type && digest(first.data) === digest(said.data as never)) return;
  throw new ServiceError(
    'COMMAND_ID_REUSED',
    'This commandId was used before, for something else: give each new command its own',
    ['commandId'],
  );
}
