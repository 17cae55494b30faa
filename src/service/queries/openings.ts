import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { PostingRow, ReadModel, ViewedSegment } from '../../read-model/index.js';
import { Inject } from '../inject.js';
import type { TimelineView } from '../play/timeline-access.js';
import { READ_MODEL } from '../ports.js';

const REMEMBERED = 1000;

/**
 * Opening balances. The position that a campaign began with is shown to nobody but the arbiter; of what it books, a
 * viewer is told the accounts whose balance they know from the state as it is shown to them.
 */
@Injectable()
export class Openings {
  private readonly known = new LRUCache<string, readonly PostingRow[]>({ max: REMEMBERED });

  constructor(@Inject(READ_MODEL) private readonly readModel: ReadModel) {}

  /** Postings of the first step, in order: those of events that the viewer may see, and those that they know all the same. */
  async postings(view: TimelineView, segment: ViewedSegment): Promise<readonly PostingRow[]> {
    const { viewer } = view;
    const key = JSON.stringify([segment.timelineId, viewer]);
    const known = this.known.get(key);
    if (known) return known;
    const { audit, history } = this.readModel;
    const last = audit.step(segment.timelineId, 0)?.last ?? segment.from;
    const first = { ...segment, to: last };
    const all = audit.postings({ ...first, viewer: { kind: 'all' } });
    const seen = new Set(audit.postings(first).map(nameOf));
    const { state } = await history.at(segment.timelineId, last);
    const balances = view.ruleset.balances(view.ruleset.redact(state, viewer));
    const sums = new Map<string, number>();
    for (const { account, amount } of all) sums.set(account, (sums.get(account) ?? 0) + amount);
    const rows = all
      .filter((row) => seen.has(nameOf(row)) || balances[row.account] === sums.get(row.account))
      .map((row, place) => ({ ...row, place }));
    this.known.set(key, rows);
    return rows;
  }
}

const nameOf = ({ revision, number }: PostingRow): string => `${revision}-${number}`;
