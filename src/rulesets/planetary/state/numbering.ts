import { editIn, lookUp, type Edit, type Mutable, type Seat } from '../../../kernel/index.js';
import type { PlanetaryState } from './index.js';

/** Kinds of things that the service names, by what their ids begin with. */
export type Kind =
  | 'd'
  | 'g'
  | 'c'
  | 'sp'
  | 'dp'
  | 'sq'
  | 'deal'
  | 'fun'
  | 'squadron-'
  | 'convoy-'
  | 'npc-'
  | 'offer-'
  | 'defence-';

/** Whose a thing is: its owner, or both parties of a deal. */
export type Owners = readonly [owner: string, partner?: string];

/** Things of one kind are numbered for each owner apart, so that an id tells nobody how many others have. */
const keyOf = (owners: Owners): string => owners.join('>');

/** The first player's things are `d1`, `d2` …, the second's `d2-1`, `d2-2` …; a deal names both of its parties. */
export function stemOf(seats: readonly Seat[], kind: Kind, owners: Owners): string {
  const players = seats
    .filter((each) => each.role === 'player')
    .sort((one, other) => one.number - other.number);
  const places = owners.map((owner) => players.findIndex((each) => each.id === owner) + 1);
  return places.every((place, at) => place === at + 1) ? kind : `${kind}${places.join('-')}-`;
}

/** The number in an id that begins so; 0 in any other. */
export function numberAfter(stem: string, id: string): number {
  const digits = id.startsWith(stem) ? id.slice(stem.length) : '';
  return /^[1-9]\d{0,5}$/.test(digits) ? Number(digits) : 0;
}

/** The highest number in the ids of what an owner has made of a kind so far. */
export const numberMade = (made: NonNullable<PlanetaryState['made']>, kind: Kind, owners: Owners): number =>
  lookUp(made, keyOf(owners))?.[kind] ?? 0;

/** Notes that a thing was made. Campaigns of version 0.1.0 number all things of all owners in one row. */
export function noteMade(
  state: Mutable<PlanetaryState>,
  edit: Edit,
  kind: Kind,
  id: string,
  ...owners: Owners
): void {
  if (!state.made) return;
  const made = editIn(edit, state, 'made');
  const number = numberAfter(stemOf(state.seats, kind, owners), id);
  const key = keyOf(owners);
  made[key] = { ...made[key], [kind]: Math.max(numberMade(made, kind, owners), number) };
}

/** What a seat has made: nobody else's numbers are told them. */
export const madeBy = (
  made: NonNullable<PlanetaryState['made']>,
  seat: string | null,
): NonNullable<PlanetaryState['made']> =>
  Object.fromEntries(Object.entries(made).filter(([key]) => key === seat || key.startsWith(`${seat}>`)));
