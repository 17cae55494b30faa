import type { HexKey } from '../../../engine/hex/index.js';

export type SideRole = 'attacker' | 'defender';
/** How an Urban hex is taken, from mild to harsh (PLN-TAK-01). */
export type Treatment = 'CAPTURE' | 'PILLAGE' | 'CLEANSE' | 'DESTROY';

export type BattleOrderCode =
  'ATTACK' | 'PLANNED_ATTACK' | 'WITHDRAW' | 'RAID' | 'PLANNED_RAID' | 'DEFEND' | 'GUARD' | 'SUPPORT';

/** A hex, or a detachment wherever it is when the order is carried out (PLN-BOR-02). */
export type BattleTarget =
  | { readonly kind: 'hex'; readonly hex: HexKey }
  | { readonly kind: 'detachment'; readonly detachment: string };

/** PLN-BOR-01. One per detachment. */
export interface BattleOrder {
  readonly order: BattleOrderCode;
  readonly detachment: string;
  /** ATTACK and RAID: the enemy; WITHDRAW: a hex; SUPPORT: a detachment. */
  readonly target?: BattleTarget;
  /** RAID of a hex at distance 2: hexes to go over, best first (RACE-DE-05). */
  readonly via?: readonly HexKey[];
  /** Among several own detachments that attack one target exactly one is primary (PLN-BOR-03). Default true. */
  readonly primary?: boolean;
  /** How an Urban hex is treated (PLN-TAK-01). */
  readonly onTake?: Treatment;
  readonly strongholdFate?: 'keep' | 'destroy';
  /** Directions 0…5, best first (PLN-WDR-03, -04). */
  readonly withdrawalPreference?: readonly number[];
}

/** PLN-BOR-11. */
export interface SpyOrder {
  readonly order: 'SPY_GUARD' | 'GAIN_INFORMATION';
  readonly spy: string;
}

/** One step of quick-battle casualties (PLN-QBT-06): half a unit, its second half, or a whole single piece. */
export interface CasualtyStep {
  readonly unit?: string;
  /** Of a squadron: the vehicle. */
  readonly model?: string;
  readonly defence?: string;
  readonly step: 'FIRST_HALF' | 'SECOND_HALF' | 'WHOLE';
  /** Which models fall; default the last ready ones. */
  readonly fallen?: readonly string[];
}

export type UnitEnd = 'onTable' | 'leftTable' | 'brokeOffTable' | 'wipedOut' | 'neverArrived' | 'offTable';

/** PLN-REP-01: so many models lost. */
export interface ReportedLoss {
  /** Key of the models' type; left out where the unit has only one. */
  readonly type?: string;
  readonly count: number;
}

/** PLN-REP-01. */
export interface ReportedUnit {
  readonly unit: string;
  readonly role: 'initial' | 'reserve' | 'reinforcement' | 'bombarding';
  readonly arrivedGameTurn?: number;
  readonly modelsRemoved?: readonly string[];
  /** Instead of names, where it does not matter which: how many models were lost, of one type or of any. */
  readonly losses?: readonly ReportedLoss[];
  readonly survivorWoundsLost?: readonly { readonly model: string; readonly wounds: number }[];
  readonly vehicles?: readonly {
    readonly model: string;
    readonly fate: 'ok' | 'damaged' | 'immobilised' | 'destroyed';
  }[];
  readonly end: UnitEnd;
  readonly leadershipPassed?: boolean;
  readonly xpGained?: number;
  /** The transport that belongs to it by its type was destroyed (RACE-PROD-04). */
  readonly transportLost?: boolean;
}

export interface ReportedSide {
  /** WH40K victory points for enemy models destroyed, without the scenario bonus. */
  readonly victoryPoints: number;
  readonly surrendered?: boolean;
  readonly surrenderGameTurn?: number;
  readonly retreatDeclared?: boolean;
  readonly retreatGameTurn?: number;
  readonly retreatDeclaredFirst?: boolean;
  readonly units: readonly ReportedUnit[];
  readonly killCaptives?: boolean;
  readonly strongholdFate?: 'keep' | 'destroy';
  readonly urbanTreatment?: Treatment | 'MINIMUM';
  readonly withdrawalPreference?: readonly number[];
}

