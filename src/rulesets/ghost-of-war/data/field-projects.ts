import type { ItemRow } from './item-rows.js';

/** GOW-PRJ-13: what armies build; the rounds are the defaults of `field.depotRounds` and `field.positionRounds`. */
export const FIELD_PROJECTS = {
  'field-supply-depot': {
    name: 'Field Supply Depot',
    level: null,
    place: 'FIELD',
    duration: { kind: 'ROUNDS', rounds: 3 },
    perRound: { GG: 1 },
    oneTime: { Ore: 2 },
    parts: [],
    yields: { kind: 'DEPOT' },
  },
  'fortified-position': {
    name: 'Fortified Position',
    level: null,
    place: 'FIELD',
    duration: { kind: 'ROUNDS', rounds: 2 },
    perRound: { GG: 1 },
    oneTime: { Ore: 1 },
    parts: [],
    yields: { kind: 'FORTIFIED_POSITION' },
  },
} as const satisfies Readonly<Record<string, ItemRow>>;
