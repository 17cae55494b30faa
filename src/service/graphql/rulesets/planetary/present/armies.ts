import {
  battleValue,
  participates,
  pointsValue,
  readyCount,
  readyValue,
  structureValue,
  type Army,
  type Detachment,
  type Garrison,
  type Place,
  type PlanetaryState,
  type Unit,
  type UnitType,
} from '../../../../../rulesets/planetary/index.js';
import type {
  PlanetaryArmyValues,
  PlanetaryDetachment,
  PlanetaryGarrison,
  PlanetaryPlace,
  PlanetaryUnit,
  PlanetaryUnitType,
} from '../types/armies.js';

export const presentUnitType = (type: UnitType): PlanetaryUnitType => ({
  ...type,
  options: [...type.options],
  requires: (type.requires ?? []).map((each) => ({ anyOf: [...each] })),
  pointsWithOrder: type.pointsWithOrder === true,
  attachedTo: type.attachedTo ?? null,
  bike: type.bike === true,
  jetbike: type.jetbike === true,
  guardsmen: type.guardsmen === true,
  chaosLord: type.chaosLord === true,
  cult: type.cult === true,
  god: type.god ?? null,
  demon: type.demon ?? null,
  fightsOnly: type.fightsOnly ?? null,
});

const presentUnit = (state: PlanetaryState, army: Army, unit: Unit): PlanetaryUnit => ({
  ...unit,
  ready: readyCount(unit),
  participates: participates(state, army, unit),
  models: unit.models.map((each) => ({ ...each, injuries: [...each.injuries] })),
  options: [...unit.options],
  transportLost: unit.transportLost === true,
  mark: unit.mark ?? null,
  gifts: [...(unit.gifts ?? [])],
});

const valuesOf = (state: PlanetaryState, army: Army): PlanetaryArmyValues => ({
  structure: structureValue(army),
  points: pointsValue(army),
  ready: readyValue(army),
  battle: battleValue(state, army),
});

const presentPlace = (place: Place): PlanetaryPlace => ({
  at: place.at,
  hex: 'hex' in place ? place.hex : null,
  army: 'army' in place ? place.army : null,
  toOrbit: place.at === 'building' && place.toOrbit === true,
});

export function presentDetachment(state: PlanetaryState, army: Detachment): PlanetaryDetachment {
  const { id, name, owner, race, arrivalTurn, targetStronghold } = army;
  const hidden = army.hidden === true;
  return {
    id,
    name,
    owner,
    race,
    place: presentPlace(army.place),
    hidden,
    class: hidden ? null : army.class,
    typeKey: hidden ? null : army.typeKey,
    mv: hidden ? null : army.mv,
    units: hidden ? null : army.units.map((each) => presentUnit(state, army, each)),
    values: hidden ? null : valuesOf(state, army),
    dxp: hidden ? null : army.dxp,
    maxPts: hidden ? null : army.maxPts,
    unarmed: hidden ? null : army.unarmed,
    canDrop: hidden ? null : army.canDrop,
    arrivalTurn,
    targetStronghold,
    imprisonedOnce: hidden ? null : army.imprisonedOnce,
    converted: hidden ? null : army.converted === true,
    conversionTriedTurn: army.conversionTriedTurn ?? null,
  };
}

export function presentGarrison(state: PlanetaryState, army: Garrison): PlanetaryGarrison {
  const { id, owner, race, hex } = army;
  const hidden = army.hidden === true;
  return {
    id,
    owner,
    race,
    hex,
    hidden,
    units: hidden ? null : army.units.map((each) => presentUnit(state, army, each)),
    values: hidden ? null : valuesOf(state, army),
  };
}
