import { InputType } from '@nestjs/graphql';
import type {
  ItemLimit,
  MatrixRace,
  MoveClass,
  RaceKey,
  RaceModifiers,
  Switchable,
} from '../../../../../rulesets/planetary/index.js';
import {
  ChoiceField,
  FlagField,
  IdField,
  NestedField,
  TextField,
  WholeField,
} from '../../../schema/input-fields.js';
import {
  BatteryTypes,
  BuildingTypes,
  CapturedStrongholds,
  DefenceTypes,
  ItemKinds,
  MatrixRaces,
  MoveClasses,
  Participations,
  Races,
  RaceSwitches,
  TurretWeapons,
  UnitLimits,
} from '../enums.js';
import { YesField } from '../fields.js';

const left = { optional: true } as const;
const leftList = { optional: true, listOf: 200 } as const;

@InputType({ description: 'An exact part: `times` / `over`. A half is 1 / 2, double is 2 / 1.' })
export class PlanetaryPartInput {
  @WholeField('Times.', { min: 0, max: 10_000 })
  times: number;

  @WholeField('Over.', { min: 1, max: 1000 })
  over: number;
}

@InputType({ description: 'A modifier of the battle initiative (RACE-IG-04, RACE-DE-10).' })
export class PlanetaryInitiativeModifierInput {
  @WholeField('Added to the roll.', { min: -5, max: 5 })
  add: number;

  @FlagField('Only in a turn without an own attack, as ordered.')
  unlessAttacking: boolean;
}

@InputType({ description: 'Price of a kind of defence (RACE-IG-03).' })
export class PlanetaryDefencePriceInput {
  @ChoiceField('The defence.', DefenceTypes)
  defence: string;

  @NestedField('Part of the price of the table; rounded up.', () => PlanetaryPartInput)
  part: PlanetaryPartInput;
}

@InputType({ description: 'Smallest size of an Urban hex for a building (RACE-DE-08).' })
export class PlanetaryBuildingSizeInput {
  @ChoiceField('The building.', BuildingTypes)
  building: string;

  @WholeField('Added to the size of the table.', { min: -3, max: 3 })
  add: number;
}

@InputType({ description: 'BP for each point of enemy models destroyed (PLN-WIN-06).' })
export class PlanetaryWinnerBpInput {
  @NestedField('To the winner.', () => PlanetaryPartInput)
  win: PlanetaryPartInput;

  @NestedField('To both in a draw.', () => PlanetaryPartInput)
  draw: PlanetaryPartInput;
}

@InputType({ description: 'Single models taken prisoner (RACE-DE-09).' })
export class PlanetaryPrisonerRulesInput {
  @WholeField('Battle victory points for each.', { min: 0, max: 100 })
  victoryPointsPerModel: number;
}

@InputType({ description: 'How convoys move (RACE-CONV-01).' })
export class PlanetaryConvoyMoveInput {
  @ChoiceField('Class.', MoveClasses)
  moveClass: MoveClass;

  @WholeField('Movement allowance, MP.', { min: 1, max: 20 })
  mv: number;
}

@InputType({ description: 'Moving the Capital (RACE-DE-03).' })
export class PlanetaryCapitalPriceInput {
  @WholeField('Price, BP.', { min: 0, max: 10_000 })
  costBp: number;
}

@InputType({ description: 'Weapons of turrets (RACE-TUR-01); all others cannot be built.' })
export class PlanetaryTurretListInput {
  @ChoiceField('At the lower price.', TurretWeapons, { listOf: 50 })
  preferred: string[];

  @ChoiceField('At the full price.', TurretWeapons, { listOf: 50 })
  allowed: string[];
}

@InputType({ description: 'Armament of an AA-tower (RACE-TUR-04).' })
export class PlanetaryAaTowerInput {
  @TextField('The weapon.', { max: 120 })
  weapon: string;

  @WholeField('Ballistic skill.', { min: 1, max: 6 })
  bs: number;
}

@InputType({ description: 'A rare or very rare item (RACE-PROD-07).' })
export class PlanetaryItemLimitInput {
  @IdField('Short key of a unit of the race, or of a thing that units carry.')
  item: string;

  @ChoiceField('What it is.', ItemKinds)
  kind: ItemLimit['kind'];

  @ChoiceField('How rare.', UnitLimits)
  limit: ItemLimit['limit'];

  @ChoiceField('Only while an active player has this race.', Races, left)
  whileInGame?: RaceKey | null;
}

@InputType({ description: 'Units chosen among all of the race.' })
export class PlanetaryUnitChoiceInput {
  @YesField('All of them.')
  any: true;
}

@InputType({ description: 'What a building makes (RACE-PROD-01).' })
export class PlanetaryProductionEntryInput {
  @IdField('Short key of a unit of the race.', left)
  unit?: string | null;

  @NestedField('Instead: several.', () => PlanetaryUnitChoiceInput, left)
  select?: PlanetaryUnitChoiceInput | null;

  @ChoiceField('Races of hexes where it is made, instead of those of the race.', Races, leftList)
  hexRaces?: RaceKey[] | null;

  @FlagField('In the Capital only.', left)
  capitalOnly?: boolean | null;

