import { said, type EventShape } from '../../../../kernel/index.js';
import {
  detailsView,
  forecastView,
  PLANETARY,
  showDetails,
  showForecast,
  type Forecast,
  type PlanetaryCommand,
  type PlanetaryState,
} from '../../../../rulesets/planetary/index.js';
import type { RulesetFace } from '../face.js';
import { PlanetaryFilesResolver } from './files/files.resolver.js';
import { PlanetaryBattleResultInput, toBattleCommand } from './inputs/battle-result.input.js';
import { PlanetaryOrdersInput, toSubmitOrders } from './inputs/orders.input.js';
import { PlanetaryPositionInput, toPosition } from './inputs/position.input.js';
import { PLANETARY_MESSAGES } from './messages/index.js';

/** The forecast stands in the event of the report. */
function forecastOf(events: readonly EventShape[]): object | null {
  const reported = events.find(({ type }) => type === 'planetary.BattleReported');
  return reported
    ? showForecast((reported.data as unknown as { readonly forecast: Forecast }).forecast)
    : null;
}

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
  details: { shape: detailsView, of: showDetails },
  forecast: {
    shape: said(
      'Of a report of the ruleset planetary: what follows when it is confirmed, winner, victory points, experience, what is captured.',
      forecastView,
    ),
    of: forecastOf,
  },
  common: {
    withdrawOrders: (): PlanetaryCommand => ({ type: 'WithdrawOrders' }),
    lockPhase: (): PlanetaryCommand => ({ type: 'LockPhase' }),
    unlockPhase: (): PlanetaryCommand => ({ type: 'UnlockPhase' }),
    closePhase: (): PlanetaryCommand => ({ type: 'ClosePhase' }),
    confirmBattle: (battle): PlanetaryCommand => ({ type: 'ConfirmBattleReport', battle }),
    disputeBattle: (battle, reason): PlanetaryCommand => ({ type: 'DisputeBattleReport', battle, reason }),
  },
  messages: PLANETARY_MESSAGES,
  resolvers: [PlanetaryFilesResolver],
};
