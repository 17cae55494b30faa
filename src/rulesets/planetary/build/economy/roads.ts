import type { HexKey } from '../../../../engine/hex/index.js';
import { entryAt, existing, itemAt, lookUp } from '../../../../kernel/index.js';
import { violation, type Violation, type RuleId } from '../../catalog.js';
import { ROAD } from '../../data/economy.js';
import type { MapHex, PlanetaryState } from '../../state/index.js';
import type { PlanetaryTable } from '../../table.js';
import type { BuildAction } from '../build-action.js';
import { directionBetween } from '../../map/map.js';
import { judgePayment, ownUrbanHexes, pay } from '../../money/paying.js';
import { isQuietGround } from '../works/urban.js';
import { countWorks, worksOf } from '../works.js';

/** PLN-ROD-01 Actions: as many a turn as the player has Urban hexes of size 2 or more. */
export const roadActions = (state: PlanetaryState, seat: string): number =>
  ownUrbanHexes(state, seat).filter(
    (each) => existing(entryAt(state.hexes, each).urban, 'urban area').size >= ROAD.leastUrbanSize,
  ).length;

/** PLN-ROD-02 Place: adjacent, both controlled, neither in enemy ZOC, not yet linked. */
function judgeLink(state: PlanetaryState, seat: string, from: HexKey, to: HexKey): readonly Violation[] {
  const ends = [
    { hex: from, at: 'from' },
    { hex: to, at: 'to' },
  ] as const;
  const found = ends.flatMap(({ hex, at }) => {
    if (lookUp(state.hexes, hex)?.controller !== seat) {
      return [violation('PLN-ROD-02', 'HEX_NOT_CONTROLLED', [at], { hex })];
    }
    return isQuietGround(state, seat, hex, 'PLN-ROD-02', [at]);
  });
  const direction = directionBetween(from, to);
  if (direction === null)
    return [...found, violation('PLN-ROD-02', 'NOT_NEXT_TO_EACH_OTHER', ['to'], { from, to })];
  // PLN-SIG-01: what lies in hexes of others is not told.
  const own = ends.every(({ hex }) => lookUp(state.hexes, hex)?.controller === seat);
  const linked = own && lookUp(state.hexes, from)?.roads.includes(direction) === true;
  return linked ? [...found, violation('PLN-ROD-02', 'ROAD_STANDS', ['to'], { from, to })] : found;
}

export const ROADS: BuildAction<'BuildRoad'> = {
  judge: (state, seat, { from, to, payFrom }) => {
    const most = roadActions(state, seat);
    const spent = worksOf(state, seat).roads >= most;
    return [
      ...judgeLink(state, seat, from, to),
      ...(spent ? [violation('PLN-ROD-01', 'NO_ROAD_ACTION_LEFT', [], { most })] : []),
      ...judgePayment(state, { seat, hex: payFrom, bp: ROAD.cost, near: [from, to] }, ['payFrom']),
    ];
  },
  carryOut: (table, { from, to, payFrom }) => {
    const { seat } = table.actor;
    const works = worksOf(table.state, seat);
    pay(table, { seat, hex: payFrom, bp: ROAD.cost, cause: 'road', rule: 'PLN-ROD-02' }, ['PLN-BUI-02']);
    countWorks(table, { ...works, roads: works.roads + 1 }, ['PLN-ROD-01']);
    attemptRoad(table, from, to, false);
  },
};

/** PLN-STA-06 Free roads: no BP, no maximum of a turn; the terrain die applies. */
export const FREE_ROADS: BuildAction<'FreeRoad'> = {
  judge: (state, seat, { from, to }) => [
    ...judgeLink(state, seat, from, to),
    ...((state.starts[seat]?.freeRoads ?? 0) > 0
      ? []
      : [violation('PLN-STA-06', 'NO_FREE_ROAD_LEFT', [], {})]),
  ],
  carryOut: (table, { from, to }) => attemptRoad(table, from, to, true),
};

const isPurePlains = (hex: MapHex): boolean => hex.terrain === 'plains' && hex.rivers.length === 0;

/** PLN-ROD-03 Die: none between pure plains, else 3+ with one pure plains hex and 5+ without. */
function attemptRoad(table: PlanetaryTable, from: HexKey, to: HexKey, free: boolean): void {
  const { seat } = table.actor;
  const pure = [from, to].filter((each) => isPurePlains(entryAt(table.state.hexes, each))).length as
    | 0
    | 1
    | 2;
  const needed = ROAD.needed[pure];
  const built = needed === null || rollRoad(table, `${seat} ${from}-${to}`) >= needed;
  const because: readonly RuleId[] = free ? ['PLN-ROD-03', 'PLN-STA-06'] : ['PLN-ROD-03'];
  const data = { seat, from, to, free };
  table.emit({ type: built ? 'planetary.RoadBuilt' : 'planetary.RoadFailed', data }, because);
}

const rollRoad = (table: PlanetaryTable, subject: string): number =>
  itemAt(table.roll({ count: 1, sides: 6, for: 'PLN-ROD-03', purpose: 'road', subject }), 0);
