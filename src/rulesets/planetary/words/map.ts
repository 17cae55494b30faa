import { words, type Shaped } from '../../../kernel/index.js';
import { BATTERIES } from '../data/turrets.js';
import { TURRET_WEAPONS } from '../data/turrets.js';
import { BUILDINGS } from '../data/buildings.js';
import { DEFENCE_PRICES } from '../data/defences.js';
import { PHASES } from '../data/orders.js';
import type { Phase } from '../state/kinds.js';

export const terrain = words('Terrain', 'Terrain of a hex (PLN-MAP-02).', {
  plains: 'Open ground.',
  hills: 'Hills.',
  forest: 'Forest.',
  jungle: 'Jungle.',
  sea: 'Sea: nobody controls it, nothing stops in it.',
});

export const phase = words(
  'Phase',
  'Phase of the turn (PLN-TRN-01).',
  Object.fromEntries(PHASES.map(({ code, title, rule }) => [code, `${title} (${rule}).`])) as Record<
    Phase,
    string
  >,
);

export const startPhase = words('StartPhase', 'Phase that a campaign may open with.', {
  SET_UP: 'Before turn 1: the start is placed and the starting BP are spent.',
  BUILD: 'Upkeep, then everybody builds.',
  AIR_ORDERS: 'Air missions are ordered.',
  MOVEMENT_ORDERS: 'Movement orders are given.',
  BATTLE_ORDERS: 'Battle orders are given.',
  BATTLE: 'Battles wait to be fought.',
});

export const strongholdType = words('StrongholdType', 'Type of a Stronghold (PLN-STR).', {
  CAMP: 'Camp.',
  FORTIFICATION: 'Fortification.',
  CAPITAL_FORTIFICATION: "Capital Fortification: only in its owner's Capital.",
});

export const treatment = words('Treatment', 'How an Urban hex is treated (PLN-TAK).', {
  CAPTURE: 'Taken as it is.',
  PILLAGE: 'Plundered: BP at once, one size smaller.',
  CLEANSE: 'Emptied and settled by the taker: a Village of their race.',
  DESTROY: 'Razed: a ruin stays.',
});

/** How an Urban hex is taken, from mild to harsh (PLN-TAK-01). */
export type Treatment = Shaped<typeof treatment>;

export const reportedTreatment = words(
  'ReportedTreatment',
  'How an Urban hex is treated, as reported after a battle.',
  {
    CAPTURE: 'Taken as it is.',
    PILLAGE: 'Plundered: BP at once, one size smaller.',
    CLEANSE: 'Emptied and settled by the taker: a Village of their race.',
    DESTROY: 'Razed: a ruin stays.',
    MINIMUM: 'The mildest treatment that the race allows.',
  },
);

export const strongholdFate = words('StrongholdFate', 'What becomes of a taken Stronghold (PLN-CAP-01).', {
  keep: 'It is kept.',
  destroy: 'It is destroyed.',
});

export const buildingType = words(
  'BuildingType',
  'Building of an Urban hex (PLN-BLD-02).',
  Object.fromEntries(
    BUILDINGS.map((each) => [each.id, `${each.name}: ${each.costBp} BP, size ${each.minSize} or more.`]),
  ),
);

export const defenceType = words(
  'DefenceType',
  'Defence of a Stronghold (PLN-DEF).',
  Object.fromEntries(
    Object.entries(DEFENCE_PRICES).map(([type, price]) => [
      type,
      price === null ? `\`${type}\`: price by its weapon.` : `\`${type}\`: ${price} BP.`,
    ]),
  ),
);

export const turretWeapon = words(
  'TurretWeapon',
  'Weapon of a turret (RACE-TUR-01).',
  Object.fromEntries(
    Object.entries(TURRET_WEAPONS).map(([key, each]) => [
      key,
      `${each.name}: ${each.costBp} BP, ${each.preferredCostBp} BP for races that prefer it.`,
    ]),
  ),
);

export const batteryType = words(
  'BatteryType',
  'Immobile battery (RACE-TUR-05).',
  Object.fromEntries(Object.entries(BATTERIES).map(([key, each]) => [key, `${each.weapon}.`])),
);
