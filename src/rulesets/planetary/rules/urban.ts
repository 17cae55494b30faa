import { lookUp, violation, type Violation } from '../../../kernel/index.js';
import type { HexKey } from '../../../engine/hex/index.js';
import { URBAN_COST, URBAN_DISTANCE } from '../data/economy.js';
import { URBAN_SIZES } from '../data/taking.js';
import type { Judge } from '../judge.js';
import type { PlanetaryState } from '../state.js';
import { armiesByHex, hexDistance, inEnemyZoc } from './map.js';
import { judgePayment, pay } from './paying.js';

/** Highest size of an Urban hex (PLN-URB-01). */
const LARGEST = 4;

/** PLN-URB-02 New village: where it may not stand. */
export function judgeVillage(state: PlanetaryState, seat: string, hex: HexKey): readonly Violation[] {
  const place = lookUp(state.hexes, hex);
  if (!place || place.controller !== seat) return [violation('PLN-URB-02', 'HEX_NOT_CONTROLLED', ['hex'], { hex })];
  const found: Violation[] = [];
  if (place.resource) found.push(violation('PLN-URB-02', 'RESOURCE_HEX', ['hex'], { hex }));
  const near = Object.keys(state.hexes).find(
    (each) => state.hexes[each]!.urban && hexDistance(each, hex) < URBAN_DISTANCE,
  );
  if (near !== undefined) found.push(violation('PLN-URB-02', 'URBAN_TOO_NEAR', ['hex'], { hex, other: near }));
  return [...found, ...notInEnemyZoc(state, seat, hex, 'PLN-URB-02')];
}

/** Not in an enemy's zone of control: a condition of most building works. */
export const notInEnemyZoc = (
  state: PlanetaryState,
  seat: string,
  hex: HexKey,
  rule: string,
): readonly Violation[] =>
  inEnemyZoc(state, armiesByHex(state), hex, seat) ? [violation(rule, 'IN_ENEMY_ZOC', ['hex'], { hex })] : [];

export const foundVillage: Judge<'FoundVillage'> = (table, { hex, payFrom }) => {
  const { state, actor } = table;
  const { seat } = actor;
  const bp = URBAN_COST[1]!;
  const found = [
    ...judgeVillage(state, seat, hex),
    ...judgePayment(state, { seat, hex: payFrom, bp, near: [hex] }, ['payFrom']),
  ];
  if (found.length > 0) return found;
  pay(table, { seat, hex: payFrom, bp, cause: 'village', rule: 'PLN-URB-01' }, ['PLN-BUI-02']);
  const { race } = state.players[seat]!;
  table.emit(
    { type: 'planetary.VillageFounded', data: { hex, seat, race, turn: state.turn } },
    ['PLN-URB-02'],
  );
  return [];
};

/** PLN-URB-03 Upgrade: one size a turn, not in the turn it was built, not in enemy ZOC, paid by the hex itself. */
export function judgeUrbanUpgrade(state: PlanetaryState, seat: string, hex: HexKey): readonly Violation[] {
  const place = lookUp(state.hexes, hex);
  if (!place?.urban || place.controller !== seat) {
    return [violation('PLN-URB-03', 'NO_OWN_URBAN_HEX', ['hex'], { hex })];
  }
  const { size, builtTurn, lastUpgradeTurn } = place.urban;
  if (size >= LARGEST) return [violation('PLN-URB-01', 'LARGEST_SIZE', ['hex'], { hex })];
  const found: Violation[] = [];
  if (isThisTurn(state, builtTurn)) found.push(violation('PLN-URB-03', 'BUILT_THIS_TURN', ['hex'], { hex }));
  else if (isThisTurn(state, lastUpgradeTurn)) {
    found.push(violation('PLN-URB-03', 'UPGRADED_THIS_TURN', ['hex'], { hex }));
  }
  found.push(...notInEnemyZoc(state, seat, hex, 'PLN-URB-03'));
  found.push(...judgePayment(state, { seat, hex, bp: URBAN_COST[size + 1]! }, ['hex']));
  return found;
}

/** Whether something happened in the present turn. What stood before turn 1 carries a turn below 0. */
export const isThisTurn = (state: PlanetaryState, turn: number): boolean => turn >= state.turn;

export const upgradeUrban: Judge<'UpgradeUrban'> = (table, { hex }) => {
  const { state, actor } = table;
  const found = judgeUrbanUpgrade(state, actor.seat, hex);
  if (found.length > 0) return found;
  const size = state.hexes[hex]!.urban!.size + 1;
  const cause = URBAN_SIZES[size]!.name.toLowerCase();
  const bp = URBAN_COST[size]!;
  pay(table, { seat: actor.seat, hex, bp, cause, rule: 'PLN-URB-01' }, ['PLN-BUI-02']);
  table.emit(
    { type: 'planetary.UrbanUpgraded', data: { hex, seat: actor.seat, size, turn: state.turn } },
    ['PLN-URB-03'],
  );
  return [];
};
