import type { FactionKind } from '../state/index.js';

/** GOW-MAC-01: kinds of faction that have tiers of their own, and `GENERIC` for the others. */
export type TierKind = Extract<FactionKind, 'GUARD' | 'NAVY' | 'ASTARTES' | 'TITANICUS'> | 'GENERIC';

export type Tier = 'BATTLEGROUP' | 'ARMY' | 'ARMY_GROUP';

/** GOW-MAC-01: tiers by the number of units from which they begin, rising. */
export const MACRO_TIERS: Readonly<
  Record<TierKind, readonly { readonly name: string; readonly tier: Tier; readonly from: number }[]>
> = {
  GENERIC: [
    { name: 'Battlegroup', tier: 'BATTLEGROUP', from: 2 },
    { name: 'Army', tier: 'ARMY', from: 6 },
    { name: 'Army Group', tier: 'ARMY_GROUP', from: 21 },
  ],
  GUARD: [
    { name: 'Battlegroup', tier: 'BATTLEGROUP', from: 2 },
    { name: 'Army', tier: 'ARMY', from: 16 },
    { name: 'Army Group', tier: 'ARMY_GROUP', from: 61 },
  ],
  NAVY: [
    { name: 'Patrol', tier: 'BATTLEGROUP', from: 2 },
    { name: 'Subsector Fleet', tier: 'BATTLEGROUP', from: 7 },
    { name: 'Sector Battlefleet', tier: 'ARMY', from: 16 },
    { name: 'Armada', tier: 'ARMY_GROUP', from: 61 },
  ],
  ASTARTES: [
    { name: 'Combat Detachment', tier: 'BATTLEGROUP', from: 1 },
    { name: 'Demi-Company', tier: 'BATTLEGROUP', from: 5 },
    { name: 'Reinforced Demi-Company', tier: 'BATTLEGROUP', from: 6 },
    { name: 'Company', tier: 'ARMY', from: 10 },
    { name: 'Chapter', tier: 'ARMY_GROUP', from: 21 },
  ],
  TITANICUS: [
    { name: 'Battlegroup', tier: 'BATTLEGROUP', from: 2 },
    { name: 'Army', tier: 'ARMY', from: 6 },
    { name: 'Legion', tier: 'ARMY_GROUP', from: 21 },
  ],
};

/** GOW-SUP-09: units that count as one macro unit for resupply: Guard ground units and ships, and all others. */
export const BATTLEGROUP_MAX = { guardOrShips: 15, others: 5 } as const;
