import { GAME_MASTER_COMMANDS } from './game-master/shapes.js';
import { BATTLE_COMMANDS } from './battle/shapes.js';
import { flag, id, judged, list, named, record, said } from '../../kernel/index.js';
import * as words from './words/index.js';

const MOST_CARDS = 49;
const MOST_UNITS = 200;
const MOST_STEPS = 20;
const units = list(id, MOST_UNITS);

/** What seats may say (section 7 of the catalog). */
export const COMMANDS = {
  DiscardCards: named(
    'Discard',
    'Cards that are discarded in the own Draw phase (SPE-DRAW-01, SPE-DRAW-03).',
    record({
      cards: said(
        'Kinds of cards, a kind twice for two of it; none where none are.',
        list(judged(words.card), MOST_CARDS),
      ),
    }),
  ),
  ReorderStack: named(
    'StackOrder',
    'Another order of an own stack (SPE-GEN-07).',
    record({
      mapSpace: said('Where the stack lies.', id),
      order: said('All its chits, top first.', units),
    }),
  ),
  PlayMoveCard: named(
    'MoveCard',
    'A move card: up to 1, 2 or 3 stack moves (SPE-MOVE-01).',
    record({ card: said('Its kind.', judged(words.card)) }),
  ),
  MoveStack: named(
    'StackMove',
    'A group of units that moves (SPE-MOVE-02).',
    record({
      from: said('Map space that they leave.', id),
      units: said('The chits; the first one will lie on top.', units),
      path: said('Map spaces that they enter, the last one is their destination.', list(id, MOST_STEPS)),
    }),
  ),
  PlayDecoy: record({}),
  PassReaction: record({}),
  SetAlwaysPass: named(
    'StandingPass',
    'Whether every reaction window is passed without being asked (SPE-MOVE-07).',
    record({ alwaysPass: said('Whether it is.', flag) }),
  ),
  PlayRecon: named(
    'Recon',
    'A look at a stack of an opponent (SPE-MOVE-08).',
    record({ player: said('Seat whose stack it is.', id), mapSpace: said('Where it lies.', id) }),
  ),
  PlayIntelligence: named(
    'Intelligence',
    'A look at the hand of an opponent (SPE-MOVE-09).',
    record({ player: said('Seat whose hand it is.', id) }),
  ),
  EndMovePhase: record({}),
  ...BATTLE_COMMANDS,
  PurchaseUnits: named(
    'Purchases',
    'Units on offer that are bought and placed (SPE-REC-02 to SPE-REC-04).',
    record({
      purchases: said(
        'In this sequence; the first one will lie on top.',
        list(
          named(
            'Purchase',
            'A unit and where it is placed.',
            record({ unit: said('A chit on offer.', id), planet: said('An own planet.', id) }),
          ),
          MOST_UNITS,
        ),
      ),
    }),
  ),
  PlayTerraform: named(
    'Terraform',
    'A poor planet becomes rich (SPE-REC-07).',
    record({ planet: said('The planet.', id) }),
  ),
  PlayIndustrialization: named(
    'Industrialization',
    'A rich planet becomes a homeworld (SPE-REC-08).',
    record({ planet: said('The planet.', id) }),
  ),
  FinishRecruit: record({}),
  DiscardForUpkeep: named(
    'UpkeepDiscard',
    'Units that are not maintained (SPE-UPK-02).',
    record({ units: said('Exactly as many as are too many.', units) }),
  ),
  Resign: record({}),
  ...GAME_MASTER_COMMANDS,
} as const;
