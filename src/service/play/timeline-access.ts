import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { AnyRuleset } from '../../engine/index.js';
import { lookUp, type Moment, type Viewer } from '../../kernel/index.js';
import type {
  CampaignRecord,
  ReadModel,
  TimelineFacts,
  TimelineRow,
  TurnEnd,
  ViewedSegment,
} from '../../read-model/index.js';
import { campaignStream, timelineStream, type DamagedRecord } from '../../read-model/index.js';
import { mayKnow } from '../auth/administrators.js';
import { Campaigns } from '../campaigns/campaigns.js';
import { ServiceError, viewerOf, type Session } from '../contracts/index.js';
import { Dealing } from '../dealing.js';
import { Inject } from '../inject.js';
import { READ_MODEL } from '../ports.js';

/** What a session may see of a timeline. */
export interface TimelineView {
  readonly facts: TimelineFacts;
  readonly ruleset: AnyRuleset;
  readonly campaign: CampaignRecord;
  readonly viewer: Viewer;
  readonly row: TimelineRow;
  /** Last revision that the viewer may know. */
  readonly last: number;
  /** Moment after it. */
  readonly now: Moment;
  /** True where the viewer may not know the timeline's end: it runs ahead of another with the same dice. */
  readonly capped: boolean;
}

const REMEMBERED_JUDGEMENTS = 10_000;
const PROJECTED_WITHIN_MS = 2000;

const isArbiter = (viewer: Viewer): boolean => viewer.kind === 'seat' && viewer.role === 'arbiter';

/**
 * Decides who sees which timelines, and how far: a fork shows nobody more than its parent does. Whoever looks after a command was
 * answered sees it; of what the store cannot give back whole nothing is shown, and it is said what is missing.
 */
@Injectable()
export class TimelineAccess {
  private readonly hides = new LRUCache<string, boolean>({ max: REMEMBERED_JUDGEMENTS });
  /** By campaign and timeline: what this process has appended and the read model may not show yet. */
  private readonly acknowledged = new Map<string, Map<string, number>>();

  constructor(
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    private readonly campaigns: Campaigns,
    private readonly dealing: Dealing,
  ) {}

  /** Notes an append: from now on whoever looks at the campaign waits until the read model shows it. */
  acknowledge(campaignId: string, timelineId: string, length: number): void {
    const timelines = this.acknowledged.get(campaignId) ?? new Map<string, number>();
    timelines.set(timelineId, length);
    this.acknowledged.set(campaignId, timelines);
  }

  /** Waits, not without end, until the read model shows what this process has appended to a campaign. */
  async shown(campaignId: string): Promise<void> {
    const { projector } = this.readModel;
    for (const [timelineId, length] of this.acknowledged.get(campaignId) ?? []) {
      await projector.reached(timelineStream(timelineId), length, PROJECTED_WITHIN_MS);
      const timelines = this.acknowledged.get(campaignId);
      if (timelines?.get(timelineId) === length) timelines.delete(timelineId);
      if (timelines?.size === 0) this.acknowledged.delete(campaignId);
    }
  }

  /** Throws ServiceError NOT_FOUND where there is no such timeline, or the session may not know of it. */
  async require(session: Session, timelineId: string): Promise<TimelineView> {
    const view = await this.find(session, timelineId);
    if (!view) throw new ServiceError('NOT_FOUND', 'There is no such timeline');
    return view;
  }

  /** Throws ELSEWHERE for an unknown timeline that is dealt to another group; STORE_UNAVAILABLE, with the stream and the last revision that can be read, where the store is damaged. */
  async find(session: Session, timelineId: string): Promise<TimelineView | null> {
    const view = await this.upToDamage(session, timelineId);
    const damage = view && (await this.damageOf(view.facts));
    if (damage) throw new ServiceError('STORE_UNAVAILABLE', damageText(view, damage));
    return view;
  }

  /** What `find` finds; of a timeline that cannot be read to its end, what stands before that. */
  upToDamage(session: Session, timelineId: string): Promise<TimelineView | null> {
    const look = (): Promise<TimelineView | null> => this.look(session, timelineId);
    return session.lookups ? session.lookups.once('view', timelineId, look) : look();
  }

