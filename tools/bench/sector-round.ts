import { entryAt } from '../../src/kernel/index.js';
import type { FoldedTimeline } from '../../src/engine/index.js';
import type { Figure } from './figure.js';
import { GREAT, isWestern, sectorOf, systemId } from './great-sector.js';
import { median, repeated, spreadOf, timed } from './repetition.js';
import { ARBITER, ghostOfWar, openTable, playersOf, said, type EngineTable } from './table.js';

const ROUNDS = 7;
/** Loose units of each faction that travel, and units that are told what to do. */
const TRAVELLING = 60;
const TOLD = 200;
const MOST_MILLISECONDS = 1000;

interface Look {
  readonly step: string;
  readonly units: Readonly<
    Record<
      string,
      {
        readonly id: string;
        readonly owner: string;
        readonly type: string;
        readonly formation: string | null;
        readonly place: { readonly in: string; readonly id: string };
      }
    >
  >;
  readonly planets: Readonly<Record<string, { readonly system: string }>>;
}

/** The great sector as it begins, with the sheets of both factions: journeys, an assault along the border, new activities. */
export function sheetsHandedIn(side = GREAT): FoldedTimeline {
  const { played } = openTable(playersOf(2), sectorOf(side), {}, ghostOfWar);
  return ['empire', 'horde'].reduce((before, faction, at) => {
    const orders = ordersOf(before.state as Look, side, faction);
    return said(before, `seat-${at + 1}`, { type: 'SubmitOrders', ...{ faction, orders } }, ghostOfWar)
      .played;
  }, played);
}

function ordersOf({ units, planets }: Look, side: number, faction: string): readonly object[] {
  const westward = faction === 'empire';
  const own = Object.values(units).filter((each) => each.owner === faction);
  const numberOf = (system: string): number => Number(system.slice(system.indexOf('-') + 1));
  /** A neighbour of the same half. */
  const beside = (at: number): number =>
    isWestern(side, at + 1) === isWestern(side, at) && (at + 1) % side > 0 ? at + 1 : at - 1;
  const border = (at: number): number | null =>
    westward ? (at % side === side / 2 - 1 ? at + 1 : null) : null;
  const travel = (unit: string, to: number) => ({
    order: 'TRAVEL',
    units: [unit],
    characters: [],
    to: systemId(to),
    path: null,
    landOn: null,
  });
  const assault = own
    .filter((each) => each.type === 'frigate')
    .flatMap((each) => {
      const to = border(numberOf(each.place.id));
      return to === null
        ? []
        : [travel(each.id, to), { order: 'ATTACK', place: systemId(to), units: [each.id], shock: false }];
    });
  const loose = own.filter((each) => each.formation === null && each.place.in === 'PLANET');
  return [
    ...assault,
    ...loose
      .slice(0, TRAVELLING)
      .map((each) => travel(each.id, beside(numberOf(entryAt(planets, each.place.id).system)))),
    ...loose
      .slice(TRAVELLING, TRAVELLING + TOLD)
      .map((each) => ({ order: 'SET_ACTIVITY', entity: each.id, set: ['Brace', 'Recover'] })),
  ];
}

/** From the close of the orders, over every battle, to the orders of the next round; each command as it was judged. */
export function* roundClosed(start: FoldedTimeline, ruleset = ghostOfWar): Generator<EngineTable> {
  let played = start;
  do {
    const table = said(played, ARBITER, { type: 'ClosePhase' }, ruleset);
    ({ played } = table);
    yield table;
  } while ((played.state as Look).step === 'COMBAT');
}

export const sectorRound: Figure = {
  name: 'sector-round',
  description:
    'one round of a sector of 200 planets and 2,000 units, from the close of orders to the next ones, engine alone',
  unit: 'ms',
  target: { of: 'value', at: 'most', limit: MOST_MILLISECONDS },
  measure: async () => {
    const ordered = sheetsHandedIn();
    const times = await repeated(ROUNDS, 2, () => timed(() => [...roundClosed(ordered)]));
    return { value: median(times), spread: spreadOf(times) };
  },
};

export const sectorWays: Figure = {
  name: 'sector-ways',
  description: 'all that one unit may be ordered in that sector, with its ways to every system, engine alone',
  unit: 'ms',
  target: null,
  measure: async () => {
    const { state } = openTable(playersOf(2), sectorOf(GREAT), {}, ghostOfWar).played;
    const ask = (): void => {
      if (!ghostOfWar.options(state, 'seat-1', 'unit-0-0-4')?.length) throw new Error('there are no options');
    };
    const times = await repeated(3 * ROUNDS, 2, () => timed(ask));
    return { value: median(times), spread: spreadOf(times) };
  },
};
