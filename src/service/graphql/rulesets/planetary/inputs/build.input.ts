import { InputType } from '@nestjs/graphql';
import type { BuildCommand } from '../../../../../rulesets/planetary/index.js';
import { IdField, NestedField, WholeField } from '../../../schema/input-fields.js';
import { HexField, YesField } from '../fields.js';
import { plain } from '../../../schema/plain.js';
import {
  PlanetaryConversionInput,
  PlanetaryCaptiveTransferInput,
  PlanetaryDisbandInput,
  PlanetaryGarrisonPlaceInput,
  PlanetaryNewDetachmentInput,
  PlanetaryNewGarrisonDetachmentInput,
  PlanetaryRearmInput,
  PlanetaryReinforcementOrderInput,
  PlanetaryRetargetInput,
  PlanetaryStructureInput,
  PlanetaryTransferInput,
} from './armies.input.js';
import { PlanetaryCraftworldInput, PlanetaryDemonGodInput } from './choices.input.js';
import {
  PlanetaryAdmissionInput,
  PlanetaryDealAcceptanceInput,
  PlanetaryDealInput,
  PlanetaryDealMarkInput,
  PlanetaryDealNameInput,
  PlanetaryTreatyEndInput,
} from './people.input.js';

const PAYER = 'Urban hex that pays: the own Capital, or one within 3 (PLN-BUI-02).';
const MOST_HEXES = 200;
const MOST_BP = 1_000_000;
const left = { optional: true } as const;

@InputType({ description: 'Places the start (PLN-STA-05): sizes and yields have been rolled before.' })
export class PlanetaryStartPlacesInput {
  @HexField('The Capital.')
  capital: string;

  @HexField('The other Urban hexes, in the order of their sizes.', { listOf: 50 })
  urban: string[];

  @HexField('The Resource hexes, in the order of their yields.', { listOf: 50 })
  resources: string[];
}

@InputType({ description: 'Two adjacent hexes.' })
export class PlanetaryLinkInput {
  @HexField('One end.')
  from: string;

  @HexField('The other end.')
  to: string;
}

@InputType({ description: 'A road action (PLN-ROD-02).' })
export class PlanetaryRoadInput extends PlanetaryLinkInput {
  @HexField(PAYER)
  payFrom: string;
}

@InputType({ description: 'Route of a Resource hex (PLN-RES-01).' })
export class PlanetaryRouteOrderInput {
  @HexField('From the Resource hex to an own Urban hex, both included.', { listOf: MOST_HEXES })
  hexes: string[];
}

@InputType({ description: 'Loads a convoy (PLN-CNV-01).' })
export class PlanetaryConvoyLoadInput {
  @HexField('The Urban hex whose stock it takes.')
  hex: string;

  @WholeField('BP, at least 50.', { min: 1, max: MOST_BP })
  bp: number;
}

@InputType({ description: 'Unloads a convoy into the Urban hex where it is (PLN-CNV-02).' })
export class PlanetaryConvoyUnloadInput {
  @IdField('The convoy.')
  convoy: string;

  @WholeField('BP; all when left out.', { optional: true, min: 1, max: MOST_BP })
  bp?: number | null;
}

@InputType({ description: 'Convoys in one hex become one (PLN-CNV-02).' })
export class PlanetaryConvoyMergeInput {
  @IdField('The convoys; all go into the first.', { listOf: 100 })
  convoys: string[];
}

@InputType({ description: 'A hex, and the Urban hex that pays.' })
export class PlanetarySiteInput {
  @HexField('Where.')
  hex: string;

  @HexField(PAYER)
  payFrom: string;
}

@InputType({ description: 'Builds a defence of a Stronghold (PLN-DEF-01).' })
export class PlanetaryNewDefenceInput extends PlanetarySiteInput {
  @IdField('Kind of defence, e.g. `bunker`.')
  defence: string;

  @IdField('Weapon of a turret, e.g. `HEAVY_BOLTERS`.', left)
  turretWeapon?: string | null;
}

@InputType({ description: 'Makes a weapon tower another kind of tower (PLN-DEF-05).' })
export class PlanetaryTowerConversionInput extends PlanetarySiteInput {
  @IdField('Id of the weapon tower.')
  defence: string;

  @IdField('`aaTower`, `turretTower` or `radarTower`.')
  into: string;

  @IdField('Weapon of a turret tower.', left)
  turretWeapon?: string | null;
}

