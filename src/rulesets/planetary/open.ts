import { inParts, unusableName } from '../../kernel/index.js';
import { violation, type Violation } from './catalog.js';
import { checkArmies } from './start/check-armies.js';
import { checkFigures } from './start/check-figures.js';
import { checkMap } from './start/check-map.js';
import { checkPast } from './start/check-past.js';
import { checkBattles, checkIds, checkPieces } from './start/check-pieces.js';
import { checkPlayers, checkTreaties } from './start/check-players.js';
import { checkRaces } from './start/check-races.js';
import { checkStartAreas } from './start/check-start.js';
import { checkUnitTypes } from './start/check-types.js';
import { examine } from './start/check.js';
import { nameThings } from './start/names.js';
import { readPosition } from './start/read.js';
import { begin } from './phases.js';
import { drawStartAreas } from './start/set-up.js';
import type { PlanetaryPosition } from './position.js';
import type { PlanetaryTable } from './table.js';

const CHECKS = [
  checkPlayers,
  checkMap,
  checkIds,
  checkUnitTypes,
  checkArmies,
  checkPieces,
  checkTreaties,
  checkBattles,
  checkStartAreas,
  checkPast,
];

/** Starts a campaign from a position that a club entered, or answers everything that is illegal in it (PLN-MAP-07). */
export function open(input: PlanetaryPosition, table: PlanetaryTable): readonly Violation[] {
  if (!Array.isArray(input?.players)) {
    return [violation('PLN-MAP-07', 'NO_POSITION', ['position', 'players'])];
  }
  const name = unusableName(input);
  if (name !== null) return [violation('PLN-GEN-13', 'ID_NOT_USABLE', ['position'], { id: name })];
  const figures = [...checkFigures(input), ...checkRaces(input)];
  if (figures.length > 0) return figures;
  const { position, made } = table.state.made ? nameThings(input, table.state.seats) : { position: input };
  const state = { ...readPosition(position, table.state), ...(made ? { made } : {}) };
  const violations = examine(position, state, CHECKS);
  if (violations.length > 0) return violations;
  const { seats: _seats, parameters: _parameters, ...entered } = state;
  const [first, ...more] = inParts(entered);
  table.emit({ type: 'planetary.PositionEntered', data: { state: first } }, ['PLN-MAP-07', 'PLN-STA-10']);
  for (const part of more)
    table.emit({ type: 'planetary.PositionContinued', data: { state: part } }, ['PLN-MAP-07', 'PLN-STA-10']);
  if (position.startAreas) drawStartAreas(table, position.startAreas);
  begin(table, state.turn, state.phase);
  return [];
}
