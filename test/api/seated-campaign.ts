import type { ToyApplication } from './toy-application.js';

/** A campaign of the toy with everybody seated: Rita is seat-1, Bob seat-2, the arbiter seat-3. */
export interface SeatedCampaign {
  readonly id: string;
  readonly timeline: string;
  readonly tokens: { readonly arbiter: string; readonly red: string; readonly blue: string };
}

const CREATE = `mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) {
  __typename ... on CampaignOpened { campaign { id } timeline { id } arbiterToken } } }`;
const INVITE =
  'mutation ($input: InviteToSeatInput!) { inviteToSeat(input: $input) { ... on SeatInvited { code } } }';
const CLAIM =
  'mutation ($input: ClaimSeatInput!) { claimSeat(input: $input) { ... on SeatClaimed { token } } }';

/** Opens a campaign and claims its seats. */
export async function seatToyCampaign(
  toy: Pick<ToyApplication, 'send'>,
  commandId: string,
  more: object = {},
): Promise<SeatedCampaign> {
  const input = {
    commandId,
    name: 'The long line',
    seats: [{ name: 'Rita' }, { name: 'Bob' }],
    ruleset: { toy: { start: { scenario: 'MEETING' } } },
    ...more,
  };
  const { createCampaign: opened } = (await toy.send(CREATE, { input })).data;
  const { arbiterToken: arbiter, campaign, timeline } = opened;
  const take = async (seat: string): Promise<string> => {
    const asked = { input: { commandId: `invite-${seat}`, campaign: campaign.id, seat } };
    const { code } = (await toy.send(INVITE, asked, arbiter)).data.inviteToSeat;
    const claimed = await toy.send(CLAIM, { input: { commandId: `claim-${seat}`, code } }, null);
    return claimed.data.claimSeat.token;
  };
  return {
    id: campaign.id,
    timeline: timeline.id,
    tokens: { arbiter, red: await take('seat-1'), blue: await take('seat-2') },
  };
}
