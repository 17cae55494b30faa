import { lookUp } from '../../../kernel/index.js';
import { CHAPTER_SUPPLY_CHARGE, FROM_SUPPLIES_COST, type RecoveryRow } from '../data/recovery.js';
import { FACTION_RESOURCES, GENERAL_RESOURCES } from '../data/resources.js';
import type { ChapterRow } from '../chapters/events.js';
import type { CounterRow } from '../supply/events.js';
import type { GeneralGoods, GhostOfWarState, Goods, Unit } from '../state/index.js';
import { openBooks, type Books } from '../goods/books.js';
import { chapterProviders } from '../chapters/providers.js';
import { drawing, type Need } from '../goods/draw.js';
import { holderOf, supplyListOf } from '../units/holders.js';
import { storesFor } from '../projects/parts.js';
import { counterOf } from '../supply/supplying.js';
import { supplyTerms } from '../supply/terms.js';
import { openPartBooks, type PartBooks } from '../trade/part-books.js';

/** What recovery costs, as it is paid within S12. */
export interface RecoveryPayments {
  readonly books: Books;
  readonly parts: PartBooks;
  /** GOW-RCV-01: counter above 0 when S12 began, or access to the supply list now. */
  readonly hasSupplies: (unit: Unit) => boolean;
  readonly hasStock: (faction: string, goods: Goods) => boolean;
  readonly takeStock: (faction: string, goods: Goods) => void;
  /** Part keys that were taken; null (and nothing taken) where there are too few. */
  readonly takeParts: (unit: Unit, keys: readonly string[], count: number) => readonly TakenPart[] | null;
  readonly giveBack: (parts: readonly TakenPart[]) => void;
  /** GOW-RCV-04, -05: pays a round, with the goods that are due once; null where it cannot. */
  readonly pay: (unit: Unit, row: RecoveryRow, once: GeneralGoods) => 'RESOURCES' | 'SUPPLIES' | null;
  readonly counterRows: () => readonly CounterRow[];
  readonly chapterRows: (faction: string) => readonly ChapterRow[];
}

export interface TakenPart {
  readonly holder: string;
  readonly part: string;
}

export function recoveryPayments(state: GhostOfWarState): RecoveryPayments {
  const books = openBooks(state);
  const draws = drawing(state, books);
  const parts = openPartBooks(state);
  const termsOf = supplyTerms(state);
  const providedBy = chapterProviders(state);
  const supplies = chargedSupplies(state);
  const chapters = chargedChapters(state);

  const hasAccess = (unit: Unit): boolean => {
    const holder = holderOf(state, unit);
    const goods = supplyListOf(state, holder);
    const provider = providedBy(holder);
    if (provider) return provider.gives(goods);
    const { reach } = termsOf(holder);
    return draws.canDraw({ faction: unit.owner, holder: holder.id, goods, allOrNothing: true, reach });
  };
  const needOf = (unit: Unit, goods: GeneralGoods): Need => {
    const holder = holderOf(state, unit);
    const { recoveryReach: reach } = termsOf(holder);
    return { faction: unit.owner, holder: holder.id, goods, allOrNothing: true, reach };
  };
  const drawGoods = (unit: Unit, goods: GeneralGoods): boolean => draws.draw(needOf(unit, goods)).paid;
  const fromSupplies = (unit: Unit, once: GeneralGoods): 'SUPPLIES' | null =>
    supplies.canCharge(unit) && drawGoods(unit, once) && supplies.charge(unit) ? 'SUPPLIES' : null;

  return {
    books,
    parts,
    hasSupplies: (unit) => counterOf(state, holderOf(state, unit)).counter > 0 || hasAccess(unit),
    hasStock: (faction, goods) =>
      FACTION_RESOURCES.every((each) => books.factionStock(faction, each) >= (goods[each] ?? 0)),
    takeStock: (faction, goods) => {
      for (const each of FACTION_RESOURCES) books.addFaction(faction, each, -(goods[each] ?? 0));
    },
    ...takingParts(state, parts),
    pay: (unit, row, once) => {
      if (row.perRound === 'FLEET_SUPPLIES') return fromSupplies(unit, once);
      if (row.perRound === 'CHAPTER_SUPPLY') return chapters.charge(unit.owner) ? 'RESOURCES' : null;
      const goods = sumOf(row.perRound, once);
      const free = Object.keys(row.perRound).length === 0;
      const paid = free ? hasAccess(unit) && drawGoods(unit, once) : drawGoods(unit, goods);
      return paid ? 'RESOURCES' : fromSupplies(unit, once);
    },
    counterRows: supplies.rows,
    chapterRows: chapters.rows,
  };
}

