import { either, list, oneOf, orElse, orNull, record, text } from '../../../kernel/index.js';
import { FATES, METHODS, OUTCOMES, SCALES, SIDES } from '../data/combat.js';
import type { BattleMethod } from '../state/index.js';
import { by, figure, generalGoods } from '../shapes/goods.js';

const method = oneOf(METHODS, by('GOW-CBT-04'));
const reported = oneOf(
  METHODS.filter((each): each is Exclude<BattleMethod, 'AUTO'> => each !== 'AUTO'),
  by('GOW-CBT-04'),
);

/** GOW-CBT-10 */
export const battleReport = record({
  method: reported,
  date: orNull(text),
  place: orNull(text),
  scale: orNull(oneOf(SCALES, by('GOW-CBT-05'))),
  outcome: orNull(oneOf(OUTCOMES, by('GOW-CBT-08'))),
  points: orNull(record({ attacker: figure(), defender: figure() })),
  losses: orElse(
    list(
      record({
        id: text,
        ceLoss: figure(undefined, undefined, by('GOW-CBT-10', 'LOSS_OUT_OF_RANGE')),
      }),
    ),
    [],
  ),
  lossShare: orElse(record({ attacker: orNull(figure()), defender: orNull(figure()) }), {
    attacker: null,
    defender: null,
  }),
  fieldHolder: orNull(oneOf(SIDES)),
  captured: orElse(
    either(
      oneOf(['AUTO', 'NONE']),
      list(record({ to: text, goods: generalGoods(figure(), by('GOW-BUF-10', 'NO_SUCH_RESOURCE')) })),
    ),
    'AUTO',
  ),
  fates: orElse(list(record({ character: text, fate: oneOf(FATES, by('GOW-CBT-14')) })), []),
  controlChange: orNull(text),
});

export { method as battleMethod };
