/** XP of a unit or character, score of a faction, counter of a supply holder, counters of a chapter. */
export const xpAccount = (id: string): string => `XP:${id}`;
export const scoreAccount = (faction: string): string => `VP:${faction}`;
export const supplyAccount = (holder: string): string => `SUPPLY:${holder}`;
export const chapterAccount = (resource: string, faction: string): string => `CHAPTER-${resource}:${faction}`;
