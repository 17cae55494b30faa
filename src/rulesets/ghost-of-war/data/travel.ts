/** GOW-MAP-05: hexes up to this far from a core hex are in the storm, and count for so many. */
export const STORM = { reach: 2, weight: 3 } as const;

/** GOW-TRV-04: counted hexes of one round. */
export const HEXES_PER_ROUND = 5;

/** GOW-TRD-04: least part of the steps that are charted in a well charted line. */
export const WELL_CHARTED = { times: 2, over: 3 } as const;

/** GOW-TRD-05: rounds for each unit of ware, and for each round of travel on a well charted line, in halves. */
export const DELAY_HALVES = { perWare: 1, perRound: 2, perRoundWellCharted: 1 } as const;
