import type { HexKey } from '../../engine/hex/index.js';
import type { ParameterValues } from '../../engine/index.js';
import type { Seat } from '../../kernel/index.js';
import type { Order } from './orders.js';
import type { AttackIntent, Battle } from './state/combat.js';
import type { ExchangeOffer, Faction, Relation } from './state/factions.js';
import type { Domain, Formation, Journey, Unit, UnitTypeRow } from './state/forces.js';
import type { Character, Fallen } from './state/people.js';
import type { EventProject, Project } from './state/projects.js';
import type { ChartedRoute, Depot, Planet, SectorHex, System, WarpStorm } from './state/sector.js';
import type { SupplyGroup, TradeLine } from './state/trade.js';
import type { DiceTask } from './tasks.js';

export type * from './state/combat.js';
export type * from './state/factions.js';
export type * from './state/forces.js';
export type * from './state/goods.js';
export type * from './state/people.js';
export type * from './state/projects.js';
export type * from './state/sector.js';
export type * from './state/trade.js';

/** GOW-RND-01: the steps S0 … S14 of a round, in order. */
export type Step =
  | 'OPENING'
  | 'ORDERS'
  | 'ADMINISTRATION'
  | 'STATUS'
  | 'PRODUCTION'
  | 'TRADE'
  | 'PROJECTS'
  | 'TRAVEL'
  | 'DETECTION'
  | 'COMBAT'
  | 'ACTIVITY_EFFECTS'
  | 'SUPPLY'
  | 'RECOVERY'
  | 'UPKEEP'
  | 'CLOSING';

type Of<T> = Readonly<Record<string, T>>;

/** The whole sector. Records are by id; ids are unique over all kinds of things. */
export interface GhostOfWarState {
  readonly seats: readonly Seat[];
  /** House rules in force (GOW-GEN-05). */
  readonly parameters: ParameterValues;
  /** 1-based; 0 before the campaign is set up. */
  readonly round: number;
  readonly step: Step;
  readonly hexes: Readonly<Record<HexKey, SectorHex>>;
  readonly subSectors: Of<{ readonly id: string; readonly name: string }>;
  readonly systems: Of<System>;
  readonly storms: Of<WarpStorm>;
  readonly routes: Of<ChartedRoute>;
  readonly planets: Of<Planet>;
  readonly depots: Of<Depot>;
  readonly factions: Of<Faction>;
  /** GOW-GEN-08: what differs from the default by alignment; key: the two ids in order of seq, joined by `|`. */
  readonly relations: Of<Relation>;
  /** Types that the arbiter has defined, beside the table. */
  readonly unitTypes: Of<UnitTypeRow>;
  readonly units: Of<Unit>;
  readonly formations: Of<Formation>;
  readonly journeys: Of<Journey>;
  readonly characters: Of<Character>;
  readonly fallen: Of<Fallen>;
  readonly projects: Of<Project>;
  readonly eventProjects: Of<EventProject>;
  readonly lines: Of<TradeLine>;
  readonly supplyGroups: Of<SupplyGroup>;
  readonly battles: Of<Battle>;
  readonly offers: Of<ExchangeOffer>;
  readonly scheduled: Of<ScheduledEvent>;

  /** Sheets of orders by faction: sealed until S1 closes, then in force for the round. */
  readonly sheets: Of<readonly Order[]>;
  /** Faction ids that have locked their orders. */
  readonly locked: readonly string[];
  /** GOW-MAP-07…09 as S3 found them: contested and cut-off systems by faction. */
  readonly status: Of<FactionStatus>;
  /** Attack orders that no battle has used up yet (GOW-CBT-02). */
  readonly attacks: readonly AttackIntent[];
  /** Places where battles are still to be formed in S9, in order. */
  readonly battlefields: readonly { readonly domain: Domain; readonly location: string }[];
  /** A die that somebody may still re-roll, and what waits for it (GOW-DIC-03); null = none. */
  readonly provisional: Provisional | null;
  /** Numbers given so far, per kind: the next thing of a kind gets the next one. */
  readonly counts: Readonly<Record<SeqKind, number>>;
  readonly end: CampaignEnd | null;
}

/** Kinds that are counted: ids and seqs of new things come from here. */
export type SeqKind =
  | 'system'
  | 'planet'
  | 'depot'
  | 'faction'
  | 'unit'
  | 'formation'
  | 'journey'
  | 'character'
  | 'project'
  | 'line'
  | 'battle'
  | 'offer'
  | 'group'
  | 'route'
  | 'storm'
  | 'scheduled'
  | 'fallen';

/** GOW-MAP-07…09 of one faction: system ids. */
export interface FactionStatus {
  readonly contested: readonly string[];
  readonly cutOff: readonly string[];
}

/** GOW-GEN-07, GOW-DET-04: what the arbiter has announced for a round. */
export interface ScheduledEvent {
  readonly id: string;
  readonly round: number;
  readonly title: string;
  readonly text: string;
  readonly tag: 'RITUAL' | 'WARP' | null;
  readonly subSector: string | null;
}

/** GOW-DIC-03 */
export interface Provisional {
  /** Faction that rolled. */
  readonly faction: string;
  readonly rule: string;
  readonly purpose: string;
  readonly sides: number;
  readonly faces: readonly number[];
  /** Indices of dice that have been re-rolled. */
  readonly rerolled: readonly number[];
  /** Characters with an unused right who have not passed. */
  readonly holders: readonly string[];
  readonly task: DiceTask;
  /** What comes after it in the same part of the step. */
  readonly rest: readonly DiceTask[];
  /** Index of that part among the parts of the step (`phases.ts`). */
  readonly part: number;
}

export interface CampaignEnd {
  /** Faction ids, by seq; several share the victory. */
  readonly winners: readonly string[];
  readonly reason: string;
}
