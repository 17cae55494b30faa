import { lookUp } from '../../../kernel/index.js';
import { isFactionResource, RESOURCES } from '../data/resources.js';
import type { GeneralGoods, GhostOfWarState, Goods, Project } from '../state/index.js';
import type { Books } from '../goods/books.js';
import type { Drawing, Reach } from '../goods/draw.js';
import { isWarzone } from '../map/status/status.js';
import { buildersOf } from './builders.js';

/** Pays for projects of a step. */
export interface Payments {
  /** Whether all of it is there now. */
  readonly canPay: (project: Project, goods: Goods) => boolean;
  readonly pay: (project: Project, goods: Goods) => void;
  /** Points of chapter counters paid, by faction (GOW-CHR-19). */
  readonly counters: (faction: string) => GeneralGoods;
}

export function paymentsOf(state: GhostOfWarState, books: Books, draws: Drawing): Payments {
  const spent = new Map<string, Record<string, number>>();
  const pointsLeft = (faction: string, resource: keyof GeneralGoods): number =>
    (lookUp(state.factions, faction)?.chapter?.counters[resource] ?? 0) -
    (spent.get(faction)?.[resource] ?? 0);
  const needOf = (project: Project, goods: GeneralGoods) => ({
    faction: project.owner,
    holder: project.place.id,
    goods,
    allOrNothing: true,
    reach: reachOf(state, project),
  });
  return {
    canPay: (project, goods) => {
      const general = generalOf(goods);
      const fromStocks = factionPart(goods).every(
        ([resource, amount]) => books.factionStock(project.forFaction, resource) >= amount,
      );
      if (!isAboard(state, project)) return fromStocks && draws.canDraw(needOf(project, general));
      return (
        fromStocks && entries(general).every(([each, amount]) => pointsLeft(project.owner, each) >= amount)
      );
    },
    pay: (project, goods) => {
      for (const [resource, amount] of factionPart(goods))
        books.addFaction(project.forFaction, resource, -amount);
      const general = generalOf(goods);
      if (!isAboard(state, project)) {
        draws.draw(needOf(project, general));
        return;
      }
      const row = spent.get(project.owner) ?? {};
      for (const [resource, amount] of entries(general)) row[resource] = (row[resource] ?? 0) + amount;
      spent.set(project.owner, row);
    },
    counters: (faction) =>
      Object.fromEntries(Object.entries(spent.get(faction) ?? {}).map(([each, amount]) => [each, -amount])),
  };
}

/** GOW-CHR-19: a process aboard the Chapter Fleet is paid from the counters of the chapter, a point for each unit of ware. */
const isAboard = (state: Pick<GhostOfWarState, 'formations'>, { hero, place }: Project): boolean =>
  hero !== null && lookUp(state.formations, place.id)?.chapterFleet === true;

/** GOW-BUF-08: projects of a planet use no depots; armies in a warzone use only what is at hand (GOW-SUP-10). */
function reachOf(state: GhostOfWarState, { place, owner }: Project): Reach {
  if (place.kind === 'PLANET') return 'PLANET';
  const [first] = buildersOf(state, place);
  return first && isWarzone(state, owner, first.place) ? 'WARZONE' : 'FORCES';
}

const generalOf = (goods: Goods): GeneralGoods =>
  Object.fromEntries(
    RESOURCES.flatMap((each) => (isFactionResource(each) || !goods[each] ? [] : [[each, goods[each]]])),
  );

const entries = (goods: GeneralGoods) => Object.entries(goods) as [keyof GeneralGoods, number][];

const factionPart = (goods: Goods) =>
  RESOURCES.flatMap((each) => {
    const amount = goods[each] ?? 0;
    return isFactionResource(each) && amount > 0 ? [[each, amount] as const] : [];
  });
