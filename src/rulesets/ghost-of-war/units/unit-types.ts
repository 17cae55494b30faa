import { lookUp } from '../../../kernel/index.js';
import { UNIT_TYPES, type UnitTypeRow } from '../data/units.js';
import type { GhostOfWarState, Unit } from '../state/index.js';
import { tableFigure } from '../house-rules/house-rules.js';

type Types = Pick<GhostOfWarState, 'unitTypes' | 'parameters'>;

/** GOW-UNI-01: the type of a key, the arbiter's own before the table; undefined for an unknown key. */
export const findUnitType = (state: Types, key: string): UnitTypeRow | undefined =>
  lookUp(state.unitTypes, key) ?? lookUp<UnitTypeRow>(UNIT_TYPES, key);

/** What a unit is whose type nobody knows; positions and changes do not let one in. */
const UNKNOWN = UNIT_TYPES['basic-infantry'];

export const typeOf = (state: Types, unit: Pick<Unit, 'type'>): UnitTypeRow =>
  findUnitType(state, unit.type) ?? UNKNOWN;

/** W of a unit: the house rule's, with a point for each suit of Terminator armour (GOW-UNI-04). */
export const weightOf = (state: Types, unit: Pick<Unit, 'type' | 'suits'>): number =>
  (tableFigure(state.parameters, 'unitType.<id>.weight', unit.type) ?? typeOf(state, unit).weight) +
  unit.suits;
