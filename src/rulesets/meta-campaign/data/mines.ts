/** EDCU-MIN-01 */
export const MINE_TYPES = ['standard', 'antiPersonnel', 'antiTank', 'naval'] as const;
export type MineType = (typeof MINE_TYPES)[number];

/** What sets a mine off. */
export type Trigger = 'infantry' | 'towed' | 'vehicle' | 'landedAircraft' | 'vessel';

export interface MineRow {
  readonly triggeredBy: readonly Trigger[];
  readonly damage: number;
  readonly ap: number;
  /** EDCU-MIN-05: die from which on a mobility kill follows; null for never. */
  readonly mobilityKillFrom: number | null;
}

export const MINES: Readonly<Record<MineType, MineRow>> = {
  standard: {
    triggeredBy: ['infantry', 'towed', 'vehicle', 'landedAircraft'],
    damage: 3,
    ap: 1,
    mobilityKillFrom: 5,
  },
  antiPersonnel: { triggeredBy: ['infantry', 'towed'], damage: 3, ap: 0, mobilityKillFrom: null },
  antiTank: { triggeredBy: ['vehicle'], damage: 4, ap: 2, mobilityKillFrom: 4 },
  naval: { triggeredBy: ['vessel'], damage: 4, ap: 2, mobilityKillFrom: 5 },
};

/** EDCU-MIN-04: deeds after which who stands among mines is checked; others are not. */
export const MINE_WORK: readonly string[] = [
  'HITCH',
  'UNHITCH',
  'EXTENDED_UNHITCH',
  'REARM',
  'REFUEL',
  'REARM_ASSIST',
  'REFUEL_ASSIST',
  'SYPHON',
  'FREIGHT_TRANSFER',
  'RUSHED_FREIGHT_TRANSFER',
  'ONLOAD',
  'OFFLOAD',
  'REPAIR',
  'REPAIR_MOBILITY',
  'BUILD',
  'RESTORE',
  'DEPLOY',
  'UNDEPLOY',
  'LAND',
  'FAST_LANDING',
  'BOARD',
  'RECOVER',
  'GARRISON',
];
