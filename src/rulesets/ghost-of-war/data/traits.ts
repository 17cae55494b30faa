import type { Advisor, CharacterTrait, Deeds } from '../state/index.js';

/** GOW-TRT-05: traits by the d6, 1 … 6. */
export const TRAITS: readonly CharacterTrait[] = [
  'DEFENSIVE_EXPERT',
  'TACTICAL_GENIUS',
  'LOGISTICOR',
  'VOID_TACTICIAN',
  'INSPIRING_LEADER',
  'IRON_DISCIPLINE',
];

/** GOW-TRT-05: advisors by the d6, 1 … 6. */
export const ADVISORS: readonly Advisor[] = [
  'PSYKER',
  'EXPERT_NAVIGATOR',
  'TITANICUS_INTERFACER',
  'MUNITORUM_QUARTERMASTER',
  'LEXMECHANIC',
  'ASTROPATH',
];

/** GOW-TRT-05: more are forfeited. */
export const MOST_TRAITS = 4;
export const MOST_ADVISORS = 2;

/** GOW-CHR-05: highest face of the d6 that gives a trait; above it an advisor. */
export const TRAIT_UP_TO = 4;

/** GOW-TRT-04: which deeds give which trait, each once, when there are `trait.gainCount` of them. */
export const TRAIT_OF_DEED: Readonly<Record<keyof Deeds, CharacterTrait>> = {
  defences: 'DEFENSIVE_EXPERT',
  decisive: 'TACTICAL_GENIUS',
  prolonged: 'LOGISTICOR',
};

/** GOW-TRT-04: rounds in a row in a contested system that make a prolonged war. */
export const PROLONGED_ROUNDS = 4;

/** GOW-TRT-03: points more of the counter maximum, and rounds less for supply depots. */
export const LOGISTICOR = { counter: 2, roundsSaved: 1 } as const;

/** GOW-TRT-06: face from which a Psyker advisor foresees at the start of a year. */
export const PSYKER_TARGET = 6;

/** GOW-CE-02: pp of Void Tactician, Magos Militant, Princeps Maximus and Interfacer, each. */
export const COMMAND_PP = 5;
