import {
  type Shaped,
  flag,
  id,
  list,
  named,
  orNull,
  record,
  said,
  text,
  whole,
} from '../../../../kernel/index.js';
import * as words from '../../words/index.js';

export const partView = named(
  'Part',
  'An exact part: `times` / `over`.',
  record({
    times: said('Times.', whole()),
    over: said('Over.', whole()),
  }),
);

export type PartView = Shaped<typeof partView>;

export const initiativeModifierView = named(
  'InitiativeModifier',
  'A modifier of the battle initiative.',
  record({
    add: said('Added to the roll.', whole()),
    unlessAttacking: said('Only in a turn without an own attack, as ordered.', flag),
  }),
);

export type InitiativeModifierView = Shaped<typeof initiativeModifierView>;

export const defencePriceView = named(
  'DefencePrice',
  'What a race pays for a kind of defence.',
  record({
    defence: said('The defence.', words.defenceType),
    bp: said('BP; null where its weapon sets the price.', orNull(whole())),
  }),
);

export type DefencePriceView = Shaped<typeof defencePriceView>;

export const turretPriceView = named(
  'TurretPrice',
  'What a race pays for a weapon of a turret.',
  record({
    weapon: said('The weapon.', words.turretWeapon),
    bp: said('BP.', whole()),
  }),
);

export type TurretPriceView = Shaped<typeof turretPriceView>;

export const strongholdRulesView = named(
  'StrongholdRules',
  'What a Stronghold of a race costs and may hold (PLN-STR-03, PLN-GAR-02).',
  record({
    type: said('The type.', words.strongholdType),
    costBp: said('BP for it, or for the step up to it; null where the race builds none.', orNull(whole())),
    turrets: said('Turrets.', whole()),
    towers: said('Towers.', whole()),
    walls: said('Walls.', whole()),
    bunkers: said('Bunkers.', whole()),
    other: said('Other defences, BP.', whole()),
    garrison: said('Garrison, points.', whole()),
  }),
);

export type StrongholdRulesView = Shaped<typeof strongholdRulesView>;

export const buildingSizeView = named(
  'BuildingSize',
  'Smallest size of an Urban hex for a building.',
  record({
    building: said('The building.', words.buildingType),
    size: said('Size.', whole()),
  }),
);

export type BuildingSizeView = Shaped<typeof buildingSizeView>;

export const aaArmamentView = named(
  'AaArmament',
  'Armament of an AA-tower.',
  record({
    weapon: said('The weapon.', text),
    bs: said('Ballistic skill.', whole()),
  }),
);

export type AaArmamentView = Shaped<typeof aaArmamentView>;

export const itemLimitView = named(
  'ItemLimit',
  'A rare or very rare item.',
  record({
    item: said('Short key of a unit, or of a thing that units carry.', id),
    kind: said('What it is.', words.itemKind),
    limit: said('How rare.', words.unitLimit),
    whileInGame: said('Only while an active player has this race.', orNull(words.race)),
  }),
);

export type ItemLimitView = Shaped<typeof itemLimitView>;

export const productionView = named(
  'Production',
  'What a building makes (RACE-PROD-01).',
  record({
    building: said('The building; `NO_BUILDING` for what needs none.', id),
    unit: said('Short key of a unit; null for a choice among all of the race.', orNull(id)),
    choice: said('The choice, in words; null for a unit.', orNull(text)),
    hexRaces: said('Races of the hexes where it is made.', list(words.race)),
    capitalOnly: said('In the Capital only.', flag),
    needs: said('Other buildings that must work in the hex.', list(words.buildingType)),
    condition: said('A further condition; null where there is none.', orNull(text)),
  }),
);

export type ProductionView = Shaped<typeof productionView>;

export const specialTypeView = named(
  'SpecialType',
  'A special detachment of a race (RACE-PROD-13).',
  record({
    key: said('Its key.', id),
    name: said('Its name.', text),
    class: said('How it counts; null where the demon god decides (RACE-CH-19).', orNull(words.specialClass)),
    mv: said('Movement allowance, MP.', whole()),
    most: said('Most of them at any time; null for any number.', orNull(whole())),
    available: said('It may be built; false until the arbiter has defined it.', flag),
  }),
);

export type SpecialTypeView = Shaped<typeof specialTypeView>;

export const raceProfileView = named(
  'RaceProfile',
  'A race as it is in force in this campaign, house rules included (RACE-GEN-03).',
  record({
    race: said('The race.', words.race),
    name: said('Its name.', text),
    edited: said('House rules of this campaign change it.', flag),
    matrixRace: said('Its row and column in tables of race against race.', words.matrixRace),
    battleInitiative: said('Modifiers of the battle initiative.', list(initiativeModifierView)),
    urbanCosts: said('BP of a village, and of the steps up to town, city and metropol.', list(whole())),
    strongholds: said('Strongholds.', list(strongholdRulesView)),
    strongholdsPerUrban: said(
      'Strongholds for each Urban hex, rounded up; null for any number.',
      orNull(partView),
    ),
    capturedStrongholds: said('What becomes of captured Strongholds.', words.capturedStrongholds),
    defencePrices: said('Prices of defences that it may build.', list(defencePriceView)),
    turretWeapons: said('Weapons of turrets that it may build.', list(turretPriceView)),
    aaTower: said('AA-towers; null for none.', orNull(aaArmamentView)),
    batteries: said('Immobile batteries.', list(words.batteryType)),
    ownBuildings: said('Buildings that only this race builds.', list(words.buildingType)),
    buildingSizes: said('Sizes that buildings need.', list(buildingSizeView)),
    resourceRp: said(
      'Part of their RP that Resource hexes yield; null where they are consumed.',
      orNull(partView),
    ),
    resourceBpPerRp: said(
      'BP per RP of a Resource hex that is consumed; null where they are not.',
      orNull(whole()),
    ),
    winnerBp: said('BP for each point destroyed, to the winner.', partView),
    drawBp: said('BP for each point destroyed, in a draw.', partView),
    prisonReward: said('Part of the value of a captive put into prison.', partView),
    noPrisonRewardFor: said('Captives that bring no BP in prison.', list(words.matrixRace)),
    raidRange: said('Range of raids, hexes.', whole()),
    convoyClass: said('Class of convoys.', words.moveClass),
    convoyMv: said('Movement allowance of convoys, MP.', whole()),
    capitalMoveBp: said('BP for moving the Capital; null where it cannot.', orNull(whole())),
    participation: said('Which units may fight.', words.participation),
    orbit: said('It uses orbit.', flag),
    takesPrisoners: said('It takes prisoners.', flag),
    squadLossPenalty: said(
      'Part of the cost of squads lost whole that the Capital loses; null for none.',
      orNull(partView),
    ),
    scouts: said('Short keys of scouts.', list(id)),
    limits: said('Rare and very rare items.', list(itemLimitView)),
    production: said('What buildings make.', list(productionView)),
    specialDetachments: said('Special detachments.', list(specialTypeView)),
  }),
);

export type RaceProfileView = Shaped<typeof raceProfileView>;
