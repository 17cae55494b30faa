import { Injectable } from '@nestjs/common';
import { timingSafeEqual } from 'node:crypto';
import type { SeatRole } from '../../kernel/index.js';
import type { ReadModel } from '../../read-model/index.js';
import type { MapLinks, Session } from '../contracts/index.js';
import { Inject } from '../inject.js';
import { READ_MODEL, SERVICE_KEY } from '../ports.js';
import { heldWith } from './secrets.js';
import type { ServiceKey } from './service-key.js';

/** Long enough that nobody guesses one. */
const BYTES = 18;

interface Seated {
  readonly campaignId: string;
  readonly role: SeatRole;
  /** Tokens that let somebody in to the seat. */
  readonly tokens: readonly { readonly tokenHash: string }[];
}

/** Signs maps for seats. Under the signature lies the hash of the seat's token: whoever loses the token loses its links. */
@Injectable()
export class SignedMaps implements MapLinks {
  constructor(
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    @Inject(SERVICE_KEY) private readonly key: ServiceKey,
  ) {}

  sign(session: Session, campaignId: string, timelineId: string, revision: number): string {
    const seat = session.seats.find((each) => each.campaignId === campaignId)?.seat;
    if (seat === undefined || session.bot) return '';
    const own = heldWith(this.seated(timelineId, seat)?.tokens ?? [], session.holder);
    if (!own) return '';
    const key = this.signature(own.tokenHash, timelineId, revision, seat).toString('base64url');
    return `?as=${encodeURIComponent(seat)}&key=${key}`;
  }

  open(timelineId: string, revision: number, seat: string, key: string): Session | null {
    const seated = this.seated(timelineId, seat);
    const given = Buffer.from(key, 'base64url');
    if (!seated || given.length !== BYTES) return null;
    const isSigned = seated.tokens.some(({ tokenHash }) =>
      timingSafeEqual(given, this.signature(tokenHash, timelineId, revision, seat)),
    );
    if (!isSigned) return null;
    const { campaignId, role } = seated;
    return { admin: false, seats: [{ campaignId, seat, role }], holder: 'link to a map' };
  }

  private signature(tokenHash: string, timelineId: string, revision: number, seat: string): Buffer {
    return this.key.derive('map', timelineId, revision, seat, tokenHash).subarray(0, BYTES);
  }

  private seated(timelineId: string, seat: string): Seated | null {
    const { directory } = this.readModel;
    const campaignId = directory.timeline(timelineId)?.facts.campaignId;
    const seats = campaignId === undefined ? [] : (directory.campaign(campaignId)?.record.seats ?? []);
    const found = seats.find(({ id }) => id === seat);
    return campaignId === undefined || !found
      ? null
      : { campaignId, role: found.role, tokens: found.holders };
  }
}
