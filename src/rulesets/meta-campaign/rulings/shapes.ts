import {
  flag,
  id,
  list,
  named,
  optional,
  orElse,
  record,
  said,
  textOf,
  textOrNone,
  whole,
  type Shaped,
} from '../../../kernel/index.js';
import * as words from '../words/index.js';

const MOST = 100;

/** A value of the state: at most one of these is given; none of them means that there is nothing. */
const value = named(
  'RulingValue',
  'A value of the state: one of these, or none for nothing.',
  record({
    number: said('A number, with its sign.', optional(whole(-1_000_000, 1_000_000))),
    text: said('A text, as a hex or an id.', optional(textOrNone(500))),
    flag: said('Yes or no.', optional(flag)),
  }),
);

const delta = named(
  'RulingDelta',
  'A change of the state (EDC-GMR-01).',
  record({
    path: said('Where, e.g. `units.u1.fs`.', textOf(200)),
    operation: said('What is done there.', orElse(words.operation, 'SET')),
    before: said('What must be there now.', value),
    after: said('Of SET what is there then; of ADD the number that is added.', orElse(value, {})),
  }),
);

const dice = named(
  'RulingDice',
  'A roll that is made for a ruling (EDC-GMR-01).',
  record({
    purpose: said('What it is for.', textOf(120)),
    count: said('How many dice.', orElse(whole(1, 100), 1)),
    sides: said('Their sides.', whole(2, 1000)),
  }),
);

/** What the game master rules. */
export const RULING_COMMANDS = {
  MakeGmRuling: named(
    'GmRuling',
    'Game master: a ruling, with what it changes (EDC-GMR-01).',
    record({
      subject: said(
        'What it is about: a unit, hex, structure, company, order, or the campaign.',
        textOf(120),
      ),
      trigger: said('What gave rise to it.', orElse(textOrNone(500), '')),
      rule: said('Rule that it goes with.', optional(textOf(20))),
      deltas: said('What it changes.', orElse(list(delta, MOST), [])),
      dice: said('Rolls that are made for it.', orElse(list(dice, 20), [])),
      text: said('Its result in words.', orElse(textOrNone(5000), '')),
      reason: said('Why.', textOf(5000)),
      visibleTo: said('Seats that are told; left out, all are.', optional(list(id, MOST))),
      force: said('Whether it may break what always holds otherwise (EDC-GMR-02).', orElse(flag, false)),
    }),
  ),
  RevokeGmRuling: named(
    'GmRulingRevocation',
    'Game master: a ruling of this round is taken back (EDC-GMR-04).',
    record({ ruling: said('Id of the ruling.', id), reason: said('Why.', textOf(5000)) }),
  ),
} as const;

export type RulingEntry = Shaped<(typeof RULING_COMMANDS)['MakeGmRuling']>;
export type DeltaEntry = RulingEntry['deltas'][number];
export type ValueEntry = DeltaEntry['after'];
