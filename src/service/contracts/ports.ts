import type { Rule, RuleId } from '../../kernel/index.js';
import { token } from '../inject.js';
import type { ShownEvent } from './results.js';
import type { Session } from './sessions.js';

/** Finds who a bearer token belongs to. */
export interface Sessions {
  /** Null for an unknown or revoked token. */
  resolve(token: string): Promise<Session | null>;
}

/** Events of a timeline as they are stored, for subscriptions. */
export interface EventFeed {
  /**
   * Events after a revision (null = from now on) that the session may see, old ones first, then new ones as they
   * arrive. Throws ServiceError NOT_FOUND like the queries. `return()` ends a `next()` that is still waiting.
   */
  follow(
    session: Session,
    timelineId: string,
    afterRevision: number | null,
  ): AsyncIterableIterator<ShownEvent>;
}

/** Links that open the map of one moment as a seat sees it, without the token: for images of pages, and for chats. */
export interface MapLinks {
  /** What stands behind the path of the map, for the eyes of a session; empty where everybody sees as much, and for bots. */
  sign(session: Session, campaignId: string, timelineId: string, revision: number): string;
  /** Through whose eyes a link shows it; null for one that opens nothing, or no longer. */
  open(timelineId: string, revision: number, seat: string, key: string): Session | null;
}

/** Something in a campaign that its reader is shown otherwise than before. */
export interface CampaignChange {
  /** Timeline that has gone on, or that is new; null for the campaign itself: its seats, its main timeline, its notes. */
  readonly timeline: string | null;
}

/** Changes of a campaign, for subscriptions. */
export interface CampaignFeed {
  /**
   * The campaign at once, then every change from now on, as far as the session is shown it. Throws ServiceError NOT_FOUND like the queries, UNAUTHENTICATED
   * once the seat has been revoked. `return()` ends a `next()` that is still waiting.
   */
  follow(session: Session, campaignId: string): AsyncIterableIterator<CampaignChange>;
}

/** Whether the service can do its work now. */
export interface Readiness {
  check(): Promise<ReadinessReport>;
}

export interface ReadinessReport {
  readonly ready: boolean;
  /** Part of the service, e.g. `event store`, and how it is. */
  readonly parts: readonly { readonly name: string; readonly ready: boolean; readonly detail: string }[];
}

/** The rules of all catalogs, by id, in the order of the catalogs and of the rules in them. */
export type RuleCatalog = ReadonlyMap<RuleId, Rule>;

/** Names under which the wiring provides the ports. */
export const SESSIONS = token<Sessions>('Sessions');
export const EVENT_FEED = token<EventFeed>('EventFeed');
export const CAMPAIGN_FEED = token<CampaignFeed>('CampaignFeed');
export const MAP_LINKS = token<MapLinks>('MapLinks');
export const READINESS = token<Readiness>('Readiness');
export const RULE_CATALOG = token<RuleCatalog>('RuleCatalog');
