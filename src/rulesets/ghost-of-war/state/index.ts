import type { HexKey } from '../../../engine/hex/index.js';
import type { ParameterValues } from '../../../engine/index.js';
import type { Seat } from '../../../kernel/index.js';
import type { RuleId } from '../catalog.js';
import type { Order } from '../sheets/orders.js';
import type { AttackIntent, Battle, Battlefield } from './combat.js';
import type { ExchangeOffer, Faction, Relation } from './factions.js';
import type { Formation, Journey, Unit, UnitTypeRow } from './forces.js';
import type { Character, Fallen } from './people.js';
import type { EventProject, Project } from './projects.js';
import type { ScheduledEvent, Step } from './rounds.js';
import type { ChartedRoute, Depot, Planet, SectorHex, System, WarpStorm } from './sector.js';
import type { SupplyGroup, TradeLine } from './trade.js';
import type { DiceTask } from './tasks.js';

export type * from './kinds.js';

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
  readonly battlefields: readonly Battlefield[];
  /** A die that somebody may still re-roll, and what waits for it (GOW-DIC-03); null = none. */
  readonly provisional: Provisional | null;
  /** Numbers given so far, per kind: the next thing of a kind gets the next one. */
  readonly counts: Readonly<Record<SeqKind, number>>;
  /** Highest number in the ids of things made so far, by faction and kind; absent in a campaign of version 0.1.0. */
  readonly made?: Readonly<Record<string, Readonly<Partial<Record<SeqKind, number>>>>>;
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

/** GOW-MAP-07…09 of one faction: system ids, by seq. */
export interface FactionStatus {
  readonly contested: readonly string[];
  readonly cutOff: readonly string[];
  /** Where it is, and its side has void supremacy. */
  readonly supreme: readonly string[];
}

/** GOW-DIC-03 */
export interface Provisional {
  /** Faction that rolled. */
  readonly faction: string;
  readonly rule: RuleId;
  readonly purpose: string;
  readonly sides: number;
  readonly faces: readonly number[];
  /** Indices of dice that have been re-rolled. */
  readonly rerolled: readonly number[];
  /** Characters with an unused right who have not passed. */
  readonly holders: readonly string[];
  /** Null: not for the viewer to know. */
  readonly task: DiceTask | null;
  /** What comes after it in the same part of the step. */
  readonly rest: readonly DiceTask[];
  /** Name of that part of the step (`phases.ts`); empty: not for the viewer to know. */
  readonly part: string;
}

export interface CampaignEnd {
  /** Faction ids, by seq; several share the victory. */
  readonly winners: readonly string[];
  readonly reason: string;
}
