import { flag, id, list, named, optional, record, said, textOf, whole } from '../../../kernel/index.js';
import * as terms from '../words/index.js';

export const initiativeModifier = named(
  'InitiativeModifier',
  'A modifier of the battle initiative (RACE-IG-04, RACE-DE-10).',
  record({
    add: said('Added to the roll.', whole(-5, 5)),
    unlessAttacking: said('Only in a turn without an own attack, as ordered.', flag),
  }),
);

export const part = named(
  'Part',
  'An exact part: `times` / `over`. A half is 1 / 2, double is 2 / 1.',
  record({ times: said('Times.', whole(0, 10000)), over: said('Over.', whole(1, 1000)) }),
);

export const defencePrice = named(
  'DefencePrice',
  'Price of a kind of defence (RACE-IG-03).',
  record({
    defence: said('The defence.', terms.defenceType),
    part: said('Part of the price of the table; rounded up.', part),
  }),
);

export const buildingSize = named(
  'BuildingSize',
  'Smallest size of an Urban hex for a building (RACE-DE-08).',
  record({
    building: said('The building.', terms.buildingType),
    add: said('Added to the size of the table.', whole(-3, 3)),
  }),
);

export const winnerBp = named(
  'WinnerBp',
  'BP for each point of enemy models destroyed (PLN-WIN-06).',
  record({ win: said('To the winner.', part), draw: said('To both in a draw.', part) }),
);

export const prisonerRules = named(
  'PrisonerRules',
  'Single models taken prisoner (RACE-DE-09).',
  record({ victoryPointsPerModel: said('Battle victory points for each.', whole(0, 100)) }),
);

export const convoyMove = named(
  'ConvoyMove',
  'How convoys move (RACE-CONV-01).',
  record({ moveClass: said('Class.', terms.moveClass), mv: said('Movement allowance, MP.', whole(1, 20)) }),
);

export const capitalPrice = named(
  'CapitalPrice',
  'Moving the Capital (RACE-DE-03).',
  record({ costBp: said('Price, BP.', whole(0, 10000)) }),
);

export const turretList = named(
  'TurretList',
  'Weapons of turrets (RACE-TUR-01); all others cannot be built.',
  record({
    preferred: said('At the lower price.', list(terms.turretWeapon)),
    allowed: said('At the full price.', list(terms.turretWeapon)),
  }),
);

export const aaTower = named(
  'AaTower',
  'Armament of an AA-tower (RACE-TUR-04).',
  record({ weapon: said('The weapon.', textOf(120)), bs: said('Ballistic skill.', whole(1, 6)) }),
);

export const itemLimit = named(
  'ItemLimit',
  'A rare or very rare item (RACE-PROD-07).',
  record({
    item: said('Short key of a unit of the race, or of a thing that units carry.', id),
    kind: said('What it is.', terms.itemKind),
    limit: said('How rare.', terms.unitLimit),
    whileInGame: said('Only while an active player has this race.', optional(terms.race)),
  }),
);

export const unitChoice = named(
  'UnitChoice',
  'Units chosen among all of the race.',
  record({ any: said('All of them. Give `true`.', optional(flag)) }),
);

export const productionEntry = named(
  'ProductionEntry',
  'What a building makes (RACE-PROD-01).',
  record({
    unit: said('Short key of a unit of the race.', optional(id)),
    select: said('Instead: several.', optional(unitChoice)),
    hexRaces: said(
      'Races of hexes where it is made, instead of those of the race.',
      optional(list(terms.race)),
    ),
    capitalOnly: said('In the Capital only.', optional(flag)),
    needs: said('Other buildings that must work in the hex.', optional(list(terms.buildingType))),
  }),
);

export const production = named(
  'Production',
  'All that a building makes.',
  record({
    building: said('The building.', terms.buildingType),
    entries: said('What.', list(productionEntry)),
  }),
);

export const raceEdit = named(
  'RaceEdit',
  'House rules for a race: what is left out stays as in the rulebook; a list that is given takes the place of the whole list.',
  record({
    race: said('The race.', terms.race),
    battleInitiative: said('Modifiers of the battle initiative.', optional(list(initiativeModifier))),
    urbanBuildCost: said('Part of the price of a new village.', optional(part)),
    urbanUpgradeCost: said('Part of the price of raising an Urban hex.', optional(part)),
    strongholdCost: said('Part of the price of Strongholds.', optional(part)),
    defenceCost: said('Prices of defences.', optional(list(defencePrice))),
    strongholdMax: said('Part of the maxima of a Stronghold; rounded up.', optional(part)),
    strongholdsPerUrban: said('Strongholds for each Urban hex; rounded up.', optional(part)),
    buildsStrongholds: said('Builds Strongholds.', optional(flag)),
    capturedStrongholds: said('What becomes of captured Strongholds.', optional(terms.capturedStrongholds)),
    buildingMinSize: said('Sizes that buildings need.', optional(list(buildingSize))),
    resourceRp: said('Part of the RP that Resource hexes yield.', optional(part)),
    resourceBpPerRp: said(
      'Instead: BP per RP of a Resource hex, which is consumed when it is gained.',
      optional(whole(0, 100)),
    ),
    winnerBp: said('BP of battles.', optional(winnerBp)),
    prisonReward: said('Part of the value of a captive put into prison.', optional(part)),
    noPrisonRewardFor: said('Captives that bring no BP in prison.', optional(list(terms.matrixRace))),
    prisoners: said('Takes prisoners.', optional(prisonerRules)),
    raidRange: said('Range of raids, hexes.', optional(whole(1, 2))),
    convoy: said('Convoys.', optional(convoyMove)),
    capitalMove: said('May move the Capital.', optional(capitalPrice)),
    infantryBombards: said(
      'Infantry with barrage weapons bombards other hexes (PLN-TBL-02).',
      optional(flag),
    ),
    participation: said('Which units may fight.', optional(terms.participation)),
    squadLossPenalty: said('Part of the cost of squads lost whole that the Capital loses.', optional(part)),
    without: said('What the race does without.', optional(list(terms.raceSwitch))),
    turretWeapons: said('Weapons of turrets.', optional(turretList)),
    aaTower: said('Armament of AA-towers.', optional(aaTower)),
    batteries: said('Immobile batteries that it may build.', optional(list(terms.batteryType))),
    scouts: said('Short keys of units that are scouts.', optional(list(id))),
    limits: said('Rare and very rare items.', optional(list(itemLimit))),
    hexRaces: said('Races of Urban hexes in which its units are made.', optional(list(terms.race))),
    production: said('What buildings make.', optional(list(production))),
  }),
);
