/** GOW-XP-02: names of the levels 0 … 4. */
export const LEVEL_NAMES = ['Raw', 'Trained', 'Seasoned', 'Hardened', 'Veteran'] as const;

/** GOW-XP-02: the same of Astartes. */
export const ASTARTES_LEVEL_NAMES = ['Initiate', 'Devastator', 'Assault', 'Tactical', 'Veteran'] as const;

/** GOW-XP-02: XP from which each level begins (`xp.thresholds`). */
export const LEVEL_XP: readonly number[] = [0, 8, 16, 30, 50];

/** GOW-XP-03: the level of Veterans. */
export const VETERAN = 4;

/** GOW-XP-08: the level at which a squad yields Gene-Seed. */
export const TACTICAL = 3;
