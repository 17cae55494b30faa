import { Query } from '@nestjs/cqrs';
import type { Seat } from '../../kernel/index.js';
import { commandWith } from './commands.js';
import type { Session } from './sessions.js';

/** A token as those who may end it see it: never the token, nor its hash. */
export interface TokenEntry {
  readonly kind: 'admin' | 'seat' | 'bot';
  /** Unique in its campaign: of a seat the seat's, of a bot `bot-1`, of the admin `admin`. */
  readonly id: string;
  /** Null for the admin's. */
  readonly campaignId: string | null;
  /** Seat that it holds, or reads as; null for the admin's, and for a bot that reads what is public. */
  readonly seat: string | null;
  /** What a bot is called; null for all others. */
  readonly name: string | null;
  /** Null where that was not noted. */
  readonly madeAt: string | null;
  /** To the minute, as far as this node knows; null where no use is known. */
  readonly lastUsedAt: string | null;
}

/**
 * Tokens of a campaign: to its arbiter and the admin all, to a seat its own and those of its bots. Without a campaign, to the admin: those of
 * the service. Throws NOT_FOUND, UNAUTHENTICATED or FORBIDDEN.
 */
export class TokensQuery extends Query<readonly TokenEntry[]> {
  constructor(
    readonly session: Session,
    readonly campaignId: string | null,
  ) {
    super();
  }
}

interface CampaignCommand {
  readonly session: Session;
  readonly commandId: string;
  readonly campaignId: string;
}

/** Makes a token for a bot: it reads what the caller's seat reads, made by the arbiter what is public. Throws CONFLICT where there are too many. */
export class MakeBotCommand extends commandWith<
  CampaignCommand & { readonly name: string },
  { readonly bot: TokenEntry; readonly token: string }
>() {}

/** Ends a bot's token: arbiter, admin, or whose seat made it. Throws NOT_FOUND for any other. */
export class RevokeBotCommand extends commandWith<
  CampaignCommand & { readonly bot: string },
  { readonly campaignId: string; readonly bot: string }
>() {}

/** Admin. Takes the arbiter's seat from whoever holds it and makes a one-time code for another, which is noted for all to see. */
export class NameArbiterCommand extends commandWith<
  CampaignCommand & { readonly reason: string },
  { readonly seat: Seat; readonly code: string; readonly expiresAt: string }
>() {}
