import { editIn, itemAt, lookUp, type Edit, type Mutable } from '../../../kernel/index.js';
import type { GhostOfWarState, SeqKind } from './index.js';
import { inOneRow } from './of-old.js';

/** Digits of the largest number in an id that is reckoned with. */
const MOST_DIGITS = 6;

/** The number in an id such as the service gives, e.g. 7 in `unit-7`; 0 for any other. New things come after it. */
export function numberIn(kind: string, id: string): number {
  const digits = id.startsWith(`${kind}-`) ? id.slice(kind.length + 1) : '';
  return digits.length <= MOST_DIGITS && /^[1-9]\d*$/.test(digits) ? Number(digits) : 0;
}

/** Whose a thing is: its owner, or who makes an offer and to whom. */
type Owners = readonly [owner: string, partner?: string];

/** A new thing's id, and its number among those of its kind and owner. */
export interface Numbered {
  readonly id: string;
  readonly number: number;
}

const keyOf = (owners: Owners): string => owners.join('>');
const seqOf = ({ factions }: Pick<GhostOfWarState, 'factions'>, faction: string): number =>
  lookUp(factions, faction)?.seq ?? 0;

/** Things of the first faction are `unit-1`, `unit-2` …, of the second `unit-2-1`, `unit-2-2` …; an offer names both. */
export function stemOf(state: Pick<GhostOfWarState, 'factions'>, kind: string, owners: Owners): string {
  const places = owners.map((each) => seqOf(state, each ?? ''));
  return places.every((place, at) => place === at + 1) ? kind : `${kind}-${places.join('-')}`;
}

/** Numbers for new things of one kind and owner: none tells how many others have. */
export function numbered(
  state: GhostOfWarState,
  kind: SeqKind,
  owners: Owners,
  count: number,
): readonly Numbered[] {
  const { made, counts } = state;
  if (!made) return inOneRow(kind, counts[kind], count);
  const stem = stemOf(state, kind, owners);
  const numbers: Numbered[] = [];
  for (let number = (lookUp(made, keyOf(owners))?.[kind] ?? 0) + 1; numbers.length < count; number += 1) {
    const id = `${stem}-${number}`;
    if (!isTaken(state, id)) numbers.push({ id, number });
  }
  return numbers;
}

/** A club may have named a thing of another like this. */
const isTaken = (state: GhostOfWarState, id: string): boolean =>
  [
    state.depots,
    state.units,
    state.formations,
    state.characters,
    state.projects,
    state.lines,
    state.journeys,
    state.offers,
    state.supplyGroups,
    state.fallen,
  ].some((things) => Object.hasOwn(things, id));

export const nextNumbered = (state: GhostOfWarState, kind: SeqKind, ...owners: Owners): Numbered =>
  itemAt(numbered(state, kind, owners, 1), 0);

const RECORD_OF = {
  unit: 'units',
  depot: 'depots',
  formation: 'formations',
  character: 'characters',
  project: 'projects',
} as const satisfies Partial<Record<SeqKind, keyof GhostOfWarState>>;

/** A thing with its place in the order of creation of its kind, which the state alone knows: an event would tell it. */
export function placed<T extends { readonly id: string; readonly seq: number }>(
  state: Pick<GhostOfWarState, 'made' | 'counts' | (typeof RECORD_OF)[keyof typeof RECORD_OF]>,
  kind: keyof typeof RECORD_OF,
  thing: T,
): T {
  if (!state.made) return thing;
  const known: Readonly<Record<string, { readonly seq: number }>> = state[RECORD_OF[kind]];
  return { ...thing, seq: lookUp(known, thing.id)?.seq ?? state.counts[kind] + 1 };
}

/** What an event says of the place of a thing that exists already: nothing, but in a campaign of version 0.1.0. */
export const unplaced = <T extends { readonly seq: number }>(
  { made }: Pick<GhostOfWarState, 'made'>,
  thing: T,
): T => (made ? { ...thing, seq: 0 } : thing);

/** Notes that a thing was made. Campaigns of version 0.1.0 number all things of all factions in one row. */
export function noteMade(
  state: Mutable<GhostOfWarState>,
  edit: Edit,
  kind: SeqKind,
  id: string,
  ...owners: Owners
): void {
  if (!state.made) return;
  const made = editIn(edit, state, 'made');
  const key = keyOf(owners);
  const before = made[key]?.[kind] ?? 0;
  const number = numberIn(stemOf(state, kind, owners), id);
  made[key] = { ...made[key], [kind]: Math.max(before + 1, number) };
}

/** Numbers that are used up by what a position holds: as many as a faction has of a kind, and those in its ids. */
export function madeIn(
  state: Pick<GhostOfWarState, 'factions'>,
  entered: Partial<Record<SeqKind, Readonly<Record<string, object>>>>,
): NonNullable<GhostOfWarState['made']> {
  const made: Record<string, Partial<Record<SeqKind, number>>> = {};
  for (const [kind, things] of Object.entries(entered) as [SeqKind, Readonly<Record<string, object>>][]) {
    for (const [id, thing] of Object.entries(things)) {
      const owners = ownersOf(thing);
      if (!owners) continue;
      const own = (made[keyOf(owners)] ??= {});
      own[kind] = Math.max((own[kind] ?? 0) + 1, numberIn(stemOf(state, kind, owners), id));
    }
  }
  return made;
}

/** Whose a thing is; null for what is nobody's. */
export function ownersOf(thing: object): Owners | null {
  const { owner, faction } = thing as { readonly owner?: string; readonly faction?: string };
  const one = owner ?? faction;
  return one === undefined ? null : [one];
}

/** What these factions have made: nobody else's numbers are told them. */
export const madeBy = (
  made: NonNullable<GhostOfWarState['made']>,
  factions: readonly string[],
): NonNullable<GhostOfWarState['made']> =>
  Object.fromEntries(Object.entries(made).filter(([key]) => factions.includes(itemAt(key.split('>'), 0))));
