import { foundIn, lookUp } from '../../../kernel/index.js';
import { GENERAL_RESOURCES } from '../data/resources.js';
import { goodsAccount } from '../state/bookings.js';
import type { HolderRow } from './events.js';
import type { Written } from '../game-master/events.js';
import { supplyAccount } from '../state/account-names.js';
import type { Buffer, GeneralGoods, GhostOfWarState, SupplyCounter, Unit } from '../state/index.js';
import { bufferOf, holderCapacity } from '../goods/buffers.js';
import { supplyOf } from '../effectiveness/effectiveness.js';
import { seatOf } from '../general/factions.js';
import {
  counterMaxOf,
  formationHolder,
  holderOf,
  isHolder,
  supplyListOf,
  type Holder,
} from '../units/holders.js';
import { counterLimitOf, LOGISTICOR_POINTS } from '../supply/counter-limit.js';

/** Units and formations whose holders may have changed. */
export interface Touched {
  readonly units: readonly string[];
  readonly formations: readonly string[];
  /** GOW-UNI-03: unit that is gone, and the one that it has become part of. */
  readonly merged?: { readonly absorbed: string; readonly into: string };
}

export interface Reshaped {
  readonly rows: readonly HolderRow[];
  readonly written: readonly Written[];
}

const NO_COUNTER: SupplyCounter = { counter: 0, max: 0 };
const NO_BUFFER = bufferOf({}, {});

/**
 * GOW-SUP-12: counters and buffers of what a change has touched: `after` has the members of after, with the counters and
 * buffers of before. Goods go with whoever held them; what has no room is lost (GOW-BUF-05).
 */
export function reshape(before: GhostOfWarState, after: GhostOfWarState, touched: Touched): Reshaped {
  const ids = [...new Set([...touched.formations, ...touched.units])];
  const brought = goodsBrought(before, after, touched);
  const rows = ids.flatMap((id): readonly HolderRow[] => {
    if (!standingOf(after, id)) return [];
    const from = standingOf(before, id)?.supply ?? NO_COUNTER;
    const holder = holderNow(after, id);
    return [
      {
        holder: id,
        from,
        supply: holder ? counterOf(before, after, holder, touched) : NO_COUNTER,
        buffer: holder ? filled(after, holder, brought.get(id) ?? {}) : NO_BUFFER,
      },
    ];
  });
  const changed = rows.filter((each) => differs(standingOf(after, each.holder), each));
  const gone = ids.filter((id) => standingOf(before, id) && !standingOf(after, id));
  const written = [
    ...changed.flatMap((each) => writtenOf(before, after, each)),
    ...gone.flatMap((id) => writtenOff(before, id)),
  ];
  return { rows: changed, written };
}

interface Standing {
  readonly owner: string;
  readonly supply: SupplyCounter;
  readonly buffer: Buffer;
}

const standingOf = (state: GhostOfWarState, id: string): Standing | undefined =>
  lookUp<Standing>(state.formations, id) ?? lookUp<Standing>(state.units, id);

/** The holder that a unit or formation is; null where it is none. */
function holderNow(state: GhostOfWarState, id: string): Holder | null {
  const formation = lookUp(state.formations, id);
  if (formation) return isHolder(state, formation) ? formationHolder(state, formation) : null;
  const unit = lookUp(state.units, id);
  if (!unit) return null;
  const holder = holderOf(state, unit);
  return holder.id === id ? holder : null;
}

/** GOW-SUP-12: floor of the average of the rescaled values that its units bring. */
function counterOf(
  before: GhostOfWarState,
  after: GhostOfWarState,
  holder: Holder,
  { merged }: Touched,
): SupplyCounter {
  const max = counterLimitOf(after, holder);
  const plain = counterMaxOf(after, holder);
  const absorbed = merged && holder.units.some((each) => each.id === merged.into) ? [merged.absorbed] : [];
  const brought = [...holder.units.map((each) => each.id), ...absorbed].flatMap((id) => {
    const unit = lookUp(before.units, id);
    return unit ? [rescaled(supplyOf(before, unit), max, plain)] : [];
  });
  if (max === 0 || brought.length === 0) return { counter: 0, max };
  return { counter: Math.floor(brought.reduce((sum, each) => sum + each, 0) / brought.length), max };
}

