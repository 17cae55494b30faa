export const FACTIONS = ['ORK', 'IMPERIAL', 'ELDAR', 'TYRANID'] as const;
export type Faction = (typeof FACTIONS)[number];

/** SPE-MAP-02; `NONE` is deep space. */
export const PLANET_CLASSES = ['NONE', 'POOR', 'RICH', 'HOMEWORLD'] as const;
export type PlanetClass = (typeof PLANET_CLASSES)[number];

/** SPE-MOVE-06: ships and transports are in orbit, also in deep space; landed ground units on the surface. */
export const LAYERS = ['ORBIT', 'SURFACE'] as const;
export type Layer = (typeof LAYERS)[number];

/** SPE-BAT-01 */
export const BATTLE_LAYERS = ['SPACE', 'GROUND'] as const;
export type BattleLayer = (typeof BATTLE_LAYERS)[number];

/** Phases of a turn, in their order. */
export const PHASES = ['DRAW', 'MOVE', 'BATTLE', 'REVENUE', 'RECRUIT', 'UPKEEP', 'CONTROL'] as const;
export type Phase = (typeof PHASES)[number];

/**
 * SPE-UNI-01: L leader, S Space, G ground (all but Space), I infantry, A artillery, V vehicle, R stealth, F fast, T titan,
 * P psychic.
 */
export const TYPE_LETTERS = ['L', 'S', 'G', 'I', 'A', 'V', 'R', 'F', 'T', 'P'] as const;
export type TypeLetter = (typeof TYPE_LETTERS)[number];

/** SPE-DECK-01: kinds of cards. */
export type CardId =
  | 'tactical-move'
  | 'operational-move'
  | 'strategic-move'
  | 'leadership'
  | 'space-combat'
  | 'fighter-escort'
  | 'hold-ground'
  | 'barrage'
  | 'massed-armor'
  | 'surprise'
  | 'titan-attack'
  | 'psionic-storm'
  | 'outflank'
  | 'recon'
  | 'intelligence'
  | 'terraform'
  | 'industrialization'
  | 'decoy-force';
