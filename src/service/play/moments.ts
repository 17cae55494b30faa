import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { FoldedTimeline } from '../../engine/index.js';
import type { ReadModel } from '../../read-model/index.js';
import { ServiceError, type Head, type MomentQuery } from '../contracts/index.js';
import { Inject } from '../inject.js';
import { READ_MODEL } from '../ports.js';
import { TimelineHeads } from './timeline-heads.js';
import { type TimelineView, TimelineAccess } from './timeline-access.js';

/** Past positions kept folded: who looks at one asks about it again, and others look at the same. */
const REMEMBERED_PASTS = 32;

/** Finds the revisions that moments stand for, and the folded timelines at them. Clients name moments in steps. */
@Injectable()
export class Moments {
  /** By timeline and revision. */
  private readonly pasts = new LRUCache<string, FoldedTimeline>({ max: REMEMBERED_PASTS });

  constructor(
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    private readonly heads: TimelineHeads,
    private readonly access: TimelineAccess,
  ) {}

  /** Throws BAD_USER_INPUT for a moment outside what the viewer may know of the history. */
  async revision(view: TimelineView, moment: MomentQuery): Promise<number> {
    const { revision, turn, phase } = moment;
    if (revision !== undefined) {
      if (turn !== undefined || phase !== undefined) throw bad('Name a revision or a turn, not both');
      return this.stepEnd(view, revision);
    }
    if (turn === undefined) {
      if (phase !== undefined) throw bad('A phase needs its turn');
      return view.last;
    }
    return phase === undefined ? this.turnEnd(view, turn) : this.phaseEnd(view, turn, phase);
  }

  /** The whole position, not redacted: for the rules, never for an answer. */
  async played(view: TimelineView, revision: number): Promise<FoldedTimeline> {
    const { id } = view.facts;
    const isLast = revision === view.row.head.revision;
    // For a question about the past the head is not folded: who asks for it may never come.
    const head = isLast ? await this.heads.load(id) : this.heads.atHand(id);
    return head?.revision === revision ? head.played : this.past(id, revision);
  }

  private async past(timelineId: string, revision: number): Promise<FoldedTimeline> {
    const key = `${timelineId} ${revision}`;
    const played = this.pasts.get(key) ?? (await this.readModel.history.at(timelineId, revision));
    this.pasts.set(key, played);
    return played;
  }

  /** Where a timeline stands, as far as the viewer may know. */
  async lastHead(view: TimelineView): Promise<Head> {
    if (view.capped) return this.head(view, view.last, await this.played(view, view.last));
    const { step, hash, at, turn, phase } = view.row.head;
    const closesTurn = this.readModel.audit.turnEndedBy(view.facts.id, view.last);
    return { revision: step, hash, at, turn, phase, closesTurn };
  }

  async head(view: TimelineView, revision: number, played: FoldedTimeline): Promise<Head> {
    const { turn, phase } = view.ruleset.moment(played.state);
    const { history, steps, audit } = this.readModel;
    const { id, createdAt } = view.facts;
    const event = await history.event(id, revision);
    const step = await steps.of(id, revision);
    const closesTurn = audit.turnEndedBy(event?.timelineId ?? id, revision);
    return { revision: step, hash: event?.hash ?? '', at: event?.at ?? createdAt, turn, phase, closesTurn };
  }

  private async stepEnd(view: TimelineView, step: number): Promise<number> {
    const { steps } = this.readModel;
    const range = Number.isSafeInteger(step) && step >= 0 ? await steps.range(view.facts.id, step) : null;
    if (range && range.first <= view.last) return Math.min(range.last, view.last);
    throw bad(`The history has revisions 0 to ${await steps.of(view.facts.id, view.last)}`);
  }

  private async turnEnd(view: TimelineView, turn: number): Promise<number> {
    const end = turn === view.now.turn ? view.last : await this.lastIn(view, turn, null);
    if (end === null) throw bad(`Turn ${turn} is not in the history`);
    return end;
  }

  private async phaseEnd(view: TimelineView, turn: number, phase: string): Promise<number> {
    const isNow = turn === view.now.turn && phase === view.now.phase;
    const end = isNow ? view.last : await this.lastIn(view, turn, phase);
    if (end === null) throw bad(`Phase ${phase} of turn ${turn} is not in the history`);
    return end;
  }

  /** Last revision after which the history stood in a turn and phase that are over; null where there is none. */
  private async lastIn(view: TimelineView, turn: number, phase: string | null): Promise<number | null> {
    const { history, audit } = this.readModel;
    /** Where the history leaves the stream looked at. */
    let left = view.now;
    for (const { timelineId, from, to } of [
      ...(await history.segments(view.facts.id, 0, view.last)),
    ].reverse()) {
      // What the stream did after somebody forked there is another history.
      if (turn === left.turn && (phase === null || phase === left.phase)) return to;
      const end = audit.phaseEnd(timelineId, turn, phase);
      if (end !== null && end >= from && end <= to) return end;
      left = (await history.facts(timelineId))?.beganAt ?? left;
    }
    return null;
  }
}

const bad = (message: string): ServiceError => new ServiceError('BAD_USER_INPUT', message, ['moment']);
