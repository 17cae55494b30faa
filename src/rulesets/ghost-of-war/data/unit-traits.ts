import type { UnitTrait } from '../state/index.js';

/** GOW-UNI-01: units with one of these traits are not subject to fear. */
export const FEARLESS_TRAITS: readonly UnitTrait[] = ['DEMONIC', 'TYRANNID'];
