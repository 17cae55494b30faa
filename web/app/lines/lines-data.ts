import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { MapLine } from '../../../src/drawing/index.js';
import { ask } from '../api/ask.js';
import { LinesDocument, type LinesQuery } from '../api/operations.js';
import type { Campaign } from '../campaign/room-data.js';
import { useViewer } from '../seats/store.js';

export type Line = NonNullable<LinesQuery['timeline']>['at']['tradeLines'][number];

/** Ways on which goods travel, and supply lines, as of a revision. */
export function useLines({ timeline: { id } }: Campaign, revision: number, isWanted = true) {
  const viewer = useViewer();
  return useQuery({
    queryKey: ['lines', id, viewer.name, revision],
    queryFn: () => ask(LinesDocument, { timeline: id, moment: { revision } }, viewer.token),
    enabled: isWanted,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    select: ({ timeline }) => timeline?.at.tradeLines ?? [],
  });
}

/** The ways as the map shows them, each with its number in the list; what stands still is a piece of the map. */
export const onMap = (lines: readonly Line[], { seats }: Pick<Campaign, 'seats'>): readonly MapLine[] =>
  lines.flatMap(({ key, origin, stops, owner, broken }, at) =>
    stops.length === 0
      ? []
      : [
          {
            key,
            owner: seats.find((each) => each.key === owner?.key) ?? null,
            stops: [origin, ...stops],
            sign: String(at + 1),
            stands: !broken,
          },
        ],
  );
