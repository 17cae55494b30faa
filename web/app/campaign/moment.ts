import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { RoomSearch } from '../searches.js';
import type { Campaign } from './room-data.js';

/** The revision that an address means: it names one, or a turn or phase by its end; else the head. */
export function revisionOf({ timeline }: Campaign, { at, turn, phase }: RoomSearch): number {
  const { turns, head } = timeline;
  if (at !== undefined) return Math.min(at, head.revision);
  const named = turns.find((each) => each.turn === turn);
  const part = named?.phases.find((each) => each.phase === phase);
  return (part ?? named)?.toRevision ?? head.revision;
}

/** Where one stops on the way through a history: the end of each phase. */
export const stopsOf = ({ timeline: { turns } }: Campaign): readonly number[] => [
  ...new Set(turns.flatMap(({ phases }) => phases.map(({ toRevision }) => toRevision))),
];

/** Goes through time. The moment is in the address; what played goes on with `play`. */
export function useTravel(campaign: Campaign) {
  const navigate = useNavigate({ from: '/c/$campaign' });
  const last = campaign.timeline.head.revision;
  return (to: number, more: Pick<RoomSearch, 'play' | 'since'> = {}, replace = false): void => {
    const at = Math.max(0, Math.min(last, to));
    void navigate({
      search: ({ at: _, turn: __, phase: ___, play: ____, since: _____, ...rest }) => ({
        ...rest,
        ...more,
        ...(at === last ? {} : { at }),
      }),
      replace,
      resetScroll: false,
    });
  };
}

/** Long enough to see what moved. */
const STAYS_MS = 900;

/** While the address says so, goes on from stop to stop as each is shown; what moved on the way stands out. */
export function usePlaying(campaign: Campaign, shown: number, stale: boolean): boolean {
  const { play } = useSearch({ from: '/c/$campaign' });
  const travel = useTravel(campaign);
  const next = stopsOf(campaign).find((each) => each > shown);
  useEffect(() => {
    if (!play || stale) return undefined;
    const timer = setTimeout(
      () => (next === undefined ? travel(shown, {}, true) : travel(next, { play, since: shown }, true)),
      STAYS_MS,
    );
    return () => clearTimeout(timer);
  });
  return play === true;
}