@InputType({ description: 'Gives defences up for part of their price (PLN-DEF-02).' })
export class PlanetaryDefenceDisbandInput {
  @HexField('The Stronghold.')
  hex: string;

  @IdField('Ids of the defences.', { listOf: 100 })
  defences: string[];

  @HexField('Urban hex that gets the BP.')
  payTo: string;
}

@InputType({ description: 'An own Urban hex.' })
export class PlanetaryUrbanHexInput {
  @HexField('The hex.')
  hex: string;
}

@InputType({ description: 'A building of an own Urban hex.' })
export class PlanetaryBuildingOrderInput extends PlanetaryUrbanHexInput {
  @IdField('Kind of building, e.g. `BARRACKS` (PLN-BLD-02).')
  building: string;

  @IdField('The aspect, where there is one of the kind for each.', left)
  aspect?: string | null;
}

@InputType({ description: 'Order in which an Urban hex pays its buildings (PLN-UPK-05).' })
export class PlanetaryMaintenancePriorityInput extends PlanetaryUrbanHexInput {
  @IdField('Kinds of building, the first one is paid first; none for the order of the table.', { listOf: 50 })
  buildings: string[];
}

@InputType({ description: 'A new place for the Capital (RACE-DE-03): in force when the phase closes.' })
export class PlanetaryCapitalMoveInput {
  @HexField('Own Urban hex with an own Stronghold and an own army.')
  target: string;

  @IdField(
    'Defences, and units of the garrison, of the old Capital that go first where it keeps too many; the newest when left out (RACE-DE-04).',
    { optional: true, listOf: 100 },
  )
  disbandFirst?: string[] | null;
}

const member = { optional: true } as const;

@InputType({
  isOneOf: true,
  description: 'A command of the set-up or the Build phase: carried out at once (PLN-BUI-01).',
})
export class PlanetaryBuildInput {
  @NestedField('Set-up: a Chaos player chooses his demon god.', () => PlanetaryDemonGodInput, member)
  chooseDemonGod?: PlanetaryDemonGodInput | null;

  @NestedField('Set-up: an Eldar player chooses his craftworld.', () => PlanetaryCraftworldInput, member)
  chooseCraftworld?: PlanetaryCraftworldInput | null;

  @NestedField('Set-up: places Capital, Urban and Resource hexes.', () => PlanetaryStartPlacesInput, member)
  placeStart?: PlanetaryStartPlacesInput | null;

  @NestedField('Set-up: a free road action.', () => PlanetaryLinkInput, member)
  freeRoad?: PlanetaryLinkInput | null;

  @NestedField('Sets the route of a Resource hex.', () => PlanetaryRouteOrderInput, member)
  setRoute?: PlanetaryRouteOrderInput | null;

  @NestedField('Loads a convoy.', () => PlanetaryConvoyLoadInput, member)
  createConvoy?: PlanetaryConvoyLoadInput | null;

  @NestedField('Unloads a convoy.', () => PlanetaryConvoyUnloadInput, member)
  unloadConvoy?: PlanetaryConvoyUnloadInput | null;

  @NestedField('Merges convoys.', () => PlanetaryConvoyMergeInput, member)
  mergeConvoys?: PlanetaryConvoyMergeInput | null;

  @NestedField('Builds a Camp (PLN-STR-01).', () => PlanetarySiteInput, member)
  buildStronghold?: PlanetarySiteInput | null;

  @NestedField('Raises a Stronghold (PLN-STR-02).', () => PlanetarySiteInput, member)
  upgradeStronghold?: PlanetarySiteInput | null;

  @NestedField('Builds a defence.', () => PlanetaryNewDefenceInput, member)
  buildDefence?: PlanetaryNewDefenceInput | null;

  @NestedField('Converts a weapon tower.', () => PlanetaryTowerConversionInput, member)
  convertTower?: PlanetaryTowerConversionInput | null;

  @NestedField('Gives defences up.', () => PlanetaryDefenceDisbandInput, member)
  disbandDefence?: PlanetaryDefenceDisbandInput | null;

  @NestedField('Founds a village (PLN-URB-02).', () => PlanetarySiteInput, member)
  foundVillage?: PlanetarySiteInput | null;

  @NestedField('Raises an Urban hex (PLN-URB-03).', () => PlanetaryUrbanHexInput, member)
  upgradeUrban?: PlanetaryUrbanHexInput | null;

