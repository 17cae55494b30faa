import { said, type EventShape } from '../../../../kernel/index.js';
import {
  detailsView,
  forecastView,
  INPUTS,
  PLANETARY,
  showDetails,
  showForecast,
  type Forecast,
  words,
  type PlanetaryState,
} from '../../../../rulesets/planetary/index.js';
import { meaningsOf } from '../../schema/derived-enums.js';
import { derivedInputs } from '../derived-inputs.js';
import type { RulesetFace } from '../face.js';
import { PlanetaryFilesResolver } from './files/files.resolver.js';
import { withUnitTypesFile } from './files/position-file.js';
import { PLANETARY_MESSAGES } from './messages/index.js';

/** The forecast stands in the event of the report. */
function forecastOf(events: readonly EventShape[]): object | null {
  const reported = events.find(({ type }) => type === 'planetary.BattleReported');
  return reported
    ? showForecast((reported.data as unknown as { readonly forecast: Forecast }).forecast)
    : null;
}

const DERIVED = derivedInputs('Planetary', INPUTS);

/** What the planetary campaign adds to the API. */
export const PLANETARY_FACE: RulesetFace<PlanetaryState> = {
  ruleset: PLANETARY,
  prefix: 'Planetary',
  description: 'Planetary campaign: hex map, sealed orders, battles at a real table.',
  ...DERIVED,
  position: withUnitTypesFile(DERIVED.position),
  details: {
    shape: detailsView,
    of: showDetails,
    brief: ({ battles }, battle) => battles[battle]?.brief ?? null,
  },
  forecast: {
    shape: said(
      'Of a report of the ruleset planetary: what follows when it is confirmed, winner, victory points, experience, what is captured.',
      forecastView,
    ),
    of: forecastOf,
  },
  words: { terrain: meaningsOf(words.terrain), battleMethod: meaningsOf(words.resultMethod) },
  messages: PLANETARY_MESSAGES,
  takesUnitTypes: true,
  resolvers: [PlanetaryFilesResolver],
};
