import { lookUp } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import { isGeneralResource } from '../data/resources.js';
import { CHAPTER_SUPPLY } from '../data/supply.js';
import { chapterAccount } from '../state/account-names.js';
import type { GeneralGoods, GeneralResource, GhostOfWarState, Planet } from '../state/index.js';
import type { GowTable } from '../table.js';
import type { DiceTask, TaskArgs } from '../state/tasks.js';
import { openBooks, type Books } from '../goods/books.js';
import { roundsPerYear } from '../general/calendar.js';
import { isHostile, seatOf } from '../general/factions.js';
import { bySeq, inCanonicalOrder } from '../general/order.js';
import { ownBookings } from '../goods/shared-books.js';
import { failOrder, ordersOf } from '../sheets/orders-taken-up.js';
import { judgeInForce, type OrderContext, type OrderJudge } from '../sheets/sheets.js';
import type { TaskKinds } from '../dice/task-kind.js';
import { chapterFleetOf, systemOfFleet } from './bases.js';

/** GOW-CHP-07: percent of the stocks by the face of the die. */
const PERCENT_BY_FACE: readonly number[] = [0, 25, 25, 50, 50, 100];
const LOYALTY_LOST = 1;

/** GOW-CHP-07: one a round, where the Fleet is when it comes to it, of goods that there are. */
export const judgeSubvention: OrderJudge<'SUBVENTION'> = (context, { system, goods }) => {
  const { state, faction, path, sheet, index } = context;
  const at = [...path, 'system'];
  if (!lookUp(state.systems, system)) return [violation('GOW-CHP-07', 'NO_SUCH_SYSTEM', at, { system })];
  if (!lookUp(state.factions, faction)?.chapter) {
    return [violation('GOW-CHP-07', 'NO_CHAPTER', [...path, 'order'], { faction })];
  }
  const twice = sheet.slice(0, index).some((each) => each.order === 'SUBVENTION');
  return [
    ...(twice ? [violation('GOW-CHP-07', 'SUBVENTION_TWICE', [...path, 'order'])] : []),
    ...(fleetWillBe(context, system) ? [] : [violation('GOW-CHP-07', 'FLEET_ELSEWHERE', at, { system })]),
    ...(givers(state, faction, system).length > 0
      ? []
      : [violation('GOW-CHP-07', 'NOBODY_TO_ASK', at, { system })]),
    ...judgeGoods(context, goods),
  ];
};

function judgeGoods({ path }: OrderContext, goods: GeneralGoods): readonly Violation[] {
  const asked = Object.entries(goods);
  if (asked.length === 0) return [violation('GOW-CHP-07', 'NOTHING_ASKED', [...path, 'goods'])];
  return asked.flatMap(([resource, amount]) =>
    isGeneralResource(resource) && Number.isInteger(amount) && amount > 0
      ? []
      : [violation('GOW-CHP-07', 'AMOUNT_OUT_OF_RANGE', [...path, 'goods', resource], { resource, amount })],
  );
}

/** Where the Fleet is, or (in S1) where it is on its way to, or is sent. */
function fleetWillBe({ state, faction, sheet }: OrderContext, system: string): boolean {
  if (systemOfFleet(state, faction) === system) return true;
  if (state.step !== 'ORDERS') return false;
  const units = chapterFleetOf(state, faction)?.units ?? [];
  const onTheWay = Object.values(state.journeys).some(
    (each) =>
      each.to === system &&
      each.arrivalRound === state.round &&
      each.units.some((unit) => units.includes(unit)),
  );
  const sent = sheet.some(
    (each) =>
      each.order === 'TRAVEL' && each.to === system && each.units.some((unit) => units.includes(unit)),
  );
  return onTheWay || sent;
}

/** Imperial planets of the system that are not hostile, by seq. */
const givers = (state: GhostOfWarState, faction: string, system: string): readonly Planet[] =>
  bySeq(
    Object.values(state.planets).filter(
      (each) =>
        each.system === system &&
        lookUp(state.factions, each.controller)?.alignment === 'IMPERIAL' &&
        !isHostile(state, each.controller, faction),
    ),
  );

