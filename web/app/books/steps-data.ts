import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ask } from '../api/ask.js';
import { StepsDocument, type LedgerFilterInput, type StepsQuery } from '../api/operations.js';
import type { Campaign } from '../campaign/room-data.js';
import { useViewer } from '../seats/store.js';

export type Step = NonNullable<StepsQuery['timeline']>['at']['ledger']['edges'][number]['node'];

/** All postings of an account, or of a measure, from the first on. */
export function useSteps({ timeline: { id, head } }: Campaign, filter: LedgerFilterInput) {
  const viewer = useViewer();
  const { data, error, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['steps', id, viewer.name, head.revision, filter],
    queryFn: ({ pageParam }) => ask(StepsDocument, { timeline: id, filter, after: pageParam }, viewer.token),
    initialPageParam: null as string | null,
    getNextPageParam: ({ timeline }) =>
      timeline?.at.ledger.pageInfo.hasNextPage ? timeline.at.ledger.pageInfo.endCursor : null,
    select: ({ pages }) =>
      pages.flatMap(({ timeline }) => (timeline?.at.ledger.edges ?? []).map(({ node }) => node)),
  });
  // A chart needs all of them.
  useEffect(() => {
    if (hasNextPage) void fetchNextPage();
  }, [hasNextPage, fetchNextPage]);
  return { steps: hasNextPage ? undefined : data, error };
}
