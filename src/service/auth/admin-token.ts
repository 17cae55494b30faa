import { Injectable } from '@nestjs/common';
import type { EventStore } from '../../event-store/event-store.port.js';
import { hashing } from '../../hashing/index.js';
import { SERVICE_STREAM, type ReadModel } from '../../read-model/index.js';
import { appendSurely } from '../append.js';
import { eventId } from '../identity.js';
import { Inject } from '../inject.js';
import { CLOCK, EVENT_STORE, READ_MODEL, SERVICE_KEY, type Clock } from '../ports.js';
import { newToken, secretHash } from './secrets.js';
import type { ServiceKey } from './service-key.js';

/** The admin token: made once, shown once, stored as a hash. */
@Injectable()
export class AdminToken {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SERVICE_KEY) private readonly key: ServiceKey,
  ) {}

  /** A new token at the very first start, to be shown to the operator; null when there is one already. */
  async ensure(): Promise<string | null> {
    const length = await this.store.length(SERVICE_STREAM);
    return length > 0 ? null : this.set(length);
  }

  /** Replaces the admin token; the old one is worth nothing from now on. */
  async replace(): Promise<string> {
    const token = await this.set(await this.store.length(SERVICE_STREAM));
    if (token === null) throw new Error('Somebody else has just replaced the admin token');
    return token;
  }

  private async set(length: number): Promise<string | null> {
    const { store, key } = this;
    const set = await setAdminToken({ store, key, at: this.clock() }, length);
    if (!set) return null;
    await this.readModel.projector.reached(SERVICE_STREAM, set.length, 2000);
    return set.token;
  }
}

interface Setting {
  readonly store: EventStore;
  readonly key: ServiceKey;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/**
 * Stores a new admin token behind so many records of the service's stream; null where somebody was first.
 * @returns the token, and how many records there are then
 */
export async function setAdminToken(
  { store, key, at }: Setting,
  length: number,
): Promise<{ readonly token: string; readonly length: number } | null> {
  const token = newToken();
  const type = 'service.AdminTokenSet';
  const body = hashing.canonical({ type, at, data: { hash: secretHash(token), key: key.fingerprint } });
  const record = { id: eventId(at, type, body), type, body, hash: hashing.sha256(body) };
  const result = await appendSurely(store, SERVICE_STREAM, length, [record]);
  return result.ok ? { token, length: result.length } : null;
}
