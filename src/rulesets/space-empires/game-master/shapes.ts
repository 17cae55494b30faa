import {
  byMembers,
  closed,
  either,
  flag,
  id,
  list,
  named,
  orNull,
  record,
  said,
  textOf,
  whole,
  type Shaped,
} from '../../../kernel/index.js';
import * as words from '../words/index.js';

const cards = said('Kinds of cards, a kind twice for two of it.', list(words.card, 49));

const unit = said('The chit.', id);

const change = named(
  'Change',
  'One change. What is changed all may know, or those who may know of the thing (SPE-GEN-06).',
  byMembers(
    either(
      closed({
        treasury: said(
          'What a player has.',
          named(
            'TreasuryChange',
            'What a player has from now on.',
            record({
              player: said('Seat.', id),
              treasuryRp: said('Revenue points.', whole(0, 10_000, { rule: 'SPE-REV-02', code: 'NEGATIVE' })),
            }),
          ),
        ),
      }),
      closed({
        hand: said(
          'The cards of a hand.',
          named(
            'HandChange',
            'The cards that a player holds from now on.',
            record({ player: said('Seat.', id), cards }),
          ),
        ),
      }),
      closed({
        drawPile: said(
          'The draw pile, top first.',
          named('PileChange', 'The cards of a pile.', record({ cards })),
        ),
      }),
      closed({
        discardPile: said(
          'The discard pile, the last one on top.',
          named('PileChange', 'The cards of a pile.', record({ cards })),
        ),
      }),
      closed({
        unit: said(
          'Where a chit is.',
          named(
            'UnitChange',
            'Where a chit is from now on: on the map, in its pile, or with who took it.',
            byMembers(
              either(
                closed({
                  unit,
                  mapSpace: said('Where it stands, on top.', id),
                  layer: said('In which layer.', words.layer),
                }),
                closed({ unit, pile: said('In its pile.', flag) }),
                closed({ unit, capturedBy: said('With who took it (SPE-BAT-14).', id) }),
              ),
            ),
          ),
        ),
      }),
      closed({
        planet: said(
          'The class of a planet.',
          named(
            'PlanetChange',
            'What a map space holds from now on.',
            record({
              mapSpace: said('The map space.', id),
              planetClass: said('Its class.', words.planetClass),
            }),
          ),
        ),
      }),
      closed({
        controller: said(
          'A control marker.',
          named(
            'ControllerChange',
            'Whose marker lies on a planet from now on.',
            record({
              mapSpace: said('The planet.', id),
              player: said("Whose; nobody's when left out.", orNull(id)),
            }),
          ),
        ),
      }),
    ),
    true,
  ),
);

export const GAME_MASTER_COMMANDS = {
  RecordCorrection: named(
    'Correction',
    'What the arbiter sets right. All of it is checked together.',
    record({
      text: said('Why; all read it.', textOf(500)),
      effect: said('The changes, in this order.', list(change, 200)),
    }),
  ),
  ClosePhase: record({}),
} as const;

export type Change = Shaped<typeof change>;
