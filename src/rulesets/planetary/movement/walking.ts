import { entryAt, lastOf } from '../../../kernel/index.js';
import type { HexKey } from '../../../engine/hex/index.js';
import type { StopReason } from './events.js';
import type { MovementOrder } from '../sheets/orders.js';
import type { Detachment } from '../state/index.js';
import type { PlanetaryTable } from '../table.js';
import { captureConvoy } from './claims/capturing.js';
import type { Curse } from './cursing.js';
import { armiesByHex, hexDistance, inOrder } from '../map/map.js';
import type { Mover } from './movers.js';
import { isEnemy } from '../state/relations.js';
import { gainResource } from '../build/economy/resource-hexes.js';
import { updateSight } from '../fog/sightings.js';
import { spiesFollow, spiesLose } from '../fog/spies.js';
import { infiltrate } from './spy-marches.js';
import { costOf, haltAfter, isAdmitted, mayEnd, stepBar } from './steps.js';
import { takeUrbanHex } from './claims/taking.js';

/** A claim of a detachment on a hex (PLN-CLM-01). */
export interface Claim {
  readonly seat: string;
  readonly hex: HexKey;
  readonly detachment: string;
  readonly order: MovementOrder;
}

/** A detachment that claims the area around it; `held`: hexes that an enemy army held when it did. */
export interface AreaClaim {
  readonly detachment: string;
  readonly order: MovementOrder;
  readonly held: readonly HexKey[];
}

/** What the marches of a phase leave for its end. */
export interface March {
  readonly claims: Claim[];
  /** Detachments that claim the area around them, when all have moved (PLN-MOR-08). */
  readonly areas: AreaClaim[];
  /** Defences to be cursed (RACE-CH-07). */
  readonly curses: Curse[];
  /** Detachments and convoys that have moved. */
  readonly moved: Set<string>;
  /** Convoys captured in this phase: they move no more (PLN-MOV-08). */
  readonly captured: Set<string>;
}

/** PLN-MOV-04 Walking a path, hex by hex, as far as it goes; PLN-SPY-01 a spy stops at what it can infiltrate. */
export function walk(
  table: PlanetaryTable,
  mover: Mover,
  path: readonly HexKey[],
  order: MovementOrder,
  march: March,
): void {
  const trail = [mover.hex];
  let left = mover.mv;
  for (const [place, to] of path.entries()) {
    const from = lastOf(trail);
    const bar = whyNot(table, mover, from, to, left);
    if (bar !== null) {
      stop(table, mover, from, bar);
      break;
    }
    const cost = costOf(table.state, mover, from, to);
    // As it is before the piece itself occupies the hex: an own army that was there before keeps enemy ZOC out.
    const zone = isAdmitted(table.state, mover, to)
      ? null
      : haltAfter(table.state, armiesByHex(table.state), mover, from, to);
    left -= cost;
    step(table, mover, from, to, cost);
    trail.push(to);
    if (mover.kind === 'detachment') enter(table, mover, to, order, march);
    if (order.order === 'MOVE_AND_CLAIM')
      march.claims.push({ seat: mover.owner, hex: to, detachment: mover.id, order });
    const halt = mover.kind === 'spy' && infiltrate(table, mover.id, order.spyTarget) ? 'SPY_TARGET' : zone;
    if (halt === null) continue;
    if (place < path.length - 1) stop(table, mover, to, halt);
    break;
  }
  if ((mover.kind === 'detachment' || mover.kind === 'convoy') && trail.length > 1) march.moved.add(mover.id);
  goBack(table, mover, trail);
}

/** PLN-MOV-04 (a), (b). */
function whyNot(
  table: PlanetaryTable,
  mover: Mover,
  from: HexKey,
  to: HexKey,
  left: number,
): StopReason | null {
  const { state } = table;
  if (hexDistance(from, to) !== 1) return 'TERRAIN';
  return (
    stepBar(state, armiesByHex(state), mover, from, to) ??
    (costOf(state, mover, from, to) > left ? 'TOO_FAR' : null)
  );
}

function stop(table: PlanetaryTable, { id, owner }: Mover, hex: HexKey, reason: StopReason): void {
  table.emit({ type: 'planetary.MoveStopped', data: { piece: id, owner, hex, reason } }, ['PLN-MOV-04']);
}

function step(table: PlanetaryTable, mover: Mover, from: HexKey, to: HexKey, cost: number | null): void {
  const { kind, id, owner } = mover;
  table.emit({ type: 'planetary.PieceMoved', data: { kind, piece: id, owner, from, to, cost } }, [
    'PLN-MOV-04',
  ]);
  spiesFollow(table, id, to);
  updateSight(table);
}

/** PLN-MOV-04: a piece may not end where it is: back to the last hex of its path where it may. */
function goBack(table: PlanetaryTable, mover: Mover, trail: readonly HexKey[]): void {
  const index = armiesByHex(table.state);
  const last = lastOf(trail);
  if (trail.length < 2 || mayEnd(index, mover, last)) return;
  const end = trail.findLast((each) => mayEnd(index, mover, each)) ?? mover.hex;
  step(table, mover, last, end, null);
}

/** PLN-MOV-08 Effects of entering: enemy convoys, diplomats and an enemy Urban hex, at once. */
function enter(table: PlanetaryTable, mover: Mover, hex: HexKey, order: MovementOrder, march: March): void {
  const { owner, id } = mover;
  for (const convoy of inOrder(Object.values(table.state.convoys))) {
    if (convoy.hex !== hex || !isEnemy(table.state, convoy.owner, owner)) continue;
    captureConvoy(table, convoy.id, owner, hex, ['PLN-MOV-08']);
    march.captured.add(convoy.id);
  }
  for (const diplomat of inOrder(Object.values(table.state.diplomats))) {
    if (diplomat.hex !== hex || !isEnemy(table.state, diplomat.owner, owner)) continue;
    if (isAdmitted(table.state, { kind: 'diplomat', owner: diplomat.owner }, hex)) continue;
    const data = { diplomat: diplomat.id, owner: diplomat.owner, hex, by: id };
    table.emit({ type: 'planetary.DiplomatDestroyed', data }, ['PLN-MOV-08']);
  }
  takeOnTheWay(table, entryAt(table.state.detachments, id), hex, order);
}

/** PLN-TAK-01: an enemy Urban hex without enemy army is taken at once. */
function takeOnTheWay(table: PlanetaryTable, { owner }: Detachment, hex: HexKey, order: MovementOrder): void {
  const { urban, controller } = entryAt(table.state.hexes, hex);
  if (!urban || controller === null || !isEnemy(table.state, controller, owner)) return;
  const mode = order.onTake ?? null;
  takeUrbanHex(table, { hex, seat: owner, mode, fate: order.strongholdFate ?? 'keep' });
  gainResource(table, hex, owner);
  spiesLose(table, (target) => 'hex' in target && target.hex === hex);
  updateSight(table);
}
