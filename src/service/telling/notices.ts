import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { hash } from 'node:crypto';
import type { Due } from '../../engine/index.js';
import type { Moment } from '../../kernel/index.js';
import type { CampaignRecord, ChannelRecord, ReadModel, Reminded, Told } from '../../read-model/index.js';
import { DueQuery, TurnOnRecordQuery, type Notice, type Session } from '../contracts/index.js';
import { answersDue } from '../deadlines/missing.js';
import { Inject } from '../inject.js';
import { type TimelineView, TimelineAccess } from '../play/timeline-access.js';
import { READ_MODEL } from '../ports.js';

const HOUR_MS = 3_600_000;
/** What is to be told next, and what a channel has told when it has been. */
export interface Next {
  /** Names it among all that the channel tells; the same whenever it is asked for. */
  readonly name: string;
  readonly notice: Notice;
  readonly told: Told;
  readonly reminded: readonly Reminded[];
  /** It is the code of an address, and tells nothing. */
  readonly code?: true;
}

/** The next notice; without one the time, ISO 8601, from which there may be one though nothing is played. */
export type Found = Next | { readonly name: null; readonly from: string | null };

/** A phase that the main timeline has left; `now` is null where the campaign is over. */
interface Closing {
  readonly closed: Moment & { readonly last: number };
  readonly now: Moment | null;
}

interface Reader {
  readonly record: ChannelRecord;
  readonly session: Session;
  readonly view: TimelineView;
}

/**
 * Finds what a channel has to tell. Nothing waits to be sent anywhere: what is told follows from the timeline and from how
 * far the channel has told it, so that no end of the process loses any of it.
 */
@Injectable()
export class Notices {
  constructor(
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    private readonly access: TimelineAccess,
    private readonly queries: QueryBus,
  ) {}

  /** Throws ServiceError where the main timeline cannot be read. */
  async next(record: ChannelRecord, campaign: CampaignRecord, session: Session, now: string): Promise<Found> {
    const view = await this.access.require(session, campaign.mainTimeline);
    const reader = { record, session, view };
    if (record.told.timelineId !== campaign.mainTimeline) return this.promotion(reader);
    for (const closing of this.closings(reader)) {
      const notice = await this.noticeOf(reader, closing);
      if (notice) return this.named(reader, closing, notice);
    }
    return this.reminder(reader, now);
  }

  /** Where a channel that is added now begins: what was before is not told. */
  static begin(view: TimelineView): Told {
    return {
      timelineId: view.facts.id,
      revision: view.last,
      ...(view.row.over ? { over: true as const } : {}),
    };
  }

  private promotion({ view }: Reader): Next {
    const promotions = view.campaign.notes.filter((each) => each.kind === 'promoted');
    const notice = { kind: 'promoted', reason: promotions.at(-1)?.reason ?? '' } as const;
    return {
      name: `main-${view.facts.id}-${promotions.length}`,
      notice,
      told: Notices.begin(view),
      reminded: [],
    };
  }

  private closings({ record: { told }, view }: Reader): readonly Closing[] {
    const stood = this.stood(view.facts.id, told.revision);
    const closings = stood.slice(0, -1).map((closed, at) => ({ closed, now: stood[at + 1] ?? null }));
    const last = stood.at(-1);
    return last && view.row.over && !told.over ? [...closings, { closed: last, now: null }] : closings;
  }

  /**
   * Phases that the timeline stood in. Where a command ends a turn, the moment between the new turn and its first phase bears the name
   * of the old one: nobody ever stood there, so it counts as a part of that.
   */
  private stood(timelineId: string, from: number): readonly (Moment & { readonly last: number })[] {
    const { audit } = this.readModel;
    const stepAt = (revision: number) => audit.stepAt(timelineId, revision)?.step;
    const stood: (Moment & { readonly last: number })[] = [];
    for (const each of audit.phasesFrom(timelineId, from)) {
      const before = stood.at(-1);
      if (before?.phase === each.phase && stepAt(before.last) === stepAt(each.last))
        stood[stood.length - 1] = { ...before, last: each.last };
      else stood.push(each);
    }
    return stood;
  }

  private named({ view }: Reader, { closed, now }: Closing, notice: Notice): Next {
    const timelineId = view.facts.id;
    const told = now
      ? { timelineId, revision: closed.last + 1 }
      : { timelineId, revision: closed.last, over: true as const };
    // Counted in steps: how many events there are tells of what is hidden.
    const step = this.readModel.audit.stepAt(timelineId, closed.last)?.step ?? 0;
    const at = `${step}-${closed.turn}-${closed.phase.toLowerCase()}`;
    return { name: `${timelineId}-${at}-${notice.kind}`, notice, told, reminded: [] };
  }

  /** At the end of a turn its report stands for the phase that closed with it. */
  private async noticeOf(reader: Reader, { closed: { turn, phase }, now }: Closing): Promise<Notice | null> {
    const { topics } = reader.record;
    const moments = { closed: { turn, phase }, now: now && { turn: now.turn, phase: now.phase } };
    if (now?.turn !== turn && topics.includes('turn-report')) {
      const { session, view } = reader;
      const record = await this.queries.execute(new TurnOnRecordQuery(session, view.facts.id, turn));
      return { kind: 'turn-report', ...moments, due: record.due, record };
    }
    if (!topics.includes('phase-closed')) return null;
    return { kind: 'phase-closed', ...moments, due: await this.dueAt(reader, now) };
  }

  /** What is waited for; nothing where the campaign has gone on since a moment. */
  private async dueAt({ session, view }: Reader, at: Moment | null): Promise<readonly Due[]> {
    const { turn, phase } = view.now;
    if (at?.turn !== turn || at.phase !== phase) return [];
    return this.queries.execute(new DueQuery(session, view.facts.id, null));
  }

  /** What must be done before deadlines that are near, in one notice; each of it once. */
  private async reminder({ record, session, view }: Reader, now: string): Promise<Found> {
    if (!record.topics.includes('reminder')) return { name: null, from: null };
    const due = await this.queries.execute(new DueQuery(session, view.facts.id, record.seat));
    const open = answersDue(view.ruleset, due).flatMap((each) => {
      const until = each.params['until'];
      if (typeof until !== 'string' || until <= now) return [];
      const key = keyOf(view.facts.id, each, until);
      return record.reminded.some((reminded) => reminded.key === key) ? [] : [{ due: each, until, key }];
    });
    const from = (until: string): string =>
      new Date(Date.parse(until) - record.remindHours * HOUR_MS).toISOString();
    const near = open.filter(({ until }) => from(until) <= now);
    if (near.length === 0)
      return { name: null, from: open.map(({ until }) => from(until)).sort()[0] ?? null };
    return {
      name: `reminder-${digest(near.map(({ key }) => key).join())}`,
      notice: { kind: 'reminder', due: near.map((each) => each.due) },
      told: record.told,
      reminded: near.map(({ key, until }) => ({ key, until })),
    };
  }
}

const digest = (text: string): string => hash('sha256', text, 'hex').slice(0, 16);

const keyOf = (timelineId: string, { seat, code, subject }: Due, until: string): string =>
  digest(JSON.stringify([timelineId, seat, code, subject, until]));
