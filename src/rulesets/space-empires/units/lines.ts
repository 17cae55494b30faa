import { lookUp, unknownName } from '../../../kernel/index.js';
import type { HouseRules } from '../house-rules/index.js';
import type { SpaceEmpiresState, TypeLetter, Unit, UnitLine } from '../state/index.js';

/** The line of the unit lists that a chit is of. */
export const lineOf = (state: SpaceEmpiresState, { id, entry }: Unit): UnitLine =>
  lookUp(state.entries, entry) ?? unknownName(id, 'line of the unit lists', entry);

/** The line of a chit by its id. */
export const lineOfChit = (state: SpaceEmpiresState, chit: string): UnitLine | undefined => {
  const unit = lookUp(state.units, chit);
  return unit && lineOf(state, unit);
};

/** SPE-UNI-01: a unit counts as each of its types; all but Space units are ground units, the F after the number is one more. */
export function hasType(line: UnitLine, letter: TypeLetter): boolean {
  if (letter === 'G') return !line.types.includes('S');
  if (letter === 'F' && line.fast) return true;
  return line.types.includes(letter);
}

export const isShip = (line: UnitLine): boolean => hasType(line, 'S');
/** Whether a chit is a ship; what no list has is none. */
export const isShipChit = (state: SpaceEmpiresState, chit: string): boolean => {
  const line = lineOfChit(state, chit);
  return line !== undefined && isShip(line);
};

export const isLeader = (line: UnitLine): boolean => hasType(line, 'L');

/** So many percent of an amount, rounded up (SPE-GEN-05); in whole numbers, so that no half is lost. */
export const percentUp = (amount: number, percent: number): number => Math.ceil((amount * percent) / 100);

/** SPE-UNI-02: map spaces per move. Ground units travel in transports, whatever their own letters. */
function speedOf(rules: HouseRules, line: UnitLine): number {
  if (line.fortification) return rules.fortificationSpaces;
  if (!isShip(line)) return rules.transportSpaces;
  return hasType(line, 'F') ? rules.fastSpaces : rules.mediumSpaces;
}

/** SPE-MOVE-03: map spaces that a group may go, by the slowest of its chits. */
export const speedOfGroup = (state: SpaceEmpiresState, chits: readonly string[]): number =>
  Math.min(
    ...chits.flatMap((each) => {
      const line = lineOfChit(state, each);
      return line ? [speedOf(state.rules, line)] : [];
    }),
  );

/** SPE-REC-03: its Force; of a leader half, rounded up (SPE-GEN-05). In RP. */
export const priceOf = (rules: HouseRules, line: UnitLine): number =>
  isLeader(line) ? percentUp(line.force, rules.leaderCostPercent) : line.force;
