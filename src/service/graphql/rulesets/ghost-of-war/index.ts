import {
  GHOST_OF_WAR,
  type GhostOfWarCommand,
  type GhostOfWarState,
} from '../../../../rulesets/ghost-of-war/index.js';
import type { RulesetFace } from '../face.js';
import { GhostOfWarForecastResolver } from './forecast.resolver.js';
import { GhostOfWarBattleResultInput, toBattleCommand } from './inputs/battle-result.input.js';
import { GhostOfWarOrdersInput, toCommand } from './inputs/orders.input.js';
import { GhostOfWarPositionInput, toPosition } from './inputs/position.input.js';
import { GHOST_OF_WAR_MESSAGES } from './messages/index.js';
import { presentDetails } from './present/details.js';
import { GhostOfWarDetails } from './types/details.js';

/** What the sector campaign adds to the API. */
export const GHOST_OF_WAR_FACE: RulesetFace<
  GhostOfWarState,
  GhostOfWarOrdersInput,
  GhostOfWarBattleResultInput,
  GhostOfWarPositionInput
> = {
  ruleset: GHOST_OF_WAR,
  prefix: 'GhostOfWar',
  description: 'The Ghost of War: a sector with trade lines, supply, and units that gain experience.',
  orders: { type: GhostOfWarOrdersInput, map: toCommand },
  battleResult: { type: GhostOfWarBattleResultInput, map: toBattleCommand },
  position: { type: GhostOfWarPositionInput, map: toPosition },
  details: { type: GhostOfWarDetails, of: presentDetails },
  common: {
    withdrawOrders: null,
    lockPhase: (): GhostOfWarCommand => ({ type: 'LockOrders', faction: null }),
    unlockPhase: (): GhostOfWarCommand => ({ type: 'UnlockOrders', faction: null }),
    closePhase: (): GhostOfWarCommand => ({ type: 'ClosePhase' }),
    confirmBattle: (battle): GhostOfWarCommand => ({ type: 'ConfirmReport', faction: null, battle }),
    disputeBattle: (battle, reason): GhostOfWarCommand => ({
      type: 'DisputeReport',
      faction: null,
      battle,
      reason,
    }),
  },
  messages: GHOST_OF_WAR_MESSAGES,
  resolvers: [GhostOfWarForecastResolver],
};
