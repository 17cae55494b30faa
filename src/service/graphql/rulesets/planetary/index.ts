import {
  PLANETARY,
  type PlanetaryCommand,
  type PlanetaryState,
} from '../../../../rulesets/planetary/index.js';
import type { RulesetFace } from '../face.js';
import { PlanetaryForecastResolver } from './forecast.resolver.js';
import { PlanetaryFilesResolver } from './files/files.resolver.js';
import { PlanetaryBattleResultInput, toBattleCommand } from './inputs/battle-result.input.js';
import { PlanetaryOrdersInput, toSubmitOrders } from './inputs/orders.input.js';
import { PlanetaryPositionInput, toPosition } from './inputs/position.input.js';
import { PLANETARY_MESSAGES } from './messages/index.js';
import { presentDetails } from './present/details.js';
import { PlanetaryDetails } from './types/details.js';

/** What the planetary campaign adds to the API. */
export const PLANETARY_FACE: RulesetFace<
  PlanetaryState,
  PlanetaryOrdersInput,
  PlanetaryBattleResultInput,
  PlanetaryPositionInput
> = {
  ruleset: PLANETARY,
  prefix: 'Planetary',
  description: 'Planetary campaign: hex map, sealed orders, battles at a real table.',
  orders: { type: PlanetaryOrdersInput, map: toSubmitOrders },
  battleResult: { type: PlanetaryBattleResultInput, map: toBattleCommand },
  position: { type: PlanetaryPositionInput, map: toPosition },
  details: { type: PlanetaryDetails, of: presentDetails },
  common: {
    withdrawOrders: (): PlanetaryCommand => ({ type: 'WithdrawOrders' }),
    lockPhase: (): PlanetaryCommand => ({ type: 'LockPhase' }),
    unlockPhase: (): PlanetaryCommand => ({ type: 'UnlockPhase' }),
    closePhase: (): PlanetaryCommand => ({ type: 'ClosePhase' }),
    confirmBattle: (battle): PlanetaryCommand => ({ type: 'ConfirmBattleReport', battle }),
    disputeBattle: (battle, reason): PlanetaryCommand => ({ type: 'DisputeBattleReport', battle, reason }),
  },
  messages: PLANETARY_MESSAGES,
  resolvers: [PlanetaryFilesResolver, PlanetaryForecastResolver],
};
