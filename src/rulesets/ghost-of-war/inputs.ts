import { commandsOf, type RulesetInputs } from '../../engine/index.js';
import { named, oneOfThese, said } from '../../kernel/index.js';
import { COMMANDS } from './shapes.js';
import { position } from './start/shapes.js';

const say = commandsOf(COMMANDS);

const arbiter = named(
  'Arbiter',
  'What only the arbiter may order.',
  oneOfThese({
    setHouseRule: say('Sets a house rule.', 'SetHouseRule'),
    makeChanges: say('Changes the sector.', 'MakeGmChanges'),
    endCampaign: say('Ends the campaign, for this reason (GOW-GEN-10).', 'EndCampaign'),
  }),
);

const orders = named(
  'Orders',
  'What a seat orders: the sheet of a faction, or a word outside the sheets.',
  oneOfThese({
    sheet: say(
      'S1: the whole sheet of a faction; it replaces the one before it and is sealed until S1 closes (GOW-RND-02).',
      'SubmitOrders',
    ),
    lock: say(
      'S1: no more orders of this faction. `lockPhase` locks all factions of the seat.',
      'LockOrders',
    ),
    unlock: say(
      'S1: the lock of this faction is taken back, until the last has locked. `unlockPhase` does it for all factions of the seat.',
      'UnlockOrders',
    ),
    offerExchange: say('Offers goods.', 'OfferExchange'),
    acceptExchange: say('Accepts an offer.', 'AcceptExchange'),
    withdrawExchange: say('Takes an offer back.', 'WithdrawExchange'),
    reroll: say('Throws a die again.', 'RerollFateDie'),
    passReroll: say('Lets the dice lie: the character whose right is not used (GOW-DIC-03).', 'PassReroll'),
    arbiter: said('Arbiter.', arbiter),
  }),
);

const battleResult = named(
  'BattleResult',
  'The result of a battle, or a step towards it.',
  oneOfThese({
    chooseMethod: say('Choose how it is fought.', 'ChooseMethod'),
    report: say('Enter the report.', 'SubmitReport'),
    confirm: say('Confirm the report.', 'ConfirmReport'),
    dispute: say('Dispute the report.', 'DisputeReport'),
    resolveDispute: say('Decide the dispute. The arbiter does so.', 'ResolveDispute'),
    forceAuto: say('Have it rolled. The arbiter does so, and nothing is fought at a table.', 'ForceAuto'),
  }),
);

/** What the API says, and how. */
export const INPUTS: RulesetInputs = {
  orders,
  battleResult,
  position,
  common: {
    withdrawOrders: null,
    lockPhase: { type: 'LockOrders', faction: null },
    unlockPhase: { type: 'UnlockOrders', faction: null },
    closePhase: { type: 'ClosePhase' },
    confirmBattle: { type: 'ConfirmReport', faction: null },
    disputeBattle: { type: 'DisputeReport', faction: null },
  },
};
