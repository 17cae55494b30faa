import type { Type } from '@nestjs/common';
import { ResolveField, Resolver } from '@nestjs/graphql';
import type { ApiContext } from '../context.js';
import {
  BattleAccepted,
  CampaignOpened,
  OrdersAccepted,
  PhaseAccepted,
  EntropyAccepted,
  RulingAccepted,
  SeatClaimed,
  SeatRevoked,
  TimelineAmended,
  TimelineForked,
  TimelineImported,
  TimelineMoved,
  TimelinePromoted,
  TimelineSuperseded,
} from '../types/results.js';

/** What answers of mutations refer to; null where there is nothing to refer to (a preview). */
export interface References {
  readonly campaignId?: string | null;
  readonly timelineId?: string | null;
  readonly by?: string;
}

type Look = (source: References, args: object, context: ApiContext) => unknown;

/** Looked up only where a client asks for it. */
const LOOKS = {
  campaign: ({ campaignId }, _args, { known }) => (campaignId ? known.campaign(campaignId) : null),
  timeline: ({ timelineId }, _args, { known }) => (timelineId ? known.timeline(timelineId) : null),
  main: ({ timelineId }, _args, { known }) => (timelineId ? known.timeline(timelineId) : null),
  by: async ({ timelineId, by }, _args, { known }) =>
    timelineId ? (await known.seatsIn(timelineId))(by) : null,
  head: async ({ timelineId }, _args, { known }) =>
    timelineId ? ((await known.timeline(timelineId))?.head ?? null) : null,
} satisfies Record<string, Look>;

function referenceResolver(type: Type<unknown>, ...fields: readonly (keyof typeof LOOKS)[]): Type<unknown> {
  const References = class {};
  Resolver(() => type)(References);
  for (const field of fields) {
    const descriptor = { value: LOOKS[field], configurable: true, writable: true };
    Object.defineProperty(References.prototype, field, descriptor);
    ResolveField(field)(References.prototype, field, descriptor);
  }
  return References;
}

export const REFERENCE_RESOLVERS: readonly Type<unknown>[] = [
  referenceResolver(OrdersAccepted, 'timeline'),
  referenceResolver(PhaseAccepted, 'timeline'),
  referenceResolver(BattleAccepted, 'timeline'),
  referenceResolver(RulingAccepted, 'timeline'),
  referenceResolver(EntropyAccepted, 'timeline'),
  referenceResolver(TimelineMoved, 'head'),
  referenceResolver(TimelineSuperseded, 'main', 'by'),
  referenceResolver(CampaignOpened, 'campaign', 'timeline'),
  referenceResolver(SeatClaimed, 'campaign'),
  referenceResolver(SeatRevoked, 'campaign'),
  referenceResolver(TimelineForked, 'timeline'),
  referenceResolver(TimelineAmended, 'timeline'),
  referenceResolver(TimelinePromoted, 'campaign'),
  referenceResolver(TimelineImported, 'campaign', 'timeline'),
];
