import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { MomentSearch, RoomSearch } from '../searches.js';
import { phaseTitle, type Campaign } from './room-data.js';

/** The moment that a page shows. */
export interface Looking {
  readonly revision: number;
  /** Whether it is the head: what is open can be done there alone. */
  readonly isNow: boolean;
}

/** The moment in the address, on any page of a campaign. */
export function useMoment(campaign: Campaign): Looking {
  const revision = revisionOf(campaign, useSearch({ strict: false }));
  return { revision, isNow: revision >= campaign.timeline.head.revision };
}

/** The revision that an address means: it names one, or a turn or phase by its end; else the head. */
export function revisionOf({ timeline }: Campaign, { at, turn, phase }: MomentSearch): number {
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

/** Ends of turns before and after a revision, or where the history begins and ends. */
export function turnsAround({ timeline: { turns, head } }: Campaign, revision: number) {
  const ends = turns.map(({ toRevision }) => toRevision);
  return {
    ends,
    before: ends.filter((each) => each < revision).at(-1) ?? 0,
    after: ends.find((each) => each > revision) ?? head.revision,
  };
}

/** Turn in which a revision lies: the one that it ended, where it ended one. */
export const turnAt = ({ timeline: { turns, head } }: Campaign, revision: number): number =>
  turns.find(({ toRevision }) => revision <= toRevision)?.turn ?? head.turn;

/** A moment in words, without asking for its position. */
export function momentWords(campaign: Campaign, { revision, isNow }: Looking): string {
  const { turns, head } = campaign.timeline;
  if (isNow) return `Turn ${head.turn} · ${phaseTitle(campaign, head.phase)}`;
  const turn = turns.find(({ toRevision }) => revision <= toRevision);
  if (!turn || revision === turn.toRevision) return `End of turn ${turn?.turn ?? head.turn}`;
  const phase = turn.phases.find(({ toRevision }) => revision <= toRevision);
  if (!phase) return `Turn ${turn.turn}`;
  const words = `Turn ${turn.turn} · ${phaseTitle(campaign, phase.phase)}`;
  return revision === phase.toRevision ? `${words}, at its end` : words;
}

/** Goes through time, on whichever page. The moment is in the address; what played goes on with `play`. */
export function useTravel(campaign: Campaign) {
  const navigate = useNavigate();
  const last = campaign.timeline.head.revision;
  return (to: number, more: Pick<RoomSearch, 'play' | 'since'> = {}, replace = false): void => {
    const at = Math.max(0, Math.min(last, to));
    void navigate({
      to: '.',
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
