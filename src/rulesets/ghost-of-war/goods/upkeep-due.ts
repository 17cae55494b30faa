import { ACTIVITIES, type Activity } from '../data/activities.js';
import { GENERAL_RESOURCES } from '../data/resources.js';
import type { GeneralGoods, Planet } from '../state/index.js';

type Payer = Pick<Planet, 'upkeep' | 'activity' | 'thisRound'>;

/**
 * GOW-ACT-09: entries of upkeep that a planet owes in this round, in the order in which they are paid: Idle always, that of
 * each activity of its set; Produce beside Fight only where it has produced.
 */
export const upkeepEntries = ({ upkeep, activity: { now }, thisRound }: Payer): readonly UpkeepEntry[] =>
  ACTIVITIES.filter(
    (each) =>
      each === 'Idle' ||
      now.includes(each) ||
      (each === 'Produce' && now.includes('Fight') && thisRound.produced),
  ).map((each) => ({ activity: each, goods: upkeep[each] }));

export interface UpkeepEntry {
  readonly activity: Activity;
  readonly goods: GeneralGoods;
}

/** GOW-ACT-09: total of a round. */
export const totalUpkeep = (planet: Payer): GeneralGoods => {
  const entries = upkeepEntries(planet);
  return Object.fromEntries(
    GENERAL_RESOURCES.map((each) => [each, entries.reduce((sum, { goods }) => sum + (goods[each] ?? 0), 0)]),
  );
};
