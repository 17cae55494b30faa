/* Names of what is said of orders and battles: as the shapes have it. */

export type {
  BattleReport,
  ReportedLoss,
  ReportedPossession,
  ReportedPrisoners,
  ReportedSide,
  ReportedUnit,
} from '../battle/report-shapes.js';
export type { CasualtyStep } from '../battle/shapes.js';
export type { SideRole, UnitEnd } from '../words/battles.js';
export type { Treatment } from '../words/map.js';
export type { AirMissionCode, BattleOrderCode, MovementOrderCode } from '../words/orders.js';
export type {
  AirMissionOrder,
  BattleOrder,
  BattleTarget,
  MovementOrder,
  Order,
  ShrineOrder,
  SpyChoice,
  SpyOrder,
} from './shapes.js';
