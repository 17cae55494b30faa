import type { AnyRuleset } from '../../engine/index.js';
import type { VerificationReport } from '../reports.js';
import { isStep, isWhole, placeOf, type HistoryEntry } from '../verification/history.js';
import { newVerification, type Verification, type VerificationTools } from '../verification/verify.js';
import type { ExportHeader } from './format.js';
import type { Line } from './lines.js';
import { readExport, type LineProblem } from './read.js';
import { newSubjectCheck } from './subject.js';

export interface ExportVerification {
  readonly sound: boolean;
  /** Null when the first line could not be read. */
  readonly header: ExportHeader | null;
  /** What is wrong with the file itself. */
  readonly problems: readonly LineProblem[];
  /** Null when nothing could be judged: no header, or a ruleset that is not known. */
  readonly report: VerificationReport | null;
  /** The line of what a problem of the report is about. */
  readonly lineOf: (revision: number) => number;
}

/**
 * Verifies an exported timeline from its lines alone; of its length memory keeps the ids of the events alone.
 * @param onEntry called with each entry as it was read, before it is known to be sound, and with its first line
 */
export async function verifyExport(
  lines: AsyncIterable<Line> | Iterable<Line>,
  findRuleset: (code: string) => AnyRuleset | undefined,
  tools: VerificationTools,
  onEntry: (entry: HistoryEntry, line: number) => void | Promise<void> = () => undefined,
): Promise<ExportVerification> {
  const problems: LineProblem[] = [];
  let header: ExportHeader | null = null;
  let verification: Verification | undefined;
  const subject = newSubjectCheck();
  const places = new Map<number, number>();
  for await (const part of readExport(lines, tools.hashing)) {
    if (part.kind === 'problem') problems.push({ line: part.line, message: part.message });
    if (part.kind === 'header') {
      header = part.header;
      const ruleset = findRuleset(header.ruleset.code);
      if (!ruleset)
        problems.push({ line: 1, message: `The ruleset ${header.ruleset.code} is not known here` });
      if (!ruleset) break;
      verification = newVerification(ruleset, tools, header.reader);
    }
    if (part.kind === 'entry') {
      subject.take(part.entry);
      for (const [at, place] of placesOf(part.entry).entries()) {
        if (!places.has(place)) places.set(place, part.line + at);
      }
      verification?.take(part.entry);
      await onEntry(part.entry, part.line);
    }
    const differing = part.kind === 'trailer' && header ? subject.difference(header) : undefined;
    if (differing !== undefined)
      problems.push({ line: 1, message: `The header's ${differing} is not that of the events` });
  }
  const report = verification?.report() ?? null;
  const lineOf = (revision: number): number => places.get(revision) ?? 1;
  return {
    sound: problems.length === 0 && report !== null && report.sound,
    header,
    problems,
    report,
    lineOf,
  };
}

/** What problems of an entry are named by, line by line. */
function placesOf(entry: HistoryEntry): readonly number[] {
  const place = placeOf(entry);
  if (!isStep(entry)) return [place];
  return [place, ...entry.events.map((event) => (isWhole(event) ? event.revision : place))];
}
