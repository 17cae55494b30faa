import { commandsOf, type RulesetInputs } from '../../src/engine/index.js';
import { named, oneOfThese } from '../../src/kernel/index.js';
import { FORMS, position } from './shapes.js';

const say = commandsOf(FORMS);

const orders = named(
  'Orders',
  'What a seat of the toy says.',
  oneOfThese({
    sheet: say('The order sheet.', 'SubmitOrders'),
    objective: say('The secret objective: a cell.', 'ChooseObjective'),
    playCard: say('Plays a card.', 'PlayCard'),
    attack: say('Attacks.', 'Attack'),
    pass: say('Passes.', 'Pass'),
    judge: say('The arbiter judges the ruse that waits.', 'Rule'),
  }),
);

/** What clients say, and how. */
export const INPUTS: RulesetInputs = {
  orders,
  battleResult: named(
    'Result',
    'The defender answers.',
    oneOfThese({ answer: say('What the defender does.', 'AnswerAttack') }),
  ),
  position,
  common: {
    withdrawOrders: null,
    lockPhase: { type: 'LockOrders' },
    unlockPhase: null,
    closePhase: { type: 'ClosePhase' },
    confirmBattle: null,
    disputeBattle: null,
  },
};
