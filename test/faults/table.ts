import type { Answer, ServiceProcess } from './service-process.js';

/** A campaign with its people, as they know it: ids and tokens. */
export interface Table {
  readonly campaign: string;
  readonly timeline: string;
  readonly tokens: Readonly<Record<string, string>>;
}

/** One thing that somebody says, in the form of its retry. */
export interface Saying {
  readonly who: string;
  readonly mutation: string;
  readonly input: { readonly commandId: string } & Readonly<Record<string, unknown>>;
}

const EVENTS = '{ events { id revision hash kind command } revision repeated preview timeline { id } }';
const FORMS: Readonly<Record<string, string>> = {
  recordRuling: `... on RulingAccepted ${EVENTS}`,
  submitOrders: `... on OrdersAccepted ${EVENTS}`,
  lockPhase: `... on PhaseAccepted ${EVENTS}`,
  closePhase: `... on PhaseAccepted ${EVENTS}`,
  forkTimeline: '... on TimelineForked { revision timeline { id } }',
  createCampaign: '... on CampaignOpened { campaign { id } timeline { id } arbiterToken }',
};
const REFUSED = '... on Refused { violations { code message rule { id } } }';
const nameOf = (mutation: string): string => `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input!`;

export const documentOf = (mutation: string): string =>
  `mutation ($input: ${nameOf(mutation)}) { ${mutation}(input: $input) { __typename ${FORMS[mutation]} ${REFUSED} } }`;

/** Sends a saying; null when no answer came. */
export const say = (
  service: ServiceProcess,
  table: Pick<Table, 'tokens'>,
  { who, mutation, input }: Saying,
): Promise<Answer | null> => service.send(documentOf(mutation), { input }, table.tokens[who] ?? null);

export const opening = (commandId: string): Saying => ({
  who: 'admin',
  mutation: 'createCampaign',
  input: {
    commandId,
    name: 'Border clash',
    seats: [{ name: 'West' }, { name: 'East' }],
    ruleset: { planetary: { start: { scenario: 'BORDER_CLASH' } } },
  },
});

const INVITE =
  'mutation ($input: InviteToSeatInput!) { inviteToSeat(input: $input) { ... on SeatInvited { code } } }';
const CLAIM =
  'mutation ($input: ClaimSeatInput!) { claimSeat(input: $input) { ... on SeatClaimed { token } } }';

/** Opens a campaign and seats both players. */
export async function seatTable(
  service: ServiceProcess,
  adminToken: string,
  commandId: string,
): Promise<Table> {
  const { mutation, input } = opening(commandId);
  const opened = (await service.send(documentOf(mutation), { input }, adminToken))?.data.createCampaign;
  if (opened?.__typename !== 'CampaignOpened') throw new Error(`Not opened: ${JSON.stringify(opened)}`);
  const { campaign, timeline, arbiterToken: arbiter } = opened;
  const take = async (seat: string): Promise<string> => {
    const invite = { commandId: `invite-${seat}`, campaign: campaign.id, seat };
    const invited = await service.send(INVITE, { input: invite }, arbiter);
    const { code } = invited!.data.inviteToSeat;
    const claimed = await service.send(CLAIM, { input: { commandId: `claim-${seat}`, code } }, null);
    return claimed!.data.claimSeat.token;
  };
  const tokens = { arbiter, west: await take('seat-1'), east: await take('seat-2') };
  return { campaign: campaign.id, timeline: timeline.id, tokens };
}

const VERIFY = `query ($id: ID!) { timeline(id: $id) { verification { sound events checks { name problems { revision message } } } } }`;

/** Problems that the service itself finds in a timeline, as its arbiter. */
export async function problemsOf(
  service: ServiceProcess,
  table: Table,
  timeline = table.timeline,
): Promise<readonly string[]> {
  const answer = await service.send(VERIFY, { id: timeline }, table.tokens['arbiter']!);
  const verification = answer?.data?.timeline?.verification;
  if (!verification) return [`no verification of ${timeline}: ${JSON.stringify(answer)}`];
  const checks = verification.checks as { name: string; problems: { revision: number; message: string }[] }[];
  return checks.flatMap(({ name, problems }) =>
    problems.map(({ revision, message }) => `${timeline} ${name} ${revision}: ${message}`),
  );
}
