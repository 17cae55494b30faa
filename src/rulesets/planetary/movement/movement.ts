import type { HexKey } from '../../../engine/hex/index.js';
import { entryAt, existing, lookUp } from '../../../kernel/index.js';
import { MOVEMENT_ORDERS } from '../data/movement.js';
import type { MovementOrder } from '../sheets/orders.js';
import type { Detachment, PlanetaryState } from '../state/index.js';
import type { PlanetaryTable } from '../table.js';
import { battleOf } from '../battle/battles.js';
import { resolveClaims } from './claims/claims.js';
import { updateSight } from '../fog/sightings.js';
import { landConvoys } from './skimming-convoys.js';
import { curseDefences } from './cursing.js';
import { settlingHex } from './garrison-march.js';
import { becomeGarrison } from '../build/armies/garrisons.js';
import { determineMovementInitiative } from './initiative.js';
import { knownTo } from '../fog/visible-state.js';
import { armiesByHex, armiesIn, hexDistance, hexOf, inOrder, neighbourKeys } from '../map/map.js';
import { moverOf } from './movers.js';
import { ascend } from './orbit.js';
import { approachPath } from './paths.js';
import { recoverByOrder } from './recovering.js';
import { isEnemy } from '../state/relations.js';
import { detachmentRadius } from '../fog/sight.js';
import { landSkimmers } from './skimmers.js';
import { isGone, spiesLose } from '../fog/spies.js';
import { disengage, shift } from './spy-marches.js';
import { walk, type AreaClaim, type Claim, type March } from './walking.js';

/** What the seats ordered, by seat, in the order in which their pieces act (PLN-GEN-13). */
export type IssuedMarches = Readonly<Record<string, readonly MovementOrder[]>>;

/**
 * PLN-MOV-01, -02, -03 and PLN-MOV-11: initiative; the first pass, highest first; the second pass for FOLLOW and ADVANCE, lowest first;
 * then skimmers, claims with what is discovered, and garrisons.
 */
export function carryOutMovement(table: PlanetaryTable, issued: IssuedMarches): void {
  const seats = determineMovementInitiative(table);
  const march: March = { claims: [], areas: [], curses: [], moved: new Set(), captured: new Set() };
  const near = enemiesNearAdvancing(table.state, issued);
  for (const seat of seats) {
    for (const order of issued[seat] ?? []) {
      if (!MOVEMENT_ORDERS[order.order].losesInitiative) firstPass(table, seat, order, march);
    }
    marchHome(table, seat, issued[seat] ?? [], march);
  }
  for (const seat of [...seats].reverse()) {
    for (const order of issued[seat] ?? []) {
      if (MOVEMENT_ORDERS[order.order].losesInitiative) secondPass(table, seat, order, march, near);
    }
  }
  landSkimmers(table, march.moved);
  landConvoys(table, march);
  curseDefences(table, march.curses, seats);
  const areas = march.areas.flatMap((each) => collectArea(table.state, each));
  resolveClaims(table, [...march.claims, ...areas], seats);
  for (const { id } of inOrder(Object.values(table.state.detachments))) becomeGarrison(table, id);
  spiesLose(table, (target) => isGone(table.state, target));
  updateSight(table);
}

/** Who still belongs to the seat and may act: a captured convoy and an army in a battle do not. */
function mayAct(state: PlanetaryState, seat: string, piece: string, march: March): boolean {
  const found =
    lookUp(state.detachments, piece) ??
    lookUp(state.convoys, piece) ??
    lookUp(state.spies, piece) ??
    lookUp(state.diplomats, piece);
  return found?.owner === seat && !march.captured.has(piece) && battleOf(state, piece) === null;
}

/** PLN-MOV-02 First pass. */
function firstPass(table: PlanetaryTable, seat: string, order: MovementOrder, march: March): void {
  const { state } = table;
  if (!mayAct(state, seat, order.piece, march)) return;
  const detachment = lookUp(state.detachments, order.piece);
  switch (order.order) {
    case 'GUARD':
      shift(table, order);
      break;
    case 'RECOVER':
      if (detachment) recoverByOrder(table, detachment, order);
      break;
    case 'CLAIM_AREA':
      if (detachment) claimArea(state, detachment, order, march);
      break;
    case 'ASCEND':
      if (detachment) ascend(table, detachment);
      break;
    default:
      disengage(table, order.piece);
      go(table, order, order.path ?? [], march);
  }
}

function go(table: PlanetaryTable, order: MovementOrder, path: readonly HexKey[], march: March): void {
  const mover = moverOf(table.state, order.piece, order);
  if (mover) walk(table, mover, path, order, march);
}

/** PLN-MOR-08 CLAIM_AREA, PLN-CLM-01: it is claimed when all have moved; RACE-CH-07: or nothing is, and a defence cursed. */
function claimArea(
  state: PlanetaryState,
  { id, owner }: Detachment,
  order: MovementOrder,
  march: March,
): void {
  if (order.shrine !== undefined) march.curses.push({ seat: owner, detachment: id, shrine: order.shrine });
  else
    march.areas.push({
      detachment: id,
      order,
      held: areaOf(state, id).filter((hex) => hasEnemy(state, hex, owner)),
    });
}

