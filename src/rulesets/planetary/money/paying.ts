import { hexKey, type HexKey } from '../../../engine/hex/index.js';
import { lookUp, type InputPath } from '../../../kernel/index.js';
import { violation, type RuleId, type Violation } from '../catalog.js';
import { PAYER_DISTANCE } from '../data/economy.js';
import type { PlanetaryState } from '../state/index.js';
import type { PlanetaryTable } from '../table.js';
import { canonicalHexes, compareHexKeys, hexDistance } from '../map/map.js';
import { treasuryHex } from './treasury.js';

/** An amount that is booked on the stock of an Urban hex. */
export interface Booking {
  readonly seat: string;
  readonly hex: HexKey;
  /** 0 or more. */
  readonly bp: number;
  /** Plain words, e.g. `Barracks`. */
  readonly cause: string;
  /** The rule that asks for it. */
  readonly rule: RuleId;
}

/** What a Build command wants paid. */
export interface Payment {
  readonly seat: string;
  /** The paying hex as the player named it. */
  readonly hex: HexKey;
  readonly bp: number;
  /** Only the Capital or an Urban hex within 3 of one of these pays; left out: any own Urban hex. */
  readonly near?: readonly HexKey[];
}

/** Own Urban hexes of a seat, canonical order. */
export const ownUrbanHexes = (state: PlanetaryState, seat: string): readonly HexKey[] =>
  canonicalHexes(state)
    .filter((each) => each.urban !== null && each.controller === seat)
    .map(hexKey);

/** BP in the stock of an Urban hex; 0 where there is none. */
export const stockOf = (state: PlanetaryState, hex: HexKey): number =>
  lookUp(state.hexes, hex)?.urban?.bp ?? 0;

/** PLN-BUI-02: the own Capital at any distance, or any own Urban hex at distance ≤ 3 of one of the places. */
export const mayPayFor = (
  state: PlanetaryState,
  seat: string,
  payer: HexKey,
  places: readonly HexKey[],
): boolean =>
  state.players[seat]?.capitalHex === payer ||
  places.some((each) => hexDistance(payer, each) <= PAYER_DISTANCE);

/** PLN-BUI-02 Paying: why the hex cannot pay; empty when it can. `path` leads to the field that names it. */
export function judgePayment(state: PlanetaryState, payment: Payment, path: InputPath): readonly Violation[] {
  const { seat, hex, bp, near } = payment;
  const payer = lookUp(state.hexes, hex);
  if (!payer?.urban || payer.controller !== seat) {
    return [violation('PLN-BUI-02', 'NO_OWN_URBAN_HEX', path, { hex })];
  }
  const found: Violation[] = [];
  if (near && !mayPayFor(state, seat, hex, near)) {
    found.push(violation('PLN-BUI-02', 'PAYER_TOO_FAR', path, { hex, most: PAYER_DISTANCE }));
  }
  if (payer.urban.bp < bp) {
    found.push(violation('PLN-BUI-02', 'STOCK_TOO_SMALL', path, { hex, stock: payer.urban.bp, price: bp }));
  }
  return found;
}

/** Takes BP out of the stock of an Urban hex; the payment has been judged. Nothing happens for 0 BP. */
export function pay(table: PlanetaryTable, booking: Booking, because: readonly RuleId[] = []): void {
  if (booking.bp > 0)
    table.emit({ type: 'planetary.BpSpent', data: { ...booking } }, named(booking, because));
}

/** Puts BP into the stock of an Urban hex. Nothing happens for 0 BP. */
export function receive(table: PlanetaryTable, booking: Booking, because: readonly RuleId[] = []): void {
  if (booking.bp > 0)
    table.emit({ type: 'planetary.BpReceived', data: { ...booking } }, named(booking, because));
}

const named = (booking: Booking, because: readonly RuleId[]): readonly RuleId[] => [
  booking.rule,
  ...because.filter((each) => each !== booking.rule),
];

/** PLN-GEN-10: puts BP into the treasury hex; without one the amount is void. */
export function receiveInTreasury(table: PlanetaryTable, amount: Omit<Booking, 'hex'>): void {
  const hex = treasuryHex(table.state, amount.seat);
  if (hex !== null) receive(table, { ...amount, hex }, ['PLN-GEN-10']);
}

/**
 * PLN-GEN-10 Treasury hex and debt: the treasury pays, then the other Urban hexes, richest first; what is left becomes
 * negative stock of the treasury hex. Without a treasury hex the amount is void.
 */
export function payFromTreasury(table: PlanetaryTable, amount: Omit<Booking, 'hex'>): void {
  const { state } = table;
  const treasury = treasuryHex(state, amount.seat);
  if (treasury === null) return;
  const others = ownUrbanHexes(state, amount.seat)
    .filter((each) => each !== treasury)
    .sort((a, b) => stockOf(state, b) - stockOf(state, a) || compareHexKeys(a, b));
  let due = amount.bp;
  const shares = [treasury, ...others].map((hex) => {
    const bp = Math.min(due, Math.max(stockOf(state, hex), 0));
    due -= bp;
    return { hex, bp };
  });
  for (const { hex, bp } of shares) {
    pay(table, { ...amount, hex, bp: hex === treasury ? bp + due : bp }, ['PLN-GEN-10']);
  }
}
