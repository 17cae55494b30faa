import { said } from '../../../../kernel/index.js';
import {
  detailsView,
  forecastView,
  GHOST_OF_WAR,
  INPUTS,
  showDetails,
  showForecast,
  type BattleForecast,
  words,
  type GhostOfWarState,
} from '../../../../rulesets/ghost-of-war/index.js';
import { meaningsOf } from '../../schema/derived-enums.js';
import { derivedInputs } from '../derived-inputs.js';
import type { RulesetFace } from '../face.js';
import { GHOST_OF_WAR_MESSAGES } from './messages/index.js';

/** As the view of battles spells them. */
const METHODS = Object.fromEntries(
  Object.entries(meaningsOf(words.battleMethod)).map(([method, meaning]) => [method.toLowerCase(), meaning]),
);

/** What the sector campaign adds to the API. */
export const GHOST_OF_WAR_FACE: RulesetFace<GhostOfWarState> = {
  ruleset: GHOST_OF_WAR,
  prefix: 'GhostOfWar',
  description: 'The Ghost of War: a sector with trade lines, supply, and units that gain experience.',
  ...derivedInputs('GhostOfWar', INPUTS),
  details: { shape: detailsView, of: showDetails },
  forecast: {
    shape: said(
      'Of a report of the ruleset ghost-of-war: what follows when it is confirmed, winner, losses, experience, what is captured.',
      forecastView,
    ),
    of: (_, forecast) => forecast && showForecast(forecast as unknown as BattleForecast),
  },
  words: { terrain: meaningsOf(words.planetType), battleMethod: METHODS },
  messages: GHOST_OF_WAR_MESSAGES,
  resolvers: [],
};
