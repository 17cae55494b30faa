import { hexKey } from '../../engine/hex/index.js';
import type { Option } from '../../engine/index.js';
import type { BattleOrder, BattleOrderCode, BattleTarget } from './commands.js';
import { armyBuildOptions, hexArmyOptions } from './options-armies.js';
import { hexOptions } from './options-build.js';
import { marchOptions, missionOptions } from './options-march.js';
import { judgeOrder } from './rules/battle-orders.js';
import { sheetView, type SheetView } from './rules/sheet-view.js';
import {
  armiesByHex,
  armiesIn,
  armyOf,
  canonicalHexes,
  hexDistance,
  hexOf,
  inOrder,
  neighbourKeys,
} from './rules/map.js';
import { isFriendly } from './rules/relations.js';
import type { Detachment, Order, PlanetaryState } from './state.js';
import { unusableName } from './unusable-names.js';

const MOVES_IN: readonly BattleOrderCode[] = ['ATTACK', 'PLANNED_ATTACK', 'RAID', 'PLANNED_RAID'];

/**
 * Orders of a piece of this seat with why each is barred, judged by the code that judges sheets; null when there is no
 * such piece, or it is not the seat's. Empty outside an order phase. A hex `q,r` is asked for what may be built there.
 */
export function options(state: PlanetaryState, seat: string, piece: string): readonly Option[] | null {
  if (unusableName(piece) !== null) return null;
  if (state.hexes[piece]) {
    const works = hexOptions(state, seat, piece);
    return works && [...works, ...hexArmyOptions(state, seat, piece)];
  }
  const army = armyOf(state, piece);
  const owned =
    army ?? state.spies[piece] ?? state.squadrons[piece] ?? state.convoys[piece] ?? state.diplomats[piece];
  if (!owned || owned.owner !== seat) return null;
  if (state.victory) return [];
  if (state.phase === 'BUILD') return army ? armyBuildOptions(state, seat, army) : [];
  if (state.phase === 'AIR_ORDERS') return state.squadrons[piece] ? missionOptions(state, seat, piece) : [];
  if (state.phase === 'MOVEMENT_ORDERS')
    return state.squadrons[piece] ? [] : marchOptions(state, seat, piece);
  if (state.phase !== 'BATTLE_ORDERS') return [];
  const view = sheetView(state, seat);
  const judged = (order: Order, target: string | null): Option => ({
    order: order.order,
    target,
    cost: null,
    barred: judgeOrder(view, order, ['orders', 0]),
  });
  if (state.spies[piece]) {
    return (['SPY_GUARD', 'GAIN_INFORMATION'] as const).map((order) => judged({ order, spy: piece }, null));
  }
  if (state.squadrons[piece]) {
    return friends(view).map((id) => judged({ order: 'AIR_SUPPORT', squadron: piece, army: id }, id));
  }
  if (!army) return [];
  // PLN-GAR-04: a garrison never leaves its hex.
  if (army.kind === 'garrison') return [judged({ order: 'GUARD', detachment: piece }, null)];
  return ordersOf(view, army).map((order) => judged(order, targetText(order.target)));
}

const targetText = (target: BattleTarget | undefined): string | null =>
  target === undefined ? null : target.kind === 'hex' ? target.hex : target.detachment;

/** Own and allied armies that the seat knows to stand on the map. */
const friends = ({ state, seat, seen }: SheetView): readonly string[] =>
  inOrder([...Object.values(state.detachments), ...Object.values(state.garrisons)])
    .filter((army) => {
      const hex = hexOf(army);
      return hex !== null && isFriendly(state, army.owner, seat) && (army.owner === seat || seen.has(hex));
    })
    .map((army) => army.id);

/** Every order worth asking about: each with each target within its reach, legal or not. */
function ordersOf(view: SheetView, detachment: Detachment): readonly BattleOrder[] {
  const { state, seen } = view;
  const at = hexOf(detachment);
  const id = detachment.id;
  const reach = at === null ? canonicalHexes(state).map(hexKey) : neighbourKeys(state, at);
  const index = armiesByHex(state);
  const foes = reach
    .filter((hex) => seen.has(hex))
    .flatMap((hex) => armiesIn(index, hex))
    .filter((army) => army.kind === 'detachment' && !isFriendly(state, army.owner, view.seat));
  const targets: readonly BattleTarget[] = [
    ...reach.map((hex) => ({ kind: 'hex' as const, hex })),
    ...foes.map((army) => ({ kind: 'detachment' as const, detachment: army.id })),
  ];
  const helped = friends(view).filter((friend) => {
    const hex = hexOf(armyOf(state, friend)!)!;
    return friend !== id && state.detachments[friend] && (at === null || hexDistance(at, hex) <= 2);
  });
  return [
    { order: 'GUARD', detachment: id },
    { order: 'DEFEND', detachment: id },
    ...MOVES_IN.flatMap((order) => targets.map((target) => ({ order, detachment: id, target }))),
    ...(at === null
      ? []
      : reach.map((hex): BattleOrder => ({
          order: 'WITHDRAW',
          detachment: id,
          target: { kind: 'hex', hex },
        }))),
    ...helped.map((friend): BattleOrder => ({
      order: 'SUPPORT',
      detachment: id,
      target: { kind: 'detachment', detachment: friend },
    })),
  ];
}
