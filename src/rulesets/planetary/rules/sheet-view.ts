import type { HexKey } from '../../../engine/hex/index.js';
import type { BattleOrder, BattleTarget } from '../commands.js';
import { BATTLE_ORDERS } from '../data/orders.js';
import type { Order, PlanetaryState } from '../state.js';
import { armiesByHex, hexOf, type ArmiesByHex } from './map.js';
import { visibleHexes } from './sight.js';

/** What judging a sheet needs to know beside the orders: only what their seat may know. */
export interface SheetView {
  readonly state: PlanetaryState;
  readonly seat: string;
  readonly index: ArmiesByHex;
  readonly seen: ReadonlySet<HexKey>;
}

export const sheetView = (state: PlanetaryState, seat: string): SheetView => {
  const index = armiesByHex(state);
  return { state, seat, index, seen: visibleHexes(state, seat, index) };
};

export const isBattleOrder = (order: Order): order is BattleOrder =>
  'detachment' in order && order.order in BATTLE_ORDERS;

/** PLN-BOR-09: as an attack, but it always goes back; wherever the rules say attack, raids are meant too. */
export const isRaid = (order: BattleOrder): boolean => order.order === 'RAID' || order.order === 'PLANNED_RAID';

/** PLN-BOR-09: it moves in, to stay. */
export const isAttack = (order: BattleOrder): boolean =>
  order.order === 'ATTACK' || order.order === 'PLANNED_ATTACK';

/** Hex that an order is aimed at, as far as its seat may know: a detachment only while it is seen. */
export function knownTargetHex({ state, seen }: SheetView, target: BattleTarget | undefined): HexKey | null {
  const hex = targetHex(state, target);
  return hex !== null && (target?.kind === 'hex' || seen.has(hex)) ? hex : null;
}

/** Who controls a hex, as far as the seat may know: as it is seen now, or was last seen (PLN-SIG-01). */
export function knownController({ state, seat, seen }: SheetView, hex: HexKey): string | null {
  const { controller } = state.hexes[hex]!;
  return controller === seat || seen.has(hex)
    ? controller
    : (state.sightings[seat]?.[hex]?.controller ?? null);
}

/** Hex that an attack or raid is aimed at as things stand; null where it cannot be told. */
export function targetHex(state: PlanetaryState, target: BattleTarget | undefined): HexKey | null {
  if (!target) return null;
  if (target.kind === 'hex') return state.hexes[target.hex] ? target.hex : null;
  const found = state.detachments[target.detachment];
  return found ? hexOf(found) : null;
}

