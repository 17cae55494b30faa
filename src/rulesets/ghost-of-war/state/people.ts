import type { Place } from './forces.js';

/** GOW-CHR-01, -09…-24 */
export type CharacterClass =
  | 'CHAPTER_MASTER'
  | 'CAPTAIN'
  | 'LORD_GENERAL'
  | 'GENERAL'
  | 'ADMIRAL'
  | 'MAGOS_MILITANT'
  | 'PRINCEPS_MAXIMUS'
  | 'CHAPLAIN'
  | 'LIBRARIAN'
  | 'APOTHECARI'
  | 'TECH_MARINE'
  | 'SANCTIONED_PSYKER'
  | 'COMMISSAR'
  | 'ENGINEER'
  | 'MUNITORUM_PRIEST'
  | 'MAGOS_BIOLOGIS'
  | 'MAGOS_ORDINATUS'
  | 'EXPLORATOR';

/** GOW-TRT-05 */
export type CharacterTrait =
  | 'DEFENSIVE_EXPERT'
  | 'TACTICAL_GENIUS'
  | 'LOGISTICOR'
  | 'VOID_TACTICIAN'
  | 'INSPIRING_LEADER'
  | 'IRON_DISCIPLINE';

export type Advisor =
  | 'PSYKER'
  | 'EXPERT_NAVIGATOR'
  | 'TITANICUS_INTERFACER'
  | 'MUNITORUM_QUARTERMASTER'
  | 'LEXMECHANIC'
  | 'ASTROPATH';

export interface Character {
  readonly id: string;
  readonly seq: number;
  readonly kind: 'COMMANDER' | 'HERO';
  readonly class: CharacterClass;
  readonly name: string;
  readonly faction: string;
  /** Unit or formation he is with; commanders: the formation they command. Null = alone at a place. */
  readonly attachedTo: string | null;
  /** Where he is while alone. With a unit or formation it is theirs. */
  readonly place: Place | null;
  readonly xp: number;
  readonly traits: readonly CharacterTrait[];
  readonly advisors: readonly Advisor[];
  readonly deeds: Deeds;
  /** Last rounds in which he is wounded or stunned; 0 = is not (GOW-CHR-07). */
  readonly woundedUntil: number;
  readonly stunnedUntil: number;
  /** Round of his death; 0 = alive. */
  readonly diedRound: number;
  /** GOW-DIC-03: re-rolls left in this year. */
  readonly rerollsLeft: number;
  readonly standing: StandingReroll | null;
  /** GOW-XP-06 for characters: best value of this round's battles. */
  readonly battleXp: number;
}

/** GOW-TRT-04 */
export interface Deeds {
  readonly defences: number;
  readonly decisive: number;
  readonly prolonged: number;
}

/** GOW-DIC-03: "re-roll my lowest die if it is ≤ n", of rolls under a rule (null = any). */
export interface StandingReroll {
  readonly rule: string | null;
  readonly atMost: number;
}

/** GOW-CHR-19: a death that a Rite of Entombment may serve. */
export interface Fallen {
  readonly id: string;
  readonly faction: string;
  readonly name: string;
  readonly round: number;
  readonly served: boolean;
}
