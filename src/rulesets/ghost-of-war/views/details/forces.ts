import type { UnitTypeRow } from '../../data/units.js';
import type { CharacterView, FormationView, JourneyView, UnitTypeView, UnitView } from './force-records.js';
import { type Knows, ifKnown, showBuffer, showGoods, showOccupation, showParts, showPlace } from './goods.js';
import type { Formation, Journey, Unit } from '../../state/forces.js';
import type { Character } from '../../state/people.js';

export const showUnitType = (key: string, type: UnitTypeRow): UnitTypeView => ({
  ...type,
  key,
  list: showGoods(type.list),
  salvage: showGoods(type.salvage),
});

export const showUnit = (knows: Knows, unit: Unit): UnitView => ({
  ...unit,
  hidden: !knows(unit.owner),
  place: showPlace(unit.place),
  conditions: [...unit.conditions],
  traits: [...unit.traits],
  ...ifKnown(knows(unit.owner), {
    xp: unit.xp,
    recoveredCarry: unit.recoveredCarry,
    activity: showOccupation(unit.activity),
    createdRound: unit.createdRound,
    geneSeedMatured: unit.geneSeedMatured,
    heroPromoted: unit.heroPromoted,
    undetectedBy: [...unit.undetectedBy],
    buffer: showBuffer(unit.buffer),
    supply: unit.supply,
    priority: unit.priority,
    spirits: [...unit.spirits],
    recoveryRun: unit.recoveryRun,
    thisRound: unit.thisRound,
  }),
});

export const showFormation = (knows: Knows, formation: Formation): FormationView => ({
  ...formation,
  hidden: !knows(formation.owner),
  units: [...formation.units],
  ...ifKnown(knows(formation.owner), {
    buffer: showBuffer(formation.buffer),
    supply: formation.supply,
    parts: showParts(formation.parts),
    priority: formation.priority,
  }),
});

/** Of a journey of others a warning shows ships, ways and times, foresight where it ends and when (GOW-DET-04, GOW-CHR-13). */
export function showJourney(knows: Knows, journey: Journey): JourneyView {
  const whole = knows(journey.owner);
  return {
    ...journey,
    hidden: !whole,
    knownTo: [...journey.knownTo],
    ...ifKnown(whole || journey.from !== '', {
      units: [...journey.units],
      from: journey.from,
      departRound: journey.departRound,
    }),
    ...ifKnown(whole, {
      characters: [...journey.characters],
      path: [...journey.path],
      landOn: journey.landOn,
    }),
  };
}

export const showCharacter = (knows: Knows, character: Character): CharacterView => ({
  ...character,
  hidden: !knows(character.faction),
  place: character.place && showPlace(character.place),
  ...ifKnown(knows(character.faction), {
    xp: character.xp,
    traits: [...character.traits],
    advisors: [...character.advisors],
    deeds: character.deeds,
    stunnedUntil: character.stunnedUntil,
    rerollsLeft: character.rerollsLeft,
    standing: character.standing,
    battleXp: character.battleXp,
  }),
});
