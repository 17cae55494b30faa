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

/** Has the first player attack, and the arbiter close what else is open, until there is a battle. */
export async function attack(
  service: Service,
  { timeline, tokens: [first, , arbiter] }: Seated,
): Promise<void> {
  for (let phase = 0; phase < 12; phase += 1) {
    const found = await asSeat<{
      timeline: {
        at: {
          battles: { status: string }[];
          board: { pieces: { key: string; kind: string; owner: { key: string } | null }[] };
        };
      };
    }>(
      service,
      first!,
      `query ($t: ID!) { timeline(id: $t) { at { battles { status } board { pieces { key kind owner { key } } } } } }`,
      { t: timeline },
    );
    const { battles, board } = found.timeline.at;
    if (battles.some(({ status }) => status === 'PENDING')) return;
    const own = board.pieces.filter(({ kind, owner }) => kind === 'detachment' && owner?.key === 'seat-1');
    for (const { key } of own) await attackWith(service, timeline, first!, key, phase);
    await asSeat(
      service,
      arbiter!,
      `mutation ($input: ClosePhaseInput!) { closePhase(input: $input) { __typename } }`,
      {
        input: { timeline, commandId: `close-${phase}` },
      },
    );
  }
  throw new Error('No battle arose.');
}

/** Orders an attack where the detachment may attack. */
async function attackWith(
  service: Service,
  timeline: string,
  token: string,
  piece: string,
  phase: number,
): Promise<void> {
  const found = await asSeat<{
    timeline: { at: { options: { options: { order: string; legal: boolean; key: string }[] } } };
  }>(
    service,
    token,
    `query ($t: ID!, $p: ID!) { timeline(id: $t) { at { options(piece: $p) { options { order legal key } } } } }`,
    { t: timeline, p: piece },
  );
  const option = found.timeline.at.options.options.find(({ order, legal }) => order === 'ATTACK' && legal);
  if (!option) return;
  await asSeat(
    service,
    token,
    `mutation ($input: GiveOrdersInput!) { giveOrders(input: $input) { __typename } }`,
    {
      input: { timeline, commandId: `attack-${piece}-${phase}`, orders: [{ piece, option: option.key }] },
    },
  );
}
