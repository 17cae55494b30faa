import type { CampaignRecord, ChannelRecord } from '../../read-model/index.js';
import { heldWith } from '../auth/secrets.js';
import type { Session } from '../contracts/index.js';

/** Looks at a campaign as the public does, also where the public may not read it: the arbiter has chosen who is told. */
const PUBLIC: Session = { admin: true, seats: [], holder: 'service' };

/** By whose eyes a channel looks; null where its seat has been taken from whoever added it. */
export function readerOf(
  { seat, holder }: Pick<ChannelRecord, 'seat' | 'holder'>,
  campaign: CampaignRecord,
): Session | null {
  if (seat === null || holder === null) return PUBLIC;
  const found = campaign.seats.find((each) => each.id === seat);
  if (!found || !heldWith(found.holders, holder)) return null;
  return { admin: false, seats: [{ campaignId: campaign.id, seat, role: found.role }], holder };
}
