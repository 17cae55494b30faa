import type { HexKey } from '../../../engine/hex/index.js';
import { lookUp } from '../../../kernel/index.js';
import { ALLOWANCE, RESERVE } from '../data/movement.js';
import type { PieceKind } from './events.js';
import type { MovementOrder } from '../sheets/orders.js';
import { modifiersOfSeat } from '../races/profile-of.js';
import type { Detachment, MoveClass, PlanetaryState } from '../state/index.js';
import { swiftMv } from '../pieces/speed.js';
import { captivesOf, moveClasses } from '../map/terrain.js';

/** A piece on the map with what its march depends on. */
export interface Mover {
  readonly kind: PieceKind;
  readonly id: string;
  readonly owner: string;
  readonly hex: HexKey;
  readonly classes: ReadonlySet<MoveClass>;
  /** Movement points of this order. */
  readonly mv: number;
  readonly flyHigh: boolean;
  /** Only through own hexes, far from enemies (PLN-MOR-09). */
  readonly reserve: boolean;
}

const WHEELS: ReadonlySet<MoveClass> = new Set(['wheeled']);
const FEET: ReadonlySet<MoveClass> = new Set(['infantry']);

/** PLN-MOV-10 Allowance of a detachment, MP: that of its type, more with Speed (RACE-DE-15), 2 unarmed, and at most that of each captive (PLN-CPT-02). */
export function allowanceOf(state: PlanetaryState, detachment: Detachment): number {
  const own = detachment.unarmed ? Math.min(detachment.mv, ALLOWANCE.unarmed) : swiftMv(state, detachment);
  return Math.min(own, ...captivesOf(state, detachment.id).map((each) => allowanceOf(state, each)));
}

/** The piece as it marches with an order; null when it is no piece on the map that marches. */
export function moverOf(state: PlanetaryState, id: string, order?: MovementOrder): Mover | null {
  const detachment = lookUp(state.detachments, id);
  if (detachment) {
    if (detachment.place.at !== 'hex') return null;
    return {
      kind: 'detachment',
      id,
      owner: detachment.owner,
      hex: detachment.place.hex,
      classes: moveClasses(state, detachment),
      mv: movementPoints(allowanceOf(state, detachment), order),
      flyHigh: order?.flyHigh === true,
      reserve: order?.order === 'RESERVE_MOVEMENT',
    };
  }
  const plain = { flyHigh: false, reserve: false };
  const convoy = lookUp(state.convoys, id);
  if (convoy) {
    // RACE-CONV-01: of its present owner, whoever made it.
    const { moveClass, mv } = modifiersOfSeat(state, convoy.owner).convoy;
    return { ...plain, ...standing('convoy', convoy), classes: new Set([moveClass]), mv };
  }
  const diplomat = lookUp(state.diplomats, id);
  if (diplomat)
    return { ...plain, ...standing('diplomat', diplomat), classes: WHEELS, mv: ALLOWANCE.diplomat };
  const spy = lookUp(state.spies, id);
  return spy ? { ...plain, ...standing('spy', spy), classes: FEET, mv: ALLOWANCE.spy } : null;
}

const standing = (
  kind: PieceKind,
  { id, owner, hex }: { readonly id: string; readonly owner: string; readonly hex: HexKey },
) => ({ kind, id, owner, hex });

/** PLN-MOR-07: half, rounded up, to claim on the way; PLN-MOR-09: 2 more as reserve. */
function movementPoints(allowance: number, order: MovementOrder | undefined): number {
  if (order?.order === 'MOVE_AND_CLAIM') return Math.ceil(allowance / 2);
  return order?.order === 'RESERVE_MOVEMENT' ? allowance + RESERVE.bonus : allowance;
}
