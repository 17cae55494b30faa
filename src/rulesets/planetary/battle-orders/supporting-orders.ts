import type { InputPath } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import type { SpyOrder } from '../commands.js';
import type { Order } from '../state/index.js';
import { armyOf } from '../map/map.js';
import { isFriendly } from '../state/relations.js';
import { seenHexOf, type SheetView } from '../sheets/sheet-view.js';

type AirSupport = Extract<Order, { readonly order: 'AIR_SUPPORT' }>;

/** PLN-BOR-10 Air support: an available tactical squadron names an own or allied army in its Airspace. */
export function judgeAirSupport(view: SheetView, order: AirSupport, path: InputPath): readonly Violation[] {
  const { state, seat } = view;
  const squadron = state.squadrons[order.squadron];
  if (!squadron || squadron.owner !== seat) {
    return [violation('PLN-BOR-10', 'NO_OWN_SQUADRON', [...path, 'squadron'], { squadron: order.squadron })];
  }
  // PLN-AIR-09: whatever has become of its base since.
  const available = squadron.mission === 'TACTICAL_BOMBARDMENT' && !squadron.negated;
  const army = armyOf(state, order.army);
  const hex = seenHexOf(view, order.army);
  const friend = army !== null && hex !== null && isFriendly(state, army.owner, seat);
  const inReach = friend && state.hexes[hex]?.airspace === squadron.airspace;
  return [
    ...(available
      ? []
      : [violation('PLN-BOR-10', 'NOT_AVAILABLE', [...path, 'squadron'], { squadron: order.squadron })]),
    ...(friend ? [] : [violation('PLN-BOR-10', 'NO_FRIEND', [...path, 'army'], { army: order.army })]),
    ...(!friend || inReach
      ? []
      : [
          violation('PLN-BOR-10', 'OUTSIDE_AIRSPACE', [...path, 'army'], {
            army: order.army,
            airspace: squadron.airspace,
          }),
        ]),
  ];
}

/** PLN-BOR-11 Spies: only on what they infiltrate. */
export function judgeSpyOrder(
  { state, seat }: SheetView,
  order: SpyOrder,
  path: InputPath,
): readonly Violation[] {
  const spy = state.spies[order.spy];
  if (!spy || spy.owner !== seat) {
    return [violation('PLN-BOR-11', 'NO_OWN_SPY', [...path, 'spy'], { spy: order.spy })];
  }
  return order.order === 'SPY_GUARD' || spy.infiltrating
    ? []
    : [violation('PLN-BOR-11', 'NOT_INFILTRATING', [...path, 'order'], { spy: order.spy })];
}
