import { Injectable } from '@nestjs/common';
import type { ReadModel } from '../../read-model/index.js';
import type { Session, Sessions } from '../contracts/index.js';
import { Inject } from '../inject.js';
import { CLOCK, READ_MODEL, type Clock } from '../ports.js';
import { holderName, secretHash } from './secrets.js';
import { TokenUses } from './token-uses.js';

/** How long an unknown token may wait for the read model. */
const CATCH_UP_MS = 1000;

/** Finds sessions by the hash of their token. An index look-up by hash tells an attacker nothing by its time. */
@Injectable()
export class SessionBook implements Sessions {
  constructor(
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly uses: TokenUses,
  ) {}

  async resolve(token: string): Promise<Session | null> {
    const hash = secretHash(token);
    const known = this.find(hash);
    if (known) return known;
    // Another process may have handed it out a moment ago.
    await this.readModel.projector.caughtUp(CATCH_UP_MS);
    return this.find(hash);
  }

  private find(hash: string): Session | null {
    const session = this.holding(hash) ?? this.bot(hash);
    if (session) this.uses.note(hash, this.clock());
    return session;
  }

  private holding(hash: string): Session | null {
    const { directory } = this.readModel;
    const admin = directory.adminTokenHash() === hash;
    const seats = directory.heldBy(hash);
    return admin || seats.length > 0 ? { admin, seats, holder: holderName(hash) } : null;
  }

  private bot(hash: string): Session | null {
    const { directory } = this.readModel;
    const bot = directory.bot(hash);
    if (!bot) return null;
    const { campaignId, seat: id } = bot;
    const seat = directory.campaign(campaignId)?.record.seats.find((each) => each.id === id);
    const seats = seat ? [{ campaignId, seat: seat.id, role: seat.role }] : [];
    return { admin: false, seats, bot: { campaignId }, holder: holderName(hash) };
  }
}
