import {
  detailsView,
  INPUTS,
  META_CAMPAIGN,
  showDetails,
  words,
  type MetaCampaignState,
} from '../../../../rulesets/meta-campaign/index.js';
import { meaningsOf } from '../../schema/derived-enums.js';
import { derivedInputs } from '../derived-inputs.js';
import type { RulesetFace } from '../face.js';
import { META_CAMPAIGN_MESSAGES } from './messages/index.js';

/** What the EDC Meta Campaign adds to the API. */
export const META_CAMPAIGN_FACE: RulesetFace<MetaCampaignState> = {
  ruleset: META_CAMPAIGN,
  prefix: 'MetaCampaign',
  description: 'EDC Meta Campaign: companies that persist, and contracts led by a game master.',
  ...derivedInputs('MetaCampaign', INPUTS),
  details: { shape: detailsView, of: (state) => showDetails(state) },
  forecast: null,
  words: {
    // As the board spells them.
    terrain: Object.fromEntries(
      Object.entries(meaningsOf(words.terrain)).map(([word, meaning]) => [word.toLowerCase(), meaning]),
    ),
    battleMethod: { brawl: 'A brawl, fought on the spot until one side has won.' },
  },
  messages: META_CAMPAIGN_MESSAGES,
  resolvers: [],
};
