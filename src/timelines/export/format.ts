import type { Hashing, Json } from '../../kernel/index.js';
import type { HistoryEntry } from '../verification/history.js';

export const EXPORT_FORMAT = 'warledger-timeline';
export const EXPORT_VERSION = 1;

/** Characters of the longest line that is read. */
export const LONGEST_LINE = 8 * 1024 * 1024;

/** First line of an export: what the file is about. All of it can be checked against the events. */
export interface ExportHeader {
  readonly format: typeof EXPORT_FORMAT;
  readonly version: typeof EXPORT_VERSION;
  readonly campaignId: string;
  readonly timelineId: string;
  /** Name of the timeline. */
  readonly name: string;
  readonly ruleset: { readonly code: string; readonly version: string };
  /** Timelines that the history runs through, oldest first, each with its first revision in it. */
  readonly lineage: readonly { readonly timelineId: string; readonly fromRevision: number }[];
}

/** Last line of an export. A file without it was cut off. */
export interface ExportTrailer {
  readonly trailer: true;
  readonly events: number;
  /** Hash of the last event. */
  readonly hash: string;
}

/** Lines of an export, without line ends. Each is the canonical JSON of its value. */
export async function* exportLines(
  header: Omit<ExportHeader, 'format' | 'version'>,
  history: AsyncIterable<HistoryEntry> | Iterable<HistoryEntry>,
  hashing: Hashing,
): AsyncGenerator<string> {
  const line = (value: object): string => hashing.canonical(value as Json);
  yield line({ ...header, format: EXPORT_FORMAT, version: EXPORT_VERSION });
  let events = 0;
  let hash = '';
  for await (const entry of history) {
    yield line(entry);
    events += 1;
    hash = entry.hash;
  }
  const trailer: ExportTrailer = { trailer: true, events, hash };
  yield line(trailer);
}

/** Cuts text that arrives in pieces into lines; ends with `null` at a line longer than `longest` characters. */
export async function* linesOf(
  pieces: AsyncIterable<string>,
  longest = LONGEST_LINE,
): AsyncGenerator<string | null> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop()!;
    for (const line of lines) {
      if (line.length > longest) return yield null;
      yield line;
    }
    if (rest.length > longest) return yield null;
  }
  if (rest !== '') yield rest;
}

/** Timelines that a history runs through, as the header names them. */
export function newLineageRecord() {
  const lineage: { timelineId: string; fromRevision: number }[] = [];
  return {
    take: ({ timelineId, revision }: HistoryEntry): void => {
      if (lineage.at(-1)?.timelineId !== timelineId) lineage.push({ timelineId, fromRevision: revision });
    },
    lineage: (): ExportHeader['lineage'] => lineage,
  };
}
