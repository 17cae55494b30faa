import type { HexKey } from '../../../engine/hex/index.js';
import { hexKey } from '../../../engine/hex/index.js';
import { WEAK_BELOW } from '../data/orders.js';
import { RECOVERABLE_ABOVE } from '../data/movement.js';
import type { MovementOrder } from '../sheets/orders.js';
import type { Detachment, PlanetaryState } from '../state/index.js';
import { readyValue } from '../pieces/armies.js';
import { armiesIn, canonicalHexes, hexDistance, type ArmiesByHex } from '../map/map.js';
import { moverOf } from './movers.js';
import { reachable } from './paths.js';
import { figure } from '../parameters.js';

/** PLN-MOR-11 Weak detachments (option): below 500 ready points, except garrison-detachments and unarmed ones. */
export const isWeak = (state: PlanetaryState, detachment: Detachment): boolean =>
  figure(state, 'weakDetachmentRule') &&
  detachment.class !== 'GARRISON_DETACHMENT' &&
  !detachment.unarmed &&
  readyValue(detachment) < WEAK_BELOW;

/** PLN-MOR-11: whether a weak detachment may have this order. */
export function isAllowedWhenWeak(
  state: PlanetaryState,
  index: ArmiesByHex,
  detachment: Detachment,
  at: HexKey,
  order: MovementOrder,
): boolean {
  switch (order.order) {
    case 'RECOVER':
      return livingValue(detachment) > RECOVERABLE_ABOVE;
    case 'GUARD':
      return (
        isOwnStronghold(state, at, detachment.owner) || !canApproachShelter(state, index, detachment, at)
      );
    case 'SPECIFIED_PATH':
      return isNearerShelter(state, index, detachment, at, order.path?.at(-1) ?? at);
    default:
      return false;
  }
}

/** Points of the ready, wounded and damaged models. */
const livingValue = (detachment: Detachment): number =>
  detachment.units
    .flatMap((unit) => unit.models)
    .filter((model) => model.state !== 'dead')
    .reduce((sum, model) => sum + model.points, 0);

const isOwnStronghold = (state: PlanetaryState, hex: HexKey, seat: string): boolean =>
  state.hexes[hex]?.stronghold != null && state.hexes[hex].controller === seat;

/** The nearest own Stronghold without another detachment, and the own Capital. */
function shelters(
  state: PlanetaryState,
  index: ArmiesByHex,
  detachment: Detachment,
  at: HexKey,
): readonly HexKey[] {
  const free = canonicalHexes(state)
    .map(hexKey)
    .filter(
      (hex) =>
        isOwnStronghold(state, hex, detachment.owner) &&
        armiesIn(index, hex).every((each) => each.kind === 'garrison' || each.id === detachment.id),
    );
  const nearest = [...free].sort((a, b) => hexDistance(at, a) - hexDistance(at, b)).slice(0, 1);
  const capital = state.players[detachment.owner]?.capitalHex ?? null;
  return capital === null ? nearest : [...nearest, capital];
}

const isNearerShelter = (
  state: PlanetaryState,
  index: ArmiesByHex,
  detachment: Detachment,
  at: HexKey,
  end: HexKey,
): boolean =>
  shelters(state, index, detachment, at).some((each) => hexDistance(end, each) < hexDistance(at, each));

function canApproachShelter(
  state: PlanetaryState,
  index: ArmiesByHex,
  detachment: Detachment,
  at: HexKey,
): boolean {
  const mover = moverOf(state, detachment.id);
  return (
    mover !== null &&
    reachable(state, index, mover).some((way) => isNearerShelter(state, index, detachment, at, way.hex))
  );
}
