import type { HexKey } from '../../../../engine/hex/index.js';
import { entryAt, existing, lookUp, type InputPath } from '../../../../kernel/index.js';
import { violation, type RuleId, type Violation } from '../../catalog.js';
import { LARGEST_URBAN, URBAN_DISTANCE } from '../../data/economy.js';
import { URBAN_SIZES } from '../../data/taking.js';
import type { PlanetaryState } from '../../state/index.js';
import type { BuildAction } from '../build-action.js';
import { battleAt } from '../../battle/battles.js';
import { armiesByHex, canonicalHexes, hexDistance, inEnemyZoc } from '../../map/map.js';
import { hexKey } from '../../../../engine/hex/index.js';
import { judgePayment, pay } from '../../money/paying.js';
import { urbanCost } from '../../races/race-costs.js';
import { modifiersOfSeat } from '../../races/profile-of.js';

/** No unresolved battle there, and no enemy's zone of control: a condition of most works (PLN-DEF-01). */
export function isQuietGround(
  state: PlanetaryState,
  seat: string,
  hex: HexKey,
  rule: RuleId,
  path: InputPath = ['hex'],
): readonly Violation[] {
  const battle = battleAt(state, hex);
  if (battle) return [violation(rule, 'BATTLE_UNDER_WAY', path, { hex, battle: battle.id })];
  return inEnemyZoc(state, armiesByHex(state), hex, seat)
    ? [violation(rule, 'IN_ENEMY_ZOC', path, { hex })]
    : [];
}

/** Whether something happened in the present turn; what stands at the start carries a turn before it. */
export const isThisTurn = (state: PlanetaryState, turn: number): boolean => turn >= state.turn;

/** Nearest Urban hex of anybody that is too near for another one (PLN-URB-02). */
export const urbanTooNear = (state: PlanetaryState, hex: HexKey): HexKey | undefined =>
  canonicalHexes(state)
    .filter((each) => each.urban !== null)
    .map(hexKey)
    .find((each) => hexDistance(each, hex) < URBAN_DISTANCE);

/** PLN-URB-02 New village: in a controlled hex, no Resource hex, not in enemy ZOC, 2 from every Urban hex. */
export const VILLAGE: BuildAction<'FoundVillage'> = {
  judge: (state, seat, { hex, payFrom }) => {
    const bp = urbanCost(modifiersOfSeat(state, seat), 1);
    const payment = judgePayment(state, { seat, hex: payFrom, bp, near: [hex] }, ['payFrom']);
    const place = lookUp(state.hexes, hex);
    if (place?.controller !== seat) {
      return [violation('PLN-URB-02', 'HEX_NOT_CONTROLLED', ['hex'], { hex }), ...payment];
    }
    const other = urbanTooNear(state, hex);
    return [
      ...(place.resource ? [violation('PLN-URB-02', 'RESOURCE_HEX', ['hex'], { hex })] : []),
      ...(other === undefined ? [] : [violation('PLN-URB-02', 'URBAN_TOO_NEAR', ['hex'], { hex, other })]),
      ...isQuietGround(state, seat, hex, 'PLN-URB-02'),
      ...payment,
    ];
  },
  carryOut: (table, { hex, payFrom }) => {
    const { seat } = table.actor;
    const { race } = entryAt(table.state.players, seat);
    const { turn } = table.state;
    const size = 1;
    const bp = urbanCost(modifiersOfSeat(table.state, seat), size);
    pay(table, { seat, hex: payFrom, bp, cause: 'village', rule: 'PLN-URB-01' }, ['PLN-BUI-02']);
    table.emit({ type: 'planetary.VillageFounded', data: { hex, seat, race, turn, size } }, ['PLN-URB-02']);
  },
};

/** PLN-URB-03: the hex itself; PLN-STA-07: in the set-up the Capital, where the starting BP lie. */
const payerOfUpgrade = ({ phase, players }: PlanetaryState, seat: string, hex: HexKey): HexKey =>
  phase === 'SET_UP' ? (players[seat]?.capitalHex ?? hex) : hex;

/** PLN-URB-03 Upgrade: one size a turn, not in the turn it was built, not in enemy ZOC, paid by the hex itself. */
export const URBAN_UPGRADE: BuildAction<'UpgradeUrban'> = {
  judge: (state, seat, { hex }) => {
    const place = lookUp(state.hexes, hex);
    if (!place?.urban || place.controller !== seat) {
      return [violation('PLN-URB-03', 'NO_OWN_URBAN_HEX', ['hex'], { hex })];
    }
    const { size, builtTurn, lastUpgradeTurn } = place.urban;
    if (size >= LARGEST_URBAN) return [violation('PLN-URB-01', 'LARGEST_SIZE', ['hex'], { hex })];
    const done = isThisTurn(state, builtTurn)
      ? [violation('PLN-URB-03', 'BUILT_THIS_TURN', ['hex'], { hex })]
      : isThisTurn(state, lastUpgradeTurn)
        ? [violation('PLN-URB-03', 'UPGRADED_THIS_TURN', ['hex'], { hex })]
        : [];
    return [
      ...done,
      ...isQuietGround(state, seat, hex, 'PLN-URB-03'),
      ...judgePayment(
        state,
        {
          seat,
          hex: payerOfUpgrade(state, seat, hex),
          bp: urbanCost(modifiersOfSeat(state, seat), size + 1),
        },
        ['hex'],
      ),
    ];
  },
  carryOut: (table, { hex }) => {
    const { seat } = table.actor;
    const size = existing(entryAt(table.state.hexes, hex).urban, 'urban area').size + 1;
    const cause = entryAt(URBAN_SIZES, size).name.toLowerCase();
    const bp = urbanCost(modifiersOfSeat(table.state, seat), size);
    const payer = payerOfUpgrade(table.state, seat, hex);
    pay(table, { seat, hex: payer, bp, cause, rule: 'PLN-URB-01' }, ['PLN-BUI-02']);
    table.emit({ type: 'planetary.UrbanUpgraded', data: { hex, seat, size, turn: table.state.turn } }, [
      'PLN-URB-03',
    ]);
  },
};
