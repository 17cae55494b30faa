import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts a request of a caller; false when it has sent too many in this minute. */
export type RateLimit = (caller: string) => Promise<RateVerdict>;

export type RateVerdict =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly retryAfterSeconds: number };

const ALLOWED: RateVerdict = { allowed: true };

/** 0 = any number. */
export function rateLimit(requestsPerMinute: number): RateLimit {
  if (requestsPerMinute === 0) return () => Promise.resolve(ALLOWED);
  const limiter = new RateLimiterMemory({ points: requestsPerMinute, duration: 60 });
  return async (caller) => {
    try {
      await limiter.consume(caller);
      return ALLOWED;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return { allowed: false, retryAfterSeconds: Math.ceil(refused.msBeforeNext / 1000) };
    }
  };
}