  private async look(session: Session, timelineId: string): Promise<TimelineView | null> {
    const facts = await this.readModel.history.facts(timelineId);
    if (!facts) this.dealing.checkHere(timelineId);
    if (!facts) return null;
    await this.shown(facts.campaignId);
    const row = await this.rowOf(facts);
    const campaign = row && this.campaigns.find(row.facts.campaignId);
    const lost = this.readModel.projector.damage(campaignStream(facts.campaignId));
    if (!campaign && lost) throw lost;
    if (!row || !campaign || !mayKnow(session, campaign)) return null;
    return this.view(viewerOf(session, campaign.id), campaign, row);
  }

  /** The first record of a timeline's history, across forks, that kept it from being projected. */
  async damageOf({ id, base }: TimelineFacts): Promise<DamagedRecord | null> {
    const { history, projector } = this.readModel;
    for (const { timelineId, to, index, from } of await history.segments(id, 0, base)) {
      const damage = projector.damage(timelineStream(timelineId));
      if (damage && (timelineId === id || damage.index <= index + to - from)) return damage;
    }
    return null;
  }

  /** A timeline that the store has; one that another node made a moment ago is waited for. */
  private async rowOf({ id, campaignId }: TimelineFacts): Promise<TimelineRow | null> {
    const { directory, projector } = this.readModel;
    const known = directory.timeline(id);
    if (known && this.campaigns.find(campaignId)) return known;
    for (const stream of [timelineStream(id), campaignStream(campaignId)])
      if (!(await projector.reached(stream, 1, PROJECTED_WITHIN_MS))) return null;
    return directory.timeline(id);
  }

  /** The stretches of a view between two revisions, each with the moment that its sealed events are measured by. */
  async segments(view: TimelineView, from: number, to: number): Promise<readonly ViewedSegment[]> {
    const { history, directory } = this.readModel;
    const found = await history.segments(view.facts.id, Math.max(from, 0), Math.min(to, view.last));
    return found.map((segment) => ({
      ...segment,
      viewer: view.viewer,
      now: withNumber(
        view.ruleset,
        this.measure(view, directory.timeline(segment.timelineId), segment.timelineId),
      ),
    }));
  }

  /**
   * Inherited events stay sealed as long as in the timeline they come from. A timeline that has been the main one
   * measures them by itself: the other will go no further.
   */
  private measure(view: TimelineView, origin: TimelineRow | null, timelineId: string): Moment {
    const { facts, campaign, now } = view;
    if (timelineId === facts.id || campaign.mainTimelines.includes(facts.id)) return now;
    return origin?.head ?? facts.beganAt;
  }

  private async view(
    viewer: Viewer,
    campaign: CampaignRecord,
    row: TimelineRow,
  ): Promise<TimelineView | null> {
    const { facts, head } = row;
    const ruleset = this.readModel.history.ruleset(facts.ruleset.code);
    const whole = { facts, ruleset, campaign, viewer, row, last: head.revision, now: head, capped: false };
    if (isArbiter(viewer)) return whole;
    if (!campaign.mainTimelines.includes(facts.id) && !(await this.mayKnowFork(viewer, campaign, row)))
      return null;
    return lookUp(campaign.superseded, facts.id) ? this.asLeft(whole) : this.capped(whole);
  }

  /** A timeline that was the main one shows what it showed then; what the arbiter plays on it shows them alone. */
  private async asLeft(view: TimelineView): Promise<TimelineView | null> {
    const left = view.campaign.superseded[view.facts.id]?.revision;
    if (left === undefined || left === null) return this.capped(view);
    if (left >= view.last) return view;
    const { state } = await this.readModel.history.at(view.facts.id, left);
    return { ...view, last: left, now: view.ruleset.moment(state), capped: true };
  }

