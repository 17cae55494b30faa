import { violation } from '../../catalog.js';
import { profileOfRace } from '../../races/profile-of.js';
import type { ReportCheck } from './report-reading.js';

/** RACE-CH-06: who was possessed is a ready model, no vehicle, of a race that demons possess; each is named once. */
export const possessedAreKnown: ReportCheck = ({ state, report: { possessed = [] }, entries }) =>
  possessed.flatMap(({ model }, place) => {
    const entry = entries.find((each) => each.foot.some((foot) => foot.id === model));
    const twice = possessed.findIndex((each) => each.model === model) !== place;
    const code = !entry
      ? 'MODEL_NOT_READY'
      : profileOfRace(state, entry.army.race).possession !== true
        ? 'NEVER_POSSESSED'
        : twice
          ? 'MODEL_TWICE'
          : null;
    return code === null
      ? []
      : [violation('RACE-CH-06', code, ['report', 'possessed', place, 'model'], { model })];
  });
