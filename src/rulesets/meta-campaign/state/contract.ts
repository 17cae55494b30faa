import type { Compass } from '../../../engine/hex/index.js';
import type { Order } from '../orders/orders.js';
import type { MineType } from '../data/mines.js';
import type { Bloc, CitySize, EdgeFeature, Link, Terrain } from '../data/words.js';

/** What a campaign brief limits (EDCU-TF-08). */
export interface Limits {
  readonly bannedClasses: readonly string[];
  readonly bannedTaskForces: readonly string[];
  /** Most companies by task force. */
  readonly taskForces: Readonly<Record<string, number>>;
  /** Most units by class. */
  readonly classes: Readonly<Record<string, number>>;
  readonly companyMaxUnits: number;
}

/** EDC-GEN-04 */
export interface Objective {
  readonly id: string;
  readonly text: string;
  readonly met: boolean | null;
}

/** EDC-SIG-01: the campaign that players may sign up for. */
export interface SignUp {
  readonly status: 'OPEN' | 'CLOSED';
  readonly name: string;
  readonly brief: string;
  readonly limits: Limits;
  /** Seats, in the order in which they signed up. */
  readonly signedUp: readonly string[];
}

/** The rulebook's campaign, while it runs. */
export interface Contract {
  readonly number: number;
  readonly name: string;
  readonly brief: string;
  /** From 1; 0 before the first. */
  readonly round: number;
  /** Catalog that is frozen for it (EDCU-GEN-02). */
  readonly catalog: string;
  /** Seats that take part, dead or alive. */
  readonly participants: readonly string[];
  readonly objectives: Readonly<Record<string, Objective>>;
  /** Casualty Collection Point; null before it is set (EDC-RSC-06). */
  readonly collectionPoint: string | null;
  /** UTC, ISO 8601; null where none is set (EDC-RND-02). */
  readonly deadline: string | null;
  /** EDC-GMR-02: band, from 0, in which the resolution has stopped for the game master; null while it has not. */
  readonly pausedIn: number | null;
}

/** A hex of the map that is not bare plains at elevation 0. */
export interface MapHex {
  readonly terrain: Terrain;
  readonly elevation: number;
  readonly label: string | null;
  /** EDC-TER-07; of cities. */
  readonly citySize: CitySize | null;
  readonly population: Bloc | null;
}

/** What lies on an edge; edges without anything are not here. */
export interface MapEdge {
  readonly features: readonly EdgeFeature[];
  readonly link: Link | null;
  /** EDCU-RIV-01: whether a small river leads over it. */
  readonly riverLink: boolean;
}

/** A rectangle of hexes: columns to the east of its first hex, rows to the south, every other column half a row lower. */
export interface Extent {
  readonly q: number;
  readonly r: number;
  readonly columns: number;
  readonly rows: number;
}

export interface GameMap {
  /** Bare plains as far as nothing else is said; null where all hexes are named. */
  readonly extent: Extent | null;
  /** Hexes that are named, by key. */
  readonly hexes: Readonly<Record<string, MapHex>>;
  readonly edges: Readonly<Record<string, MapEdge>>;
}

/** EDC-STR-01 */
export type Site = 'TRENCH_FRONT' | 'TRENCH_BACK' | 'EMPLACEMENT' | 'FACILITY' | 'BRIDGE' | 'EDGE';

export interface Structure {
  readonly id: string;
  readonly type: string;
  readonly site: Site;
  /** Hex that it stands in, or that owns its edge. */
  readonly hex: string;
  /** Edge that it stands on. */
  readonly edge: string | null;
  readonly facing: Compass | null;
  readonly hp: number;
  /** Whether it has once been completed (EDC-STR-04). */
  readonly completed: boolean;
  readonly bloc: Bloc | null;
  /** EDC-STR-07 */
  readonly crates: number;
  readonly barrels: number;
}

/** EDC-FAC-02: how a bloc faces in a hex. Key `q,r/BLOC`. */
export interface Stance {
  readonly facing: Compass;
  readonly source: 'INFANTRY' | 'OTHER' | 'ENTRY';
  /** Unit that declared it, or came in first. */
  readonly unit: string;
}

