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
  activity: presentOccupation(unit.activity),
  conditions: [...unit.conditions],
  traits: [...unit.traits],
  undetectedBy: [...unit.undetectedBy],
  buffer: presentBuffer(unit.buffer),
  spirits: [...unit.spirits],
});

export const presentFormation = (knows: Knows, formation: Formation): GhostOfWarFormation => ({
  ...formation,
  hidden: !knows(formation.owner),
  units: [...formation.units],
  buffer: presentBuffer(formation.buffer),
  parts: presentParts(formation.parts),
});

export const presentJourney = (journey: Journey): GhostOfWarJourney => ({
  ...journey,
  units: [...journey.units],
  characters: [...journey.characters],
  path: [...journey.path],
  knownTo: [...journey.knownTo],
});

export const presentCharacter = (knows: Knows, character: Character): GhostOfWarCharacter => ({
  ...character,
  hidden: !knows(character.faction),
  place: character.place && presentPlace(character.place),
  traits: [...character.traits],
  advisors: [...character.advisors],
});
