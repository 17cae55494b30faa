import { derivedInputs } from '../../src/service/graphql/rulesets/derived-inputs.js';
import type { RulesetFace } from '../../src/service/graphql/rulesets/face.js';
import { detailsView, INPUTS, showDetails, TOY, type ToyState } from '../toy/index.js';

export const TOY_FACE: RulesetFace<ToyState> = {
  ruleset: TOY,
  prefix: 'Toy',
  description: 'Skirmish on a line.',
  ...derivedInputs('Toy', INPUTS),
  details: { shape: detailsView, of: showDetails },
  forecast: null,
  words: {
    terrain: { OPEN: 'Open ground.' },
    battleMethod: { stand: 'The attacked unit stood.', withdraw: 'The attacked unit withdrew.' },
  },
  messages: { 'TOY-SET-01/STRENGTH_1_TO_6': 'A unit has strength 1 to 6.' },
  resolvers: [],
};