/** An order that was posted (EDC-ORD). */
export interface PostedOrder {
  readonly id: string;
  readonly unit: string;
  /** Who posted it; null for the game master. */
  readonly seat: string | null;
  /** Place in the posting order of the campaign. */
  readonly postSeq: number;
  readonly status: 'POSTED' | 'VOID' | 'WITHDRAWN' | 'RESOLVED';
  readonly early: boolean;
  readonly order: Order;
}

/** EDCU-MIN-01 */
export interface Minefield {
  readonly id: string;
  readonly hex: string;
  readonly type: MineType;
  /** Bloc that laid it. */
  readonly bloc: Bloc;
}

/** EDC-SUP-09: a resupply or syphon that is done at the end of the round. */
export interface SupplyJob {
  readonly by: string;
  /** The other unit that it concerns; null where there is none. */
  readonly other: string | null;
  /** Unit or depot. */
  readonly source: string;
  readonly receiver: string;
  /** What is reserved; null of a syphon. */
  readonly item: 'CRATE' | 'BARREL' | null;
  /** Item type, or `energy`. */
  readonly fills: string;
  /** Of a syphon: Energy that was ordered. */
  readonly amount: number | null;
  /** Attacks on both when it began. */
  readonly attacksBefore: number;
  readonly attacksOnOtherBefore: number;
}

/** EDC-STR-07: what the backline brings to a depot at E4. */
export interface Delivery {
  readonly depot: string;
  readonly crates: number;
  readonly barrels: number;
}

/** A single value of the state. */
export type Scalar = string | number | boolean | null;

/** EDC-GMR-01: a change of the state, at a path as `units.u1.fs`. */
export interface Delta {
  readonly path: string;
  readonly before: Scalar;
  readonly after: Scalar;
}

/** EDC-GMR-01 */
export interface Ruling {
  readonly id: string;
  readonly round: number;
  readonly subject: string;
  readonly trigger: string;
  readonly rule: string | null;
  readonly deltas: readonly Delta[];
  readonly text: string;
  readonly reason: string;
  /** Seats that are told; null for all. */
  readonly visibleTo: readonly string[] | null;
  readonly force: boolean;
  /** EDC-GMR-04: why it was taken back; null while it stands. */
  readonly revoked: string | null;
}

/** EDC-FOW-03, EDC-FOW-04: where the players have last seen a foreign unit, and how strong it looked. */
export interface Sighting {
  readonly hex: string;
  readonly round: number;
  /** Null until it is estimated. */
  readonly low: number | null;
  readonly high: number | null;
  /** FS by which it was estimated; null to players. */
  readonly fs: number | null;
}

/** EDC-MEL-01 */
export interface Brawl {
  readonly id: string;
  readonly hex: string;
  /** Bloc that began it. */
  readonly intruder: Bloc;
  /** Structure whose garrison is fought (EDC-MEL-06). */
  readonly structure: string | null;
}

/** What the environment does in a round (EDC-ENV-02). */
export interface Modifiers {
  /** By category. */
  readonly speed: Readonly<Record<string, number>>;
  readonly moveEnergy: number;
  readonly vision: number;
  /** By mode of the weapon. */
  readonly damage: Readonly<Record<string, number>>;
  readonly stealth: number;
  readonly stuck: number;
}

/** EDCU-CB-01: what a bloc knows of who has fired on a hex. */
export interface BatteryMarker {
  readonly bloc: Bloc;
  /** Hex that was hit. */
  readonly hex: string;
  readonly kind: 'SHELL' | 'ROCKET';
  /** Sector toward the firer, clockwise from N: of 6 for shells, of 12 for rockets. */
  readonly bearing: number;
  readonly sectors: 6 | 12;
  /** EDCU-CB-03: at or next to this hex; null without radar. */
  readonly near: string | null;
  readonly round: number;
}

export interface Weather {
  /** EDC-WND-01: where it blows to, and 0 to 8 dots. */
  readonly wind: { readonly direction: Compass; readonly dots: number };
  /** EDC-NGT-01: hour of the day. */
  /** EDC-WND-02: what the first indirect attack of the round has drifted; null before it. */
  readonly drift: number | null;
  readonly clock: number;
  readonly night: boolean;
  readonly modifiers: Modifiers;
  /** Hex → last round in which it is lit, or in smoke (EDC-NGT-04). */
  readonly lit: Readonly<Record<string, number>>;
  readonly smoke: Readonly<Record<string, number>>;
}
