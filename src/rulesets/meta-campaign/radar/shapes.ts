import { flag, id, named, optional, record, said } from '../../../kernel/index.js';
import * as words from '../words/index.js';

/** What is said of radars (EDCU-RAD). */
export const RADAR_COMMANDS = {
  TagTrack: named(
    'TrackTagging',
    'What a track is taken for (EDCU-RAD-04).',
    record({
      track: said('The unit that is tracked.', id),
      tag: said('Enemy, neutral or unknown.', words.trackTag),
      bloc: said('Of the game master: whose track it is; hostile when left out.', optional(words.bloc)),
    }),
  ),
  SetEmission: named(
    'EmissionSetting',
    'Game master: a radar is switched on or off (EDCU-RAD-01).',
    record({
      radar: said('Unit or Radar Station.', id),
      on: said('Whether it is on.', flag),
    }),
  ),
} as const;
