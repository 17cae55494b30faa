import { entryAt } from '../../../kernel/index.js';
import { allUnitTypes } from '../races/unit-types.js';
import type { PlanetaryState } from '../state/index.js';
import { nameOfHex } from './board.js';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Types of units by their names, and battles by where they are fought: sentences speak of `battle at hills 4,2`. */
export const names = (state: PlanetaryState): readonly Named[] => [
  ...allUnitTypes(state).map(({ key, name }) => ({ id: key, name })),
  ...Object.values(state.battles).map(({ id, hex }) => ({
    id,
    name: `at ${nameOfHex(entryAt(state.hexes, hex))}`,
  })),
];