/** GOW-CHP-07: S8, by faction seq. */
export const askSubventions = (table: GowTable): readonly DiceTask[] =>
  ordersOf(table.state, 'SUBVENTION').flatMap((entry) => {
    const faults = judgeInForce(table.state, entry, judgeSubvention);
    if (faults.length > 0) {
      failOrder(table, entry, faults);
      return [];
    }
    return [{ kind: 'SUBVENTION', args: { faction: entry.faction, system: entry.order.system } }];
  });

interface Request {
  readonly faction: string;
  readonly system: string;
  readonly goods: GeneralGoods;
}

function requestOf(state: GhostOfWarState, args: TaskArgs<'SUBVENTION'>): Request | null {
  const [faction, system] = [args.faction, args.system];
  const asked = (lookUp(state.sheets, faction) ?? []).find(
    (each) => each.order === 'SUBVENTION' && each.system === system,
  );
  return asked?.order === 'SUBVENTION' ? { faction, system, goods: asked.goods } : null;
}

interface Grant {
  readonly resource: GeneralResource;
  readonly points: number;
  readonly amount: number;
}

/** What so much percent of the stocks is worth: whole points, up to the counter's maximum; unused goods stay. */
function grantsOf(
  state: GhostOfWarState,
  { faction, system, goods }: Request,
  percent: number,
): readonly Grant[] {
  const planets = givers(state, faction, system);
  const counters = lookUp(state.factions, faction)?.chapter?.counters;
  return inCanonicalOrder(goods).flatMap(([resource, asked]) => {
    const stock = planets.reduce((sum, each) => sum + each.buffer[resource].cur, 0);
    const size = CHAPTER_SUPPLY.point[resource];
    const room = CHAPTER_SUPPLY.counterMax - (counters?.[resource] ?? 0);
    const points = Math.min(room, Math.floor(Math.min(asked, Math.floor((stock * percent) / 100)) / size));
    return points > 0 ? [{ resource, points, amount: points * size }] : [];
  });
}

export const SUBVENTION_TASKS: TaskKinds<'SUBVENTION'> = {
  SUBVENTION: {
    throws: (state, args) => {
      const request = requestOf(state, args);
      if (!request || grantsOf(state, request, 100).length === 0) return null;
      return {
        faction: request.faction,
        count: 1,
        for: 'GOW-CHP-07',
        purpose: 'Subvention',
        subject: chapterFleetOf(state, request.faction)?.id ?? request.faction,
      };
    },
    settle: (table, args, [face = 1]) => {
      const request = requestOf(table.state, args);
      if (request) answer(table, request, PERCENT_BY_FACE[face - 1] ?? 0);
      return undefined;
    },
  },
};

function answer(table: GowTable, request: Request, percent: number): void {
  const { state } = table;
  const { faction, system } = request;
  const books = openBooks(state);
  const grants = grantsOf(state, request, percent);
  const planets = givers(state, faction, system);
  const gave = new Set(grants.flatMap((each) => takeFrom(books, planets, each)));
  const loyalty = planets
    .filter((each) => gave.has(each.id) && each.loyalty > 0)
    .map(({ id, controller, loyalty: from }) => ({
      planet: id,
      controller,
      from,
      to: Math.max(0, from - LOYALTY_LOST),
    }));
  const counters = lookUp(state.factions, faction)?.chapter?.counters;
  const rows = grants.map(({ resource, points }) => {
    const from = counters?.[resource] ?? 0;
    return { resource, from, to: from + points };
  });
  const seat = seatOf(state, faction);
  const data = {
    faction,
    system,
    percent,
    loyalty,
    rows,
    until: state.round + roundsPerYear(state) - 1,
    written: rows.map(({ resource, from, to }) => ({
      account: chapterAccount(resource, faction),
      seat,
      amount: to - from,
    })),
    bookings: ownBookings(table, faction, books, ['GOW-CHP-07']),
  };
  table.emit({ type: 'ghost-of-war.SubventionAnswered', data }, ['GOW-CHP-07']);
}

/** By planet seq; answers who has given. */
function takeFrom(books: Books, planets: readonly Planet[], { resource, amount }: Grant): readonly string[] {
  let left = amount;
  return planets.flatMap(({ id }) => {
    const taken = books.take(id, resource, left);
    left -= taken;
    return taken > 0 ? [id] : [];
  });
}
