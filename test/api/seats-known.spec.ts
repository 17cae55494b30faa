/** @rulesets toy */
import { seatToyCampaign } from './seated-campaign.js';
import { openToyApplication, type ToyApplication } from './toy-application.js';

const SEATS = `query ($id: ID!) { campaign(id: $id) { seats { name emblem { color dark sign } } main { id
  at { board { pieces { owner { emblem { sign } } } } } } } }`;
const ME = `{ me { seats { role campaignSeat { key number name claimed inviteExpiresAt emblem { sign } } } } }`;
const MAY = `query ($id: ID!) { campaign(id: $id) { viewerMay { fork play } } }`;
const CREATE = `mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { __typename
  ... on CampaignOpened { repeated: preview } } }`;

describe('seats', () => {
  let toy: ToyApplication;
  beforeAll(async () => {
    toy = await openToyApplication();
  });
  afterAll(() => toy.close());

  const SEATED = [
    { name: 'Rita', emblem: { color: 'TEAL', sign: 'Rt' } },
    { name: 'Bob', emblem: { sign: 'B' } },
  ];

  it('are known by what was chosen when the campaign was opened, by their number where nothing was', async () => {
    const { id, tokens } = await seatToyCampaign(toy, 'known', { seats: SEATED });
    const { seats, main } = (await toy.send(SEATS, { id }, tokens.red)).data.campaign;
    expect(seats.map(({ emblem }: { emblem: object }) => emblem)).toEqual([
      { color: '#00695c', dark: '#4fc3b0', sign: 'Rt' },
      { color: '#b3321f', dark: '#f08a74', sign: 'B' },
      expect.objectContaining({ sign: '⚖' }),
    ]);
    // Wherever the seat is named.
    const signs = main.at.board.pieces.map(
      ({ owner }: { owner: { emblem: { sign: string } } | null }) => owner?.emblem.sign,
    );
    expect(new Set(signs)).toEqual(new Set(['Rt', 'B']));
    const [held] = (await toy.send(ME, {}, tokens.red)).data.me.seats;
    expect(held).toEqual({
      role: 'PLAYER',
      campaignSeat: {
        key: 'seat-1',
        number: 1,
        name: 'Rita',
        claimed: true,
        inviteExpiresAt: null,
        emblem: { sign: 'Rt' },
      },
    });
  });

  it('have different signs of one or two letters', async () => {
    const opened = async (commandId: string, ...emblems: object[]) => {
      const seats = emblems.map((emblem, at) => ({ name: `Player ${at + 1}`, emblem }));
      const input = {
        commandId,
        name: 'Signs',
        seats,
        ruleset: { toy: { start: { scenario: 'MEETING' } } },
        preview: true,
      };
      const { data, errors } = await toy.send(CREATE, { input });
      return errors?.[0]?.message ?? data.createCampaign.__typename;
    };
    expect(await opened('good', { sign: 'Ö' }, { color: 'RED' })).toBe('CampaignOpened');
    expect(await opened('same', { sign: 'A' }, { sign: 'A' })).toMatch('Seats have different signs');
    // Another seat is known by its number.
    expect(await opened('number', { sign: '2' }, {})).toMatch('Seats have different signs');
    expect(await opened('odd', { sign: '<' }, {})).toMatch('one or two letters or digits');
  });

  it('say whether they may begin another history, as the policy has it', async () => {
    const may = async (id: string, token: string | null) =>
      (await toy.send(MAY, { id }, token)).data.campaign.viewerMay.fork;
    const open = await seatToyCampaign(toy, 'forked');
    expect(await may(open.id, open.tokens.arbiter)).toBe(true);
    expect(await may(open.id, open.tokens.red)).toBe(true);
    expect(await may(open.id, null)).toBe(false);
    const policy = { playerForks: 'ARBITER_ONLY', publicReading: true };
    const closed = await seatToyCampaign(toy, 'closed', { policy });
    expect(await may(closed.id, closed.tokens.arbiter)).toBe(true);
    expect(await may(closed.id, closed.tokens.red)).toBe(false);
  });
});
