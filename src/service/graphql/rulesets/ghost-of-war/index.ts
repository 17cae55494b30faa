import { said } from '../../../../kernel/index.js';
import {
  detailsView,
  forecastView,
  GHOST_OF_WAR,
  showDetails,
  showForecast,
  type BattleForecast,
  type GhostOfWarCommand,
  type GhostOfWarState,
} from '../../../../rulesets/ghost-of-war/index.js';
import type { RulesetFace } from '../face.js';
import { GhostOfWarBattleResultInput, toBattleCommand } from './inputs/battle-result.input.js';
import { GhostOfWarOrdersInput, toCommand } from './inputs/orders.input.js';
import { GhostOfWarPositionInput, toPosition } from './inputs/position.input.js';
import { GHOST_OF_WAR_MESSAGES } from './messages/index.js';

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
  details: { shape: detailsView, of: showDetails },
  forecast: {
    shape: said(
      'Of a report of the ruleset ghost-of-war: what follows when it is confirmed, winner, losses, experience, what is captured.',
      forecastView,
    ),
    of: (_, forecast) => forecast && showForecast(forecast as unknown as BattleForecast),
  },
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
  resolvers: [],
};
