import type { Seat } from '../../../kernel/index.js';
import type { Catalog } from '../catalogs/catalog.js';
import type { Phase } from '../data/words.js';
import type { HouseRules } from '../house-rules/index.js';
import type { Account, Company } from './account.js';
import type {
  BatteryMarker,
  Brawl,
  Contract,
  Delivery,
  GameMap,
  Minefield,
  PostedOrder,
  Ruling,
  Sighting,
  SignUp,
  Stance,
  Structure,
  SupplyJob,
  Weather,
} from './contract.js';
import type { Detection } from './detection.js';
import type { Unit } from './unit.js';

export type * from './account.js';
export type * from './contract.js';
export type * from './detection.js';
export type * from './unit.js';

type Of<T> = Readonly<Record<string, T>>;

/** A club's world: accounts and saved units last, contracts run in it one after another. */
export interface MetaCampaignState {
  readonly seats: readonly Seat[];
  readonly rules: HouseRules;
  /** Counts rounds of all contracts and the intermissions between them, from 1. */
  readonly turn: number;
  readonly phase: Phase;
  /** Whether the club has ended the world. */
  readonly over: boolean;
  /** Catalogs of the club's own, by version. */
  readonly catalogs: Of<Catalog>;
  /** Version of the catalog by which is bought now. */
  readonly catalog: string;
  /** EDCU-TF-04: what the game master has set, by task force. */
  readonly taskForceStatuses: Of<'active' | 'phasedOut' | 'disabled'>;
  readonly accounts: Of<Account>;
  readonly units: Of<Unit>;
  /** Counts up: the next id of a unit. */
  readonly unitCount: number;
  readonly companies: Of<Company>;
  readonly signUp: SignUp;
  /** Contracts so far. */
  readonly contractCount: number;
  readonly contract: Contract | null;
  readonly map: GameMap;
  readonly structures: Of<Structure>;
  /** How blocs face, by hex and bloc: `q,r/BLOC`. */
  readonly stances: Of<Stance>;
  /** Orders of this round. */
  readonly orders: Of<PostedOrder>;
  /** Orders posted so far in the campaign. */
  readonly orderCount: number;
  /** Those of the game master among them. */
  readonly gmOrderCount: number;
  /** Counts up with every hex that is entered (EDC-POS-02). */
  readonly entries: number;
  readonly brawls: Of<Brawl>;
  /** In the order in which they were laid. */
  readonly minefields: Of<Minefield>;
  /** EDCU-MIN-02: `q,r/BLOC` of hexes whose mines a bloc knows. */
  readonly minesKnown: readonly string[];
  /** Foreign units by id. */
  readonly sightings: Of<Sighting>;
  readonly deliveries: readonly Delivery[];
  /** In the order in which they were declared. */
  readonly supply: readonly SupplyJob[];
  /** Of this campaign. */
  readonly rulings: Of<Ruling>;
  readonly rulingCount: number;
  readonly weather: Weather;
  /** EDCU-CB-01: of this campaign, the oldest first. */
  readonly markers: readonly BatteryMarker[];
  /** What is known by radar and sonar. */
  readonly detection: Detection;
}
