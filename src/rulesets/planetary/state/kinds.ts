/* Words of the rules that profiles and tables use too: they stand below the state. */

export type Phase =
  | 'SET_UP'
  | 'BUILD'
  | 'AIR_ORDERS'
  | 'MOVEMENT_ORDERS'
  | 'AIR_MISSIONS'
  | 'MOVEMENT'
  | 'BATTLE_ORDERS'
  | 'BATTLE_MOVEMENT'
  | 'BATTLE'
  | 'END_OF_TURN';

export type RaceKey = 'IG' | 'SM' | 'BA' | 'SOB' | 'CH' | 'DE' | 'EL' | 'ORK' | 'TY';
export type Terrain = 'plains' | 'hills' | 'forest' | 'jungle' | 'sea';
export type MoveClass = 'infantry' | 'tracked' | 'wheeled' | 'walker' | 'skimmer';
export type Slot = 'HQ' | 'EL' | 'TR' | 'FA' | 'HS' | 'TRANSPORT' | 'UPGRADE';
export type ModelState = 'ready' | 'wounded' | 'damaged' | 'dead';
export type StrongholdType = 'CAMP' | 'FORTIFICATION' | 'CAPITAL_FORTIFICATION';
export type DetachmentClass = 'NORMAL' | 'TYPE_I' | 'TYPE_II' | 'GARRISON_DETACHMENT' | 'MERCENARY' | 'NPC';
