import { Injectable } from '@nestjs/common';
import type { ChannelAddedData, ChannelRecord, ReadModel } from '../../read-model/index.js';
import { checkCommandId } from '../auth/administrators.js';
import type { ServiceKey } from '../auth/service-key.js';
import { commandIdReused, ServiceError, type Session, type Whose } from '../contracts/index.js';
import { madeId } from '../identity.js';
import { Inject } from '../inject.js';
import { TimelineAccess } from '../play/timeline-access.js';
import { CLOCK, READ_MODEL, SERVICE_KEY, type Clock } from '../ports.js';
import { openTarget, sealTarget } from './channel-keys.js';
import { ChannelLog } from './channel-log.js';
import { ChannelRights } from './channel-rights.js';
import { Notices } from './notices.js';
import { readerOf } from './readers.js';

/** Channels of one seat, and of one campaign, at once. */
const MOST_OF_ONE = 10;

/** What a channel is added with. */
export interface NewChannel extends Pick<
  ChannelAddedData,
  'kind' | 'format' | 'shown' | 'topics' | 'remindHours'
> {
  readonly session: Session;
  readonly commandId: string;
  readonly campaignId: string;
  readonly whose: Whose;
  /** URL or e-mail address; null for a calendar. */
  readonly target: string | null;
}

/** Adds channels. The id follows from the command, so that a repetition finds what stands. */
@Injectable()
export class NewChannels {
  constructor(
    private readonly rights: ChannelRights,
    private readonly log: ChannelLog,
    private readonly access: TimelineAccess,
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    @Inject(SERVICE_KEY) private readonly key: ServiceKey,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws CONFLICT where there are too many already, COMMAND_ID_REUSED, and like `ChannelRights.owner`. */
  async add({ session, commandId, whose, target, campaignId, ...added }: NewChannel): Promise<ChannelRecord> {
    checkCommandId(commandId);
    const { campaign, actor, seat, holder } = this.rights.owner(session, campaignId, whose);
    const id = madeId('ch-', campaignId, actor, commandId);
    const standing = this.readModel.directory.channel(id);
    if (standing) return this.again(standing, { ...added, target });
    this.checkRoom(campaignId, seat);
    const reader = readerOf({ seat, holder }, campaign);
    if (!reader) throw new ServiceError('CONFLICT', 'The seat has just been given to somebody else');
    const view = await this.access.require(reader, campaign.mainTimeline);
    const sealed = target === null ? null : sealTarget(this.key, id, target);
    const data = { ...added, target: sealed, seat, holder, told: Notices.begin(view) };
    const by = { actor, commandId, at: this.clock() };
    const made = await this.log.append({ id, campaignId, length: 0 }, { type: 'channel.Added', data }, by);
    const record = this.readModel.directory.channel(id);
    if (!record) throw made ? new Error(`The channel ${id} is not shown yet`) : commandIdReused();
    return made ? record : this.again(record, { ...added, target });
  }

  private checkRoom(campaignId: string, seat: string | null): void {
    const there = this.readModel.directory.channels(campaignId).filter((each) => each.seat === seat);
    if (there.length >= MOST_OF_ONE)
      throw new ServiceError('CONFLICT', `There are ${MOST_OF_ONE} channels already: remove one first`);
  }

  private again(
    standing: ChannelRecord,
    { kind, format, target }: Pick<NewChannel, 'kind' | 'format' | 'target'>,
  ) {
    const stands = standing.target === null ? null : openTarget(this.key, standing.id, standing.target);
    if (standing.kind !== kind || standing.format !== format || stands !== target) throw commandIdReused();
    return standing;
  }
}
