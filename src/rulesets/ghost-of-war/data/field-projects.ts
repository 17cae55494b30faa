import type { ItemRow } from './item-rows.js';

/** GOW-PRJ-13: what armies build; the rounds are the defaults of `field.depotRounds` and `field.positionRounds`. */
export const FIELD_PROJECTS = {
  'field-supply-depot': {
    name: 'Field Supply Depot',
    level: null,
    place: 'field',
    duration: { kind: 'rounds', rounds: 3 },
    perRound: { GG: 1 },
    oneTime: { Ore: 2 },
    parts: [],
    yields: { kind: 'depot' },
  },
  'fortified-position': {
    name: 'Fortified Position',
    level: null,
    place: 'field',
    duration: { kind: 'rounds', rounds: 2 },
    perRound: { GG: 1 },
    oneTime: { Ore: 1 },
    parts: [],
    yields: { kind: 'fortifiedPosition' },
  },
} as const satisfies Readonly<Record<string, ItemRow>>;
