import { lookUp } from '../../kernel/index.js';
import type { ArmyCommand, PeopleCommand } from './commands-armies.js';
import type { BuildCommand, ChoiceCommand, EconomyCommand } from './commands-build.js';
import type { PlanetaryCommand } from './commands.js';
import type { Judge } from './judge.js';
import { BUILDING, BUILDING_DISBANDED, MAINTENANCE_PRIORITY } from './rules/build-buildings.js';
import { DEFENCE, DEFENCES_DISBANDED, TOWER } from './rules/build-defences.js';
import { STRONGHOLD, STRONGHOLD_UPGRADE } from './rules/build-strongholds.js';
import { changeStructure } from './rules/changing-structure.js';
import { CONVOY, MERGING, UNLOADING } from './rules/convoys.js';
import { attemptConversion } from './rules/conversion.js';
import { acceptDeal, markDeal, proposeDeal, withdrawDeal } from './rules/deals.js';
import { buildDetachment } from './rules/detachments.js';
import { disband } from './rules/disbanding.js';
import { buildGarrisonDetachment, placeGarrison, retargetGarrisonDetachment } from './rules/garrisons.js';
import { admitDiplomat, buildDiplomat, buildSpy } from './rules/people.js';
import { CAPITAL_MOVE } from './rules/moving-capital.js';
import { rearm, transferCaptive } from './rules/prisoners.js';
import { CRAFTWORLD, DEMON_GOD } from './rules/race-choices.js';
import { reinforce } from './rules/replacing-losses.js';
import { FREE_ROADS, ROADS } from './rules/roads.js';
import { ROUTES } from './rules/routes.js';
import { START } from './rules/set-up.js';
import { transferModels } from './rules/transferring-models.js';
import { endTreaty } from './rules/treaties.js';
import { URBAN_UPGRADE, VILLAGE } from './rules/urban.js';
import type { Work } from './work.js';

/** A work as a command: judged, and carried out at once where nothing bars it (PLN-BUI-01). */
export const working =
  <T extends BuildCommand['type']>(work: Work<T>): Judge<T> =>
  (table, command) => {
    const found = work.judge(table.state, table.actor.seat, command);
    if (found.length === 0) work.carryOut(table, command);
    return found;
  };

/** The economy's works by command; their judgement serves the options too. */
export const WORKS: { readonly [T in EconomyCommand['type']]: Work<T> } = {
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
  PlaceStart: working(WORKS.PlaceStart),
  FreeRoad: working(WORKS.FreeRoad),
  SetRoute: working(WORKS.SetRoute),
  CreateConvoy: working(WORKS.CreateConvoy),
  UnloadConvoy: working(WORKS.UnloadConvoy),
  MergeConvoys: working(WORKS.MergeConvoys),
  BuildStronghold: working(WORKS.BuildStronghold),
  UpgradeStronghold: working(WORKS.UpgradeStronghold),
  BuildDefence: working(WORKS.BuildDefence),
  ConvertTower: working(WORKS.ConvertTower),
  DisbandDefence: working(WORKS.DisbandDefence),
  FoundVillage: working(WORKS.FoundVillage),
  UpgradeUrban: working(WORKS.UpgradeUrban),
  BuildBuilding: working(WORKS.BuildBuilding),
  DisbandBuilding: working(WORKS.DisbandBuilding),
  SetMaintenancePriority: working(WORKS.SetMaintenancePriority),
  MoveCapital: working(WORKS.MoveCapital),
  BuildRoad: working(WORKS.BuildRoad),
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
