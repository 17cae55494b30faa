import { lookUp, type InputPath } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import { FACTION_RESOURCES, isFactionResource, type Resource, RESOURCES } from '../data/resources.js';
import type { GeneralResource, Goods, GhostOfWarState } from '../state/index.js';
import { bufferOfHolder, openBooks, type Books } from './books.js';
import { confidingInFactions } from '../general/confidence.js';
import { isAllied, isHostile } from '../general/factions.js';
import { ownerOf } from '../general/owners.js';
import { placeOfForce, systemOf } from '../map/places.js';

/** Goods that pass between two holders, in either direction. */
export interface Passing {
  readonly giver: string;
  readonly taker: string;
  readonly given: Goods;
  readonly taken: Goods;
}

/** GOW-BUF-09: every reason why goods cannot pass. */
export function judgePassing(
  state: GhostOfWarState,
  path: InputPath,
  passing: Passing,
): readonly Violation[] {
  const { giver, taker, given, taken } = passing;
  const [one, other] = [ownerOf(state, giver), ownerOf(state, taker)];
  if (other === null)
    return [violation('GOW-BUF-09', 'NO_SUCH_ENTITY', [...path, 'taker'], { entity: taker })];
  if (giver === taker) return [violation('GOW-BUF-09', 'TO_ITSELF', [...path, 'taker'], { entity: taker })];
  const amounts = [...checkAmounts(path, 'given', given), ...checkAmounts(path, 'taken', taken)];
  if (amounts.length > 0) return amounts;
  const violations: Violation[] = [];
  if (one !== null && isHostile(state, one, other)) {
    violations.push(violation('GOW-BUF-09', 'HOSTILE_PARTIES', [...path, 'taker'], { faction: other }));
  }
  const books = openBooks(state);
  const confided =
    one !== null && confidingInFactions(state, [one]).includes(other)
      ? (each: Violation): Violation => each
      : withoutFigures;
  return [
    ...violations,
    ...checkKinds(state, path, passing),
    ...checkStock(state, books, path, 'given', giver, given),
    ...checkStock(state, books, path, 'taken', taker, taken).map(confided),
    ...checkRoom(books, path, 'given', taker, given, taken).map(confided),
    ...checkRoom(books, path, 'taken', giver, taken, given),
  ];
}

/** GOW-GEN-09: how much others hold or have room for is not told. */
const withoutFigures = ({
  params: { held: _held, room: _room, ...params },
  ...rest
}: Violation): Violation => ({
  ...rest,
  params,
});

type Goods2 = 'given' | 'taken';

const amountsOf = (goods: Goods): readonly (readonly [Resource, number])[] =>
  RESOURCES.flatMap((each) => (goods[each] === undefined ? [] : [[each, goods[each]] as const]));

/** Whole and positive. */
const checkAmounts = (path: InputPath, field: Goods2, goods: Goods): readonly Violation[] =>
  Object.entries(goods).flatMap(([resource, amount]) => {
    const at = [...path, field, resource];
    return Number.isInteger(amount) && amount > 0
      ? []
      : [violation('GOW-BUF-09', 'NO_AMOUNT', at, { amount })];
  });

/** GOW-BUF-09: general goods between buffers of one system; faction resources between the stocks of allies, anywhere. */
function checkKinds(state: GhostOfWarState, path: InputPath, passing: Passing): readonly Violation[] {
  const { giver, taker, given, taken } = passing;
  const resources = [...amountsOf(given), ...amountsOf(taken)].map(([resource]) => resource);
  if (resources.length === 0) return [violation('GOW-BUF-09', 'NOTHING_GIVEN', [...path, 'given'])];
  const violations: Violation[] = [];
  const [one, other] = [lookUp(state.factions, giver), lookUp(state.factions, taker)];
  if (resources.some(isFactionResource)) {
    if (!one || !other) {
      const params = { resources: FACTION_RESOURCES.filter((each) => resources.includes(each)) };
      violations.push(violation('GOW-RES-02', 'BETWEEN_FACTIONS_ONLY', [...path, 'given'], params));
    } else if (!isAllied(state, one.id, other.id)) {
      violations.push(violation('GOW-BUF-09', 'NOT_ALLIED', [...path, 'taker'], { faction: other.id }));
    }
  }
  if (resources.every(isFactionResource)) return violations;
  const [from, to] = [systemOfHolder(state, giver), systemOfHolder(state, taker)];
  return from === null || from !== to
    ? [...violations, violation('GOW-BUF-09', 'NOT_SAME_SYSTEM', [...path, 'taker'], { giver, taker })]
    : violations;
}

/** System in which something with a buffer is; null for anything else, and under way. */
function systemOfHolder(state: GhostOfWarState, holder: string): string | null {
  if (!bufferOfHolder(state, holder)) return null;
  const planet = lookUp(state.planets, lookUp(state.depots, holder)?.planet ?? holder);
  if (planet) return planet.system;
  const place = placeOfForce(state, holder);
  return place && systemOf(state, place);
}

/** GOW-BUF-09: the whole stock may go, since the reserve does not bind the owner. */
const checkStock = (
  state: GhostOfWarState,
  books: Books,
  path: InputPath,
  field: Goods2,
  from: string,
  goods: Goods,
): readonly Violation[] =>
  amountsOf(goods).flatMap(([resource, amount]) => {
    const held = isFactionResource(resource)
      ? (lookUp(state.factions, from)?.stock[resource] ?? 0)
      : books.stock(from, resource);
    return held >= amount
      ? []
      : [violation('GOW-BUF-09', 'NOT_HELD', [...path, field, resource], { holder: from, amount, held })];
  });

/** What comes needs room beside what goes. */
const checkRoom = (
  books: Books,
  path: InputPath,
  field: Goods2,
  to: string,
  coming: Goods,
  going: Goods,
): readonly Violation[] =>
  amountsOf(coming).flatMap(([resource, amount]) => {
    if (isFactionResource(resource)) return [];
    const room = books.room(to, resource) + (going[resource] ?? 0);
    return amount <= room
      ? []
      : [violation('GOW-BUF-09', 'NO_ROOM', [...path, field, resource], { holder: to, amount, room })];
  });

/** GOW-BUF-05: books goods from one holder to the other. */
export function pass(books: Books, { giver, taker, given, taken }: Passing): void {
  const move = (from: string, to: string, resource: Resource, amount: number): void => {
    if (isFactionResource(resource)) {
      books.addFaction(from, resource, -amount);
      books.addFaction(to, resource, amount);
    } else {
      books.take(from, resource, amount);
      books.put(to, resource satisfies GeneralResource, amount);
    }
  };
  const net = RESOURCES.map((each) => [each, (given[each] ?? 0) - (taken[each] ?? 0)] as const);
  for (const [resource, amount] of net) {
    if (amount > 0) move(giver, taker, resource, amount);
    if (amount < 0) move(taker, giver, resource, -amount);
  }
}
