import { entryAt } from '../../../kernel/index.js';
import type { HexKey } from '../../../engine/hex/index.js';
import type { BattleOrder, BattleTarget } from '../commands.js';
import { BATTLE_ORDERS } from '../data/orders.js';
import type { Order, PlanetaryState } from '../state/index.js';
import { armiesByHex, armiesIn, armyOf, hexOf, type ArmiesByHex } from '../map/map.js';
import { visibleHexes } from '../fog/sight.js';
import { knownTo } from '../fog/visible-state.js';

/** What judging a sheet needs to know beside the orders: only what their seat may know. */
export interface SheetView {
  readonly state: PlanetaryState;
  readonly seat: string;
  /** Armies by hex; in hexes that are known from the air alone, those that were seen there. */
  readonly index: ArmiesByHex;
  /** Hexes in sight now. */
  readonly seen: ReadonlySet<HexKey>;
  /** Hexes that count as if in sight, as they were when they were flown over (PLN-AIR-07). */
  readonly flown: ReadonlySet<HexKey>;
}

type Sight = Omit<SheetView, 'state' | 'seat'>;

/** What was found for the last state with these hexes, by seat. */
const found = new WeakMap<
  PlanetaryState['hexes'],
  { readonly state: PlanetaryState; readonly sights: Map<string, Sight> }
>();

export function sheetView(state: PlanetaryState, seat: string): SheetView {
  const last = found.get(state.hexes);
  const sights = last && differInSheetsAlone(last.state, state) ? last.sights : new Map<string, Sight>();
  if (sights !== last?.sights) found.set(state.hexes, { state, sights });
  const sight = sights.get(seat) ?? sightOf(state, seat);
  sights.set(seat, sight);
  return { state, seat, ...sight };
}

/** Sheets hide nothing and show nothing: while they are handed in, every seat sees what it saw before. */
function differInSheetsAlone(one: PlanetaryState, other: PlanetaryState): boolean {
  const names = Object.keys(other) as (keyof PlanetaryState)[];
  return (
    names.length === Object.keys(one).length &&
    names.every((name) => name === 'sheets' || one[name] === other[name])
  );
}

function sightOf(state: PlanetaryState, seat: string): Sight {
  const index = armiesByHex(state);
  const seen = visibleHexes(state, seat, index);
  const flown = new Set((state.reconViews[seat] ?? []).filter((hex) => !seen.has(hex)));
  return { index: flown.size === 0 ? index : asFlown(state, seat, index, seen, flown), seen, flown };
}

/** PLN-AIR-07: what was in these hexes when they were flown over, but for what has come into sight elsewhere. */
function asFlown(
  state: PlanetaryState,
  seat: string,
  index: ArmiesByHex,
  seen: ReadonlySet<HexKey>,
  flown: ReadonlySet<HexKey>,
): ArmiesByHex {
  const known = new Map(index);
  for (const hex of flown) {
    const armies = (state.sightings[seat]?.[hex]?.pieces ?? []).flatMap(({ id }) => armyOf(state, id) ?? []);
    known.set(
      hex,
      armies.filter((army) => !seen.has(hexOf(army) ?? '')),
    );
  }
  return known;
}

/** Whether what is in a hex counts as seen: it is in sight, or was flown over this turn. */
export const isInSight = ({ seen, flown }: SheetView, hex: HexKey): boolean =>
  seen.has(hex) || flown.has(hex);

/** Hex of an army as far as the seat knows: its own, one in sight, one that was flown over; else null. */
export function seenHexOf({ state, seat, seen, flown, index }: SheetView, id: string): HexKey | null {
  const army = armyOf(state, id);
  if (!army) return null;
  const hex = hexOf(army);
  if (hex !== null && (army.owner === seat || seen.has(hex))) return hex;
  return [...flown].find((each) => armiesIn(index, each).some((other) => other.id === id)) ?? null;
}

export const isBattleOrder = (order: Order): order is BattleOrder =>
  'detachment' in order && order.order in BATTLE_ORDERS;

/** PLN-BOR-09: as an attack, but it always goes back; wherever the rules say attack, raids are meant too. */
export const isRaid = (order: BattleOrder): boolean =>
  order.order === 'RAID' || order.order === 'PLANNED_RAID';

/** PLN-BOR-09: it moves in, to stay. */
export const isAttack = (order: BattleOrder): boolean =>
  order.order === 'ATTACK' || order.order === 'PLANNED_ATTACK';

/** Hex that an order is aimed at, as far as its seat may know: a detachment only while it is seen. */
export const knownTargetHex = (view: SheetView, target: BattleTarget | undefined): HexKey | null =>
  target?.kind === 'detachment' ? seenHexOf(view, target.detachment) : targetHex(view.state, target);

/** Who controls a hex, as far as the seat may know: as it is seen now, or was last seen (PLN-SIG-01). */
export function knownController({ state, seat, seen }: SheetView, hex: HexKey): string | null {
  const { controller } = entryAt(state.hexes, hex);
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

/** What a seat may know when orders of the air and of movement are judged. */
export const orderView = (state: PlanetaryState, seat: string): SheetView =>
  sheetView(knownTo(state, seat), seat);
