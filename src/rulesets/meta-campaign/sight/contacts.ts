import type { Bloc } from '../data/words.js';
import type { MetaCampaignState, RadarTrack } from '../state/index.js';

/** EDCU-RAD-02: the track of a unit that the latest check of a bloc's radars has pinged. */
export const trackOf = ({ detection }: MetaCampaignState, bloc: Bloc, unit: string): RadarTrack | undefined =>
  detection.tracks.find((each) => each.bloc === bloc && each.unit === unit && each.radars.length > 0);

/** EDCU-RWR-02: whether a bloc knows that a radar is where it is. */
export const isLocated = (
  { detection }: MetaCampaignState,
  bloc: Bloc,
  radar: string,
  hex: string | null,
): boolean =>
  hex !== null &&
  detection.warnings.some((each) => each.bloc === bloc && each.radar === radar && each.hex === hex);

/** EDCU-RAD-07 */
export const isLocked = ({ detection }: MetaCampaignState, unit: string): boolean =>
  detection.locked.includes(unit);

/** EDCU-SON-02: whether Active Search shows a vessel to a bloc. */
export const isShown = ({ detection }: MetaCampaignState, bloc: Bloc, unit: string): boolean =>
  detection.shown.some((each) => each.bloc === bloc && each.unit === unit);

/** EDCU-SON-01: whether a bloc has heard a vessel where it is. */
export const isHeard = ({ detection }: MetaCampaignState, bloc: Bloc, unit: string, hex: string): boolean =>
  detection.sonar.some((each) => each.bloc === bloc && each.unit === unit && each.hex === hex);
