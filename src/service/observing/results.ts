import type { AppendResult } from '../../event-store/event-store.port.js';
import { ServiceError, type PlayResult } from '../contracts/index.js';
import type { Delivered } from './observer.js';

/** What became of something, in one of few words. */
export interface Ended {
  readonly result: string;
  readonly seconds: number;
}

/** Waits for what is done and says how it ended, also where it fails: by the code of the service's error, else `FAULT`. */
export async function timed<T>(
  done: () => Promise<T>,
  word: (value: T) => string,
  ended: (how: Ended) => void,
): Promise<T> {
  const begun = performance.now();
  const tell = (result: string): void => ended({ result, seconds: (performance.now() - begun) / 1000 });
  try {
    const value = await done();
    tell(word(value));
    return value;
  } catch (error) {
    tell(error instanceof ServiceError ? error.code : 'FAULT');
    throw error;
  }
}

export const wordOfPlay = ({ kind }: PlayResult): string => kind;

export const wordOfDelivery = ({ taken }: Delivered): string => (taken ? 'taken' : 'failed');

export const wordOfAppend = (result: AppendResult): string => (result.ok ? 'stored' : result.error);
