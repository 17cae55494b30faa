import { violation } from '../../../kernel/index.js';
import type { ReportedPossession, ReportedUnit } from '../orders.js';
import { profileOfRace } from '../races/profile-of.js';
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

/**
 * RACE-CH-06: a unit's report as it counts: whose demon was killed was removed, whose demon was not is unharmed, whatever
 * became of the figure on the table.
 */
export function afterPossession(
  reported: ReportedUnit,
  models: readonly string[],
  possessed: readonly ReportedPossession[],
): ReportedUnit {
  const here = possessed.filter((each) => models.includes(each.model));
  if (here.length === 0) return reported;
  const ids = here.map((each) => each.model);
  const killed = here.filter((each) => each.demonKilled).map((each) => each.model);
  return {
    ...reported,
    modelsRemoved: [...(reported.modelsRemoved ?? []).filter((each) => !ids.includes(each)), ...killed],
    survivorWoundsLost: (reported.survivorWoundsLost ?? []).filter((each) => !ids.includes(each.model)),
  };
}
