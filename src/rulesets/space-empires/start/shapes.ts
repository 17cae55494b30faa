import {
  asOneOf,
  either,
  flag,
  id,
  list,
  named,
  optional,
  ownId,
  record,
  rows,
  said,
  table,
  tableOf,
  textOf,
  whole,
  type Shaped,
} from '../../../kernel/index.js';
import { FACTIONS } from '../data/words.js';
import * as words from '../words/index.js';

const MOST = 10_000;
const MOST_SPACES = 500;
const MOST_UNITS = 500;

const cards = list(words.card, MOST_UNITS);
const amount = whole(0, MOST);

const player = named(
  'PlayerEntry',
  'A player as the game begins.',
  record({
    seat: said('Their seat.', id),
    faction: said('Their faction; no two play the same (SPE-GEN-02).', words.faction),
    treasuryRp: said('Revenue points that they have.', optional(amount)),
    hand: said('Kinds of cards that they hold, a kind twice for two of it.', optional(cards)),
    capturedLeaders: said(
      'Chits of leaders that they have taken (SPE-BAT-14).',
      optional(list(id, MOST_UNITS)),
    ),
    alwaysPass: said('Whether they pass every reaction window (SPE-MOVE-07).', optional(flag)),
    eliminated: said('Whether they are out of the game.', optional(flag)),
  }),
);

const space = named(
  'MapSpaceEntry',
  'A map space (SPE-MAP-01).',
  record({
    id: said('Its id, by which all else names it.', ownId),
    neighbours: said('Ids of its neighbours; they name it too.', list(id, MOST_SPACES)),
    planetClass: said('Class of its planet; deep space when left out.', optional(words.planetClass)),
    planetName: said('What the planet is called; the id when left out.', optional(textOf(60))),
    controller: said(
      'Seat whose control marker lies there. Left out nobody has one, but on homeworlds where the starting forces are drawn.',
      optional(id),
    ),
    homeworldOf: said('Seat that starts there; a homeworld.', optional(id)),
  }),
);

/** A chit in a stack. */
const placed = named(
  'PlacedUnit',
  'A chit in a stack.',
  record({
    unit: said('The chit, `<unit>#<number>`.', id),
    layer: said(
      'Its layer. When left out ships are in orbit, ground units on the surface of a planet.',
      optional(words.layer),
    ),
  }),
);

/** A chit by its id alone, or with its layer. */
const unit = named(
  'StackUnit',
  'A chit of a stack.',
  asOneOf(
    {
      chit: said('A chit, in the layer that it has by itself.', id),
      placed: said('A chit and its layer.', placed),
    },
    either(placed, id),
  ),
);

const stack = named(
  'StackEntry',
  'Units of a player in a map space.',
  record({
    seat: said('Whose they are.', id),
    mapSpace: said('Where.', id),
    units: said('The chits, top first.', list(unit, MOST_UNITS)),
  }),
);

const line = named(
  'UnitLineEntry',
  'A line of a unit list (SPE-UNI-03).',
  record({
    id: said('Its id; chits are `<id>#<number>`.', ownId),
    name: said('What it is called.', textOf(60)),
    count: said('Chits of it.', whole(1, 50)),
    fast: said('The F after the number.', optional(flag)),
    types: said('Type letters, S for ships (SPE-UNI-01).', list(words.typeLetter, 10)),
    force: said('Force.', whole(0, 100)),
    fortification: said('Whether it cannot move (SPE-UNI-04).', optional(flag)),
  }),
);

const turn = named(
  'TurnEntry',
  'What the active player has done in the turn that is being played.',
  record({
    drawn: said('Draw phase: whether the cards have been drawn.', optional(flag)),
    stackMovesLeft: said('Move phase: stack moves left of the card played last.', optional(whole(0, 3))),
    moved: said('Move phase: chits that have moved.', optional(list(id, MOST_UNITS))),
    lostAt: said('Battle phase: map spaces where they have lost.', optional(list(id, MOST_SPACES))),
    revenueThisTurn: said('Revenue of this turn, in RP.', optional(amount)),
    recruitUsed: said(
      'Recruit phase: units placed, by planet.',
      optional(
        named(
          'RecruitsUsed',
          'Units placed on a planet.',
          rows(
            'planet',
            said('The planet.', id),
            'units',
            table(said('How many units were placed.', whole(0, 50))),
          ),
        ),
      ),
    ),
    offer: said('Recruit phase: chits on offer; drawn when left out.', optional(list(id, MOST_UNITS))),
  }),
);

/** Where a game starts. */
export const position = named(
  'Position',
  'A game to start from, as a club writes it down. Every part that is left out is made by its rule (SPE-SET-04).',
  record({
    players: said('The players.', list(player, 8)),
    turnOrder: said('Seats in their order; rolled when left out (SPE-GEN-04).', optional(list(id, 8))),
    map: said(
      'The map; the default map when left out (SPE-MAP-03, SPE-MAP-04).',
      optional(
        named(
          'MapEntry',
          'A map of the club: every space with its place and its neighbours.',
          record({ spaces: said('Its map spaces.', list(space, MOST_SPACES)) }),
        ),
      ),
    ),
    stacks: said(
      'All units in play; starting forces are drawn when left out (SPE-SET-02).',
      optional(list(stack, MOST_SPACES)),
    ),
    drawPile: said(
      'Kinds of cards on the draw pile, top first; cards that are named nowhere lie under them. All of these are shuffled when left out.',
      optional(cards),
    ),
    discardPile: said('Kinds of cards that are discarded, the last one on top.', optional(cards)),
    round: said('Round; 1 when left out.', optional(whole(1, MOST))),
    activePlayer: said('Seat whose turn it is; the first of the turn order when left out.', optional(id)),
    phase: said('Phase of their turn; DRAW when left out.', optional(words.phase)),
    turn: said('What has been done in the turn.', optional(turn)),
    unitLists: said(
      "A club's own unit lists, by faction, in place of those of the rulebook.",
      optional(
        rows(
          'faction',
          said('The faction.', words.faction),
          'lines',
          named(
            'UnitListEntry',
            'What a faction can recruit: the club gives it in place of the built-in list.',
            tableOf(FACTIONS, said('Its lines.', list(line, MOST_UNITS))),
          ),
        ),
      ),
    ),
  }),
);

export type SpaceEmpiresPosition = Shaped<typeof position>;