/** Parts from the stores that a unit reaches: as many as are wanted, or none. */
function takingParts(
  state: GhostOfWarState,
  parts: ReturnType<typeof openPartBooks>,
): Pick<RecoveryPayments, 'takeParts' | 'giveBack'> {
  const giveBack = (taken: readonly TakenPart[]): void => {
    for (const { holder, part } of taken) parts.add(holder, part, 1);
  };
  return {
    takeParts: (unit, keys, count) => {
      const stores = count > 0 ? storesFor(state, unit.owner, holderOf(state, unit).id) : [];
      const taken: TakenPart[] = [];
      for (const part of keys) {
        const store = taken.length < count && stores.find(({ holder }) => parts.take(holder, part, 1) === 1);
        if (store) taken.push({ holder: store.holder, part });
      }
      if (taken.length === count) return taken;
      giveBack(taken);
      return null;
    },
    giveBack,
  };
}

/** GOW-RCV-05: counters that pay; a formation's once for all of its units. */
function chargedSupplies(state: GhostOfWarState) {
  const charged = new Set<string>();
  const canCharge = (unit: Unit): boolean =>
    counterOf(state, holderOf(state, unit)).counter >= FROM_SUPPLIES_COST;
  return {
    canCharge,
    charge: (unit: Unit): boolean => {
      const allowed = canCharge(unit);
      if (allowed) charged.add(holderOf(state, unit).id);
      return allowed;
    },
    rows: (): readonly CounterRow[] =>
      [...charged].map((holder) => {
        const from = (lookUp(state.formations, holder) ?? lookUp(state.units, holder))?.supply.counter ?? 0;
        return { holder, from, to: from - FROM_SUPPLIES_COST };
      }),
  };
}

/** GOW-RCV-05: Chapter Supply: one charge for every five squads that recover, or part thereof. */
function chargedChapters(state: GhostOfWarState) {
  const squads = new Map<string, number>();
  const { counters, points, squads: perCharge } = CHAPTER_SUPPLY_CHARGE;
  const charges = (faction: string): number => Math.ceil((squads.get(faction) ?? 0) / perCharge);
  const stored = (faction: string, resource: (typeof counters)[number]): number =>
    lookUp(state.factions, faction)?.chapter?.counters[resource] ?? 0;
  return {
    charge: (faction: string): boolean => {
      const count = squads.get(faction) ?? 0;
      const isDue = count % perCharge === 0;
      const left = counters.map((each) => stored(faction, each) - points * charges(faction));
      if (isDue && left.some((each) => each < points)) return false;
      squads.set(faction, count + 1);
      return true;
    },
    rows: (faction: string): readonly ChapterRow[] =>
      charges(faction) === 0
        ? []
        : counters.map((resource) => {
            const from = stored(faction, resource);
            return { resource, from, to: from - points * charges(faction) };
          }),
  };
}

const sumOf = (one: Goods, other: GeneralGoods): GeneralGoods =>
  Object.fromEntries(
    GENERAL_RESOURCES.flatMap((each) => {
      const sum = (one[each] ?? 0) + (other[each] ?? 0);
      return sum > 0 ? [[each, sum]] : [];
    }),
  );
