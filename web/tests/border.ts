import { asSeat, test, type Service } from './service.js';

/** A campaign of two players, opened by a test: nothing in it hangs on dice thrown before. */
export interface Seated {
  readonly campaign: string;
  readonly timeline: string;
  /** Of the two players, then of the arbiter. */
  readonly tokens: readonly string[];
}

let opened = 0;

/**
 * The scenario of two neighbours, with both at the table.
 * @param more of what a campaign is opened with
 */
export async function openBorder(service: Service, more: object = {}): Promise<Seated> {
  opened += 1;
  const stamp = `${test.info().project.name}-${opened}-${test.info().retry}`;
  const { createCampaign } = await asSeat<{
    createCampaign: {
      arbiterToken: string;
      campaign: { id: string; main: { id: string }; seats: { key: string; role: string }[] };
    };
  }>(
    service,
    'Admin',
    `mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { ... on CampaignOpened {
      arbiterToken campaign { id main { id } seats { key role } } } } }`,
    {
      input: {
        commandId: `border-${stamp}`,
        name: 'Border',
        seats: [{ name: 'North' }, { name: 'South' }],
        ruleset: { planetary: { start: { scenario: 'BORDER_CLASH' } } },
        ...more,
      },
    },
  );
  const { campaign, arbiterToken } = createCampaign;
  const players = campaign.seats.filter(({ role }) => role === 'PLAYER');
  const tokens = await Promise.all(
    players.map(async ({ key }) => {
      const { inviteToSeat } = await asSeat<{ inviteToSeat: { code: string } }>(
        service,
        arbiterToken,
        `mutation ($input: InviteToSeatInput!) { inviteToSeat(input: $input) { ... on SeatInvited { code } } }`,
        { input: { campaign: campaign.id, seat: key, commandId: `invite-${key}-${stamp}` } },
      );
      const { claimSeat } = await asSeat<{ claimSeat: { token: string } }>(
        service,
        null,
        `mutation ($input: ClaimSeatInput!) { claimSeat(input: $input) { ... on SeatClaimed { token } } }`,
        { input: { code: inviteToSeat.code, commandId: `claim-${key}-${stamp}` } },
      );
      return claimSeat.token;
    }),
  );
  return { campaign: campaign.id, timeline: campaign.main.id, tokens: [...tokens, arbiterToken] };
}
