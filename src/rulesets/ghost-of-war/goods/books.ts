import { existing, lookUp } from '../../../kernel/index.js';
import { isFactionResource, type Resource, RESOURCES } from '../data/resources.js';
import { asideHolder, asideOf, type Booking } from '../state/bookings.js';
import type { Buffer, FactionResource, GeneralResource, GhostOfWarState, SetAside } from '../state/index.js';
import { seatOf } from '../general/factions.js';
import { ownerOf } from '../general/owners.js';

/**
 * Stocks as they change within a step, before they are written: what is taken and put is reckoned at once, and goes into the
 * bookings of the event that the step emits for each faction. The state itself stays as it is until then.
 */
export interface Books {
  /** What a holder has now. */
  readonly stock: (holder: string, resource: GeneralResource) => number;
  /** What a holder has room for now. */
  readonly room: (holder: string, resource: GeneralResource) => number;
  /** Takes up to so much; answers what was taken. */
  readonly take: (holder: string, resource: GeneralResource, amount: number) => number;
  /** GOW-BUF-05: puts what fits; answers what did not. */
  readonly put: (holder: string, resource: GeneralResource, amount: number) => number;
  /** GOW-TRD-08: sets aside, whatever the room, what was taken from a holder. */
  readonly setAside: (line: string, stop: number, row: Omit<SetAside, 'stop'>) => void;
  /** Stock of a faction resource of a faction (GOW-RES-02). */
  readonly factionStock: (faction: string, resource: FactionResource) => number;
  /** Adds to it, or with a negative amount takes from it. */
  readonly addFaction: (faction: string, resource: FactionResource, amount: number) => void;
  /** Changes since they were last asked for, one per holder and resource, by the faction that owns the holder. */
  readonly bookings: () => ReadonlyMap<string, readonly Booking[]>;
}

/** Where buffers are. */
export const bufferOfHolder = (state: GhostOfWarState, holder: string): Buffer | undefined =>
  (
    lookUp(state.planets, holder) ??
    lookUp(state.depots, holder) ??
    lookUp(state.units, holder) ??
    lookUp(state.formations, holder)
  )?.buffer;

/** What a holder without a buffer has in the state: faction resources, goods set aside (GOW-TRD-08). */
function storedAt(state: GhostOfWarState, holder: string, resource: Resource): number {
  if (isFactionResource(resource)) return lookUp(state.factions, holder)?.stock[resource] ?? 0;
  const { line, stop } = asideOf(holder);
  return (lookUp(state.lines, line)?.setAside ?? [])
    .filter((each) => each.stop === stop && each.resource === resource)
    .reduce((sum, each) => sum + each.amount, 0);
}

/** Books that begin with the state's stocks. */
export function openBooks(state: GhostOfWarState): Books {
  /** All changes, and those that no event has taken up yet. */
  const changed = new Map<string, Map<Resource, number>>();
  const pending = new Map<string, Map<Resource, number>>();
  let aside: Booking[] = [];
  /** Looked up once: every need of a step asks for them again. */
  const buffers = new Map<string, Buffer | null>();
  const bufferOf = (holder: string): Buffer | null => {
    const known = buffers.get(holder);
    if (known !== undefined) return known;
    const buffer = bufferOfHolder(state, holder) ?? null;
    buffers.set(holder, buffer);
    return buffer;
  };
  const stored = (holder: string, resource: Resource): number => {
    const buffer = isFactionResource(resource) ? null : bufferOf(holder);
    return buffer?.[resource as GeneralResource].cur ?? storedAt(state, holder, resource);
  };
  const stock = (holder: string, resource: Resource): number =>
    stored(holder, resource) + (changed.get(holder)?.get(resource) ?? 0);
  const room = (holder: string, resource: GeneralResource): number =>
    Math.max(0, (bufferOf(holder)?.[resource].max ?? 0) - stock(holder, resource));
  const book = (holder: string, resource: Resource, amount: number): void => {
    add(changed, holder, resource, amount);
    add(pending, holder, resource, amount);
  };
  const lots = new Map<string, SetAside[]>();
  const lotsOf = (holder: string): SetAside[] => {
    const known = lots.get(holder);
    if (known) return known;
    const { line, stop } = asideOf(holder);
    const found = (lookUp(state.lines, line)?.setAside ?? []).filter((each) => each.stop === stop);
    lots.set(holder, [...found]);
    return existing(lots.get(holder), 'lot');
  };
  const used = (holder: string, resource: Resource, amount: number): readonly Omit<Booking, 'seat'>[] =>
    lookUp(state.lines, asideOf(holder).line)
      ? useLots(lotsOf(holder), resource, -amount).map((each) => ({ holder, resource, ...each }))
      : [{ holder, resource, amount }];
  const bookings = (): ReadonlyMap<string, readonly Booking[]> => {
    const found = new Map<string, Booking[]>();
    const note = (booking: Omit<Booking, 'seat'>): void => {
      const owner = ownerOf(state, booking.holder) ?? '';
      const own = found.get(owner) ?? [];
      own.push({ ...booking, seat: seatOf(state, owner) });
      found.set(owner, own);
    };
    for (const [holder, row] of pending) {
      for (const resource of RESOURCES) {
        const amount = row.get(resource) ?? 0;
        if (amount === 0) continue;
        for (const each of used(holder, resource, amount)) note(each);
      }
    }
    aside.forEach(note);
    pending.clear();
    aside = [];
    return found;
  };
  return {
    stock,
    room,
    take: (holder, resource, amount) => {
      const taken = Math.max(0, Math.min(amount, stock(holder, resource)));
      book(holder, resource, -taken);
      return taken;
    },
    put: (holder, resource, amount) => {
      const fits = Math.min(amount, room(holder, resource));
      book(holder, resource, fits);
      return amount - fits;
    },
    setAside: (line, stop, { resource, amount, from }) => {
      const holder = asideHolder(line, stop);
      add(changed, holder, resource, amount);
      lotsOf(holder).push({ stop, resource, amount, from });
      aside.push({ holder, resource, amount, from, seat: null });
    },
    factionStock: stock,
    addFaction: book,
    bookings,
  };
}

/** GOW-TRD-08: what was set aside first is used first. Where all of it comes from one holder, nobody need say from whom. */
function useLots(
  lots: SetAside[],
  resource: Resource,
  amount: number,
): readonly Pick<Booking, 'amount' | 'from'>[] {
  const own = lots.filter((each) => each.resource === resource);
  const oneHolder = new Set(own.map((each) => each.from)).size <= 1;
  const taken = new Map<string, number>();
  let left = amount;
  for (const lot of own) {
    const some = Math.min(left, lot.amount);
    left -= some;
    lots.splice(
      lots.indexOf(lot),
      1,
      ...(some === lot.amount ? [] : [{ ...lot, amount: lot.amount - some }]),
    );
    if (some > 0) taken.set(lot.from, (taken.get(lot.from) ?? 0) + some);
  }
  return oneHolder ? [{ amount: -amount }] : [...taken].map(([from, some]) => ({ amount: -some, from }));
}

function add(
  changes: Map<string, Map<Resource, number>>,
  holder: string,
  resource: Resource,
  amount: number,
): void {
  if (amount === 0) return;
  const row = changes.get(holder) ?? new Map<Resource, number>();
  row.set(resource, (row.get(resource) ?? 0) + amount);
  changes.set(holder, row);
}
