import type { MessageTemplates } from '../../face.js';

/** What is wrong with a position (SPE-GEN-02, SPE-MAP-04, SPE-SET-01). */
export const OPENING_MESSAGES: MessageTemplates = {
  'SPE-GEN-02/FACTION_TAKEN': '{faction} is played by somebody else already.',
  'SPE-GEN-02/SEAT_WITHOUT_FACTION': '{seat} has no faction.',
  'SPE-GEN-02/TWICE': '{seat} stands here twice.',
  'SPE-GEN-02/WRONG_NUMBER_OF_PLAYERS': 'The game is for 2 to 4 players, not for {players}.',
  'SPE-GEN-04/NOT_A_PERMUTATION': 'The turn order names every player once: {seats}.',
  'SPE-GEN-04/NOT_IN_THE_GAME': '{activePlayer} is not in the game.',
  'SPE-GEN-07/NO_UNITS': 'A stack has at least one unit.',
  'SPE-GEN-07/TWICE': '{seat} has two stacks on {mapSpace}; there can be one.',
  'SPE-MAP-01/NOT_A_PLANET': 'A control marker lies on planets only.',
  'SPE-MAP-01/TWICE': 'Two map spaces are called {id}.',
  'SPE-MAP-04/ASYMMETRIC': '{from} names {to} as its neighbour, but not the other way round.',
  'SPE-MAP-04/NOT_A_HOMEWORLD': 'Where a player starts is a homeworld, not {~planetClass}.',
  'SPE-MAP-04/NOT_CONNECTED': 'The map falls into parts: every map space must be reached from every other.',
  NO_SUCH_SPACE: 'There is no map space {mapSpace}.',
  'SPE-MAP-04/TOO_FEW_HOMEWORLDS': 'There are {homeworlds} homeworlds for {players} players.',
  'SPE-MOVE-06/WOULD_HAVE_LANDED':
    'No ship of an opponent is at {mapSpace}: {unit} has landed, and stands on the surface.',
  'SPE-MOVE-06/NO_SURFACE': '{mapSpace} is deep space: {unit} cannot stand on a surface there.',
  'SPE-MOVE-06/SHIP_ON_SURFACE': '{unit} is a ship: it is always in orbit.',
  'SPE-DECK-01/TOO_MANY': 'There are more cards of the kind {card} than the deck has: at most {there}.',
  'SPE-DECK-01/CARDS_WRONG': 'Of {card} there would be {found} cards; the deck has {there}.',
  'SPE-DRAW-03/HAND_TOO_LARGE': 'The hand holds {hand} cards; outside the Draw phase at most {limit}.',
  'SPE-SET-01/IN_TWO_PLACES': '{unit} cannot be in two places.',
  'SPE-SET-01/NO_SUCH_CHIT': 'There is no chit {unit}.',
  'SPE-BAT-14/NOT_A_LEADER': '{unit} is no leader: only leaders are captured.',
  'SPE-VIC-02/OUT_OF_THE_GAME': '{seat} is out of the game: they hold no cards and have no marker.',
  'SPE-REC-01/ON_OFFER': '{unit} is on offer: it is bought or returned.',
  'SPE-UNI-03/TWICE': 'Two lines of a unit list have the id {id}.',
};
