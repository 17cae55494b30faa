/* Codes of the rules that the API shows, each with what it means. */

import { words } from '../../../kernel/index.js';
import type { CardId } from '../data/words.js';

export const phase = words('Phase', 'Phase of the turn of the active player (section 4).', {
  DRAW: 'They discard and draw cards.',
  MOVE: 'They move stacks; opponents may answer with Decoy Force.',
  BATTLE: 'Battles where they meet opponents.',
  REVENUE: 'Income from planets with their marker.',
  RECRUIT: 'They draw chits and buy them.',
  UPKEEP: 'Units beyond the allowance are discarded.',
  CONTROL: 'Markers are placed, victory is checked.',
});

export const faction = words('Faction', 'Whose chits a player has (SPE-GEN-02).', {
  ORK: 'Orks.',
  IMPERIAL: 'Imperials.',
  ELDAR: 'Eldar.',
  TYRANID: 'Tyranids.',
});

export const planetClass = words('PlanetClass', 'What a map space holds (SPE-MAP-02).', {
  NONE: 'Deep space.',
  POOR: 'A poor planet.',
  RICH: 'A rich planet.',
  HOMEWORLD: 'A homeworld.',
});

export const layer = words('Layer', 'Where in a map space a unit is (SPE-MOVE-06).', {
  ORBIT: 'In orbit, or in deep space; ground units in their transports.',
  SURFACE: 'On the surface of a planet.',
});

export const battleLayer = words('BattleLayer', 'Where a battle is fought (SPE-BAT-01).', {
  SPACE: 'In orbit or in deep space.',
  GROUND: 'On the surface.',
});

export const battleStage = words('BattleStage', 'What a battle waits for (SPE-BAT-18).', {
  COMMIT: 'Both sides commit cards and bombarding ships, sealed.',
  FIRST_LOSS: 'The winner picks the first loss of the loser.',
  LOSSES: 'The loser picks the others.',
  WINNER_LOSSES: 'The winner picks what they pay.',
  RETREAT: 'The loser retreats.',
});

export const unitStatus = words('UnitStatus', 'Where a chit is.', {
  PILE: 'In the pile of its faction.',
  IN_PLAY: 'On the map.',
  CAPTURED: 'A leader that an opponent has taken (SPE-BAT-14).',
});

export const typeLetter = words('TypeLetter', 'A type of units (SPE-UNI-01).', {
  L: 'Leader.',
  S: 'Space unit, a ship.',
  G: 'Ground unit, all but ships.',
  I: 'Infantry.',
  A: 'Artillery.',
  V: 'Vehicle.',
  R: 'Stealth.',
  F: 'Fast.',
  T: 'Titan.',
  P: 'Psychic.',
});

const CARD_EFFECTS = {
  'tactical-move': 'Up to 1 stack move.',
  'operational-move': 'Up to 2 stack moves.',
  'strategic-move': 'Up to 3 stack moves.',
  leadership: 'Each own Leader in a battle +5.',
  'space-combat': 'Space battle: one own Space unit +5.',
  'fighter-escort': 'Space battle: one own Space unit or transport +5.',
  'hold-ground': 'Each own Infantry in a battle +5.',
  barrage: 'Each own Artillery in a battle +5.',
  'massed-armor': 'Each own Vehicle in a battle +5.',
  surprise: 'Each own Stealth unit in a battle +5.',
  'titan-attack': 'Each own Titan in a battle +5.',
  'psionic-storm': 'Each own Psychic unit in a battle +5.',
  outflank: 'Each own Fast unit in a battle +5.',
  recon: 'A look at one stack.',
  intelligence: 'A look at the hand of one opponent.',
  terraform: 'A poor planet becomes rich, for 10 RP.',
  industrialization: 'A rich planet becomes a homeworld, for 10 RP.',
  'decoy-force': 'Cancels a stack move of an opponent, in their Move phase.',
} as const satisfies Record<CardId, string>;

export const card = words('Card', 'Kind of an action card (section 11).', CARD_EFFECTS);
