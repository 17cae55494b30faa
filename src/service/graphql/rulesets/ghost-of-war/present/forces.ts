import type {
  Character,
  Formation,
  Journey,
  Unit,
  UnitTypeRow,
} from '../../../../../rulesets/ghost-of-war/index.js';
import type {
  GhostOfWarCharacter,
  GhostOfWarFormation,
  GhostOfWarJourney,
  GhostOfWarUnit,
  GhostOfWarUnitType,
} from '../types/forces.js';
import {
  ifKnown,
  presentBuffer,
  presentGoods,
  presentOccupation,
  presentParts,
  presentPlace,
  type Knows,
} from './goods.js';

export const presentUnitType = (key: string, type: UnitTypeRow): GhostOfWarUnitType => ({
  ...type,
  key,
  list: presentGoods(type.list),
  salvage: presentGoods(type.salvage),
});

export const presentUnit = (knows: Knows, unit: Unit): GhostOfWarUnit => ({
  ...unit,
  hidden: !knows(unit.owner),
  place: presentPlace(unit.place),
  conditions: [...unit.conditions],
  traits: [...unit.traits],
  ...ifKnown(knows(unit.owner), {
    xp: unit.xp,
    recoveredCarry: unit.recoveredCarry,
    activity: presentOccupation(unit.activity),
    createdRound: unit.createdRound,
    geneSeedMatured: unit.geneSeedMatured,
    heroPromoted: unit.heroPromoted,
    undetectedBy: [...unit.undetectedBy],
    buffer: presentBuffer(unit.buffer),
    supply: unit.supply,
    priority: unit.priority,
    spirits: [...unit.spirits],
    recoveryRun: unit.recoveryRun,
    thisRound: unit.thisRound,
  }),
});

export const presentFormation = (knows: Knows, formation: Formation): GhostOfWarFormation => ({
  ...formation,
  hidden: !knows(formation.owner),
  units: [...formation.units],
  ...ifKnown(knows(formation.owner), {
    buffer: presentBuffer(formation.buffer),
    supply: formation.supply,
    parts: presentParts(formation.parts),
    priority: formation.priority,
  }),
});

/** Of a journey of others a warning shows ships, ways and times, foresight where it ends and when (GOW-DET-04, GOW-CHR-13). */
export function presentJourney(knows: Knows, journey: Journey): GhostOfWarJourney {
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

export const presentCharacter = (knows: Knows, character: Character): GhostOfWarCharacter => ({
  ...character,
  hidden: !knows(character.faction),
  place: character.place && presentPlace(character.place),
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