/** PLN-MOR-08: its own and all adjacent hexes, but for those that an enemy army held then and still holds. */
function collectArea(state: PlanetaryState, { detachment, order, held }: AreaClaim): readonly Claim[] {
  const seat = state.detachments[detachment]?.owner ?? '';
  return areaOf(state, detachment)
    .filter((hex) => !held.includes(hex) || !hasEnemy(state, hex, seat))
    .map((hex) => ({ seat, hex, detachment, order }));
}

function areaOf(state: PlanetaryState, id: string): readonly HexKey[] {
  const detachment = lookUp(state.detachments, id);
  const at = detachment ? hexOf(detachment) : null;
  return at === null ? [] : [at, ...neighbourKeys(state, at)];
}

const hasEnemy = (state: PlanetaryState, hex: HexKey, seat: string): boolean =>
  armiesIn(armiesByHex(state), hex).some((each) => isEnemy(state, each.owner, seat));

/** PLN-GAR-06: a garrison-detachment without an order makes the approach move to its Stronghold. */
function marchHome(
  table: PlanetaryTable,
  seat: string,
  orders: readonly MovementOrder[],
  march: March,
): void {
  for (const { id } of inOrder(Object.values(table.state.detachments))) {
    const detachment = entryAt(table.state.detachments, id);
    if (detachment.owner !== seat || detachment.class !== 'GARRISON_DETACHMENT') continue;
    if (orders.some((each) => each.piece === id) || !mayAct(table.state, seat, id, march)) continue;
    const target = settlingHex(table.state, detachment);
    if (target !== null) approach(table, seat, { order: 'SPECIFIED_PATH', piece: id }, target, march);
  }
}

/** PLN-MOV-06: plans with what the seat knows, and walks as far as it goes. */
function approach(
  table: PlanetaryTable,
  seat: string,
  order: MovementOrder,
  target: HexKey,
  march: March,
): void {
  const known = knownTo(table.state, seat);
  const mover = moverOf(known, order.piece, order);
  if (mover) go(table, order, approachPath(known, armiesByHex(known), mover, target), march);
}

/** PLN-MOV-03 Second pass: FOLLOW (PLN-MOR-03) and ADVANCE (PLN-MOR-04). */
function secondPass(
  table: PlanetaryTable,
  seat: string,
  order: MovementOrder,
  march: March,
  near: ReadonlyMap<string, readonly string[]>,
): void {
  if (!mayAct(table.state, seat, order.piece, march)) return;
  disengage(table, order.piece);
  const target =
    order.order === 'FOLLOW'
      ? followedHex(table.state, seat, order.target ?? '')
      : newcomer(table.state, order.piece, near.get(order.piece) ?? []);
  if (target !== null) approach(table, seat, order, target, march);
}

/** PLN-MOR-03: where the detachment is seen now, else where it was last seen. */
function followedHex(state: PlanetaryState, seat: string, target: string): HexKey | null {
  const seen = lookUp(knownTo(state, seat).detachments, target);
  const now = seen ? hexOf(seen) : null;
  return now ?? lookUp(state.lastSeen[seat] ?? {}, target) ?? null;
}

/** Enemy detachments within the sight radius of a detachment, canonical order. */
function enemiesNear(state: PlanetaryState, id: string): readonly Detachment[] {
  const detachment = lookUp(state.detachments, id);
  const at = detachment ? hexOf(detachment) : null;
  if (!detachment || at === null) return [];
  const radius = detachmentRadius(state, detachment);
  return inOrder(Object.values(state.detachments)).filter((each) => {
    const hex = hexOf(each);
    return hex !== null && isEnemy(state, each.owner, detachment.owner) && hexDistance(at, hex) <= radius;
  });
}

function enemiesNearAdvancing(
  state: PlanetaryState,
  issued: IssuedMarches,
): ReadonlyMap<string, readonly string[]> {
  const advancing = Object.values(issued)
    .flat()
    .filter((each) => each.order === 'ADVANCE');
  return new Map(advancing.map(({ piece }) => [piece, enemiesNear(state, piece).map((each) => each.id)]));
}

/** PLN-MOR-04 ADVANCE: the nearest enemy detachment that was not in sight when the phase began; null when none came. */
function newcomer(state: PlanetaryState, piece: string, before: readonly string[]): HexKey | null {
  const at = lookUp(state.detachments, piece);
  const here = at ? hexOf(at) : null;
  if (here === null) return null;
  const hexes = enemiesNear(state, piece).flatMap((each) =>
    before.includes(each.id) ? [] : [existing(hexOf(each), 'hex')],
  );
  return [...hexes].sort((a, b) => hexDistance(here, a) - hexDistance(here, b))[0] ?? null;
}
