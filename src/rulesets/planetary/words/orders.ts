import { words, type Shaped } from '../../../kernel/index.js';

export const airMission = words('AirMission', 'Mission of an air squadron (PLN-AIR-01).', {
  INTERCEPT: 'Intercepts enemy squadrons.',
  RECON: 'Looks.',
  STRATEGIC_BOMBARDMENT: 'Bombs a settlement.',
  TACTICAL_BOMBARDMENT: 'Supports an army in battle.',
});
export type AirMissionCode = Shaped<typeof airMission>;

export const treatyKind = words('TreatyKind', 'Kind of a treaty (PLN-DIP).', {
  NON_AGGRESSION_PACT: 'Partners do not attack each other.',
  ALLIANCE: 'Allies: friendly to each other.',
});

export const dealStatus = words('DealStatus', 'How far a deal has come (PLN-DIP).', {
  proposed: 'It waits for the partner.',
  accepted: 'Both have agreed; it is made when the Build phase closes.',
  made: 'What it says was done.',
  void: 'It was withdrawn, not accepted in time, or could not be made.',
});

export const battleOrderCode = words('BattleOrderCode', 'A battle order (PLN-BOR-09).', {
  ATTACK: 'Moves into the target and fights.',
  PLANNED_ATTACK: 'As an attack, with advantages, but later.',
  WITHDRAW: 'Leaves before it is attacked.',
  RAID: 'As an attack, but returns after the battle.',
  PLANNED_RAID: 'As a raid, with advantages, but later.',
  DEFEND: 'Stays, with advantages; cannot be cancelled.',
  GUARD: 'Nothing special: what a detachment without order does.',
  SUPPORT: 'Helps a detachment nearby with artillery or units (PLN-BOR-07).',
});
export type BattleOrderCode = Shaped<typeof battleOrderCode>;

export const spyOrderCode = words('SpyOrderCode', 'What a spy does (PLN-BOR-11).', {
  SPY_GUARD: 'Stays hidden.',
  GAIN_INFORMATION: 'Tries to learn about what it has infiltrated, at the risk of being caught.',
});

export const movementOrderCode = words('MovementOrderCode', 'A movement order (PLN-MOR-01).', {
  SPECIFIED_PATH: 'Goes along a path.',
  FOLLOW: 'Goes after a detachment, own or other, but later.',
  ADVANCE: 'Goes towards an enemy that comes into its sight, but later.',
  GUARD: 'Stays: what a piece without order does.',
  RECOVER: 'Stays, and tends its wounded and damaged.',
  MOVE_AND_CLAIM: 'Goes along a path with half of its allowance and claims every hex on it.',
  CLAIM_AREA: 'Stays, and claims its hex and those around it.',
  RESERVE_MOVEMENT: 'Goes further, behind the lines only.',
  ASCEND: 'Goes to orbit by drop pods, from a spaceport that can lift it (RACE-SM-02).',
});
export type MovementOrderCode = Shaped<typeof movementOrderCode>;

export const offerKind = words('OfferKind', 'What a discovery offers (PLN-DSC-02).', {
  FOLLOWERS: 'Units that join the discoverer.',
  MERCENARIES: 'A detachment of the native race.',
});

export const spyTargetKind = words('SpyTargetKind', 'What a spy may infiltrate.', {
  detachment: 'A detachment.',
  convoy: 'A convoy.',
  stronghold: 'A Stronghold.',
  urban: 'An Urban hex.',
  resource: 'A Resource hex.',
});
