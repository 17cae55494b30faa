import { id, judged, list, named, record, said, type Tagged } from '../../../kernel/index.js';
import * as words from '../words/index.js';

const MOST_CARDS = 49;
const MOST_UNITS = 200;
const units = list(id, MOST_UNITS);

/** What is said in battles. */
export const BATTLE_COMMANDS = {
  ChooseBattle: named(
    'BattleChoice',
    'The battle that the active player fights next (SPE-BAT-02).',
    record({ mapSpace: said('The map space where it is.', id) }),
  ),
  CommitToBattle: named(
    'Commitment',
    'What a side plays, sealed until both have committed (SPE-BAT-06).',
    record({
      cards: said(
        'All cards played, by kind; a kind twice for two of it.',
        list(judged(words.card), MOST_CARDS),
      ),
      targets: said(
        'The unit for each card that helps one only (Space Combat, Fighter Escort).',
        list(
          named(
            'CardTarget',
            'The unit that a card helps.',
            record({ card: said('The card.', judged(words.card)), unit: said('The own unit.', id) }),
          ),
          MOST_CARDS,
        ),
      ),
      bombardingUnits: said('Attacker on the ground: ships in orbit that bombard (SPE-BAT-07).', units),
    }),
  ),
  PickFirstLoss: named(
    'FirstLoss',
    'The first unit that the loser loses, picked by the winner (SPE-BAT-09).',
    record({ unit: said('A unit of the loser.', id) }),
  ),
  PickLosses: named(
    'LoserLosses',
    'All others that the loser loses, by their own choice (SPE-BAT-09).',
    record({ units: said('Exactly as many as are to be lost yet.', units) }),
  ),
  PickWinnerLosses: named(
    'WinnerLosses',
    'What the winner pays (SPE-BAT-11).',
    record({ units: said('Own units worth at least half of what the loser lost.', units) }),
  ),
  Retreat: named(
    'Retreat',
    'Where the loser goes (SPE-BAT-12).',
    record({ mapSpace: said('A neighbouring map space without a unit of another player.', id) }),
  ),
} as const;

export type BattleCommand = Tagged<'type', typeof BATTLE_COMMANDS>;
