import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { ask } from '../api/ask.js';
import { NamesDocument } from '../api/operations.js';
import type { Campaign } from '../campaign/room-data.js';
import { useViewer } from '../seats/store.js';

/** Something that an order can name. */
export interface Named {
  readonly key: string;
  readonly name: string;
}

export interface Names {
  /** By kind, e.g. `Units`. */
  readonly groups: readonly { readonly kind: string; readonly all: readonly Named[] }[];
  readonly nameOf: (key: string) => string;
}

const Context = createContext<Names>({ groups: [], nameOf: (key) => key });

/** Gives the forms inside other names than those of a campaign. */
export const GivenNames = Context;

export const useNames = (): Names => useContext(Context);

/** Of several that are called alike each is told by its id too. */
function toldApart(all: readonly Named[]): readonly Named[] {
  const times = new Map<string, number>();
  for (const { name } of all) times.set(name, (times.get(name) ?? 0) + 1);
  return all.map((each) =>
    times.get(each.name) === 1 ? each : { ...each, name: `${each.name} ${each.key}` },
  );
}

type Piece = { readonly parts: readonly { readonly key: string; readonly called: string }[] };

/** Units are called as sentences of the service call them. */
const unitsOf = (pieces: readonly Piece[]): readonly Named[] =>
  pieces.flatMap(({ parts }) => parts.map(({ key, called }) => ({ key, name: called })));

/** Gives the forms inside the names of all that these eyes know in a campaign. */
export function WithNames({
  campaign,
  children,
}: {
  readonly campaign: Campaign;
  readonly children: ReactNode;
}) {
  const viewer = useViewer();
  const { id, head } = campaign.timeline;
  const { data } = useQuery({
    queryKey: ['names', id, viewer.name, head.revision],
    queryFn: () => ask(NamesDocument, { timeline: id }, viewer.token),
    placeholderData: (before) => before,
  });
  const { seats } = campaign;
  const names = useMemo((): Names => {
    const at = data?.timeline?.at;
    const groups = [
      { kind: 'Pieces', all: toldApart(at?.board.pieces ?? []) },
      { kind: 'Units', all: toldApart(unitsOf(at?.board.pieces ?? [])) },
      { kind: 'Seats', all: seats },
      { kind: 'Places', all: toldApart(at?.board.locations ?? []) },
    ].filter(({ all }) => all.length > 0);
    const byKey = new Map(groups.flatMap(({ all }) => all.map(({ key, name }) => [key, name] as const)));
    return { groups, nameOf: (key) => byKey.get(key) ?? key };
  }, [data, seats]);
  return <Context value={names}>{children}</Context>;
}
