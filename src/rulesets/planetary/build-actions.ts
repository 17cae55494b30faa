import { lookUp } from '../../kernel/index.js';
import type { ArmyCommand, PeopleCommand } from './build/armies/commands.js';
import type { BuildCommand, ChoiceCommand, EconomyCommand } from './build/commands.js';
import type { PlanetaryCommand } from './commands.js';
import type { Judge } from './judge.js';
import { BUILDING, BUILDING_DISBANDED, MAINTENANCE_PRIORITY } from './build/economy/build-buildings.js';
import { DEFENCE, DEFENCES_DISBANDED, TOWER } from './build/works/build-defences.js';
import { STRONGHOLD, STRONGHOLD_UPGRADE } from './build/works/build-strongholds.js';
import { changeStructure } from './build/armies/changing-structure.js';
import { CONVOY, MERGING, UNLOADING } from './build/economy/convoys.js';
import { attemptConversion } from './build/captives/conversion.js';
import { acceptDeal, markDeal, proposeDeal, withdrawDeal } from './build/diplomacy/deals.js';
import { buildDetachment } from './build/armies/detachments.js';
import { disband } from './build/armies/disbanding.js';
import {
  buildGarrisonDetachment,
  placeGarrison,
  retargetGarrisonDetachment,
} from './build/armies/garrisons.js';
import { admitDiplomat, buildDiplomat, buildSpy } from './build/economy/agents.js';
import { CAPITAL_MOVE } from './build/works/moving-capital.js';
import { rearm, transferCaptive } from './build/captives/prisoners.js';
import { CRAFTWORLD, DEMON_GOD } from './start/race-choices.js';
import { reinforce } from './build/armies/replacing-losses.js';
import { FREE_ROADS, ROADS } from './build/economy/roads.js';
import { ROUTES } from './build/economy/routes.js';
import { START } from './start/set-up.js';
import { transferModels } from './build/armies/transferring-models.js';
import { endTreaty } from './build/diplomacy/treaties.js';
import { URBAN_UPGRADE, VILLAGE } from './build/works/urban.js';
import type { BuildAction } from './build/build-action.js';

/** A work as a command: judged, and carried out at once where nothing bars it (PLN-BUI-01). */
export const working =
  <T extends BuildCommand['type']>(work: BuildAction<T>): Judge<T> =>
  (table, command) => {
    const found = work.judge(table.state, table.actor.seat, command);
    if (found.length === 0) work.carryOut(table, command);
    return found;
  };

/** The economy's works by command; their judgement serves the options too. */
export const BUILD_ACTIONS: { readonly [T in EconomyCommand['type']]: BuildAction<T> } = {
  PlaceStart: START,
  FreeRoad: FREE_ROADS,
  SetRoute: ROUTES,
  CreateConvoy: CONVOY,
  UnloadConvoy: UNLOADING,
  MergeConvoys: MERGING,
  BuildStronghold: STRONGHOLD,
  UpgradeStronghold: STRONGHOLD_UPGRADE,
  BuildDefence: DEFENCE,
  ConvertTower: TOWER,
  DisbandDefence: DEFENCES_DISBANDED,
  FoundVillage: VILLAGE,
  UpgradeUrban: URBAN_UPGRADE,
  BuildBuilding: BUILDING,
  DisbandBuilding: BUILDING_DISBANDED,
  SetMaintenancePriority: MAINTENANCE_PRIORITY,
  MoveCapital: CAPITAL_MOVE,
  BuildRoad: ROADS,
};

const CHOICES: { readonly [T in ChoiceCommand['type']]: Judge<T> } = {
  ChooseDemonGod: working(DEMON_GOD),
  ChooseCraftworld: working(CRAFTWORLD),
};

const ECONOMY: { readonly [T in EconomyCommand['type']]: Judge<T> } = {
  PlaceStart: working(BUILD_ACTIONS.PlaceStart),
  FreeRoad: working(BUILD_ACTIONS.FreeRoad),
  SetRoute: working(BUILD_ACTIONS.SetRoute),
  CreateConvoy: working(BUILD_ACTIONS.CreateConvoy),
  UnloadConvoy: working(BUILD_ACTIONS.UnloadConvoy),
  MergeConvoys: working(BUILD_ACTIONS.MergeConvoys),
  BuildStronghold: working(BUILD_ACTIONS.BuildStronghold),
  UpgradeStronghold: working(BUILD_ACTIONS.UpgradeStronghold),
  BuildDefence: working(BUILD_ACTIONS.BuildDefence),
  ConvertTower: working(BUILD_ACTIONS.ConvertTower),
  DisbandDefence: working(BUILD_ACTIONS.DisbandDefence),
  FoundVillage: working(BUILD_ACTIONS.FoundVillage),
  UpgradeUrban: working(BUILD_ACTIONS.UpgradeUrban),
  BuildBuilding: working(BUILD_ACTIONS.BuildBuilding),
  DisbandBuilding: working(BUILD_ACTIONS.DisbandBuilding),
  SetMaintenancePriority: working(BUILD_ACTIONS.SetMaintenancePriority),
  MoveCapital: working(BUILD_ACTIONS.MoveCapital),
  BuildRoad: working(BUILD_ACTIONS.BuildRoad),
};

const ARMIES: { readonly [T in ArmyCommand['type']]: Judge<T> } = {
  BuildDetachment: buildDetachment,
  BuildGarrisonDetachment: buildGarrisonDetachment,
  PlaceGarrison: placeGarrison,
  RetargetGarrisonDetachment: retargetGarrisonDetachment,
  Reinforce: reinforce,
  ChangeStructure: changeStructure,
  Disband: disband,
  TransferModels: transferModels,
  TransferCaptive: transferCaptive,
  AttemptConversion: attemptConversion,
  Rearm: rearm,
};

const PEOPLE: { readonly [T in PeopleCommand['type']]: Judge<T> } = {
  BuildSpy: buildSpy,
  BuildDiplomat: buildDiplomat,
  AdmitDiplomat: admitDiplomat,
  ProposeDeal: proposeDeal,
  AcceptDeal: acceptDeal,
  WithdrawDeal: withdrawDeal,
  EndTreaty: endTreaty,
  MarkDeal: markDeal,
};

/** Commands of the set-up and the Build phase. Who may give them when is judged before, in one place: `mayBuild`. */
export const BUILD_JUDGES: { readonly [T in BuildCommand['type']]: Judge<T> } = {
  ...CHOICES,
  ...ECONOMY,
  ...ARMIES,
  ...PEOPLE,
};

export const isBuildCommand = (command: PlanetaryCommand): command is BuildCommand =>
  lookUp<unknown>(BUILD_JUDGES, command.type) !== undefined;