  @ChoiceField('Other buildings that must work in the hex.', BuildingTypes, leftList)
  needs?: string[] | null;
}

@InputType({ description: 'All that a building makes.' })
export class PlanetaryProductionInput {
  @ChoiceField('The building.', BuildingTypes)
  building: string;

  @NestedField('What.', () => PlanetaryProductionEntryInput, { listOf: 200 })
  entries: PlanetaryProductionEntryInput[];
}

@InputType({
  description:
    'House rules for a race: what is left out stays as in the rulebook; a list that is given takes the place of the whole list.',
})
export class PlanetaryRaceEditInput {
  @ChoiceField('The race.', Races)
  race: RaceKey;

  @NestedField('Modifiers of the battle initiative.', () => PlanetaryInitiativeModifierInput, leftList)
  battleInitiative?: PlanetaryInitiativeModifierInput[] | null;

  @NestedField('Part of the price of a new village.', () => PlanetaryPartInput, left)
  urbanBuildCost?: PlanetaryPartInput | null;

  @NestedField('Part of the price of raising an Urban hex.', () => PlanetaryPartInput, left)
  urbanUpgradeCost?: PlanetaryPartInput | null;

  @NestedField('Part of the price of Strongholds.', () => PlanetaryPartInput, left)
  strongholdCost?: PlanetaryPartInput | null;

  @NestedField('Prices of defences.', () => PlanetaryDefencePriceInput, leftList)
  defenceCost?: PlanetaryDefencePriceInput[] | null;

  @NestedField('Part of the maxima of a Stronghold; rounded up.', () => PlanetaryPartInput, left)
  strongholdMax?: PlanetaryPartInput | null;

  @NestedField('Strongholds for each Urban hex; rounded up.', () => PlanetaryPartInput, left)
  strongholdsPerUrban?: PlanetaryPartInput | null;

  @FlagField('Builds Strongholds.', left)
  buildsStrongholds?: boolean | null;

  @ChoiceField('What becomes of captured Strongholds.', CapturedStrongholds, left)
  capturedStrongholds?: RaceModifiers['capturedStrongholds'] | null;

  @NestedField('Sizes that buildings need.', () => PlanetaryBuildingSizeInput, leftList)
  buildingMinSize?: PlanetaryBuildingSizeInput[] | null;

  @NestedField('Part of the RP that Resource hexes yield.', () => PlanetaryPartInput, left)
  resourceRp?: PlanetaryPartInput | null;

  @WholeField('Instead: BP per RP of a Resource hex, which is consumed when it is gained.', {
    optional: true,
    min: 0,
    max: 100,
  })
  resourceBpPerRp?: number | null;

  @NestedField('BP of battles.', () => PlanetaryWinnerBpInput, left)
  winnerBp?: PlanetaryWinnerBpInput | null;

  @NestedField('Part of the value of a captive put into prison.', () => PlanetaryPartInput, left)
  prisonReward?: PlanetaryPartInput | null;

  @ChoiceField('Captives that bring no BP in prison.', MatrixRaces, leftList)
  noPrisonRewardFor?: MatrixRace[] | null;

  @NestedField('Takes prisoners.', () => PlanetaryPrisonerRulesInput, left)
  prisoners?: PlanetaryPrisonerRulesInput | null;

  @WholeField('Range of raids, hexes.', { optional: true, min: 1, max: 2 })
  raidRange?: number | null;

  @NestedField('Convoys.', () => PlanetaryConvoyMoveInput, left)
  convoy?: PlanetaryConvoyMoveInput | null;

  @NestedField('May move the Capital.', () => PlanetaryCapitalPriceInput, left)
  capitalMove?: PlanetaryCapitalPriceInput | null;

  @FlagField('Infantry with barrage weapons bombards other hexes (PLN-TBL-02).', left)
  infantryBombards?: boolean | null;

  @ChoiceField('Which units may fight.', Participations, left)
  participation?: RaceModifiers['participation'] | null;

  @NestedField(
    'Part of the cost of squads lost whole that the Capital loses.',
    () => PlanetaryPartInput,
    left,
  )
  squadLossPenalty?: PlanetaryPartInput | null;

  @ChoiceField('What the race does without.', RaceSwitches, leftList)
  without?: Switchable[] | null;

  @NestedField('Weapons of turrets.', () => PlanetaryTurretListInput, left)
  turretWeapons?: PlanetaryTurretListInput | null;

  @NestedField('Armament of AA-towers.', () => PlanetaryAaTowerInput, left)
  aaTower?: PlanetaryAaTowerInput | null;

  @ChoiceField('Immobile batteries that it may build.', BatteryTypes, leftList)
  batteries?: string[] | null;

  @IdField('Short keys of units that are scouts.', leftList)
  scouts?: string[] | null;

  @NestedField('Rare and very rare items.', () => PlanetaryItemLimitInput, leftList)
  limits?: PlanetaryItemLimitInput[] | null;

  @ChoiceField('Races of Urban hexes in which its units are made.', Races, leftList)
  hexRaces?: RaceKey[] | null;

  @NestedField('What buildings make.', () => PlanetaryProductionInput, leftList)
  production?: PlanetaryProductionInput[] | null;
}
