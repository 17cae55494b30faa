import type { HexKey } from '../../../engine/hex/index.js';
import type { ArmyCommand, PeopleCommand } from './armies/commands.js';
import type { Craftworld, DemonGod } from '../races/profile.js';

/** Set-up and the economy of the Build phase: carried out at once, one by one (PLN-BUI-01). Hexes are keys `q,r`. */
export type EconomyCommand =
  /** PLN-STA-05. `urban` and `resources` in the order of the sizes and yields rolled for the seat. */
  | {
      readonly type: 'PlaceStart';
      readonly capital: HexKey;
      readonly urban: readonly HexKey[];
      readonly resources: readonly HexKey[];
    }
  /** PLN-STA-06. */
  | { readonly type: 'FreeRoad'; readonly from: HexKey; readonly to: HexKey }
  /** PLN-RES-01: from the Resource hex to an own production hex, both included. */
  | { readonly type: 'SetRoute'; readonly hexes: readonly HexKey[] }
  /** PLN-CNV-01. */
  | { readonly type: 'CreateConvoy'; readonly hex: HexKey; readonly bp: number }
  /** PLN-CNV-02; everything where `bp` is left out. */
  | { readonly type: 'UnloadConvoy'; readonly convoy: string; readonly bp?: number }
  /** PLN-CNV-02: into the first one. */
  | { readonly type: 'MergeConvoys'; readonly convoys: readonly string[] }
  | { readonly type: 'BuildStronghold'; readonly hex: HexKey; readonly payFrom: HexKey }
  | { readonly type: 'UpgradeStronghold'; readonly hex: HexKey; readonly payFrom: HexKey }
  /** PLN-DEF-01; `turretWeapon` for ground turrets and turret towers. */
  | {
      readonly type: 'BuildDefence';
      readonly hex: HexKey;
      readonly defence: string;
      readonly turretWeapon?: string;
      readonly payFrom: HexKey;
    }
  /** PLN-DEF-05: `defence` is the id of a weapon tower, `into` the kind it becomes. */
  | {
      readonly type: 'ConvertTower';
      readonly hex: HexKey;
      readonly defence: string;
      readonly into: string;
      readonly turretWeapon?: string;
      readonly payFrom: HexKey;
    }
  /** PLN-DEF-02: ids of defences; the refund goes to `payTo`. */
  | {
      readonly type: 'DisbandDefence';
      readonly hex: HexKey;
      readonly defences: readonly string[];
      readonly payTo: HexKey;
    }
  | { readonly type: 'FoundVillage'; readonly hex: HexKey; readonly payFrom: HexKey }
  | { readonly type: 'UpgradeUrban'; readonly hex: HexKey }
  | {
      readonly type: 'BuildBuilding';
      readonly hex: HexKey;
      readonly building: string;
      readonly aspect?: string;
    }
  | {
      readonly type: 'DisbandBuilding';
      readonly hex: HexKey;
      readonly building: string;
      readonly aspect?: string;
    }
  /** PLN-UPK-05: kinds of building, the first one is paid first; an empty list takes the order of the table. */
  | { readonly type: 'SetMaintenancePriority'; readonly hex: HexKey; readonly buildings: readonly string[] }
  /** RACE-DE-03: the last command of a Build phase. `disbandFirst`: ids of defences, and of units of the garrison, of the old one. */
  | { readonly type: 'MoveCapital'; readonly target: HexKey; readonly disbandFirst?: readonly string[] }
  /** PLN-ROD-02. */
  | { readonly type: 'BuildRoad'; readonly from: HexKey; readonly to: HexKey; readonly payFrom: HexKey };

/** Choices of the set-up, final. */
export type ChoiceCommand =
  /** RACE-CH-02. */
  | { readonly type: 'ChooseDemonGod'; readonly god: DemonGod }
  /** RACE-EL-01. */
  | { readonly type: 'ChooseCraftworld'; readonly craftworld: Craftworld };

/** Everything that is said in the set-up and in the Build phase. */
export type BuildCommand = ChoiceCommand | EconomyCommand | ArmyCommand | PeopleCommand;
