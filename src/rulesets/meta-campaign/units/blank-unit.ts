import type { Field, Sheet, Unit } from '../state/index.js';

/** How a unit with these figures stands before it has been on any map: full, and in nothing. */
export const fresh = (sheet: Sheet): Field => ({
  fs: sheet.fs,
  energy: sheet.energy,
  uses: sheet.uses,
  crates: 0,
  barrels: 0,
  survivors: [],
  hex: null,
  position: null,
  enteredAt: 0,
  cameFrom: null,
  garrisonOf: null,
  carriedBy: null,
  profile: null,
  deployed: false,
  stealthed: false,
  overrun: false,
  brawl: null,
  immobilised: false,
  disarmed: false,
  propulsionLost: false,
  radarOn: true,
  radarWasOn: false,
  attacksReceived: 0,
  attacked: false,
  moved: false,
  vulnerable: false,
  overkill: null,
  dropRecovery: null,
  droppedIn: null,
  repairedIn: null,
  inFileUntil: null,
  declaredFacing: null,
  death: null,
});

/** A unit that has only just been made. */
export const newUnit = (
  made: Pick<Unit, 'id' | 'name' | 'model' | 'owner' | 'faction' | 'classId' | 'sheet' | 'status'> &
    Partial<Unit>,
): Unit => ({
  fittings: [],
  veterancy: 'FB',
  trained: false,
  campaignsSurvived: 0,
  complete: false,
  ruledClassifications: {},
  ...fresh(made.sheet),
  ...made,
});
