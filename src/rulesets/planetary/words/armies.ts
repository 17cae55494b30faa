import { words } from '../../../kernel/index.js';

export const moveClass = words('MoveClass', 'How a unit moves over terrain (PLN-TER).', {
  infantry: 'On foot.',
  tracked: 'On tracks.',
  wheeled: 'On wheels.',
  walker: 'Walker.',
  skimmer: 'Skimmer.',
});

export const slot = words('Slot', 'Place of a unit in the list of its detachment.', {
  HQ: 'Headquarters.',
  EL: 'Elites.',
  TR: 'Troops.',
  FA: 'Fast attack.',
  HS: 'Heavy support.',
  TRANSPORT: 'Transport.',
  UPGRADE: 'Upgrade.',
});

export const modelState = words('ModelState', 'State of a model (PLN-GEN-08).', {
  ready: 'Can fight.',
  wounded: 'Present, but cannot fight.',
  damaged: 'A vehicle that is present, but cannot fight.',
  dead: 'Gone; its slot in the unit stays and can be refilled.',
});

export const detachmentClass = words(
  'DetachmentClass',
  'By which rules a detachment was built, and what it may do.',
  {
    NORMAL: 'Normal detachment.',
    TYPE_I: 'Special detachment of Type I (PLN-SPD-01).',
    TYPE_II: 'Special detachment of Type II (PLN-SPD-01).',
    GARRISON_DETACHMENT: 'On the march to a Stronghold, to become its garrison.',
    MERCENARY: 'Mercenaries.',
    NPC: "Nobody's: everybody's enemy (PLN-DSC-03).",
  },
);

export const detachmentStart = words('DetachmentStart', 'Where a new detachment arrives (RACE-SM-01).', {
  HEX: 'In the hex where it was built, or near it.',
  ORBIT: 'In orbit: drop pods from the Capital only.',
});

export const placeKind = words('PlaceKind', 'Where a detachment is.', {
  hex: 'On the map.',
  orbit: 'In orbit.',
  captor: 'Held captive by an army.',
  prison: 'In a prison.',
  building: 'Under construction.',
});

export const pieceKind = words('PieceKind', 'Kind of a piece that was seen.', {
  detachment: 'A field army.',
  garrison: 'An army that stays in its Stronghold.',
  convoy: 'It carries build points.',
  diplomat: 'A diplomat.',
});

export const vehicleWeight = words('VehicleWeight', 'How heavy a vehicle is.', {
  light: 'Light.',
  heavy: 'Heavy.',
});

export const unitLimit = words('UnitLimit', 'How many there may be (PLN-GEN-11).', {
  RARE: "At most one in the player's whole army.",
  VERY_RARE: 'As rare, and once lost not built again for two turns.',
});

export const specialClass = words('SpecialClass', 'How a special detachment counts (PLN-SPD-01).', {
  TYPE_I: 'One in three.',
  TYPE_II: 'One in five.',
});

export const unitFilter = words(
  'UnitFilter',
  'What every model of a fast detachment is or rides (RACE-PROD-12).',
  {
    MECHANIZED: 'In a vehicle that carries, on a bike, or a vehicle that moves 12 inches.',
    FAST: 'On a bike, or in or as a vehicle that is no walker.',
    FAST_SKIMMER: 'On a jetbike or hellion, or in or as a skimmer.',
  },
);

export const attachment = words('Attachment', 'What a unit joins without taking a slot.', {
  HQ: 'A headquarters (RACE-PROD-09).',
});

export const hqRank = words('HqRank', 'Rank of a headquarters unit.', {
  LESSER: 'Lesser.',
  SUPREME: 'Supreme.',
});
