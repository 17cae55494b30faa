import { words } from '../../../kernel/index.js';

export const factionKind = words('FactionKind', 'What a faction is, by which rules tell who may do what.', {
  GUARD: 'Imperial Guard, and whoever fights like it.',
  NAVY: 'Imperial Navy.',
  ASTARTES: 'A chapter of Space Marines.',
  MECHANICUS: 'Adeptus Mechanicus.',
  TITANICUS: 'A titan legion.',
  PLANETARY: 'A planetary government.',
  OTHER: 'Anybody else.',
});

export const alignment = words('Alignment', 'Alignment of a faction (GOW-GEN-08).', {
  IMPERIAL: 'Of the Imperium: allied to its own, hostile to its enemies.',
  ENEMY: 'An enemy of the Imperium.',
  NONE: 'Neither.',
});

export const relationKind = words('RelationKind', 'Relation of two factions (GOW-GEN-08).', {
  ALLIED: 'Allied.',
  NEUTRAL: 'Neutral.',
  HOSTILE: 'Hostile.',
});

export const chapterBase = words('ChapterBase', 'Where a chapter lives (GOW-CHP-03).', {
  PLANET: 'On planets with a Chapter Hold.',
  FLEET: 'In the Chapter Fleet.',
});
