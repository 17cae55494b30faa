import {
  detailsView,
  INPUTS,
  showDetails,
  SPACE_EMPIRES,
  type SpaceEmpiresState,
} from '../../../../rulesets/space-empires/index.js';
import { derivedInputs } from '../derived-inputs.js';
import type { RulesetFace } from '../face.js';
import { withFiles } from './files/position-files.js';
import { SPACE_EMPIRES_MESSAGES } from './messages/index.js';

const DERIVED = derivedInputs('SpaceEmpires', INPUTS);

/** What Space Empires adds to the API. */
export const SPACE_EMPIRES_FACE: RulesetFace<SpaceEmpiresState> = {
  ruleset: SPACE_EMPIRES,
  prefix: 'SpaceEmpires',
  description: 'Space Empires: a map of planets, decks of cards, hidden stacks and sealed battles.',
  ...DERIVED,
  position: withFiles(DERIVED.position),
  details: { shape: detailsView, of: (state) => showDetails(state) },
  forecast: null,
  words: {
    terrain: {
      poor: 'A poor planet (SPE-MAP-02).',
      rich: 'A rich planet (SPE-MAP-02).',
      homeworld: 'A homeworld (SPE-MAP-02).',
    },
    battleMethod: {
      space: 'A battle in space (SPE-BAT-01).',
      ground: 'A battle on the ground (SPE-BAT-01).',
    },
  },
  messages: SPACE_EMPIRES_MESSAGES,
  resolvers: [],
};
