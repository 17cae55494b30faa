import type { ReportedPossession, ReportedUnit } from '../../sheets/orders.js';

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