  @NestedField('Builds a building (PLN-BLD-01).', () => PlanetaryBuildingOrderInput, member)
  buildBuilding?: PlanetaryBuildingOrderInput | null;

  @NestedField('Gives a building up (PLN-BLD-05).', () => PlanetaryBuildingOrderInput, member)
  disbandBuilding?: PlanetaryBuildingOrderInput | null;

  @NestedField('Says which buildings are paid first.', () => PlanetaryMaintenancePriorityInput, member)
  setMaintenancePriority?: PlanetaryMaintenancePriorityInput | null;

  @NestedField('Moves the Capital; the last command of the phase.', () => PlanetaryCapitalMoveInput, member)
  moveCapital?: PlanetaryCapitalMoveInput | null;

  @NestedField('Builds a road.', () => PlanetaryRoadInput, member)
  buildRoad?: PlanetaryRoadInput | null;

  @NestedField('Builds a detachment.', () => PlanetaryNewDetachmentInput, member)
  buildDetachment?: PlanetaryNewDetachmentInput | null;

  @NestedField('Builds a garrison-detachment.', () => PlanetaryNewGarrisonDetachmentInput, member)
  buildGarrisonDetachment?: PlanetaryNewGarrisonDetachmentInput | null;

  @NestedField('Set-up: places a garrison.', () => PlanetaryGarrisonPlaceInput, member)
  placeGarrison?: PlanetaryGarrisonPlaceInput | null;

  @NestedField('Gives a garrison-detachment a new target.', () => PlanetaryRetargetInput, member)
  retargetGarrisonDetachment?: PlanetaryRetargetInput | null;

  @NestedField('Replaces losses.', () => PlanetaryReinforcementOrderInput, member)
  reinforce?: PlanetaryReinforcementOrderInput | null;

  @NestedField('Adds units to an army and disbands others.', () => PlanetaryStructureInput, member)
  changeStructure?: PlanetaryStructureInput | null;

  @NestedField('Disbands.', () => PlanetaryDisbandInput, member)
  disband?: PlanetaryDisbandInput | null;

  @NestedField('Transfers models.', () => PlanetaryTransferInput, member)
  transferModels?: PlanetaryTransferInput | null;

  @NestedField('Hands a captive over.', () => PlanetaryCaptiveTransferInput, member)
  transferCaptive?: PlanetaryCaptiveTransferInput | null;

  @NestedField('Tries to convert a captive (RACE-CH-11).', () => PlanetaryConversionInput, member)
  attemptConversion?: PlanetaryConversionInput | null;

  @NestedField('Arms a released detachment.', () => PlanetaryRearmInput, member)
  rearm?: PlanetaryRearmInput | null;

  @NestedField('Makes a spy in an Espionage Center (PLN-BLD-07).', () => PlanetaryUrbanHexInput, member)
  buildSpy?: PlanetaryUrbanHexInput | null;

  @YesField('Sends out the diplomat of the Embassy (PLN-BLD-13).')
  buildDiplomat?: boolean | null;

  @NestedField('Admits diplomats, or no longer.', () => PlanetaryAdmissionInput, member)
  admitDiplomat?: PlanetaryAdmissionInput | null;

  @NestedField('Proposes a deal.', () => PlanetaryDealInput, member)
  proposeDeal?: PlanetaryDealInput | null;

  @NestedField('Accepts a deal.', () => PlanetaryDealAcceptanceInput, member)
  acceptDeal?: PlanetaryDealAcceptanceInput | null;

  @NestedField('Drops a deal that has not been accepted.', () => PlanetaryDealNameInput, member)
  withdrawDeal?: PlanetaryDealNameInput | null;

  @NestedField('Ends a treaty.', () => PlanetaryTreatyEndInput, member)
  endTreaty?: PlanetaryTreatyEndInput | null;

  @NestedField('Says whether a deal is kept.', () => PlanetaryDealMarkInput, member)
  markDeal?: PlanetaryDealMarkInput | null;
}

/** The command as the core takes it: members are called as the core's commands. Exactly one is set: the schema sees to it. */
export function toBuildCommand(input: PlanetaryBuildInput): BuildCommand {
  const [name, said] = Object.entries(input).find(([, value]) => value != null) as [string, object | true];
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}`;
  return { type, ...(said === true ? {} : plain(said)) } as BuildCommand;
}