/** GOW-SUP-12, GOW-TRT-03: rescaled to another kind of holder; a Logisticor only clips. */
function rescaled({ counter, max: old }: SupplyCounter, max: number, plain: number): number {
  const sameKind = old === plain || old === plain + LOGISTICOR_POINTS;
  if (sameKind) return Math.max(-max, Math.min(max, counter));
  return old === 0 ? max : Math.floor((counter * max) / old);
}

/** Goods by the holder that has them after the change: its own, then those of who has joined it, then of what is gone. */
function goodsBrought(
  before: GhostOfWarState,
  after: GhostOfWarState,
  { units, formations, merged }: Touched,
): ReadonlyMap<string, GeneralGoods> {
  const brought = new Map<string, Record<string, number>>();
  const give = (id: string, holder: Holder | null, buffer: Buffer): Buffer => {
    if (!holder) return buffer;
    const capacity = holderCapacity(after, supplyListOf(after, holder));
    const held = brought.get(id) ?? {};
    const left = GENERAL_RESOURCES.map((each) => {
      const fits = Math.max(0, Math.min(buffer[each].cur, (capacity[each] ?? 0) - (held[each] ?? 0)));
      held[each] = (held[each] ?? 0) + fits;
      return [each, { cur: buffer[each].cur - fits, max: buffer[each].max }] as const;
    });
    brought.set(id, held);
    return Object.fromEntries(left) as Buffer;
  };
  const staying = [...formations, ...units].filter((id) => holderNow(after, id));
  for (const id of staying) give(id, holderNow(after, id), standingOf(before, id)?.buffer ?? NO_BUFFER);
  for (const id of [...formations, ...units].filter((each) => !staying.includes(each))) {
    const heirs = lookUp(before.formations, id)?.units ?? [id === merged?.absorbed ? merged.into : id];
    heirs
      .flatMap(foundIn(after.units))
      .map((heir: Unit) => holderOf(after, heir))
      .reduce((left, holder) => give(holder.id, holder, left), standingOf(before, id)?.buffer ?? NO_BUFFER);
  }
  return brought;
}

const filled = (state: GhostOfWarState, holder: Holder, goods: GeneralGoods): Buffer =>
  bufferOf(holderCapacity(state, supplyListOf(state, holder)), goods);

const differs = (now: Standing | undefined, { supply, buffer }: HolderRow): boolean =>
  now === undefined ||
  now.supply.counter !== supply.counter ||
  now.supply.max !== supply.max ||
  GENERAL_RESOURCES.some(
    (each) => now.buffer[each].cur !== buffer[each].cur || now.buffer[each].max !== buffer[each].max,
  );

const pointsOf = ({ counter, max }: SupplyCounter): number => (max > 0 ? counter : 0);

function writtenOf(
  before: GhostOfWarState,
  after: GhostOfWarState,
  { holder, supply, buffer }: HolderRow,
): readonly Written[] {
  const old = standingOf(before, holder);
  return accountRows(after, holder, {
    points: pointsOf(supply) - pointsOf(old?.supply ?? NO_COUNTER),
    goods: (each) => buffer[each].cur - (old?.buffer[each].cur ?? 0),
  });
}

/** What something that is gone takes out of the books. */
function writtenOff(before: GhostOfWarState, id: string): readonly Written[] {
  const old = standingOf(before, id);
  if (!old) return [];
  return accountRows(before, id, {
    points: -pointsOf(old.supply),
    goods: (each) => -old.buffer[each].cur,
  });
}

function accountRows(
  state: GhostOfWarState,
  id: string,
  {
    points,
    goods,
  }: { readonly points: number; readonly goods: (resource: (typeof GENERAL_RESOURCES)[number]) => number },
): readonly Written[] {
  const seat = seatOf(state, standingOf(state, id)?.owner ?? '');
  return [
    { account: supplyAccount(id), seat, amount: points },
    ...GENERAL_RESOURCES.map((each) => ({ account: goodsAccount(each, id), seat, amount: goods(each) })),
  ].filter(({ amount }) => amount !== 0);
}
