/** GOW-MAC-01: kinds of faction that have tiers of their own; mechanicus and others go by `generic`. */
export type TierKind = 'generic' | 'guard' | 'navy' | 'astartes' | 'titanicus';

export type Tier = 'battlegroup' | 'army' | 'armyGroup';

/** GOW-MAC-01: tiers by the number of units from which they begin, rising. */
export const MACRO_TIERS: Readonly<
  Record<TierKind, readonly { readonly name: string; readonly tier: Tier; readonly from: number }[]>
> = {
  generic: [
    { name: 'Battlegroup', tier: 'battlegroup', from: 2 },
    { name: 'Army', tier: 'army', from: 6 },
    { name: 'Army Group', tier: 'armyGroup', from: 21 },
  ],
  guard: [
    { name: 'Battlegroup', tier: 'battlegroup', from: 2 },
    { name: 'Army', tier: 'army', from: 16 },
    { name: 'Army Group', tier: 'armyGroup', from: 61 },
  ],
  navy: [
    { name: 'Patrol', tier: 'battlegroup', from: 2 },
    { name: 'Subsector Fleet', tier: 'battlegroup', from: 7 },
    { name: 'Sector Battlefleet', tier: 'army', from: 16 },
    { name: 'Armada', tier: 'armyGroup', from: 61 },
  ],
  astartes: [
    { name: 'Combat Detachment', tier: 'battlegroup', from: 1 },
    { name: 'Demi-Company', tier: 'battlegroup', from: 5 },
    { name: 'Reinforced Demi-Company', tier: 'battlegroup', from: 6 },
    { name: 'Company', tier: 'army', from: 10 },
    { name: 'Chapter', tier: 'armyGroup', from: 21 },
  ],
  titanicus: [
    { name: 'Battlegroup', tier: 'battlegroup', from: 2 },
    { name: 'Army', tier: 'army', from: 6 },
    { name: 'Legion', tier: 'armyGroup', from: 21 },
  ],
};

/** GOW-SUP-09: units that count as one macro unit for resupply: Guard ground units and ships, and all others. */
export const BATTLEGROUP_MAX = { guardOrShips: 15, others: 5 } as const;
