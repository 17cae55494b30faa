/** GOW-PLA-02: tech levels, rising. */
export const TECH_LEVELS = ['None', 'Minima', 'Vexillus', 'Exactus'] as const;

export type TechLevel = (typeof TECH_LEVELS)[number];

/** GOW-PLA-03: levels of projects and of production slots, rising. */
export const SLOT_LEVELS = ['Minima', 'Vexillus', 'Exactus'] as const;

export type SlotLevel = (typeof SLOT_LEVELS)[number];

/** GOW-PLA-03: parallel projects of each level. */
export type Slots = Readonly<Record<SlotLevel, number>>;

/** GOW-PLA-02: place of a level in None < Minima < Vexillus < Exactus. */
export const techRank = (level: TechLevel): number => TECH_LEVELS.indexOf(level);

/** GOW-PLA-02, GOW-RCV-03: "of that level or higher". */
export const isAtLeast = (level: TechLevel, least: TechLevel): boolean => techRank(level) >= techRank(least);
