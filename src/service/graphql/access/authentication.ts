import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { GraphQLError } from 'graphql';
import { itemAt } from '../../../kernel/index.js';
import { ANONYMOUS, Lookups, SESSIONS, type Session, type Sessions } from '../../contracts/index.js';
import { Inject } from '../../inject.js';
import { API_SETTINGS, type ApiSettings } from '../api-settings.js';
import { RequestCache, type ApiContext } from '../context.js';
import { rateLimit, type RateLimit } from '../limits/rate-limit.js';

const MAX_TOKEN = 512;

/** Finds who a request comes from, and counts it. Tokens go no further than this and are never logged. */
@Injectable()
export class Authentication {
  private readonly limit: RateLimit;
  private readonly elsewhere: string;

  constructor(
    @Inject(SESSIONS) private readonly sessions: Sessions,
    @Inject(API_SETTINGS) { limits, group }: ApiSettings,
    private readonly queries: QueryBus,
  ) {
    this.elsewhere = group
      ? ` This is group ${group.number} of ${group.of}: a token is good in the group that gave it.`
      : '';
    this.limit = rateLimit(limits.requestsPerMinute);
  }

  /** Throws UNAUTHENTICATED for a token that nobody holds, RATE_LIMITED for too many requests. */
  async admit(authorization: string | undefined, address: string, requestId: string): Promise<ApiContext> {
    const lookups = new Lookups();
    const { session, bearer } = await this.find(authorization, address);
    const remembering = { ...session, lookups, requestId };
    return { session: remembering, bearer, known: new RequestCache(this.queries, remembering, lookups) };
  }

  /** `admit` for who stays and is told what changes: their session looks anew each time. */
  async admitFollower(authorization: string | undefined, address: string): Promise<ApiContext> {
    const { session, bearer } = await this.find(authorization, address);
    return { session, bearer, known: new RequestCache(this.queries, session, new Lookups()) };
  }

  private async find(authorization: string | undefined, address: string) {
    const bearer = bearerOf(authorization);
    const session = bearer === null ? ANONYMOUS : await this.sessionOf(bearer, address);
    await this.count(bearer === null ? `address ${address}` : session.holder);
    return { session, bearer };
  }

  /** Counts a request of an address that is not known to be anybody's. False for too many. */
  async mayAsk(address: string): Promise<boolean> {
    return (await this.limit(`address ${address}`)).allowed;
  }

  private async sessionOf(bearer: string, address: string): Promise<Session> {
    const session = bearer.length > MAX_TOKEN ? null : await this.sessions.resolve(bearer);
    if (session) return session;
    // Guesses at tokens are counted, or nothing would slow them down.
    await this.count(`address ${address}`);
    throw new GraphQLError(`This token opens nothing here, or no longer.${this.elsewhere}`, {
      extensions: { code: 'UNAUTHENTICATED' },
    });
  }

  private async count(caller: string): Promise<void> {
    const verdict = await this.limit(caller);
    if (verdict.allowed) return;
    const { retryAfterSeconds } = verdict;
    throw new GraphQLError(`Too many requests. Try again in ${retryAfterSeconds} s.`, {
      extensions: { code: 'RATE_LIMITED', retryAfterSeconds },
    });
  }
}

/** The token of `Bearer <token>`; null without the header. Throws UNAUTHENTICATED on another scheme. */
export function bearerOf(authorization: string | undefined): string | null {
  if (authorization === undefined || authorization.trim() === '') return null;
  const match = /^Bearer +([A-Za-z0-9._~+/=-]+)$/i.exec(authorization.trim());
  if (match) return itemAt(match, 1);
  throw new GraphQLError('The Authorization header must be `Bearer <token>`.', {
    extensions: { code: 'UNAUTHENTICATED' },
  });
}
