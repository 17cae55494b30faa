import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { MapLine } from '../../../src/drawing/index.js';
import type { Campaign } from '../campaign/room-data.js';
import { onMap, useLines, type Line } from './lines-data.js';

export interface RoomLines {
  /** Whether the room shows them: that stands in the address. */
  readonly shown: boolean;
  /** Undefined until they are there. */
  readonly lines: readonly Line[] | undefined;
  readonly drawn: readonly MapLine[];
  readonly toggle: () => void;
}

/** Trade lines over the map of the room, for whoever wants to see them. */
export function useRoomLines(campaign: Campaign, revision: number): RoomLines {
  const { lines: shown = false } = useSearch({ from: '/c/$campaign' });
  const navigate = useNavigate({ from: '/c/$campaign' });
  const { data } = useLines(campaign, revision, shown);
  const lines = shown ? data : undefined;
  const { seats } = campaign;
  const drawn = useMemo(() => onMap(lines ?? [], { seats }), [lines, seats]);
  const toggle = (): void =>
    void navigate({
      search: ({ lines: _, ...rest }) => (shown ? rest : { ...rest, lines: true }),
      replace: true,
      resetScroll: false,
    });
  return { shown, lines, drawn, toggle };
}
