import type { AirMissionCode } from '../words/orders.js';

/** PLN-AIR-01. */
export const AIR_MISSIONS: readonly AirMissionCode[] = [
  'INTERCEPT',
  'RECON',
  'STRATEGIC_BOMBARDMENT',
  'TACTICAL_BOMBARDMENT',
];

/** PLN-AIR-04: missions in the order in which an interceptor takes them on. */
export const INTERCEPTION_ORDER: readonly AirMissionCode[] = [
  'STRATEGIC_BOMBARDMENT',
  'TACTICAL_BOMBARDMENT',
  'RECON',
];

/** PLN-BLD-10: squadrons of an airbase. */
export const AIRBASE_SQUADRONS: Readonly<Record<string, number>> = { MINOR_AIRBASE: 1, MAJOR_AIRBASE: 2 };

/** PLN-AIR-06: defences that count as AA weapons. */
export const AA_DEFENCES: readonly string[] = ['aaTower', 'immobileBatteryHydra'];

/** PLN-AIR-06 Strategic bombardment: lowest modified die of one building, and of D3 buildings with a size less. */
export const BOMBARDMENT = { oneBuildingFrom: 3, severeFrom: 6, severeSizeLoss: 1, leastSize: 1 } as const;

/** PLN-AIR-07 Recon: lowest face of a D6 that shows each kind of thing. */
export const RECON = { urbanFrom: 2, resourceFrom: 4, detachmentsFrom: 6 } as const;

/** PLN-AIR-08: dice by what stands in the Capital hex, what they need, and BP let through for each success. */
export const INTERCEPTED_REINFORCEMENTS = {
  strongholdDice: { CAMP: 0, FORTIFICATION: 1, CAPITAL_FORTIFICATION: 2 },
  defenceDice: { weaponTower: 1, aaTower: 2 } as Readonly<Record<string, number>>,
  needed: 3,
  mostNeeded: 6,
  bpPerSuccess: 50,
} as const;
