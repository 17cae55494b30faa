import { list, optional, record } from '../../../../kernel/index.js';
import { craftworld, demonGod, figure, hex, hexes, id, ids } from '../../shapes/words.js';

const place = record({ hex, payFrom: hex });
const building = record({ hex, building: id, aspect: optional(id) });

/** Set-up, and the economy of the Build phase. */
export const ECONOMY = {
  ChooseDemonGod: record({ god: demonGod }),
  ChooseCraftworld: record({ craftworld }),
  PlaceStart: record({ capital: hex, urban: hexes, resources: hexes }),
  FreeRoad: record({ from: hex, to: hex }),
  SetRoute: record({ hexes }),
  CreateConvoy: record({ hex, bp: figure }),
  UnloadConvoy: record({ convoy: id, bp: optional(figure) }),
  MergeConvoys: record({ convoys: ids }),
  BuildStronghold: place,
  UpgradeStronghold: place,
  BuildDefence: record({ hex, defence: id, turretWeapon: optional(id), payFrom: hex }),
  ConvertTower: record({ hex, defence: id, into: id, turretWeapon: optional(id), payFrom: hex }),
  DisbandDefence: record({ hex, defences: ids, payTo: hex }),
  FoundVillage: place,
  UpgradeUrban: record({ hex }),
  BuildBuilding: building,
  DisbandBuilding: building,
  SetMaintenancePriority: record({ hex, buildings: list(id) }),
  MoveCapital: record({ target: hex, disbandFirst: optional(ids) }),
  BuildRoad: record({ from: hex, to: hex, payFrom: hex }),
};
