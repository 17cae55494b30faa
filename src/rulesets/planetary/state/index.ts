import type { HexKey } from '../../../engine/hex/index.js';
import type { ParameterValues } from '../../../engine/index.js';
import type { Seat } from '../../../kernel/index.js';
import type { RaceEdits } from '../races/house-rules.js';
import type { BattleOrder } from '../sheets/orders.js';
import type { AirSquadron, Convoy, Diplomat, Intelligence, Sighting, Spy } from './agents.js';
import type { Ambush, Detachment, Garrison, Loss, Offer } from './armies.js';
import type { Battle } from './battles.js';
import type { Contact, Deal, Delivery, FunBattle, Treaty } from './deals.js';
import type { Phase, RaceKey } from './kinds.js';
import type { MapHex, ResourceRoute, Start } from './map.js';
import type { FallenCapital, Player, Sheet, SpentMark, SuccessfulRaid, Victory, Works } from './players.js';
import type { UnitType } from './unit-types.js';

export type * from './agents.js';
export type * from './armies.js';
export type * from './battles.js';
export type * from './briefs.js';
export type * from './deals.js';
export type * from './kinds.js';
export type * from './map.js';
export type * from './players.js';
export type * from './unit-types.js';
export type { Order, SideRole, Treatment } from '../sheets/orders.js';

/** Seat of the armies that belong to nobody (PLN-DSC-03): enemies of everybody. */
export const NPC = 'npc';

/** Where a piece is that is above the map. */
export const ORBIT = 'ORBIT';

