import { itemAt } from '../../../kernel/index.js';
import type { RuleId } from '../catalog.js';
import { INTERCEPTION_ORDER } from '../data/air.js';
import type { AirSquadron, PlanetaryState } from '../state/index.js';
import type { PlanetaryTable } from '../table.js';
import { activePlayers, inOrder } from '../map/map.js';
import { isEnemy, isPartner } from '../state/relations.js';

/** Names of all Airspaces, canonical order (PLN-AIR-02). */
export const airspaces = (state: PlanetaryState): readonly string[] =>
  [...new Set(Object.values(state.hexes).map((each) => each.airspace))].sort();

/** Squadrons that still fly a mission in an Airspace, by seat, then id (PLN-AIR-02). */
export const flying = (
  state: PlanetaryState,
  airspace: string,
  mission: AirSquadron['mission'],
): readonly AirSquadron[] => {
  const seat = (each: AirSquadron): number => state.players[each.owner]?.number ?? 0;
  return [...inOrder(Object.values(state.squadrons))]
    .filter((each) => each.airspace === airspace && each.mission === mission && !each.negated)
    .sort((a, b) => seat(a) - seat(b) || a.order - b.order);
};

/** PLN-AIR-02 step 1 in one Airspace: interceptors against each other, then against missions, then control. */
export function intercept(table: PlanetaryTable, airspace: string): void {
  negateInterceptors(table, airspace);
  interceptMissions(table, airspace);
  takeControl(table, airspace);
}

/**
 * PLN-AIR-03 Interceptor against interceptor: as long as there are enemies, the one with most left and his enemy with
 * most left lose one each, their first ones; ties go to the lower seat.
 */
function negateInterceptors(table: PlanetaryTable, airspace: string): void {
  for (;;) {
    const left = (seat: string) =>
      flying(table.state, airspace, 'INTERCEPT').filter((each) => each.owner === seat);
    const seats = activePlayers(table.state).map((each) => each.seat);
    const highest = (among: readonly string[]) =>
      [...among].sort((a, b) => left(b).length - left(a).length || seats.indexOf(a) - seats.indexOf(b))[0];
    const enemies = (seat: string) =>
      seats.filter((each) => left(each).length > 0 && isEnemy(table.state, each, seat));
    const first = highest(seats.filter((each) => left(each).length > 0 && enemies(each).length > 0));
    const second = first === undefined ? undefined : highest(enemies(first));
    if (first === undefined || second === undefined) return;
    const [one, other] = [itemAt(left(first), 0), itemAt(left(second), 0)];
    negate(table, one, second, 'PLN-AIR-03');
    negate(table, other, first, 'PLN-AIR-03');
  }
}

/** PLN-AIR-04 Interceptor against missions: each that is left negates one enemy mission. */
function interceptMissions(table: PlanetaryTable, airspace: string): void {
  for (const interceptor of flying(table.state, airspace, 'INTERCEPT')) {
    const prey = INTERCEPTION_ORDER.flatMap((mission) => flying(table.state, airspace, mission)).find(
      (each) => isEnemy(table.state, each.owner, interceptor.owner),
    );
    if (prey) negate(table, prey, interceptor.owner, 'PLN-AIR-04');
  }
}

function negate(table: PlanetaryTable, { id, owner, airspace }: AirSquadron, by: string, rule: RuleId): void {
  table.emit(
    { type: 'planetary.SquadronNegated', data: { squadron: id, owner, airspace: airspace ?? '', by } },
    [rule],
  );
}

/** PLN-AIR-05 Control: by everybody with an interceptor left, except partners of each other (PLN-DIP-06, -07). */
function takeControl(table: PlanetaryTable, airspace: string): void {
  const present = [...new Set(flying(table.state, airspace, 'INTERCEPT').map((each) => each.owner))];
  const seats = present.filter((seat) => !present.some((other) => isPartner(table.state, seat, other)));
  if (seats.length === 0) return;
  table.emit({ type: 'planetary.AirspaceControlled', data: { airspace, seats } }, ['PLN-AIR-05']);
}
