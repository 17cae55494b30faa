import type { JsonObject } from '../../kernel/index.js';
import { firstDifference } from '../json-difference.js';
import { isWithheld, seenOf, type HistoryEntry, type SeenEntry } from '../verification/history.js';
import type { ExportHeader } from './format.js';

/**
 * What the events say of the campaign and the timelines, against the header. What is hidden cannot be held against it:
 * players do not see how the campaign was opened.
 */
export function newSubjectCheck() {
  const lineage: { timelineId: string; fromRevision: number }[] = [];
  let opened: JsonObject | undefined;
  let named: JsonObject | undefined;

  const takeEvent = (event: SeenEntry): void => {
    const { timelineId, revision } = event;
    const hidden = isWithheld(event);
    // A timeline begins with the event that names it; where that is hidden, so is its name.
    if (timelineId !== '' && lineage.at(-1)?.timelineId !== timelineId) {
      lineage.push({ timelineId, fromRevision: revision });
      named = undefined;
    }
    if (hidden) return;
    if (event.type === 'timeline.Opened') opened = event.data;
    if (event.type === 'timeline.Opened' || event.type === 'timeline.Forked') named = event.data;
  };

  return {
    take: (entry: HistoryEntry): void => {
      for (const event of seenOf(entry)) takeEvent(event);
    },
    /** Where the header says something else than the events; undefined when it does not. */
    difference: (header: ExportHeader): string | undefined => {
      const { campaignId, ruleset, name, timelineId } = header;
      const said = { campaignId, ruleset, name, lineage: header.lineage, timelineId };
      const found = {
        campaignId: opened ? opened['campaignId'] : campaignId,
        ruleset: opened ? opened['ruleset'] : ruleset,
        name: named ? named['name'] : name,
        lineage: lineageOf(header),
        timelineId: timelineOf(header),
      };
      const difference = firstDifference(said as unknown as JsonObject, found as unknown as JsonObject);
      return difference && difference.path.join('.');
    },
  };

  /** Of a timeline that hides all of its own from the reader only the header knows. */
  function timelineOf({ version, lineage: said }: ExportHeader): string | undefined {
    if (version === 1) return lineage.at(-1)?.timelineId;
    return said.at(-1) as string | undefined;
  }

  function lineageOf({ version, lineage: said, reader }: ExportHeader): ExportHeader['lineage'] {
    if (version === 1) return lineage;
    const found = lineage.map((each) => each.timelineId);
    if (reader === 'all') return found;
    const seen = said.filter((each) => found.includes(each as string));
    return seen.join() === found.join() ? said : found;
  }
}
