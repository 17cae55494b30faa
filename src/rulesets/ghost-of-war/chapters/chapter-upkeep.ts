import { foundIn } from '../../../kernel/index.js';
import { GENERAL_RESOURCES, type GeneralResource } from '../data/resources.js';
import { CHAPTER_RESUPPLY, CHAPTER_SUPPLY } from '../data/supply.js';
import { chapterAccount } from '../state/account-names.js';
import type { Faction, GhostOfWarState, Planet } from '../state/index.js';
import type { GowTable } from '../table.js';
import { openBooks, type Books } from '../goods/books.js';
import { drawing, type Drawing } from '../goods/draw.js';
import { drawSources } from '../goods/draw-sources.js';
import { factionsBySeq, isAllied, isHostile, seatOf } from '../general/factions.js';
import { bySeq } from '../general/order.js';
import { chapterFleetOf, isGrateful, isHonourBound, systemOfFleet } from './bases.js';

/** GOW-CHP-02: S11, before its formations: every resource alone, in canonical order. */
export function supplyChapters(table: GowTable): void {
  const { state } = table;
  const books = openBooks(state);
  const draws = drawing(state, books);
  const changes = factionsBySeq(state).map((faction) => ({
    faction: faction.id,
    rows: faction.chapter ? chapterRows(state, books, draws, faction) : [],
  }));
  const bookings = books.bookings();
  for (const { faction, rows } of changes) {
    const booked = bookings.get(faction) ?? [];
    if (rows.length + booked.length === 0) continue;
    const seat = seatOf(state, faction);
    const written = rows
      .filter((each) => each.from !== each.to)
      .map(({ resource, from, to }) => ({
        account: chapterAccount(resource, faction),
        seat,
        amount: to - from,
      }));
    table.emit(
      { type: 'ghost-of-war.ChapterCountersChanged', data: { faction, rows, bookings: booked, written } },
      ['GOW-CHP-02', 'GOW-CHP-03'],
    );
  }
}

/** GOW-CHP-02: the point of upkeep, or one point lost; then up to four further points. */
function chapterRows(state: GhostOfWarState, books: Books, draws: Drawing, faction: Faction) {
  const takePoint = pointTaker(state, books, draws, faction);
  return GENERAL_RESOURCES.map((resource) => {
    const from = faction.chapter?.counters[resource] ?? 0;
    const max = CHAPTER_SUPPLY.counterMax;
    if (!takePoint(resource)) return { resource, from, to: Math.max(-max, from - 1), paid: false };
    let to = from;
    while (to < max && to - from < CHAPTER_RESUPPLY && takePoint(resource)) to += 1;
    return { resource, from, to, paid: true };
  });
}

/** GOW-CHP-03: takes what one point costs, whole, from the first source that has it. */
function pointTaker(
  state: GhostOfWarState,
  books: Books,
  draws: Drawing,
  faction: Faction,
): (resource: GeneralResource) => boolean {
  const homeworlds = faction.chapter?.base === 'PLANET' ? homeworldsOf(state, faction) : [];
  const fleet = fleetSources(state, books, draws, faction);
  return (resource) => {
    const amount = CHAPTER_SUPPLY.point[resource];
    const home = homeworlds.some(
      (each) =>
        draws.draw({
          faction: faction.id,
          holder: each.id,
          goods: { [resource]: amount },
          allOrNothing: true,
          reach: 'PLANET',
        }).paid,
    );
    return home || takeWhole(books, fleet(resource), resource, amount);
  };
}

const homeworldsOf = (state: GhostOfWarState, { id, chapter }: Faction): readonly Planet[] =>
  bySeq(
    (chapter?.homeworlds ?? [])
      .flatMap(foundIn(state.planets))
      .filter((each) => isAllied(state, each.controller, id)),
  );

interface Source {
  readonly holder: string;
  /** What it may give now. */
  readonly left: () => number;
}

function takeWhole(
  books: Books,
  sources: readonly Source[],
  resource: GeneralResource,
  amount: number,
): boolean {
  const offers = sources.map(({ holder, left }) => ({ holder, amount: left() }));
  if (offers.reduce((sum, each) => sum + each.amount, 0) < amount) return false;
  let left = amount;
  for (const offer of offers) left -= books.take(offer.holder, resource, Math.min(left, offer.amount));
  return true;
}

/**
 * GOW-CHP-03: where the Fleet is: its own buffer, its supply lines, own planets; of an honour-bound system all planets, of a
 * grateful one what they produce, at most half of the stock above reserve. Planet-based chapters have only the latter two.
 */
function fleetSources(
  state: GhostOfWarState,
  books: Books,
  draws: Drawing,
  { id: faction, chapter }: Faction,
): (resource: GeneralResource) => readonly Source[] {
  const system = systemOfFleet(state, faction);
  const fleet = chapterFleetOf(state, faction);
  if (system === null || !fleet) return () => [];
  const isBase = chapter?.base === 'FLEET';
  const stores = isBase
    ? drawSources(state)(faction, fleet.id, 'OWN_LINES').near.filter((each) => typeof each === 'string')
    : [];
  const planets = bySeq(
    Object.values(state.planets).filter(
      (each) => each.system === system && !isHostile(state, each.controller, faction),
    ),
  );
  const bound = isHonourBound(state, faction, system);
  const grateful = isGrateful(state, faction, system);
  return oncePerResource((resource) => {
    const half = (each: Planet): Source => {
      const free = draws.free(each, resource);
      const stays = free - Math.floor(free / 2);
      return { holder: each.id, left: () => Math.max(0, draws.free(each, resource) - stays) };
    };
    return [
      ...stores.map((holder) => ({ holder, left: () => books.stock(holder, resource) })),
      ...planets.flatMap((each): readonly Source[] => {
        const own = isBase && each.controller === faction;
        if (own || bound) return [{ holder: each.id, left: () => draws.free(each, resource) }];
        return grateful && (each.basicProduction[resource] ?? 0) > 0 ? [half(each)] : [];
      }),
    ];
  });
}

/** What a source may give in the round is reckoned before its first point. */
function oncePerResource(
  find: (resource: GeneralResource) => readonly Source[],
): (resource: GeneralResource) => readonly Source[] {
  const found = new Map<GeneralResource, readonly Source[]>();
  return (resource) => {
    const sources = found.get(resource) ?? find(resource);
    found.set(resource, sources);
    return sources;
  };
}
