import type { Due } from '../../engine/index.js';
import type { JsonObject } from '../../kernel/index.js';
import { COMMITMENTS } from './battle/committing.js';
import { loserOf, stillToLose } from './battle/losses.js';
import { battlefields } from './battle/where.js';
import type { RuleId } from './catalog.js';
import { overLimit } from './draw/discarding.js';
import { ANSWERS } from './move/reaction.js';
import type { Battle, SpaceEmpiresState } from './state/index.js';
import { excessOf } from './upkeep/upkeep.js';

type Dues = readonly Due<RuleId>[];

const entry = (
  seat: string,
  code: string,
  rule: RuleId,
  subject: string,
  params: JsonObject = {},
): Due<RuleId> => ({ seat, code, mandatory: true, rule, subject, params });

/** What is waited for, from every seat. */
export function due(state: SpaceEmpiresState): Dues {
  const { activePlayer: player, winner, reaction, battle, phase } = state;
  if (winner !== null || player === null) return [];
  if (reaction) {
    const until = reaction.until === null ? {} : { until: reaction.until };
    return ANSWERS.awaited(reaction).map((seat) =>
      entry(seat, 'REACTION', 'SPE-MOVE-07', reaction.player, { player: reaction.player, ...until }),
    );
  }
  if (battle) return battleDue(state, battle);
  return phaseDue(state, player, phase);
}

function phaseDue(state: SpaceEmpiresState, player: string, phase: SpaceEmpiresState['phase']): Dues {
  switch (phase) {
    case 'DRAW': {
      const excess = overLimit({ state }, player);
      return state.turn.drawn
        ? [entry(player, 'DISCARD_TO_HAND_LIMIT', 'SPE-DRAW-03', phase, { excess })]
        : [entry(player, 'DISCARD_CARDS', 'SPE-DRAW-01', phase)];
    }
    case 'MOVE':
      return [entry(player, 'MOVE', 'SPE-MOVE-10', phase, { stackMovesLeft: state.turn.stackMovesLeft })];
    case 'BATTLE':
      return [entry(player, 'CHOOSE_BATTLE', 'SPE-BAT-02', phase, { mapSpaces: battlefields(state) })];
    case 'RECRUIT':
      return [entry(player, 'RECRUIT', 'SPE-REC-06', phase, { offer: state.turn.offerSize })];
    case 'UPKEEP':
      return [entry(player, 'DISCARD_FOR_UPKEEP', 'SPE-UPK-02', phase, { excess: excessOf(state, player) })];
    case 'REVENUE':
    case 'CONTROL':
      return [];
  }
}

/** SPE-BAT-18 */
function battleDue(state: SpaceEmpiresState, battle: Battle): Dues {
  const { id, attacker, defender, mapSpace } = battle;
  const loser = loserOf(battle);
  const winner = loser === attacker ? defender : attacker;
  switch (battle.stage) {
    case 'COMMIT':
      return COMMITMENTS.awaited(battle).map((seat) => entry(seat, 'COMMIT', 'SPE-BAT-06', id, { mapSpace }));
    case 'FIRST_LOSS':
      return [entry(winner, 'PICK_FIRST_LOSS', 'SPE-BAT-09', id, { mapSpace })];
    case 'LOSSES':
      return [entry(loser, 'PICK_LOSSES', 'SPE-BAT-09', id, { mapSpace, ...loseOf(state, battle) })];
    case 'WINNER_LOSSES':
      return [entry(winner, 'PICK_WINNER_LOSSES', 'SPE-BAT-11', id, { mapSpace })];
    case 'RETREAT':
      return [entry(loser, 'RETREAT', 'SPE-BAT-12', id, { mapSpace })];
  }
}

/** SPE-BAT-09: how many units the loser has to lose yet, to those who know who fights. */
const loseOf = (state: SpaceEmpiresState, battle: Battle): JsonObject =>
  battle.participants ? { lose: stillToLose(state, battle) } : {};
