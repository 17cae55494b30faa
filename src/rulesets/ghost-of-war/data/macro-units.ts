import type { FactionKind } from '../state/index.js';

/** GOW-MAC-01: kinds of faction that have tiers of their own, and `GENERIC` for the others. */
export type TierKind = Extract<FactionKind, 'GUARD' | 'NAVY' | 'ASTARTES' | 'TITANICUS'> | 'GENERIC';

/** GOW-MAC-01: tiers by the number of units from which they begin, rising. */
export const MACRO_TIERS: Readonly<
  Record<TierKind, readonly { readonly name: string; readonly from: number }[]>
> = {
  GENERIC: [
    { name: 'Battlegroup', from: 2 },
    { name: 'Army', from: 6 },
    { name: 'Army Group', from: 21 },
  ],
  GUARD: [
    { name: 'Battlegroup', from: 2 },
    { name: 'Army', from: 16 },
    { name: 'Army Group', from: 61 },
  ],
  NAVY: [
    { name: 'Patrol', from: 2 },
    { name: 'Subsector Fleet', from: 7 },
    { name: 'Sector Battlefleet', from: 16 },
    { name: 'Armada', from: 61 },
  ],
  ASTARTES: [
    { name: 'Combat Detachment', from: 1 },
    { name: 'Demi-Company', from: 5 },
    { name: 'Reinforced Demi-Company', from: 6 },
    { name: 'Company', from: 10 },
    { name: 'Chapter', from: 21 },
  ],
  TITANICUS: [
    { name: 'Battlegroup', from: 2 },
    { name: 'Army', from: 6 },
    { name: 'Legion', from: 21 },
  ],
};

/** GOW-SUP-09: units that count as one macro unit for resupply: Guard ground units and ships, and all others. */
export const BATTLEGROUP_MAX = { guardOrShips: 15, others: 5 } as const;
