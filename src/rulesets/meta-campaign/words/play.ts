import { words } from '../../../kernel/index.js';

/* Words of what is said in a campaign. */

export const timing = words('Timing', 'When an ability is used (EDC-ACT-02).', {
  BEFORE_MOVEMENT: 'Ahead of the movement (U1).',
  AFTER_MOVEMENT: 'When it has moved (U5).',
  AFTER_ACTION: 'When it has acted (U7).',
});
export const movementKind = words('MovementKind', 'What kind of movement it is.', {
  MOVE: 'A move (EDC-MOV-01).',
  CROSS_RIVER: 'Over a river (EDC-EDG-02).',
  BREAKOUT: 'Out of an overrun (EDC-OVR-03).',
  EXIT: 'Out of a transport (EDCU-TRN-05).',
  ORBITAL_DROP: 'Down from orbit (EDCU-DRP-07).',
  RETRACE_STEPS: 'Back out of mines (EDCU-MIN-09).',
  MINEFIELD_CROSSING: 'In file through known mines (EDCU-MIN-10).',
  QUEUED_MOVE: 'A move that is queued (EDC-MOV-10).',
});
export const trenchSite = words('TrenchSite', 'Where in a hex a trench or bunker is.', {
  TRENCH_FRONT: 'Towards the enemy.',
  TRENCH_BACK: 'Behind.',
});
export const emission = words('Emission', 'Whether radars are on (EDCU-RAD-01).', {
  ON: 'They are seen and see.',
  OFF: 'They are silent.',
});
export const signUpStatus = words('SignUpStatus', 'Whether players may sign up (EDC-SIG-01).', {
  OPEN: 'They may.',
  CLOSED: 'They may not.',
});
export const forceFaction = words('ForceFaction', 'Whose side a unit of the game master is on.', {
  ALLIED: 'On the side of the players.',
  NEUTRAL: 'On nobody’s.',
  HOSTILE: 'Against the players.',
});
export const channel = words('Channel', 'Where something is posted (EDC-GEN-05).', {
  CAMPAIGN_RULES: 'House rules of the campaign, by the game master.',
  BRIEFING_ROOM: 'Where briefings are posted.',
  OPERATIONS_ROOM: 'Where results are posted.',
  UNIT_ORDERS: 'Where orders are posted.',
  UNIT_DOSSIERS: 'What players tell of their units.',
  COMMS_NET: 'What is said in play.',
});
export const carriage = words(
  'Carriage',
  'How a unit is carried (EDCU-TRN, EDCU-TOW, EDCU-LFT, EDCU-DRP-07).',
  {
    EMBARKED: 'Aboard.',
    HITCHED: 'Towed.',
    HOOKED: 'Under an aircraft.',
    ORBIT: 'In orbit, until it drops.',
  },
);
export const unitStatus = words('UnitStatus', 'How far a unit has come.', {
  DRAFT: 'It is being put together; nothing is paid yet.',
  SAVED: 'Bought, and in no company.',
  ASSIGNED: 'In a slot of a company.',
  ACTIVE: 'In the campaign that runs, alive.',
  DESTROYED: 'Dead where it stood; its survivors may be found.',
  RESCUED: 'Its survivors were brought home.',
  LOST: 'Gone for good.',
  RETRAINED: 'Another took its place by retraining (EDCU-RTR-01).',
  DISBANDED: 'Given up (EDCU-TF-13).',
});
export const unitCategory = words('UnitCategory', 'What a unit is to the rules of the battlefield.', {
  infantry: 'On foot.',
  vehicle: 'On wheels, tracks or legs.',
  towed: 'A towed gun.',
  aircraft: 'It flies.',
  vessel: 'On or under water.',
  survivors: 'What is left of a unit that was destroyed.',
});
export const unitPosition = words('UnitPosition', 'Where in its hex a unit stands (EDC-POS-02).', {
  FRONT: 'Frontline: one unit of its bloc.',
  BACK: 'Backline: all others.',
});
export const postedStatus = words('PostedStatus', 'What became of a posted order.', {
  POSTED: 'It stands.',
  VOID: 'It was edited after it had been posted (EDC-ORD-05).',
  WITHDRAWN: 'Taken back by whoever posted it.',
  RESOLVED: 'It was carried out.',
});
export const fieldStatus = words('FieldStatus', 'How far a unit of a campaign has come.', {
  ACTIVE: 'Alive, on the map or carried.',
  DESTROYED: 'Dead where it stood; its survivors may be found.',
  RESCUED: 'Its survivors were brought home.',
  LOST: 'Gone for good.',
});
export const operation = words('RulingOperation', 'What a ruling does at a place (EDC-GMR-01).', {
  SET: 'Puts a value there.',
  ADD: 'Adds to the number there.',
  REMOVE: 'Leaves nothing there.',
});
export const supplyItem = words('SupplyItem', 'What supply comes in (EDC-SUP-01).', {
  CRATE: 'For weapons and infantry.',
  BARREL: 'A fuel barrel.',
});
export const takeOffProfile = words('TakeOffProfile', 'How high an aircraft takes off.', {
  NOE: 'Nap of the earth.',
  CONTOUR: 'Contour: above the trees.',
});