/** State table of the catalog. Records are keyed by id; `order` is the creation order that PLN-GEN-13 asks for. */
export interface PlanetaryState {
  readonly turn: number;
  readonly phase: Phase;
  readonly seats: readonly Seat[];
  readonly parameters: ParameterValues;
  readonly nativeRace: RaceKey;
  /** House rules: what the campaign changes in the profiles of races; absent where nothing (RACE-GEN-03). */
  readonly raceEdits?: RaceEdits;
  readonly players: Readonly<Record<string, Player>>;
  readonly hexes: Readonly<Record<HexKey, MapHex>>;
  readonly unitTypes: Readonly<Record<string, UnitType>>;
  readonly detachments: Readonly<Record<string, Detachment>>;
  readonly garrisons: Readonly<Record<string, Garrison>>;
  readonly convoys: Readonly<Record<string, Convoy>>;
  readonly spies: Readonly<Record<string, Spy>>;
  readonly diplomats: Readonly<Record<string, Diplomat>>;
  readonly squadrons: Readonly<Record<string, AirSquadron>>;
  /** By the key of the Resource hex (PLN-RES-01). */
  readonly routes: Readonly<Record<HexKey, ResourceRoute>>;
  readonly treaties: readonly Treaty[];
  readonly battles: Readonly<Record<string, Battle>>;
  /** What the current order phase holds, by seat; sealed until it closes. */
  readonly sheets: Readonly<Record<string, Sheet>>;
  /** Seats that have locked the current phase. */
  readonly locked: readonly string[];
  /** When the current phase closes at the latest (PLN-GEN-12), ISO 8601 UTC; absent where no deadline is set. */
  readonly closesAt?: string;
  /** Battle orders in force this turn, by detachment; a missing one is GUARD (PLN-GEN-12). */
  readonly battleOrders: Readonly<Record<string, BattleOrder>>;
  /** Movement orders of this turn by piece; those that bind the battle order (PLN-BOR-01) matter later in the turn. */
  readonly movementOrders: Readonly<Record<string, string>>;
  /** Army that each tactical squadron supports this turn (PLN-BOR-10). */
  readonly airSupport: Readonly<Record<string, string>>;
  /** Seats that control an Airspace this turn, by Airspace (PLN-AIR-05), and those of the turn before (PLN-BLD-06). */
  readonly airControl: Readonly<Record<string, readonly string[]>>;
  readonly lastAirControl: Readonly<Record<string, readonly string[]>>;
  /** In what a player may know, who does not know who rules the sky: own Space Ports that an enemy closed (PLN-BLD-06). */
  readonly closedPorts?: readonly HexKey[];
  /** Detachments that withdrew, or sent reinforcements, this turn (PLN-TBL-01), and convoys that may not move. */
  readonly spent: Readonly<Record<string, SpentMark>>;
  /** What each seat last saw of a hex, by seat and hex (PLN-SIG-01). */
  readonly sightings: Readonly<Record<string, Readonly<Record<HexKey, Sighting>>>>;
  /** Hex in which each seat last saw a foreign detachment, by seat and detachment (PLN-MOR-03). */
  readonly lastSeen: Readonly<Record<string, Readonly<Record<string, HexKey>>>>;
  /** Hexes that each seat's recon squadrons saw this turn, as they were when flown (PLN-AIR-07). */
  readonly reconViews: Readonly<Record<string, readonly HexKey[]>>;
  /** Seats whose diplomats may enter a player's Capital, by that player (PLN-MOV-09). */
  readonly admissions: Readonly<Record<string, readonly string[]>>;
  /** Units that a discovery offers and that wait to be entered, by id (PLN-DSC-04, -05). */
  readonly offers: Readonly<Record<string, Offer>>;
  /** Enemies discovered this turn, by the detachment that they will attack (PLN-DSC-03). */
  readonly ambushes: Readonly<Record<string, Ambush>>;
  /** Details gained by spies, prisons and the like: by seat, newest last. */
  readonly intelligence: Readonly<Record<string, readonly Intelligence[]>>;
  /** Next creation number of a campaign of version 0.1.0, for ids and PLN-GEN-13. */
  readonly nextOrder: number;
  /** Highest number in the ids of things made so far, by owner and kind; absent in a campaign of version 0.1.0. */
  readonly made?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Directions of road links built in the campaign, by hex: fog hides them; absent in a campaign of version 0.1.0. */
  readonly builtRoads?: Readonly<Record<HexKey, readonly number[]>>;
  /** Raids that succeeded this turn and whose loot waits (PLN-RAI). */
  readonly raids: readonly SuccessfulRaid[];
  /** RP taken by raiders this turn and so not transported, by Resource hex (PLN-RAI-02, -03). */
  readonly lootedRp: Readonly<Record<HexKey, number>>;
  /** Resource hexes claimed this turn, which work from the next one (PLN-CLM-05); absent where there are none. */
  readonly claimedResources?: readonly HexKey[];
  /** Capitals taken so far, oldest first (PLN-TAK-07, PLN-END-07). */
  readonly fallenCapitals: readonly FallenCapital[];
  readonly victory: Victory | null;
  /** Set-up of each seat (PLN-STA); empty in a campaign that began with a later position. */
  readonly starts: Readonly<Record<string, Start>>;
  /** What each seat has used up of the limits of a Build phase. */
  readonly works: Readonly<Record<string, Works>>;
  /** Standing order of an Urban hex in which its buildings are paid, first ones first (PLN-UPK-05). */
  readonly maintenancePriority: Readonly<Record<HexKey, readonly string[]>>;
  /** Reinforcement BP let through to a seat, instead of the normal amount, in the turn named (PLN-AIR-08). */
  readonly reinforcements: Readonly<Record<string, { readonly turn: number; readonly bp: number }>>;
  /**
   * Rare, very rare and special things that each seat has lost, oldest first (PLN-GEN-11). In a campaign without
   * `saysLosses` all unit types and all that units carried: which of them are rare is judged when somebody asks.
   */
  readonly losses: Readonly<Record<string, readonly Loss[]>>;
  /** An event of its own says which rare things were lost; absent in a campaign of version 0.1.0 or 0.2.0. */
  readonly saysLosses?: true;
  /** Proposed and made, by id (PLN-DIP). */
  readonly deals: Readonly<Record<string, Deal>>;
  /** Treaties that a side ends when the Build phase closes (PLN-DIP-05). */
  readonly endings: readonly { readonly seat: string; readonly partner: string }[];
  /** What deals bring at the end of the turn (PLN-END-03). */
  readonly deliveries: readonly Delivery[];
  /**
   * Only in the Build phase of a state as a player may know it: what any proposal to a player tells of them, though their
   * hexes may be out of sight (PLN-DIP-01).
   */
  readonly contacts?: Readonly<Record<string, Contact>>;
  /** By id (PLN-FUN-01). */
  readonly funBattles: Readonly<Record<string, FunBattle>>;
  /** BP that the treasury income of a seat lacks in the turn named (PLN-FUN-01). */
  readonly deductions: Readonly<Record<string, { readonly turn: number; readonly bp: number }>>;
}
