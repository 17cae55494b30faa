import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { ask } from '../api/ask.js';
import { ChangesDocument, type ChangesQuery } from '../api/operations.js';
import { codeWords } from '../look/words.js';
import { useViewer } from '../seats/store.js';
import { useTravel } from './moment.js';
import type { Campaign, Position } from './room-data.js';
import { useVisit } from './visit.js';

export type Changes = NonNullable<ChangesQuery['timeline']>['at']['changes'];
type Item = Changes['pieces'][number] | Changes['locations'][number];

/** What is otherwise at a revision than it was at an earlier one; null where none is asked about. */
function useChanges({ timeline }: Campaign, revision: number, since: number | null): Changes | null {
  const viewer = useViewer();
  const { data } = useQuery({
    queryKey: ['changes', timeline.id, viewer.name, revision, since],
    queryFn: () =>
      ask(
        ChangesDocument,
        { timeline: timeline.id, moment: { revision }, since: { revision: since! } },
        viewer.token,
      ),
    enabled: since !== null,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    select: (answer) => answer.timeline?.at.changes ?? null,
  });
  return since === null ? null : (data ?? null);
}

/** What is otherwise than at the moment that the address names, or than when these eyes looked last. */
export function useChanged(campaign: Campaign, revision: number, isNow: boolean) {
  const { since: asked } = useSearch({ from: '/c/$campaign' });
  const visit = useVisit(campaign);
  const travel = useTravel(campaign);
  const since = asked ?? (isNow ? visit.since : null);
  const changes = useChanges(campaign, revision, since);
  return {
    since,
    changes,
    marked: useMemo(() => changes && markedBy(changes), [changes]),
    /** Whether it is what happened while these eyes did not look. */
    isVisit: asked === undefined,
    replay: (): void => travel(since ?? 0, { play: true }),
    done: (): void => (asked === undefined ? visit.saw() : travel(revision)),
  };
}

export type Changed = ReturnType<typeof useChanged>;

/** What of it stands out on the map. */
const markedBy = ({ moves, pieces, locations }: Changes) => ({
  moves,
  places: [
    ...locations.map(({ key }) => key),
    ...pieces.flatMap(({ left, right }) => right?.location ?? left?.location ?? []),
  ],
});

/** A change as a line, with the place where it shows on the map. */
export interface ChangeLine {
  readonly key: string;
  readonly words: string;
  readonly place: string | null;
}

const HOW = { ADDED: 'new', REMOVED: 'gone', CHANGED: '' } as const;

function lineOf(item: Item, place: string | null): ChangeLine {
  const { key, change, fields, left, right } = item;
  const what = HOW[change] || fields.map((each) => codeWords(each).toLowerCase()).join(', ');
  return { key, words: `${right?.name ?? left?.name ?? key}: ${what}`, place };
}

/** Everything that is otherwise, moves first. */
export function linesOf({ moves, pieces, locations }: Changes, { board }: Position): readonly ChangeLine[] {
  const names = new Map(board.locations.map(({ key, name }) => [key, name]));
  const where = (place: string | null): string =>
    place === null ? 'off the map' : (names.get(place) ?? place);
  const known = new Map(pieces.map((each) => [each.key, each.right?.name ?? each.key]));
  const moved = new Set(moves.map(({ piece }) => piece));
  return [
    ...moves.map(({ piece, from, to }) => ({
      key: piece,
      words: `${known.get(piece) ?? piece}: ${where(from)} → ${where(to)}`,
      place: to ?? from,
    })),
    ...pieces
      .filter(({ key }) => !moved.has(key))
      .map((each) => lineOf(each, each.right?.location ?? each.left?.location ?? null)),
    ...locations.map((each) => lineOf(each, each.key)),
  ];
}