/** RACE-DE-09: models of a unit that the enemy took prisoner. */
export interface ReportedPrisoners {
  readonly unit: string;
  readonly models: readonly string[];
  /** BP of one without special weapons; may be left out where the rulebook gives it. */
  readonly basicValuePerModel?: number;
}

/** RACE-CH-06: a character that a demon possessed. */
export interface ReportedPossession {
  readonly model: string;
  readonly demonKilled: boolean;
}

export interface BattleReport {
  readonly gameTurnsPlayed: number;
  readonly scenario: {
    readonly used: boolean;
    readonly name?: string;
    readonly fulfilledBy: readonly SideRole[];
  };
  readonly attacker: ReportedSide;
  readonly defender: ReportedSide;
  readonly defences: readonly {
    readonly defence: string;
    readonly result: 'intact' | 'unusable' | 'destroyed';
    readonly controlledBy: SideRole;
  }[];
  readonly prisoners?: readonly ReportedPrisoners[];
  readonly possessed?: readonly ReportedPossession[];
}

export type AirMissionCode = 'INTERCEPT' | 'RECON' | 'STRATEGIC_BOMBARDMENT' | 'TACTICAL_BOMBARDMENT';

/** PLN-AIR-01. One per squadron. */
export interface AirMissionOrder {
  readonly order: AirMissionCode;
  readonly squadron: string;
  readonly airspace: string;
  /** STRATEGIC_BOMBARDMENT: a hex of that Airspace. */
  readonly targetHex?: HexKey;
}

export type MovementOrderCode =
  | 'SPECIFIED_PATH'
  | 'FOLLOW'
  | 'ADVANCE'
  | 'GUARD'
  | 'RECOVER'
  | 'MOVE_AND_CLAIM'
  | 'CLAIM_AREA'
  | 'RESERVE_MOVEMENT'
  /** To orbit (RACE-SM-02). */
  | 'ASCEND';

/** What a spy would infiltrate where it is stopped (PLN-SPY-02), or shift to (PLN-SPY-04). */
export interface SpyChoice {
  readonly kind: 'detachment' | 'stronghold' | 'urban' | 'resource' | 'convoy';
  /** Of a detachment or convoy, where several are there; default the first. */
  readonly id?: string;
}

/** RACE-CH-07. */
export interface ShrineOrder {
  /** Id of a bunker or tower of the Stronghold in the detachment's hex. */
  readonly building: string;
  /** Id of the unit of its Demon Prince or Chaos Lord. */
  readonly leader: string;
  /** Urban hex that pays. */
  readonly payFrom: HexKey;
}

/** PLN-MOR-01. One per piece. */
export interface MovementOrder {
  readonly order: MovementOrderCode;
  /** A detachment, garrison, convoy, spy or diplomat. */
  readonly piece: string;
  /** Hexes in the order entered; the piece's own hex is not among them. */
  readonly path?: readonly HexKey[];
  /** FOLLOW: a detachment, own or other. */
  readonly target?: string;
  /** PLN-MOR-10. */
  readonly flyHigh?: boolean;
  /** PLN-TAK-01. */
  readonly onTake?: Treatment;
  /** What becomes of a Stronghold that comes with a hex (PLN-CAP-01). Default keep. */
  readonly strongholdFate?: 'keep' | 'destroy';
  readonly spyTarget?: SpyChoice;
  /** CLAIM_AREA: nothing is claimed, a defence is cursed (RACE-CH-07). */
  readonly shrine?: ShrineOrder;
  /** RECOVER: injuries to be removed (PLN-CAS-04). */
  readonly bionics?: readonly { readonly model: string; readonly injury: number }[];
}

/** An order of a sheet. */
export type Order =
  | BattleOrder
  | AirMissionOrder
  | MovementOrder
  | SpyOrder
  | { readonly order: 'AIR_SUPPORT'; readonly squadron: string; readonly army: string };
