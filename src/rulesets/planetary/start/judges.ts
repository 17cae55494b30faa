import { judgesOf } from '../build/build-action.js';
import { CRAFTWORLD, DEMON_GOD } from './race-choices.js';
import { START } from './set-up.js';

export const SET_UP_JUDGES = judgesOf({
  PlaceStart: START,
  ChooseDemonGod: DEMON_GOD,
  ChooseCraftworld: CRAFTWORLD,
});
