import { detailsView, EPIC, INPUTS, showDetails, type EpicState } from '../../../../rulesets/epic/index.js';
import { derivedInputs } from '../derived-inputs.js';
import type { RulesetFace } from '../face.js';
import { withFiles } from './files/position-files.js';
import { EPIC_MESSAGES } from './messages/index.js';

const DERIVED = derivedInputs('Epic', INPUTS);

/** What Epic adds to the API. */
export const EPIC_FACE: RulesetFace<EpicState> = {
  ruleset: EPIC,
  prefix: 'Epic',
  description: 'Epic: one battle, judged step by step while it is fought on the table.',
  ...DERIVED,
  position: withFiles(DERIVED.position),
  details: {
    shape: detailsView,
    of: (state) => showDetails(state),
    brief: (state) => showDetails(state).brief.text,
  },
  forecast: null,
  words: {
    terrain: {},
    battleMethod: { 'step by step': 'Judged step by step while it is fought on the table.' },
  },
  messages: EPIC_MESSAGES,
  resolvers: [],
};
