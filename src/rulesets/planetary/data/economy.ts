/** PLN-BUI-02: an Urban hex pays for places up to this many hexes away. */
export const PAYER_DISTANCE = 3;
