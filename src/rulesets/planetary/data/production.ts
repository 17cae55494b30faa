import type { Slot } from '../state/index.js';

/** A row of production: units that any one of the buildings makes. */
export interface ProductionRow {
  readonly slot?: Slot;
  /** False: on foot. */
  readonly vehicle: false | 'light' | 'heavy';
  readonly anyOf: readonly string[];
}

/** PLN-DET-07: what makes units of types that no list of a race names. */
export const FALLBACK_PRODUCTION: readonly ProductionRow[] = [
  { slot: 'TR', vehicle: false, anyOf: ['BARRACKS', 'MINOR_SPACEPORT', 'MAJOR_SPACEPORT'] },
  { slot: 'HQ', vehicle: false, anyOf: ['ACADEMY', 'MINOR_SPACEPORT', 'MAJOR_SPACEPORT'] },
  { slot: 'EL', vehicle: false, anyOf: ['TRAINING_FACILITIES', 'MAJOR_SPACEPORT'] },
  { slot: 'FA', vehicle: false, anyOf: ['TRAINING_FACILITIES', 'MAJOR_SPACEPORT'] },
  { slot: 'HS', vehicle: false, anyOf: ['TRAINING_FACILITIES', 'MAJOR_SPACEPORT'] },
  { vehicle: 'light', anyOf: ['LIGHT_FACTORY', 'MAJOR_SPACEPORT'] },
  { vehicle: 'heavy', anyOf: ['HEAVY_FACTORY', 'MAJOR_SPACEPORT'] },
];

/** What no row names comes from afar. */
export const LAST_RESORT: readonly string[] = ['MAJOR_SPACEPORT'];
