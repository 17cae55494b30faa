import type { MessageTemplates } from '../../face.js';

/** Orbit and drop pods; convoys of skimmers; Resource hexes that are consumed. */
export const ORBIT_MESSAGES: MessageTemplates = {
  NO_WAY_TO_ORBIT: 'This race has no way to orbit.',
  TYPE_STARTS_ON_GROUND:
    'A detachment of type {typeKey} cannot start in orbit; of these types one can: {types}.',
  ORBIT_FROM_CAPITAL_ONLY: 'Only what is built in the Capital starts in orbit, not what is built in {hex}.',
  NO_DROP_POD: 'Not every model fits into drop pods: {type}.',
  NO_SPACEPORT_FOR_IT: 'In {hex} no spaceport of yours works that can lift every unit of {piece}.',
  HOLDS_CAPTIVES: '{piece} holds captives ({captives}) and cannot ascend with them.',
  JUST_ASCENDED: '{detachment} has ascended this turn: it drops from the next turn on.',
  IN_ORBIT: '{army} is in orbit: nothing can be done for it there.',
  CONVOY_DAMAGED: '{piece} is damaged and cannot move this turn.',
  RESOURCES_ARE_CONSUMED: 'Your race consumes its Resource hexes: they have no routes.',
};
