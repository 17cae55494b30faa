import type { AppendResult, ClearResult, NewRecord } from '../event-store.port.js';
import type { DatabaseSettings } from './driver.js';
import type { Append } from './group-commit.js';

/** What the thread that writes is made with. */
export interface WritingTask extends DatabaseSettings {
  readonly file: string;
}

/** An append on its way: texts alone, four of a record, are copied from thread to thread in a third of the time of records. */
interface SentAppend extends Pick<Append, 'stream' | 'expected'> {
  readonly texts: readonly string[];
}

export type WritingAsked =
  | { readonly store: readonly SentAppend[] }
  | { readonly clear: { readonly stream: string; readonly expected: number } }
  | 'close';

export interface WritingAnswer {
  readonly answer: readonly AppendResult[] | ClearResult;
  /** How long each commit took, in seconds. */
  readonly commits: readonly number[];
}

export const sent = ({ stream, expected, records }: Append): SentAppend => ({
  stream,
  expected,
  texts: records.flatMap(({ id, type, body, hash }) => [id, type, body, hash]),
});

export function received({ stream, expected, texts }: SentAppend): Append {
  const records: NewRecord[] = [];
  for (let at = 0; at < texts.length; at += 4) {
    const [id = '', type = '', body = '', hash = ''] = texts.slice(at, at + 4);
    records.push({ id, type, body, hash });
  }
  return { stream, expected, records };
}
