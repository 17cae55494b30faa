import {
  AccessDeniedError,
  DeadlineExceededError,
  InvalidArgumentError,
  MaxAppendSizeExceededError,
  StreamDeletedError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { CLEARED, rejected } from '../append-rules.js';
import { StoreUnavailable, type AppendResult } from '../event-store.port.js';
import { reasonOf } from '../reason.js';

/** gRPC's codes for what the server will never take: invalid, not permitted, too large a message, not authenticated. */
const REFUSED_CODES = [3, 7, 8, 16];

/** What the server said for certain about an append that failed; null where it may be stored all the same. */
export function answerIn(error: unknown): AppendResult | null {
  if (error instanceof WrongExpectedVersionError) {
    const length = typeof error.actualVersion === 'bigint' ? Number(error.actualVersion) + 1 : 0;
    return { ok: false, error: 'moved', length };
  }
  if (error instanceof MaxAppendSizeExceededError)
    return rejected(`The records are larger than the ${error.maxAppendSize} bytes the server takes at once`);
  return isFinal(error) ? rejected(inWords(error)) : null;
}

/** The client leaves the message of its commonest errors empty. */
export function inWords(error: unknown): string {
  if (error instanceof DeadlineExceededError) return 'The server did not answer in time';
  if (error instanceof StreamDeletedError) return CLEARED;
  if (error instanceof AccessDeniedError) return 'The server does not permit it';
  return reasonOf(error);
}

/** Whether asking again would be answered the same. */
export function isFinal(error: unknown): boolean {
  return (
    error instanceof AccessDeniedError ||
    error instanceof StreamDeletedError ||
    error instanceof InvalidArgumentError ||
    (error instanceof Error && 'code' in error && REFUSED_CODES.includes(Number(error.code)))
  );
}

/** What a failed read is to the caller. */
export const readFailure = (error: unknown, stream: string | null): StoreUnavailable =>
  error instanceof StoreUnavailable
    ? error
    : new StoreUnavailable(`EventStoreDB cannot be read: ${inWords(error)}`, stream);
