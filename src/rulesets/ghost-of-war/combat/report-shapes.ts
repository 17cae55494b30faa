import {
  either,
  id,
  inline,
  list,
  named,
  orElse,
  orNull,
  ownId,
  record,
  said,
  text,
  textOf,
  under,
} from '../../../kernel/index.js';
import * as words from '../words/index.js';
import { by, figure, generalGoods } from '../shapes/goods.js';

const method = under(by('GOW-CBT-04'), words.battleMethod);
const reported = under(by('GOW-CBT-04'), words.tableMethod);

/** GOW-CBT-10 */
export const battleReport = named(
  'BattleReport',
  'What happened at the table (GOW-CBT-10).',
  record({
    method: said('How it was fought.', reported),
    date: said('When.', orNull(textOf(40))),
    place: said('Where.', orNull(text)),
    scale: said(
      'Its scale; by the weight of the forces when left out (GOW-CBT-05).',
      orNull(under(by('GOW-CBT-05'), words.scale)),
    ),
    outcome: said(
      'Outcome for the attacker; left out where points are given.',
      orNull(under(by('GOW-CBT-08'), words.outcome)),
    ),
    points: said(
      'Points of the game, from which the outcome follows.',
      orNull(
        named(
          'Points',
          'Victory points of the two sides (GOW-CBT-19).',
          record({
            attacker: said('Of the attacker.', figure()),
            defender: said('Of the defender.', figure()),
          }),
        ),
      ),
    ),
    losses: said(
      'Losses of units and planets.',
      orElse(
        list(
          named(
            'Loss',
            'CE that somebody lost.',
            record({
              id: said('Unit or planet.', ownId),
              ceLoss: said('pp.', figure(undefined, undefined, by('GOW-CBT-10', 'LOSS_OUT_OF_RANGE'))),
            }),
          ),
        ),
        [],
      ),
    ),
    lossShare: said(
      'Losses of the sides.',
      orElse(
        named(
          'LossShare',
          'Percent of its strength that each side lost (GOW-CBT-20); by the table when left out.',
          record({
            attacker: said('Of the attacker.', orNull(figure())),
            defender: said('Of the defender.', orNull(figure())),
          }),
        ),
        {
          attacker: null,
          defender: null,
        },
      ),
    ),
    fieldHolder: said('Who holds the field; the winner when left out.', orNull(words.side)),
    captured: orElse(
      inline(
        ['capture', 'captured'],
        either(
          said('What becomes of the spoils; AUTO when left out.', words.captureKind),
          said(
            'The spoils, where the players agree on them.',
            list(
              named(
                'Spoils',
                'Goods captured (GOW-CBT-16).',
                record({
                  to: said('Who gets them.', id),
                  goods: said('What.', generalGoods(figure(), by('GOW-BUF-10', 'NO_SUCH_RESOURCE'))),
                }),
              ),
            ),
          ),
        ),
      ),
      'AUTO',
    ),
    fates: said(
      'Fates told by the table; others are rolled for.',
      orElse(
        list(
          named(
            'Fate',
            'Fate of a character (GOW-CBT-14).',
            record({
              character: said('The character.', id),
              fate: said('His fate.', under(by('GOW-CBT-14'), words.fateKind)),
            }),
          ),
        ),
        [],
      ),
    ),
    controlChange: said('Arbiter: faction that controls the planet now.', orNull(id)),
  }),
);

export { method as battleMethod };
