import type { AnyRuleset } from '../../engine/index.js';
import type { JsonObject, RecordedEvent } from '../../kernel/index.js';
import type { VerificationReport } from '../reports.js';
import { isWithheld, type HistoryEntry } from '../verification/history.js';
import { newVerification, type Verification, type VerificationTools } from '../verification/verify.js';
import { firstDifference } from '../json-difference.js';
import { newLineageRecord, type ExportHeader } from './format.js';
import { readExport, type LineProblem } from './read.js';

export interface ExportVerification {
  readonly sound: boolean;
  /** Null when the first line could not be read. */
  readonly header: ExportHeader | null;
  /** What is wrong with the file itself. */
  readonly problems: readonly LineProblem[];
  /** Null when nothing could be judged: no header, or a ruleset that is not known. */
  readonly report: VerificationReport | null;
}

/**
 * Verifies an exported timeline from its lines alone; memory does not grow with its length.
 * @param onEntry called with each event as it was read, before it is known to be sound
 */
export async function verifyExport(
  lines: AsyncIterable<string | null> | Iterable<string | null>,
  findRuleset: (code: string) => AnyRuleset | undefined,
  tools: VerificationTools,
  onEntry: (entry: HistoryEntry, header: ExportHeader) => void | Promise<void> = () => undefined,
): Promise<ExportVerification> {
  const problems: LineProblem[] = [];
  let header: ExportHeader | null = null;
  let verification: Verification | undefined;
  const subject = newSubjectCheck();
  for await (const part of readExport(lines, tools.hashing)) {
    if (part.kind === 'problem') problems.push({ line: part.line, message: part.message });
    if (part.kind === 'header') {
      header = part.header;
      const ruleset = findRuleset(header.ruleset.code);
      if (!ruleset)
        problems.push({ line: 1, message: `The ruleset ${header.ruleset.code} is not known here` });
      if (!ruleset) break;
      verification = newVerification(ruleset, tools);
    }
    if (part.kind === 'event') {
      subject.take(part.entry);
      verification?.take(part.entry);
      await onEntry(part.entry, header!);
    }
    if (part.kind === 'trailer') problems.push(...subject.problems(header!));
  }
  const report = verification?.report() ?? null;
  return { sound: problems.length === 0 && report !== null && report.sound, header, problems, report };
}

/**
 * What the events say of the campaign and the timelines, against the header. What stands in a withheld event cannot be
 * held against it: players do not see how the campaign was opened.
 */
function newSubjectCheck() {
  const lineage = newLineageRecord();
  let opened: JsonObject | undefined;
  let last: JsonObject | undefined;
  let timelineId = '';
  let openingWithheld = false;
  let nameWithheld = false;
  const name = (event: RecordedEvent): void => {
    if (event.type !== 'timeline.Opened' && event.type !== 'timeline.Forked') return;
    last = event.data;
    nameWithheld = false;
    if (event.type === 'timeline.Opened') opened = event.data;
  };
  return {
    take: (entry: HistoryEntry): void => {
      lineage.take(entry);
      // A timeline begins with the event that names it.
      const begins = entry.timelineId !== timelineId;
      timelineId = entry.timelineId;
      if (!isWithheld(entry)) name(entry);
      else if (begins) nameWithheld = true;
      if (isWithheld(entry) && entry.revision === 0) openingWithheld = true;
    },
    problems: (header: ExportHeader): readonly LineProblem[] => {
      const said = {
        campaignId: header.campaignId,
        ruleset: header.ruleset,
        name: header.name,
        timelineId: header.timelineId,
        lineage: header.lineage,
      };
      const found = {
        campaignId: openingWithheld ? header.campaignId : opened?.['campaignId'],
        ruleset: openingWithheld ? header.ruleset : opened?.['ruleset'],
        name: nameWithheld ? header.name : last?.['name'],
        timelineId,
        lineage: lineage.lineage(),
      };
      const difference = firstDifference(said as unknown as JsonObject, found as unknown as JsonObject);
      if (!difference) return [];
      return [{ line: 1, message: `The header's ${difference.path.join('.')} is not that of the events` }];
    },
  };
}
