import { lookUp, type InputPath, type JsonObject } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import { AIR_MISSIONS, AIRBASE_SQUADRONS } from '../data/air.js';
import type { AirMissionOrder, Order } from '../sheets/orders.js';
import type { AirSquadron, PlanetaryState } from '../state/index.js';
import { activeKinds } from '../map/buildings.js';
import { inOrder } from '../map/map.js';
import { isFriendly, isPartner } from '../state/relations.js';
import type { SheetView } from '../sheets/sheet-view.js';

export const isAirMission = (order: Order): order is AirMissionOrder =>
  (AIR_MISSIONS as readonly string[]).includes(order.order);

/** PLN-AIR-01 Order: all violations of one air mission. The view's state holds what the seat knows. */
export function judgeAirMission(view: SheetView, order: Order, path: InputPath): readonly Violation[] {
  const { state, seat } = view;
  const refuse = (code: string, field: string, params: JsonObject = {}): readonly Violation[] => [
    violation('PLN-AIR-01', code, [...path, field], params),
  ];
  if (!isAirMission(order)) return refuse('UNKNOWN_ORDER', 'order', { order: order.order });
  const squadron = lookUp(state.squadrons, order.squadron);
  if (squadron?.owner !== seat) return refuse('NO_OWN_SQUADRON', 'squadron', { squadron: order.squadron });
  const airspaceExists = Object.values(state.hexes).some((each) => each.airspace === order.airspace);
  return [
    ...(hasBase(state, squadron)
      ? []
      : refuse('NO_AIRBASE', 'squadron', { squadron: squadron.id, hex: squadron.base })),
    ...(airspaceExists ? [] : refuse('NO_SUCH_AIRSPACE', 'airspace')),
    ...(order.order === 'STRATEGIC_BOMBARDMENT' ? judgeTarget(view, order, refuse) : []),
  ];
}

function judgeTarget(
  { state, seat }: SheetView,
  order: AirMissionOrder,
  refuse: (code: string, field: string, params?: JsonObject) => readonly Violation[],
): readonly Violation[] {
  const key = order.targetHex;
  if (key === undefined) return refuse('NEEDS_TARGET_HEX', 'targetHex', { squadron: order.squadron });
  const hex = lookUp(state.hexes, key);
  if (!hex) return refuse('NO_SUCH_HEX', 'targetHex', { hex: key });
  const { controller } = hex;
  const ours =
    controller !== null && (isFriendly(state, controller, seat) || isPartner(state, controller, seat));
  return [
    ...(hex.airspace === order.airspace
      ? []
      : refuse('TARGET_OUTSIDE_AIRSPACE', 'targetHex', { hex: key, airspace: order.airspace })),
    ...(ours ? refuse('TARGET_NOT_ENEMY', 'targetHex', { hex: key }) : []),
  ];
}

/** PLN-AIR-01: its base is the owner's, works, and was not built this turn; of an upgrade the lower one still does. */
export function hasBase(state: PlanetaryState, squadron: AirSquadron): boolean {
  if (lookUp(state.hexes, squadron.base)?.controller !== squadron.owner) return false;
  const room = Math.max(0, ...activeKinds(state, squadron.base).map((each) => AIRBASE_SQUADRONS[each] ?? 0));
  const place = squadronsOf(state, squadron.base).findIndex((each) => each.id === squadron.id);
  return place >= 0 && place < room;
}

/** Squadrons of a base, canonical order. */
export const squadronsOf = (state: PlanetaryState, base: string): readonly AirSquadron[] =>
  inOrder(Object.values(state.squadrons).filter((each) => each.base === base));
