import type { Seat } from '../../../kernel/index.js';
import type { PlanetaryPosition } from '../position.js';
import { numberAfter, stemOf, type Kind } from '../state/numbering.js';
import type { PlanetaryState } from '../state/index.js';

type Made = NonNullable<PlanetaryState['made']>;
type Owners = readonly [owner: string, partner?: string];

/** A position in which everything that has an owner bears an id, and the numbers that are used up by it. */
export interface Named {
  readonly position: PlanetaryPosition;
  readonly made: Made;
}

/** Names what a club has not named: each owner's things of a kind in the order given. */
export function nameThings(position: PlanetaryPosition, seats: readonly Seat[]): Named {
  const made: Record<string, Record<string, number>> = {};
  const name = <E extends { readonly id?: string }>(
    entries: readonly E[] | undefined,
    kind: Kind,
    ownersOf: (entry: E) => Owners,
    later: Kind = kind,
  ): readonly E[] | undefined =>
    entries?.map((entry) => {
      const owners = ownersOf(entry);
      const stem = stemOf(seats, kind, owners);
      const own = (made[owners.join('>')] ??= {});
      const number = (own[later] ?? 0) + 1;
      const id = entry.id ?? `${stem}${number}`;
      own[later] = Math.max(number, numberAfter(stem, id), numberAfter(stemOf(seats, later, owners), id));
      return { ...entry, id };
    });
  const ofOwner = ({ owner }: { readonly owner: string }): Owners => [owner];
  const named = {
    detachments: name(position.detachments, 'd', ofOwner),
    garrisons: name(position.garrisons, 'g', ofOwner),
    convoys: name(position.convoys, 'c', ofOwner, 'convoy-'),
    spies: name(position.spies, 'sp', ofOwner),
    diplomats: name(position.diplomats, 'dp', ofOwner),
    squadrons: name(position.squadrons, 'sq', ofOwner, 'squadron-'),
    deals: name(position.deals, 'deal', ({ proposer, partner }) => [proposer, partner]),
  };
  const given = Object.entries(named).filter(([, entries]) => entries !== undefined);
  return { position: { ...position, ...Object.fromEntries(given) }, made };
}
