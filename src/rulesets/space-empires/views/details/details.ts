import {
  flag,
  id,
  list,
  named,
  orNull,
  ownId,
  record,
  said,
  text,
  whole,
  type Shaped,
} from '../../../../kernel/index.js';
import type { SpaceEmpiresState } from '../../state/index.js';
import * as words from '../../words/index.js';
import { battleView, reactionView, showBattle, showReaction } from './battle.js';
import { showSpaces, showStacks, showUnits, spaceView, stackView, unitView } from './map.js';

const playerView = named(
  'Player',
  'A player (section 3).',
  record({
    seat: said('Their seat.', id),
    faction: said('Their faction.', words.faction),
    treasuryRp: said('Revenue points that they have (SPE-REV-02).', whole()),
    hand: said('Cards that they hold; null where the viewer may not know them.', orNull(list(words.card))),
    handSize: said('How many cards they hold.', whole()),
    capturedLeaders: said('Chits of leaders that they have taken (SPE-BAT-14).', list(id)),
    pileSize: said('Chits in the pile of their faction, those on offer included.', whole()),
    eliminated: said('Whether they are out of the game (SPE-VIC-02).', flag),
    alwaysPass: said(
      'Whether they pass every reaction window; null where the viewer may not know it.',
      orNull(flag),
    ),
  }),
);

const lineView = named(
  'UnitLine',
  'A line of a unit list (SPE-UNI-03).',
  record({
    id: said('Its id; chits are `<id>#<number>`.', ownId),
    name: said('What it is called.', text),
    count: said('Chits of it.', whole()),
    fast: said('The F after the number.', flag),
    types: said('Type letters, without G and F, which follow.', list(words.typeLetter)),
    force: said('Force.', whole()),
  }),
);

const usedView = named(
  'RecruitsPlaced',
  'Units placed on a planet in this turn (SPE-REC-02).',
  record({ planet: said('The planet.', id), units: said('How many.', whole()) }),
);

const turnView = named(
  'Turn',
  'What the active player has done in their turn.',
  record({
    number: said('Turns of players since the start, from 1.', whole()),
    drawn: said('Whether the cards of the Draw phase are drawn.', flag),
    stackMovesLeft: said('Stack moves left of the card played last (SPE-MOVE-01).', whole()),
    moved: said('Chits that have moved, as far as the viewer knows them (SPE-MOVE-04).', list(id)),
    revenueThisTurn: said('Revenue of this turn, in RP (SPE-REV-01).', whole()),
    recruitUsed: said('Units placed.', list(usedView)),
    offer: said('Chits on offer; null where the viewer may not know them.', orNull(list(id))),
    offerSize: said('How many chits are on offer.', whole()),
  }),
);

export const detailsView = named(
  'Details',
  'The game as its viewer may know it (SPE-GEN-06).',
  record({
    round: said('Round: one turn of every player.', whole()),
    activePlayer: said('Seat whose turn it is; null before the first turn.', orNull(id)),
    phase: said('Phase of their turn.', words.phase),
    turnOrder: said('Seats in their order (SPE-GEN-04).', list(id)),
    winner: said('Seat that has won; null while the game goes on.', orNull(id)),
    players: said('The players.', list(playerView)),
    spaces: said('The map.', list(spaceView)),
    unitLines: said('Unit lists of the factions in play.', list(lineView)),
    units: said('Chits that the viewer knows.', list(unitView)),
    stacks: said('Stacks.', list(stackView)),
    drawPile: said('How many cards the draw pile holds.', whole()),
    discardPile: said('Cards discarded, the last one on top.', list(words.card)),
    turn: said('The turn that is being played.', turnView),
    reaction: said('The stack move that may still be cancelled (SPE-MOVE-07).', orNull(reactionView)),
    battle: said('The battle that is being fought (SPE-BAT-18).', orNull(battleView)),
  }),
);
export type DetailsView = Shaped<typeof detailsView>;

/** The game as its viewer may know it, typed: it comes redacted. */
export const showDetails = (state: SpaceEmpiresState): DetailsView => ({
  round: state.round,
  activePlayer: state.activePlayer,
  phase: state.phase,
  turnOrder: [...state.turnOrder],
  winner: state.winner,
  players: showPlayers(state),
  spaces: showSpaces(state),
  unitLines: Object.values(state.entries).map((each) => ({ ...each, types: [...each.types] })),
  units: showUnits(state),
  stacks: showStacks(state),
  drawPile: state.deck.drawSize,
  discardPile: [...state.deck.discardPile],
  turn: {
    ...state.turn,
    recruitUsed: Object.entries(state.turn.recruitUsed).map(([planet, units]) => ({ planet, units })),
  },
  reaction: state.reaction && showReaction(state.reaction),
  battle: state.battle && showBattle(state.battle),
});

/** SPE-GEN-06: how many chits lie in a pile all may count. */
function showPlayers(state: SpaceEmpiresState): DetailsView['players'] {
  const inPile = (seat: string): number =>
    Object.values(state.units).filter((each) => each.owner === seat && each.status === 'PILE').length;
  return Object.values(state.players).map(({ id: seat, name: _, ...player }) => ({
    seat,
    ...player,
    pileSize: state.pileSizes?.[seat] ?? inPile(seat),
  }));
}
