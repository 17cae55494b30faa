import {
  type Shaped,
  flag,
  hex,
  id,
  list,
  named,
  orNull,
  ownId,
  record,
  said,
  text,
  whole,
} from '../../../../kernel/index.js';
import * as words from '../../words/index.js';

export const unitOptionTypeView = named(
  'UnitOptionType',
  'An option that units of a type may have.',
  record({
    key: said('Its key.', id),
    name: said('Its name.', text),
    points: said('Points.', whole()),
    staysWithUnit: said(
      'Special and heavy weapons and special equipment stay with the unit; wargear does not.',
      flag,
    ),
  }),
);

export type UnitOptionTypeView = Shaped<typeof unitOptionTypeView>;

export const requirementView = named(
  'Requirement',
  'Types of unit of which a detachment must have one.',
  record({
    anyOf: said('Keys of the types.', list(id)),
  }),
);

export type RequirementView = Shaped<typeof requirementView>;

export const unitTypeView = named(
  'UnitType',
  'A type of unit as the club plays it.',
  record({
    key: said('Its key, e.g. `demo.line`.', id),
    name: said('Its name.', text),
    race: said('Race that may have it.', words.unitRace),
    slot: said('Place in a list.', words.slot),
    moveClass: said('How it moves.', words.moveClass),
    vehicle: said('Whether its models are vehicles.', flag),
    weight: said('Weight of a vehicle.', orNull(words.vehicleWeight)),
    modelPoints: said('Points of a model.', whole()),
    minModels: said('Fewest models of a unit.', whole()),
    maxModels: said('Most models of a unit.', whole()),
    wounds: said('Wounds of a model.', whole()),
    options: said('What it may be given.', list(unitOptionTypeView)),
    limit: said('How many there may be; null: any number.', orNull(words.unitLimit)),
    maxPerDetachment: said('Most units of it in a detachment.', orNull(whole())),
    specialCharacter: said('A named character.', flag),
    needs2000: said('Only in detachments of 2000 points or more.', flag),
    hqRank: said('Rank of a headquarters unit.', orNull(words.hqRank)),
    scout: said('Scouts: see further.', flag),
    barrage: said('Has a barrage weapon.', flag),
    barrageRange100: said('That weapon has a range of 100 inches or more.', flag),
    aaWeapons: said('Anti-aircraft weapons.', whole()),
    longRangeComm: said('Has long-range communications.', flag),
    dropPod: said('Arrives by drop pod.', flag),
    fast12: said('Moves 12 inches or more.', flag),
    carries: said('Carries other units.', flag),
    requires: said('What a detachment must have beside it.', list(requirementView)),
    pointsWithOrder: said('Its points come with each order (RACE-PROD-08).', flag),
    attachedTo: said('What it joins without taking a slot.', orNull(words.attachment)),
    bike: said('Rides bikes.', flag),
    jetbike: said('Rides jetbikes.', flag),
    guardsmen: said('Guardsmen (RACE-IG-01).', flag),
    chaosLord: said('A Chaos Lord (RACE-CH-03).', flag),
    cult: said('A cult unit (RACE-CH-05).', flag),
    god: said('The God of Chaos that it belongs to.', orNull(words.patron)),
    demon: said('Kind of demon; null for what is none.', orNull(words.demonKind)),
    fightsOnly: said('It takes part only in battles against this race (RACE-IMP-01).', orNull(words.race)),
  }),
);

export type UnitTypeView = Shaped<typeof unitTypeView>;

export const modelView = named(
  'Model',
  'One model of a unit, and in what state it is.',
  record({
    id: said('Its id, by which all else names it.', ownId),
    typeKey: said('Key of its type.', id),
    points: said('Points.', whole()),
    state: said('Its state.', words.modelState),
    injuries: said('Permanent injuries as rolled, 1…6 (PLN-CAS-03).', list(whole())),
  }),
);

export type ModelView = Shaped<typeof modelView>;

export const unitOptionView = named(
  'UnitOption',
  'An option that a unit has.',
  record({
    key: said('Its key.', id),
    points: said('Points.', whole()),
    staysWithUnit: said('It stays with the unit when models fall.', flag),
    lost: said('It is lost.', flag),
  }),
);

export type UnitOptionView = Shaped<typeof unitOptionView>;

export const giftView = named(
  'Gift',
  'A gift of a God of Chaos (RACE-CH-03).',
  record({
    name: said('What it is called.', text),
    god: said('Who gave it.', words.patron),
  }),
);

export type GiftView = Shaped<typeof giftView>;

