import { useSyncExternalStore } from 'react';

/** A token that this browser keeps, by the name of whom it lets in. */
export interface Held {
  /** Shown to the person, unique here: `Ada · Border clash`, or `Admin`. */
  readonly name: string;
  readonly token: string;
  /** Campaign that the seat is of; null for the admin. */
  readonly campaign: string | null;
}

interface Kept {
  readonly held: readonly Held[];
  /** Name of the one looked as; null for a spectator. */
  readonly as: string | null;
}

const KEY = 'warledger.seats';
const NOTHING: Kept = { held: [], as: null };

const listeners = new Set<() => void>();
let kept = read();

function read(): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return NOTHING;
  }
}

function keep(next: Kept): void {
  kept = next;
  localStorage.setItem(KEY, JSON.stringify(next));
  for (const each of listeners) each();
}

// Another tab of this browser has sat down elsewhere.
addEventListener('storage', () => {
  kept = read();
  for (const each of listeners) each();
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSeats = (): Kept => useSyncExternalStore(subscribe, () => kept);

/** Who looks now: the token goes with each question, the name into the keys of what is cached. */
export function useViewer(): { readonly name: string; readonly token: string | null } {
  const { held, as } = useSeats();
  const found = held.find(({ name }) => name === as);
  return found ?? { name: 'Spectator', token: null };
}

/** Sits down: the token is kept, and from now on looked as. */
export function sitDown(seat: Held): void {
  const others = kept.held.filter(({ name, token }) => name !== seat.name && token !== seat.token);
  keep({ held: [...others, seat], as: seat.name });
}

export const lookAs = (name: string | null): void => keep({ ...kept, as: name });

/** Forgets a token, here alone: it lets in as before. */
export const forget = (name: string): void =>
  keep({ held: kept.held.filter((each) => each.name !== name), as: kept.as === name ? null : kept.as });
