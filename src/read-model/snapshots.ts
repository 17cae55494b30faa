import type { AnyRuleset, FoldedTimeline } from '../engine/index.js';
import type { ReadModelDatabase } from './database.js';
import type { Segment } from './segment.js';

/** A folded timeline is put aside about every so many revisions. */
export const SNAPSHOT_INTERVAL = 500;

export interface Snapshots {
  /** The newest snapshot within these stretches of a history; null when there is none. */
  nearest(
    segments: readonly Segment[],
    ruleset: AnyRuleset,
  ): { readonly revision: number; readonly played: FoldedTimeline } | null;
  put(timelineId: string, revision: number, ruleset: AnyRuleset, played: FoldedTimeline): void;
}

const formOf = ({ meta, form }: AnyRuleset): string => `${meta.code}@${form ?? meta.version}`;

/** Snapshots made by other code are passed over: its state may have another form. */
export const openSnapshots = (database: ReadModelDatabase): Snapshots => ({
  nearest: (segments, ruleset) => {
    for (const { timelineId, to } of [...segments].reverse()) {
      const row = database.get(
        `SELECT revision, played FROM snapshots WHERE timeline = ? AND revision <= ? AND ruleset = ?
         ORDER BY revision DESC LIMIT 1`,
        timelineId,
        to,
        formOf(ruleset),
      );
      if (row)
        return {
          revision: Number(row['revision']),
          played: JSON.parse(String(row['played'])) as FoldedTimeline,
        };
    }
    return null;
  },
  put: (timelineId, revision, ruleset, played) =>
    void database.run(
      'INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?)',
      timelineId,
      revision,
      formOf(ruleset),
      JSON.stringify(played),
    ),
});
