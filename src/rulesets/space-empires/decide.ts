import { chooseBattle } from './battle/choosing.js';
import { commitToBattle } from './battle/committing.js';
import { retreat } from './battle/aftermath.js';
import { pickFirstLoss, pickLosses, pickWinnerLosses } from './battle/picking.js';
import type { Violation } from './catalog.js';
import type { SpaceEmpiresCommand } from './commands.js';
import { resign } from './control/resigning.js';
import { discardCards } from './draw/discarding.js';
import { due } from './due.js';
import { closePhase } from './game-master/closing.js';
import { recordCorrection } from './game-master/correcting.js';
import type { Judge } from './judge.js';
import { playIntelligence, playMoveCard, playRecon } from './move/cards.js';
import { moveStack } from './move/moving.js';
import { passReaction, playDecoy, setAlwaysPass } from './move/reaction.js';
import { finishRecruit } from './recruit/offering.js';
import { purchaseUnits } from './recruit/purchasing.js';
import { playUpgrade } from './recruit/upgrading.js';
import type { SpeTable } from './table.js';
import { endMovePhase, endPhase, endTurn, playOn } from './turns/procedure.js';
import { discardForUpkeep } from './upkeep/upkeep.js';
import { reorderStack } from './units/reordering.js';

/** SPE-REC-06: the Upkeep phase follows. */
const finish: Judge<'FinishRecruit'> = (table) => {
  const barred = finishRecruit(table);
  if (barred.length === 0) endPhase(table);
  return barred;
};

/** SPE-VIC-04: the turn of who resigns is over. */
const giveUp: Judge<'Resign'> = (table) => {
  const barred = resign(table);
  if (barred.length === 0) endTurn(table, table.actor.seat);
  return barred;
};

const JUDGES: { readonly [T in SpaceEmpiresCommand['type']]: Judge<T> } = {
  DiscardCards: discardCards,
  ReorderStack: reorderStack,
  PlayMoveCard: playMoveCard,
  MoveStack: moveStack,
  PlayDecoy: playDecoy,
  PassReaction: passReaction,
  SetAlwaysPass: setAlwaysPass,
  PlayRecon: playRecon,
  PlayIntelligence: playIntelligence,
  EndMovePhase: endMovePhase,
  ChooseBattle: chooseBattle,
  CommitToBattle: commitToBattle,
  PickFirstLoss: pickFirstLoss,
  PickLosses: pickLosses,
  PickWinnerLosses: pickWinnerLosses,
  Retreat: retreat,
  PurchaseUnits: purchaseUnits,
  PlayTerraform: playUpgrade,
  PlayIndustrialization: playUpgrade,
  FinishRecruit: finish,
  DiscardForUpkeep: discardForUpkeep,
  Resign: giveUp,
  RecordCorrection: recordCorrection,
  ClosePhase: (table) =>
    closePhase(
      table,
      due(table.state).map((each) => each.seat),
    ),
};

/** Judges a command; where it is legal, play goes on to the next order that somebody has to give. */
export function decide(command: SpaceEmpiresCommand, table: SpeTable): readonly Violation[] {
  const violations = (JUDGES[command.type] as Judge<typeof command.type>)(table, command as never);
  if (violations.length === 0) playOn(table);
  return violations;
}
