import type { Bloc } from '../data/words.js';
import type { MetaCampaignState, Unit } from '../state/index.js';
import { blocOf, isAirborne, isOnMap, opposes } from '../units/kinds.js';

/** Units in a hex that stand on the map by themselves, in the order in which they came into the world. */
export const unitsIn = ({ units }: MetaCampaignState, hex: string): readonly Unit[] =>
  Object.values(units).filter((each) => each.hex === hex && isOnMap(each));

/** Those that are on the ground or water. */
export const groundIn = (state: MetaCampaignState, hex: string): readonly Unit[] =>
  unitsIn(state, hex).filter((each) => !isAirborne(each));

/** Opponents in a hex who are not in the air: who is over it is not in it. */
export const groundOpponentsIn = (state: MetaCampaignState, hex: string, bloc: Bloc): readonly Unit[] =>
  opponentsIn(state, hex, bloc).filter((each) => !isAirborne(each));

/** Those of them who do not hide: a stealthed one bars nobody, and whom it barred would learn of it (EDC-STL-01). */
export const shownOpponentsIn = (state: MetaCampaignState, hex: string, bloc: Bloc): readonly Unit[] =>
  groundOpponentsIn(state, hex, bloc).filter((each) => !each.stealthed);

export const opponentsIn = (state: MetaCampaignState, hex: string, bloc: Bloc): readonly Unit[] =>
  unitsIn(state, hex).filter((each) => opposes(blocOf(each), bloc));
