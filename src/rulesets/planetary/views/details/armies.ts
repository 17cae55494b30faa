import type { Army, Detachment, Garrison, Place, PlanetaryState, Unit, UnitType } from '../../state/index.js';
import type {
  ArmyValuesView,
  DetachmentView,
  GarrisonView,
  PlaceView,
  UnitTypeView,
  UnitView,
} from './army-records.js';
import { pointsValue, readyCount, readyValue, structureValue } from '../../pieces/armies.js';
import { battleValue, participates } from '../../battle/participation.js';

export const showUnitType = (type: UnitType): UnitTypeView => ({
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

const showUnit = (state: PlanetaryState, army: Army, unit: Unit): UnitView => ({
  ...unit,
  ready: readyCount(unit),
  participates: participates(state, army, unit),
  models: unit.models.map((each) => ({ ...each, injuries: [...each.injuries] })),
  options: [...unit.options],
  transportLost: unit.transportLost === true,
  mark: unit.mark ?? null,
  gifts: [...(unit.gifts ?? [])],
});

const valuesOf = (state: PlanetaryState, army: Army): ArmyValuesView => ({
  structure: structureValue(army),
  points: pointsValue(army),
  ready: readyValue(army),
  battle: battleValue(state, army),
});

const showPlace = (place: Place): PlaceView => ({
  at: place.at,
  hex: 'hex' in place ? place.hex : null,
  army: 'army' in place ? place.army : null,
  toOrbit: place.at === 'building' && place.toOrbit === true,
});

export function showDetachment(state: PlanetaryState, army: Detachment): DetachmentView {
  const { id, name, owner, race, arrivalTurn, targetStronghold } = army;
  const hidden = army.hidden === true;
  return {
    id,
    name,
    owner,
    race,
    place: showPlace(army.place),
    hidden,
    class: hidden ? null : army.class,
    typeKey: hidden ? null : army.typeKey,
    mv: hidden ? null : army.mv,
    units: hidden ? null : army.units.map((each) => showUnit(state, army, each)),
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

export function showGarrison(state: PlanetaryState, army: Garrison): GarrisonView {
  const { id, owner, race, hex } = army;
  const hidden = army.hidden === true;
  return {
    id,
    owner,
    race,
    hex,
    hidden,
    units: hidden ? null : army.units.map((each) => showUnit(state, army, each)),
    values: hidden ? null : valuesOf(state, army),
  };
}
