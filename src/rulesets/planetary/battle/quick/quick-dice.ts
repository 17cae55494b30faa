import { entryAt, itemAt } from '../../../../kernel/index.js';
import { QUICK_BATTLE_PERCENT, RAID_PART } from '../../data/battle.js';
import type { Battle, PlanetaryState, QuickBattle, QuickSide, SideRole } from '../../state/index.js';
import { enemySide, SIDES } from '../battle-sides.js';
import { pickLimit } from './quick-choice.js';
import { hasHalves, piecesOf, stepCost, totalValue, type Piece } from './quick-pieces.js';

/** PLN-QBT-02, -03: floor(BV × % × ¾ if raid / 100) in one step of whole numbers (PLN-GEN-02). */
export function inflictedPoints(value: number, percent: number, raid: boolean): number {
  return raid
    ? Math.floor((value * percent * RAID_PART.times) / (100 * RAID_PART.over))
    : Math.floor((value * percent) / 100);
}

type BothSides<T> = Readonly<Record<SideRole, T>>;

interface Rolled {
  readonly faces: readonly number[];
  readonly value: number;
  readonly percent: number;
  readonly inflicted: number;
}

/** PLN-QBT-01 … -05: what a throw of 2D6 by each side does, attacker's first, and who may pick of the enemy's casualties. */
export function reckonQuickBattle(
  state: PlanetaryState,
  battle: Battle,
  dice: readonly (readonly number[])[],
): QuickBattle {
  const pieces = {
    attacker: piecesOf(state, battle, 'attacker'),
    defender: piecesOf(state, battle, 'defender'),
  };
  const raid = battle.kind === 'RAID';
  const rolls = {
    attacker: rolled(itemAt(dice, SIDES.indexOf('attacker')), pieces.attacker, raid),
    defender: rolled(itemAt(dice, SIDES.indexOf('defender')), pieces.defender, raid),
  };
  // PLN-QBT-04 Winner: more points inflicted, not capped by the enemy's value; equal = draw.
  const lead = rolls.attacker.inflicted - rolls.defender.inflicted;
  return {
    attacker: quickSide(battle, 'attacker', pieces, rolls),
    defender: quickSide(battle, 'defender', pieces, rolls),
    winner: lead > 0 ? 'attacker' : lead < 0 ? 'defender' : null,
  };
}

function rolled(faces: readonly number[], pieces: readonly Piece[], raid: boolean): Rolled {
  const percent = entryAt(
    QUICK_BATTLE_PERCENT,
    faces.reduce((sum, face) => sum + face, 0),
  );
  const value = totalValue(pieces);
  return {
    faces,
    value,
    percent: raid ? (percent * RAID_PART.times) / RAID_PART.over : percent,
    inflicted: inflictedPoints(value, percent, raid),
  };
}

/** PLN-QBT-06: D, the points a side has to lose. */
const toLose = (rolls: BothSides<Rolled>, side: SideRole): number =>
  Math.min(rolls[enemySide(side)].inflicted, rolls[side].value);

function quickSide(
  battle: Battle,
  side: SideRole,
  pieces: BothSides<readonly Piece[]>,
  rolls: BothSides<Rolled>,
): QuickSide {
  const { faces, percent, value, inflicted } = rolls[side];
  const mayPick = mayPickFrom(battle, side, pieces[enemySide(side)], toLose(rolls, enemySide(side)));
  return {
    dice: faces,
    percent,
    value,
    inflicted,
    toLose: toLose(rolls, side),
    mayPick,
    pick: mayPick ? null : [],
    choice: null,
    killCaptives: false,
  };
}

/**
 * PLN-QBT-05: an attacker who planned, a defender who defends. If everything is lost, or no half-step is small
 * enough, there is nothing to pick.
 */
function mayPickFrom(battle: Battle, side: SideRole, enemy: readonly Piece[], enemyLoses: number): boolean {
  const entitled = side === 'attacker' ? battle.planned : battle.defenderDefends;
  const limit = pickLimit(enemyLoses);
  return (
    entitled &&
    limit > 0 &&
    enemyLoses < totalValue(enemy) &&
    enemy.some((piece) => hasHalves(piece) && stepCost(piece, 'FIRST_HALF') <= limit)
  );
}
