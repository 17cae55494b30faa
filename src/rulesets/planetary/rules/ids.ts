import { editIn, lookUp, type Edit, type Mutable, type Seat } from '../../../kernel/index.js';
import { PHASES } from '../data/orders.js';
import type { PlanetaryState } from '../state.js';

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
type Owners = readonly [owner: string, partner?: string];

/** Things of one kind are numbered for each owner by himself, so that an id tells nobody how many others have. */
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

/** Ids for new things of one kind: the next numbers of their owners that nothing else bears. */
export function newIds(state: PlanetaryState, kind: Kind, owners: Owners, count: number): readonly string[] {
  const { made } = state;
  const stem = made ? stemOf(state.seats, kind, owners) : kind;
  const ids: string[] = [];
  let number = made ? numberMade(made, kind, owners) + 1 : state.nextOrder;
  for (; ids.length < count; number += 1)
    if (!isTaken(state, `${stem}${number}`)) ids.push(`${stem}${number}`);
  return ids;
}

export const newId = (state: PlanetaryState, kind: Kind, ...owners: Owners): string =>
  newIds(state, kind, owners, 1)[0]!;

const numberMade = (made: NonNullable<PlanetaryState['made']>, kind: Kind, owners: Owners): number =>
  lookUp(made, keyOf(owners))?.[kind] ?? 0;

const isTaken = (state: PlanetaryState, id: string): boolean =>
  [
    state.detachments,
    state.garrisons,
    state.convoys,
    state.spies,
    state.diplomats,
    state.squadrons,
    state.deals,
    state.offers,
    state.funBattles,
  ].some((things) => Object.hasOwn(things, id));

const OWNERS_IN_A_PHASE = 100;
const THINGS_OF_AN_OWNER = 1_000_000;

/**
 * PLN-GEN-13: creation order: by phase, in it by seat, and of one owner as they were made; the n-th deals of one owner with
 * several partners by their seats. It tells no more than the id.
 */
export function orderOf(state: PlanetaryState, kind: Kind, id: string, ...owners: Owners): number {
  if (!state.made) return state.nextOrder;
  const phase = state.turn * PHASES.length + PHASES.findIndex((each) => each.code === state.phase) + 1;
  const [seat, partner] = owners.map((owner) => state.seats.findIndex((each) => each.id === owner) + 1);
  const number = numberAfter(stemOf(state.seats, kind, owners), id);
  const order = (phase * OWNERS_IN_A_PHASE + seat!) * THINGS_OF_AN_OWNER + number;
  return partner === undefined ? order : order * OWNERS_IN_A_PHASE + partner;
}

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

/** What a seat has made: nobody else's numbers are told him. */
export const madeBy = (
  made: NonNullable<PlanetaryState['made']>,
  seat: string | null,
): NonNullable<PlanetaryState['made']> =>
  Object.fromEntries(Object.entries(made).filter(([key]) => key === seat || key.startsWith(`${seat}>`)));
