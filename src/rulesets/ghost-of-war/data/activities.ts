/** GOW-ACT-01: activities, in the order in which a planet pays for them (GOW-ACT-09). Recover is for S12 (GOW-ACT-08). */
export const ACTIVITIES = ['Idle', 'Produce', 'Brace', 'Recover', 'Fight'] as const;

export type Activity = (typeof ACTIVITIES)[number];

/** The activity set of an entity, in the order of `ACTIVITIES`; empty for a unit in its first round (GOW-UNI-02). */
export type ActivitySet = readonly Activity[];

/** GOW-ACT-01: every set that may be ordered. */
export const LEGAL_SETS: readonly ActivitySet[] = [
  ['Idle'],
  ['Fight'],
  ['Produce'],
  ['Brace'],
  ['Recover'],
  ['Produce', 'Brace'],
  ['Produce', 'Recover'],
  ['Brace', 'Recover'],
  ['Produce', 'Brace', 'Recover'],
];

/** GOW-ACT-12: sets that a unit may have while it is redeploying, beside {Fight} at its place of arrival. */
export const REDEPLOYMENT_SETS: readonly ActivitySet[] = [
  ['Idle'],
  ['Brace'],
  ['Recover'],
  ['Brace', 'Recover'],
];

/** GOW-ACT-02, GOW-ACT-04, GOW-XP-04: experience of a unit in S10; that of Fight is in the battle table (GOW-XP-05). */
export const ACTIVITY_XP: Readonly<Record<Exclude<Activity, 'Fight'>, number>> = {
  Idle: -1,
  Produce: 0,
  Brace: 1,
  Recover: 0,
};

/** GOW-ACT-06: what Brace gives to a planet in S10, from which CE on, and up to which. */
export const PLANET_BRACE = { stepPp: 10, fromCe: 100, maxCe: 150 } as const;

/** GOW-ACT-05: Brace with Produce costs floor(n / 2) of the slots of these levels. */
export const BRACED_LEVELS = ['Minima', 'Vexillus'] as const;