export const unitView = named(
  'Unit',
  'A part of an army, with its models.',
  record({
    id: said('Its id, by which all else names it.', ownId),
    typeKey: said('Key of its type.', id),
    slot: said('Its slot in the list of the detachment.', words.slot),
    maxModels: said('Slots for models as built; dead models keep theirs.', whole()),
    ready: said('Models that can fight.', whole()),
    participates: said('Whether enough of it can fight to take part in a battle (PLN-BAT-04).', flag),
    models: said('Its models, in creation order.', list(modelView)),
    options: said('Its options.', list(unitOptionView)),
    xp: said('Unit XP (PLN-EXP-01).', whole()),
    mountedIn: said('Unit that carries it; null on foot.', orNull(id)),
    transportLost: said('It has lost the transport that belongs to it by its type (RACE-PROD-04).', flag),
    mark: said('Its mark of Chaos.', orNull(words.mark)),
    gifts: said('Its gifts of Chaos.', list(giftView)),
  }),
);

export type UnitView = Shaped<typeof unitView>;

export const armyValuesView = named(
  'ArmyValues',
  'Values of an army in points (PLN-GEN-07).',
  record({
    structure: said('SV: all models, dead slots included: the size for building.', whole()),
    points: said('PV: models not dead: maintenance, captives.', whole()),
    ready: said('RV: models ready to fight, without options: whether a detachment is weak.', whole()),
    battle: said('BV: what takes part in a battle.', whole()),
  }),
);

export type ArmyValuesView = Shaped<typeof armyValuesView>;

export const placeView = named(
  'Place',
  'Where a detachment is.',
  record({
    at: said('What kind of place.', words.placeKind),
    hex: said('Hex of the map, the prison or the building site.', orNull(hex)),
    army: said('Army that holds it captive.', orNull(id)),
    toOrbit: said('Under construction: it will arrive in orbit (RACE-SM-01).', flag),
  }),
);

export type PlaceView = Shaped<typeof placeView>;

export const detachmentView = named(
  'Detachment',
  'A detachment. Of a foreign one only owner, race and place are known, unless more was learned.',
  record({
    id: said('Its id, by which all else names it.', ownId),
    name: said('Its name.', text),
    owner: said('Seat that owns it, or `npc`.', id),
    race: said('Its race.', words.race),
    place: said('Where it is.', placeView),
    hidden: said('The viewer sees that it is there, but not what it consists of.', flag),
    class: said('Its class; null when the viewer may not know it.', orNull(words.detachmentClass)),
    typeKey: said('Key of its list; null when the viewer may not know it.', orNull(id)),
    mv: said('Movement allowance, MP; null when the viewer may not know it.', orNull(whole())),
    units: said(
      'Its units, in creation order; null when the viewer may not know it.',
      orNull(list(unitView)),
    ),
    values: said('Its values; null when the viewer may not know it.', orNull(armyValuesView)),
    dxp: said('Detachment experience; null when the viewer may not know it.', orNull(whole())),
    maxPts: said('Most points it may have; null when the viewer may not know it.', orNull(whole())),
    unarmed: said('It has no arms; null when the viewer may not know it.', orNull(flag)),
    canDrop: said('It may start or land from orbit; null when the viewer may not know it.', orNull(flag)),
    arrivalTurn: said('Turn in which it arrives, when under construction.', orNull(whole())),
    targetStronghold: said('Stronghold that a garrison-detachment marches to.', orNull(hex)),
    imprisonedOnce: said(
      'It has been in a prison before; null when the viewer may not know it.',
      orNull(flag),
    ),
    converted: said(
      'It changed sides in a prison (RACE-CH-12); null when the viewer may not know it.',
      orNull(flag),
    ),
    conversionTriedTurn: said(
      'Turn in which its captor last tried to convert it (RACE-CH-11).',
      orNull(whole()),
    ),
  }),
);

export type DetachmentView = Shaped<typeof detachmentView>;

export const garrisonView = named(
  'Garrison',
  'An army that holds a hex and does not leave it.',
  record({
    id: said('Its id, by which all else names it.', ownId),
    owner: said('Seat that owns it.', id),
    race: said('Its race.', words.race),
    hex: said('Hex of its Stronghold.', hex),
    hidden: said('The viewer sees that it is there, but not what it consists of.', flag),
    units: said(
      'Its units, in creation order; null when the viewer may not know it.',
      orNull(list(unitView)),
    ),
    values: said('Its values; null when the viewer may not know it.', orNull(armyValuesView)),
  }),
);

export type GarrisonView = Shaped<typeof garrisonView>;