  private async mayKnowFork(viewer: Viewer, campaign: CampaignRecord, row: TimelineRow): Promise<boolean> {
    const { parent } = row.facts;
    if (!parent) return true;
    const parentRow = this.readModel.directory.timeline(parent.timelineId);
    const parentView = parentRow && (await this.view(viewer, campaign, parentRow));
    if (!parentRow || !parentView || parentView.last < parent.revision) return false;
    if (parentRow.over) return true;
    if (parent.revision > (await this.closed(parentView))) return false;
    return !(await this.hidesAt(viewer, parent.timelineId, parent.revision));
  }

  /** Whether a ruleset hides something from a viewer in the state at a revision. */
  async hidesAt(viewer: Viewer, timelineId: string, revision: number): Promise<boolean> {
    const seat = viewer.kind === 'seat' && viewer.role === 'player' ? viewer.seat : '';
    const key = JSON.stringify([timelineId, revision, seat]);
    const known = this.hides.get(key);
    if (known !== undefined) return known;
    const { history } = this.readModel;
    const facts = await history.facts(timelineId);
    const { state, seats } = await history.at(timelineId, revision);
    // Who holds no player's seat sees no more than each of them.
    const eyes = seat === '' ? [seat, ...seats.map((each) => each.id)] : [seat];
    const hides =
      facts === null || eyes.some((each) => history.ruleset(facts.ruleset.code).hides(state, each));
    this.hides.set(key, hides);
    return hides;
  }

  /** Timelines that throw the same dice: only the leading one shows turns that it has not ended. */
  private async capped(view: TimelineView): Promise<TimelineView | null> {
    const ended = this.endedByLeader(view.campaign, view.facts);
    if (ended === null || view.row.head.turn <= ended) return view;
    const end = await this.turnEnd(view.facts.id, ended, view.row.head.revision);
    if (end === null) return null;
    // What it shares with its parent is no secret: the parent shows it.
    const last = Math.max(end.last, view.facts.parent?.revision ?? -1);
    const { state } = await this.readModel.history.at(view.facts.id, last);
    return { ...view, last, now: view.ruleset.moment(state), capped: true };
  }

  /** Last turn that the leader of a timeline's dice has ended; null when nothing is held back. */
  endedByLeader(campaign: CampaignRecord, facts: TimelineFacts): number | null {
    if (campaign.mainTimeline === facts.id || facts.dice.mode === 'table') return null;
    const main = this.readModel.directory.timeline(campaign.mainTimeline);
    const leader = main?.facts.diceOwner === facts.diceOwner ? main.facts.id : facts.diceOwner;
    if (leader === facts.id) return null;
    const row = this.readModel.directory.timeline(leader);
    return !row || row.over ? null : row.head.turn - 1;
  }

  /** How a turn ended, across forks; null when it has not, up to a revision. */
  async turnEnd(timelineId: string, turn: number, upTo: number): Promise<TurnEnd | null> {
    const { history, audit } = this.readModel;
    for (const { timelineId: id, from, to } of [...(await history.segments(timelineId, 0, upTo))].reverse()) {
      const end = audit.turnEnd(id, turn);
      if (end !== null && end.ended >= from && end.ended <= to) return end;
    }
    return null;
  }

  /** Moment at which the timeline stood after a revision. */
  async momentAt(view: TimelineView, revision: number): Promise<Moment> {
    const { state } = await this.readModel.history.at(view.facts.id, revision);
    return view.ruleset.moment(state);
  }

  /** Last revision of what happened in completed turns; -1 before the first is completed. */
  async closed(view: TimelineView): Promise<number> {
    if (view.row.over) return view.last;
    const end = await this.turnEnd(view.facts.id, view.now.turn - 1, view.last);
    return end?.closed ?? -1;
  }
}

/** What cannot be read; whoever may not know every event is not told how many there are. */
export const damageText = ({ row }: TimelineView, { stream }: DamagedRecord): string =>
  `What follows revision ${row.head.step} cannot be read: the stream ${stream} in the event store is damaged, or its ruleset is of another version. Restore it from a backup; the log names the record, verification what still stands`;

const withNumber = (ruleset: AnyRuleset, moment: Moment) => ({
  turn: moment.turn,
  phase: moment.phase,
  phaseNumber: ruleset.meta.phases.findIndex((each) => each.code === moment.phase),
});
