import type { ReadModel } from '../../read-model/index.js';
import { ServiceError, type Head, type MomentQuery } from '../contracts/index.js';
import type { TimelineHeads } from './timeline-heads.js';
import type { TimelineView, TimelineViews } from './timeline-views.js';
import type { Played } from '../../engine/index.js';

/** Finds the revisions that moments stand for, and the folded timelines at them. */
export class Moments {
  constructor(
    private readonly readModel: ReadModel,
    private readonly heads: TimelineHeads,
    private readonly views: TimelineViews,
  ) {}

  /** Throws BAD_USER_INPUT for a moment outside what the viewer may know of the history. */
  async revision(view: TimelineView, moment: MomentQuery): Promise<number> {
    const { revision, turn, phase } = moment;
    if (revision !== undefined) {
      if (turn !== undefined || phase !== undefined) throw bad('Name a revision or a turn, not both');
      if (!Number.isInteger(revision) || revision < 0 || revision > view.last) {
        throw bad(`The history has revisions 0 to ${view.last}`);
      }
      return revision;
    }
    if (turn === undefined) {
      if (phase !== undefined) throw bad('A phase needs its turn');
      return view.last;
    }
    return phase === undefined ? this.turnEnd(view, turn) : this.phaseEnd(view, turn, phase);
  }

  /** The whole position, not redacted: for the rules, never for an answer. */
  async played(view: TimelineView, revision: number): Promise<Played> {
    const head = await this.heads.load(view.facts.id);
    if (head?.revision === revision) return head.played;
    return this.readModel.history.at(view.facts.id, revision);
  }

  async head(view: TimelineView, revision: number, played: Played): Promise<Head> {
    const { turn, phase } = view.ruleset.moment(played.state);
    if (revision === view.row.head.revision) return { ...view.row.head, turn, phase };
    const event = await this.readModel.history.event(view.facts.id, revision);
    return { revision, hash: event?.hash ?? '', at: event?.at ?? view.facts.createdAt, turn, phase };
  }

  private async turnEnd(view: TimelineView, turn: number): Promise<number> {
    if (turn === view.now.turn) return view.last;
    const end = turn < view.now.turn ? await this.views.turnEnd(view.facts.id, turn, view.last) : null;
    if (end === null) throw bad(`Turn ${turn} is not in the history`);
    return Math.min(end.last, view.last);
  }

  private async phaseEnd(view: TimelineView, turn: number, phase: string): Promise<number> {
    if (turn === view.now.turn && phase === view.now.phase) return view.last;
    const segments = await this.readModel.history.segments(view.facts.id, 0, view.last);
    for (const { timelineId, from, to } of [...segments].reverse()) {
      const end = this.readModel.audit.phaseEnd(timelineId, turn, phase, to);
      if (end !== null && end >= from) return end;
    }
    throw bad(`Phase ${phase} of turn ${turn} is not in the history`);
  }
}

const bad = (message: string): ServiceError => new ServiceError('BAD_USER_INPUT', message, ['moment']);
