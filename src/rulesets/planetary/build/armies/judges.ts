import { changeStructure } from './changing-structure.js';
import { buildDetachment } from './detachments.js';
import { disband } from './disbanding.js';
import { buildGarrisonDetachment, placeGarrison, retargetGarrisonDetachment } from './garrisons.js';
import { reinforce } from './replacing-losses.js';
import { transferModels } from './transferring-models.js';

export const ARMY_JUDGES = {
  BuildDetachment: buildDetachment,
  BuildGarrisonDetachment: buildGarrisonDetachment,
  PlaceGarrison: placeGarrison,
  RetargetGarrisonDetachment: retargetGarrisonDetachment,
  Reinforce: reinforce,
  ChangeStructure: changeStructure,
  Disband: disband,
  TransferModels: transferModels,
};
