import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { cellsOf } from '../../../src/drawing/index.js';
import { ask } from '../api/ask.js';
import { OptionsDocument, type OptionsQuery } from '../api/operations.js';
import { useViewer } from '../seats/store.js';
import { usePosition, type Campaign, type Ordered } from './room-data.js';

export type Option = NonNullable<OptionsQuery['timeline']>['at']['options']['options'][number];

export interface Ordering {
  /** The piece, or the place, that is given an order now. */
  readonly piece: Ordered | null;
  /** Everything it may do and may not; null while it is asked for. */
  readonly options: readonly Option[] | null;
  readonly error: Error | null;
  /** Fields of the map that some legal order of it aims at. */
  readonly targets: ReadonlySet<string>;
  /** Field of the map that an id, of a place or a piece, stands for. */
  readonly fieldOf: (id: string) => string | null;
  readonly begin: (piece: Ordered) => void;
  readonly stop: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** Everything that a piece, or the seat itself, may do now and may not; null while it is asked for. */
export function useOptions({ timeline: { id, head } }: Campaign, piece: string | null) {
  const viewer = useViewer();
  const { data, error } = useQuery({
    queryKey: ['options', id, viewer.name, head.revision, piece],
    queryFn: () => ask(OptionsDocument, { timeline: id, piece: piece! }, viewer.token),
    enabled: piece !== null,
    // What the piece could do stays on the page, opened as it was, until it is known what it may do now.
    placeholderData: (before, query) => (query?.queryKey.at(-1) === piece ? before : undefined),
    select: (answer) => answer.timeline?.at.options.options ?? [],
  });
  return { options: data ?? null, error };
}

/** An order that grows: first the piece, then what the service says that it may do, and where. */
export function useOrdering(campaign: Campaign, isNow: boolean): Ordering {
  const [chosen, setChosen] = useState<Ordered | null>(null);
  const piece = isNow ? chosen : null;
  const { id, head } = campaign.timeline;
  const { data: position } = usePosition(id, head.revision);
  const { options: data, error } = useOptions(campaign, piece?.key ?? null);
  const fields = useMemo(() => {
    const cells = position ? cellsOf(position.board) : [];
    return new Map(
      cells.flatMap(({ key, places, pieces }) =>
        [...places, ...pieces].map((each) => [each.key, key] as const),
      ),
    );
  }, [position]);
  const fieldOf = useCallback((target: string) => fields.get(target) ?? null, [fields]);
  const targets = useMemo(() => {
    if (!piece || !data) return NONE;
    const legal = data.filter((each) => each.legal && each.target !== null);
    return new Set(legal.flatMap(({ target }) => fieldOf(target!) ?? []));
  }, [piece, data, fieldOf]);
  return {
    piece,
    options: data,
    error,
    targets,
    fieldOf,
    begin: setChosen,
    stop: useCallback(() => setChosen(null), []),
  };
}
