import type { MessageTemplates } from '../../face.js';

/** Air missions, movement orders and discoveries. */
export const MOVEMENT_MESSAGES: MessageTemplates = {
  NO_AIRBASE: '{squadron} has no working Airbase in {hex}.',
  NEEDS_TARGET_HEX: '{squadron} needs a hex to bomb.',
  TARGET_OUTSIDE_AIRSPACE: '{hex} is not in the Airspace {airspace}.',
  TARGET_NOT_ENEMY: '{hex} belongs to you, an ally or a partner: it cannot be bombed.',

  NO_OWN_PIECE: '{piece} is no piece of yours that takes orders now.',
  ORDER_NOT_OPEN: '{piece} cannot have the order {order} now. It may have: {orders}.',
  NEEDS_PATH: '{piece} needs a path: the hexes it enters, the first one next to it.',
  PATH_NOT_CHAINED: 'The path of {piece} breaks: {hex} is not adjacent to {from}.',
  PATH_TOO_LONG: 'The path of {piece} costs {cost} MP; it has {mv}.',
  'PLN-MOR-02/NO_SUCH_HEX': '{hex}, on the path of {piece}, is not on the map.',
  'PLN-MOR-02/TERRAIN': 'Not every model of {piece} can enter {hex} that way.',
  'PLN-MOR-02/PARTNER_CONTROLLED':
    '{hex} is controlled by a partner: your non-aggression pact forbids {piece} to enter it.',
  'PLN-BAT-03/BATTLE_THERE': 'In {hex} a battle is still under way: nobody else may go there.',
  ARMY_SEEN: 'An army that is not friendly stands in {hex}: {piece} cannot enter it.',
  NOT_OWN_HEX: 'Reserve movement goes through own hexes only, and {hex} is none.',
  ENEMY_NEAR: '{hex} is less than three hexes away from an enemy army: no place for reserve movement.',
  NEEDS_TARGET_DETACHMENT: '{piece} follows a detachment: name one.',
  NEVER_SEEN: 'You have never seen {target}, so {piece} cannot follow it.',
  ENEMY_ADJACENT: 'An enemy army is next to {piece}: it cannot recover there.',
  CANNOT_FLY_HIGH:
    'Only detachments that consist of skimmers and what they carry fly high; {piece} does not.',
  WEAK_ON_THE_MARCH:
    '{piece} has only {ready} points ready to fight: it recovers, guards in a Stronghold of yours, or goes towards one or your Capital (rule for weak detachments).',
  MUST_MARCH: '{piece} must march to {target} as fast as it can.',
  NO_SPY: '{piece} is no spy: it infiltrates nothing.',
  NOTHING_INFILTRATED: '{piece} has infiltrated nothing, so there is nothing to shift from.',
  NO_SUCH_TARGET_HERE: 'There is no such target for {piece} in {hex}.',
  BIONICS_NEED_RECOVER: 'Bionics are ordered together with the order to recover.',
  NO_BIONICS_HERE:
    'Bionics need an Urban hex of yours with a working Medic Center and Repair Facility; {piece} is in none.',
  NO_SUCH_INJURY: '{model} has no injury {injury}.',
  'PLN-CAS-04/STOCK_TOO_SMALL': 'The stock of {hex} is {stock} BP; the bionics cost {price}.',

  NO_SUCH_OFFER: 'Nothing like that is offered to you ({offer}).',
  TOO_MANY_POINTS: 'These units are worth {points} points; {most} were offered.',
};
