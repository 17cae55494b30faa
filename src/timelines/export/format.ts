import type { Hashing, Json } from '../../kernel/index.js';
import { isStep, type HistoryEntry } from '../verification/history.js';
import type { Reader } from '../steps.js';

export const EXPORT_FORMAT = 'warledger-timeline';
/** Written today. Version 1, of events that each have a hash of their own, is still read. */
export const EXPORT_VERSION = 2;

/** First line of an export: what the file is about. */
export interface ExportHeader {
  readonly format: typeof EXPORT_FORMAT;
  readonly version: 1 | typeof EXPORT_VERSION;
  readonly campaignId: string;
  /** Timeline of the last event. */
  readonly timelineId: string;
  /** Name of the timeline. */
  readonly name: string;
  readonly ruleset: { readonly code: string; readonly version: string };
  /** Timelines that the history runs through, oldest first; in version 1 each with its first revision in it. */
  readonly lineage: readonly (string | { readonly timelineId: string; readonly fromRevision: number })[];
  /** Whose view the file is; in version 1 it is not said, and taken for `all`. */
  readonly reader?: Reader;
}

/** Last line of an export. A file without it was cut off. */
export interface ExportTrailer {
  readonly trailer: true;
  /** Lines between header and trailer, those of steps aside. */
  readonly events: number;
  /** Last link of the chain. */
  readonly hash: string;
  /** Lines of steps; not in version 1. */
  readonly steps?: number;
}

export type NewHeader = Required<Omit<ExportHeader, 'format' | 'version'>> & {
  readonly lineage: readonly string[];
};

/** Lines of an export, without line ends. Each is the canonical JSON of its value. */
export async function* exportLines(
  header: NewHeader,
  history: AsyncIterable<HistoryEntry> | Iterable<HistoryEntry>,
  hashing: Hashing,
): AsyncGenerator<string> {
  const line = (value: object): string => hashing.canonical(value as Json);
  yield line({ ...header, format: EXPORT_FORMAT, version: EXPORT_VERSION });
  let events = 0;
  let steps = 0;
  let hash = '';
  for await (const entry of history) {
    if (isStep(entry)) {
      const { events: shown, ...step } = entry;
      yield line(step);
      for (const event of shown) yield line(event);
      events += shown.length;
      steps += 1;
    } else {
      yield line(entry);
      events += 1;
    }
    hash = entry.hash;
  }
  const trailer: ExportTrailer = { trailer: true, events, hash, steps };
  yield line(trailer);
}
