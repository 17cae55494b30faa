import type { MessageTemplates } from '../../face.js';

/** Phases, sheets and orders. */
export const ORDER_MESSAGES: MessageTemplates = {
  NOT_A_PLAYER: '{seat} is not a player: only players give orders.',
  PLAYER_OUT: '{seat} has been defeated and gives no more orders.',
  WRONG_PHASE: 'This belongs to the phase {needed}; the campaign is in the phase {phase}.',
  PHASE_LOCKED: '{seat} has locked the phase. Until the last player locks it, the lock can be taken back.',
  NOT_LOCKED: '{seat} has not locked the phase.',
  'PLN-REP-04/ARBITER_ONLY': 'Only the arbiter decides a disputed report.',
  REPORT_UNDECIDED:
    'The phase cannot close: the report of battle {battle} is {status} and must be confirmed or decided first.',

  UNKNOWN_ORDER: 'There is no order {order}.',
  SECOND_ORDER: '{piece} has two orders on this sheet; it may have one.',
  NO_OWN_DETACHMENT: '{detachment} is no detachment of yours that takes orders now.',
  IN_BATTLE: '{detachment} is in a battle that was put off: it can only guard.',
  GUARD_ONLY: '{detachment} can only guard ({reason}).',
  NEEDS_TARGET: '{detachment} needs a target: an adjacent hex, or an enemy detachment that you see.',
  UNSEEN_DETACHMENT:
    'You do not see {target} now, so {detachment} cannot be sent against it. Name a hex instead.',
  NO_SUCH_HEX: 'There is no such hex on the map ({hex}).',
  'PLN-BOR-02/NO_SUCH_HEX': 'The target of {detachment} is not on the map.',
  'PLN-BLD-07/NO_SUCH_HEX': 'The Espionage Center of the spy is not on the map.',
  NOT_ADJACENT: '{hex} is not adjacent to {detachment}.',
  NOT_AN_ENEMY:
    '{detachment} finds no enemy to attack in {hex}: who stands there is your own, an ally or a partner.',
  SEA: '{detachment} cannot attack {hex}: it is sea.',
  TERRAIN: 'Not every model of {detachment} can enter the terrain of {hex}.',
  PARTNER_CONTROLLED: '{hex} is controlled by a partner: your non-aggression pact forbids to enter it.',
  BATTLE_THERE: 'In {hex} a battle is still under way: nobody else may attack there.',
  NO_PRIMARY:
    'Several of your detachments attack this target. Exactly one must be the one that moves in: set `primary` to false on the others only.',
  SECOND_PRIMARY:
    '{primary} already attacks this target. Set `primary` to false for {detachment}, which then supports the attack.',
  SECOND_RAID:
    'Another detachment of yours already raids the target of {detachment}: one raid on a target a turn.',
  NOT_FROM_ORBIT: 'In orbit {detachment} can only attack or guard.',
  CANNOT_DROP: 'This detachment cannot start or land from orbit.',
  SECOND_DROP: 'Another detachment of yours already lands in {hex}.',
  NEEDS_HEX: '{detachment} withdraws to a hex: name one next to it.',
  NO_ENEMY_NEAR:
    '{detachment} sees no enemy detachment within two hexes, so there is nothing to withdraw from.',
  HEX_NOT_LEGAL: '{detachment} cannot withdraw to {hex}. It can go to: {legal}.',
  NEEDS_DETACHMENT: '{detachment} supports a detachment: name one.',
  NO_FRIEND: 'The army named is neither yours nor an ally’s, or you do not see it.',
  'PLN-BOR-07/NO_FRIEND': '{target} is neither yours nor an ally’s, so {detachment} cannot support it.',
  'PLN-BOR-10/NO_FRIEND': '{army} is neither yours nor an ally’s, so it cannot be supported from the air.',
  TOO_FAR: '{target} is more than {most} hexes away from {detachment}.',
  WEAK_DETACHMENT:
    '{detachment} has only {ready} points ready to fight. Below {least} a detachment can only withdraw or guard (rule for weak detachments).',
  NO_DIRECTIONS: 'Directions of withdrawal are different numbers from 0 to 5.',
  NO_OWN_SQUADRON: '{squadron} is no squadron of yours.',
  NOT_AVAILABLE: '{squadron} does not fly tactical bombardment this turn, or was intercepted.',
  OUTSIDE_AIRSPACE: '{army} is not in the Airspace {airspace} of the squadron.',
  NO_OWN_SPY: '{spy} is no spy of yours.',
  NOT_INFILTRATING: '{spy} has infiltrated nothing, so it cannot gain information.',
};
