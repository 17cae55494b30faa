import { itemAt } from '../../../kernel/index.js';
import type { BattleMethod, Outcome, Scale, Side } from '../state/index.js';
import type { BattleReport } from '../sheets/orders.js';

/** GOW-CBT-05: scales of a battle, rising. */
export const SCALES: readonly Scale[] = ['S1', 'S2', 'S3', 'S4'];

/** GOW-CBT-05 */
export const SCALE_NAMES: Readonly<Record<Scale, string>> = {
  S1: 'Engagement',
  S2: 'Battle',
  S3: 'Major Battle',
  S4: 'Epic Battle',
};

/** GOW-CBT-05: most total weight of S1, S2 and S3 (`combat.scaleWeights`). */
export const SCALE_WEIGHTS = [20, 80, 300] as const;

/** GOW-CBT-08: results of a coalition, from best to worst. */
export const OUTCOMES: readonly Outcome[] = [
  'DECISIVE_VICTORY',
  'VICTORY',
  'DRAW',
  'DEFEAT',
  'DECISIVE_DEFEAT',
];

/** The result of the other coalition. */
export const opposite = (outcome: Outcome): Outcome =>
  itemAt(OUTCOMES, OUTCOMES.length - 1 - OUTCOMES.indexOf(outcome));

/** A figure for each outcome, in the order of `OUTCOMES`. */
export type OutcomeRow = readonly number[];

/** GOW-XP-05: experience by scale and outcome (`xp.fightTable`). */
export const FIGHT_XP: Readonly<Record<Scale, OutcomeRow>> = {
  S1: [5, 4, 3, 2, 2],
  S2: [6, 5, 4, 3, 2],
  S3: [7, 6, 5, 4, 3],
  S4: [8, 7, 6, 5, 4],
};

/** GOW-CBT-09: CE lost by each unit (`combat.lossTable`). */
export const CE_LOSS: Readonly<Record<Scale, OutcomeRow>> = {
  S1: [5, 10, 15, 20, 30],
  S2: [5, 15, 20, 30, 45],
  S3: [10, 20, 30, 40, 60],
  S4: [15, 25, 35, 50, 75],
};

/** GOW-CBT-20: CE lost at a loss share of 100 percent, by scale S1 … S4 (`combat.lossShareCap`). */
export const LOSS_SHARE_CAP: readonly number[] = [40, 60, 80, 100];

/** GOW-CBT-07: bonus of the stronger coalition from a strength ratio on, highest first (`combat.ratioBonus`). */
export const RATIO_BONUS: readonly {
  readonly times: number;
  readonly over: number;
  readonly bonus: number;
}[] = [
  { times: 6, over: 1, bonus: 7 },
  { times: 4, over: 1, bonus: 5 },
  { times: 3, over: 1, bonus: 4 },
  { times: 2, over: 1, bonus: 3 },
  { times: 3, over: 2, bonus: 2 },
  { times: 5, over: 4, bonus: 1 },
  { times: 1, over: 1, bonus: 0 },
];

/** GOW-CBT-04 */
export const METHODS: readonly BattleMethod[] = ['TABLETOP', 'QUICK', 'EPIC', 'AUTO'];

/** GOW-CE-01: thresholds of base CE: below them morale is lost, less is given and more taken, a machine stands still. */
export const CE_THRESHOLDS = { morale: 75, low: 50, immobilised: 10 } as const;

export type Fate = BattleReport['fates'][number]['fate'];

/** GOW-CBT-02 */
export const SIDES: readonly Side[] = ['attacker', 'defender'];

/** GOW-CBT-14: fate of a character by the die, 1 … 6. */
export const CHARACTER_FATES: Readonly<Record<'destroyed' | 'decisiveDefeat', readonly Fate[]>> = {
  destroyed: ['KILLED', 'KILLED', 'KILLED', 'KILLED', 'WOUNDED', 'UNHARMED'],
  decisiveDefeat: ['KILLED', 'WOUNDED', 'UNHARMED', 'UNHARMED', 'UNHARMED', 'UNHARMED'],
};

/** GOW-CBT-13: CE lost for each fallen. */
export const CE_PER_FALLEN = 10;

/** GOW-CBT-12: the face of friendly fire, and CE lost when a commander has an Interfacer. */
export const FRIENDLY_FIRE = { on: 1, withInterfacer: 5 } as const;
