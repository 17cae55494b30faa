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

/** What is 0 in the state as a viewer is shown it is null where he may not know it. */
const ifKnown = <T extends object>(known: boolean, figures: T): { [K in keyof T]: T[K] | null } =>
  Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, known ? figure : null])) as {
    [K in keyof T]: T[K] | null;
  };

export const presentUnit = (
  knows: Knows,
  { xp, recoveredCarry, createdRound, priority, ...unit }: Unit,
): GhostOfWarUnit => ({
  ...unit,
  ...ifKnown(knows(unit.owner), { xp, recoveredCarry, createdRound, priority }),
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

export const presentCharacter = (knows: Knows, { xp, ...character }: Character): GhostOfWarCharacter => ({
  ...character,
  ...ifKnown(knows(character.faction), { xp }),
  hidden: !knows(character.faction),
  place: character.place && presentPlace(character.place),
  traits: [...character.traits],
  advisors: [...character.advisors],
});
