import type { AppendResult, ClearResult, ExpectedLength, NewRecord } from './event-store.port.js';

/** What is asked of a stream before an append is judged. */
export interface StreamView {
  readonly length: number;
  /** Id of the record at an index; undefined beyond the end. */
  idAt(index: number): string | undefined;
}

/** NUL is cut off by SQLite, and half a surrogate pair has no UTF-8: neither could come back as it went in. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** What a store keeps of a record beside its body, at most, in bytes. */
const BESIDE_THE_BODY = 256;

/** Bytes of records, with what a store keeps beside their bodies. */
export const sizeOf = (records: readonly NewRecord[]): number =>
  records.reduce((sum, { body }) => sum + Buffer.byteLength(body) + BESIDE_THE_BODY, 0);

/** Why an append of a size is more than a store takes at once, or null; both in bytes. */
export const tooLarge = (size: number, largest: number): string | null =>
  size > largest ? `The records have ${size} bytes; the store takes ${largest} bytes at once` : null;

/** Why an append makes no sense in any store, or null. */
export function unfit(
  stream: string,
  expected: ExpectedLength,
  records: readonly NewRecord[],
): string | null {
  if (stream === '' || !isStorable(stream)) return 'The name of the stream is empty or not storable';
  if (!Number.isSafeInteger(expected) || expected < 0) return `${expected} is no length of a stream`;
  if (records.length === 0) return 'There is nothing to append';
  if (new Set(records.map((record) => record.id)).size < records.length)
    return 'Two records have the same id';
  const bad = records.find(({ id, type, body, hash }) => ![id, type, body, hash].every(isStorable));
  return bad ? `Record ${bad.id} holds a NUL or half a surrogate pair` : null;
}

/**
 * EventStoreDB's rules: at the end of the stream, append; before it, a repetition if the same ids stand at exactly the
 * expected place; else somebody was first.
 */
export function judge(
  view: StreamView,
  expected: ExpectedLength,
  records: readonly NewRecord[],
): AppendResult | 'append' {
  if (expected === view.length) return 'append';
  const known =
    expected + records.length <= view.length &&
    records.every((record, at) => record.id === view.idAt(expected + at));
  return known
    ? { ok: true, length: expected + records.length, repeated: true }
    : { ok: false, error: 'moved', length: view.length };
}

/** Why nothing is appended to a stream that was cleared. */
export const CLEARED =
  'What was begun under this command was never finished, and has been cleared away. Give it again under another commandId';

export const MOVED_ON: ClearResult = { ok: false, error: 'moved' };

export const rejected = (reason: string): AppendResult => ({ ok: false, error: 'rejected', reason });
export const full = (reason: string): AppendResult => ({ ok: false, error: 'full', reason });
export const unreachable = (reason: string): AppendResult => ({ ok: false, error: 'unreachable', reason });
