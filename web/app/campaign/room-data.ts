import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ask } from '../api/ask.js';
import { useFollowing } from '../api/live.js';
import {
  DueNowDocument,
  PositionDocument,
  RoomDocument,
  type DueNowQuery,
  type PositionQuery,
  type RoomQuery,
} from '../api/operations.js';
import { useViewer } from '../seats/store.js';

type Found = NonNullable<RoomQuery['campaign']>;
/** A campaign on one of its timelines. */
export type Campaign = Found & { readonly timeline: Found['main'] };
export type Seat = Campaign['seats'][number];
export type Position = NonNullable<PositionQuery['timeline']>['at'];
export type Place = Position['board']['locations'][number];
export type Piece = Position['board']['pieces'][number];
/** What orders are given to: a piece, or a place itself. */
export type Ordered = Pick<Piece, 'key' | 'name'>;

/** What is asked for anew when something has changed; positions and events of a revision stay as they are. */
const ALIVE = ['room', 'due', 'options', 'campaigns', 'branches', 'people'];

/** The campaign on one of its timelines, the main one when none is named, kept up to date while the page is open. */
export function useCampaign(campaign: string, timeline?: string) {
  const viewer = useViewer();
  const client = useQueryClient();
  const found = useQuery({
    queryKey: ['room', campaign, viewer.name, timeline],
    queryFn: () =>
      ask(RoomDocument, { campaign, timeline: timeline ?? '', other: timeline !== undefined }, viewer.token),
    placeholderData: (before, query) => (query?.queryKey[1] === campaign ? before : undefined),
    select: onTimeline,
  });
  const changed = useCallback(() => {
    for (const about of ALIVE) void client.invalidateQueries({ queryKey: [about] });
  }, [client]);
  useFollowing(campaign, viewer.token, changed);
  return found;
}

function onTimeline({ campaign, timeline }: RoomQuery): Campaign | null {
  const shown = timeline === undefined ? campaign?.main : timeline;
  return campaign && shown ? { ...campaign, timeline: shown } : null;
}

/**
 * The position at a revision. What one viewer was shown of a moment that is over is never shown otherwise, so it is kept; the
 * one before stays on the screen until the next is there.
 */
export function usePosition(timeline: string | undefined, revision: number) {
  const viewer = useViewer();
  return useQuery({
    queryKey: ['position', timeline, viewer.name, revision],
    queryFn: () => ask(PositionDocument, { timeline: timeline!, moment: { revision } }, viewer.token),
    enabled: timeline !== undefined,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    select: (data) => data.timeline?.at ?? null,
  });
}

function useNow<R>(timeline: string, select: (data: DueNowQuery) => R) {
  const viewer = useViewer();
  return useQuery({
    queryKey: ['due', timeline, viewer.name],
    queryFn: () => ask(DueNowDocument, { timeline }, viewer.token),
    select,
  });
}

/** What is waited for now. */
export const useDue = (timeline: string) => useNow(timeline, (data) => data.timeline?.due ?? []);

/** Dice from the table that are waited for, as far as the viewer may enter them. */
export const useAwaited = (timeline: string) =>
  useNow(timeline, (data) => data.timeline?.awaited ?? null).data ?? null;

export const phaseTitle = (campaign: Campaign, code: string): string =>
  campaign.ruleset.phases.find((each) => each.code === code)?.title ?? code;
