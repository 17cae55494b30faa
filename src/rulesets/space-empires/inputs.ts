import { commandsOf, type RulesetInputs } from '../../engine/index.js';
import { named, oneOfThese, said } from '../../kernel/index.js';
import { COMMANDS } from './command-shapes.js';
import { position } from './start/shapes.js';

const say = commandsOf(COMMANDS);

const battle = named(
  'BattleOrder',
  'What is said in a battle (SPE-BAT-18).',
  oneOfThese({
    choose: say('Active player: the map space of the next battle.', 'ChooseBattle'),
    commit: say('Cards and bombarding ships, sealed until both have committed.', 'CommitToBattle'),
    pickFirstLoss: say('Winner: the first loss of the loser.', 'PickFirstLoss'),
    pickLosses: say('Loser: the others.', 'PickLosses'),
    pickWinnerLosses: say('Winner: what they pay.', 'PickWinnerLosses'),
    retreat: say('Loser: where they go.', 'Retreat'),
  }),
);

const orders = named(
  'Orders',
  'What a player orders (section 7).',
  oneOfThese({
    discard: say('Draw phase: discards.', 'DiscardCards'),
    reorderStack: say('Own turn: another order of a stack.', 'ReorderStack'),
    playMoveCard: say('Move phase: plays a move card.', 'PlayMoveCard'),
    moveStack: say('Move phase: moves a group of units.', 'MoveStack'),
    playRecon: say('Move phase: plays Recon.', 'PlayRecon'),
    playIntelligence: say('Move phase: plays Intelligence.', 'PlayIntelligence'),
    endMovePhase: say('Ends the Move phase.', 'EndMovePhase'),
    playDecoy: say("Reaction window: plays Decoy Force on an opponent's stack move.", 'PlayDecoy'),
    passReaction: say('Reaction window: passes.', 'PassReaction'),
    alwaysPass: say('At any time: the standing pass.', 'SetAlwaysPass'),
    battle: said('Battle phase.', battle),
    purchase: say('Recruit phase: buys units on offer.', 'PurchaseUnits'),
    playTerraform: say('Recruit phase: plays Terraform.', 'PlayTerraform'),
    playIndustrialization: say('Recruit phase: plays Industrialization.', 'PlayIndustrialization'),
    finishRecruit: say('Ends recruiting.', 'FinishRecruit'),
    discardForUpkeep: say('Upkeep phase: units that are not maintained.', 'DiscardForUpkeep'),
    resign: say('Own turn: resigns.', 'Resign'),
    correct: say('Arbiter: sets right what went wrong.', 'RecordCorrection'),
  }),
);

/** What the API says, and how. */
export const INPUTS: RulesetInputs = {
  orders,
  battleResult: null,
  position,
  common: {
    withdrawOrders: null,
    lockPhase: null,
    unlockPhase: null,
    closePhase: { type: 'ClosePhase' },
    confirmBattle: null,
    disputeBattle: null,
  },
};
