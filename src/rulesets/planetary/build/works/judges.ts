import { judgesOf } from '../build-action.js';
import { DEFENCE, DEFENCES_DISBANDED, TOWER } from './build-defences.js';
import { STRONGHOLD, STRONGHOLD_UPGRADE } from './build-strongholds.js';
import { CAPITAL_MOVE } from './moving-capital.js';
import { URBAN_UPGRADE, VILLAGE } from './urban.js';

/** Strongholds, defences, Urban hexes, the Capital: their judgement serves the options too. */
export const WORK_ACTIONS = {
  BuildStronghold: STRONGHOLD,
  UpgradeStronghold: STRONGHOLD_UPGRADE,
  BuildDefence: DEFENCE,
  ConvertTower: TOWER,
  DisbandDefence: DEFENCES_DISBANDED,
  FoundVillage: VILLAGE,
  UpgradeUrban: URBAN_UPGRADE,
  MoveCapital: CAPITAL_MOVE,
};
export const WORK_JUDGES = judgesOf(WORK_ACTIONS);
