/** @rulesets toy */
import { drawMap, toSvg, type MapBoard } from '../../src/drawing/index.js';
import { toPng } from '../../src/service/graphql/http/map-png.js';
import { seatToyCampaign, type SeatedCampaign } from './seated-campaign.js';
import { openToyApplication, type ToyApplication } from './toy-application.js';

const BOARD = `query ($id: ID!, $at: MomentInput) { timeline(id: $id) {
  campaign { seats { number emblem { color dark } } }
  at(moment: $at) { board {
    locations { key name kind q r terrain sight rivers roads owner { key number } marks { kind label size } }
    pieces { key name kind location owner { key number } } } } } }`;

describe('the image of a map', () => {
  let toy: ToyApplication;
  let campaign: SeatedCampaign;

  beforeAll(async () => {
    toy = await openToyApplication();
    campaign = await seatToyCampaign(toy, 'drawn');
  });
  afterAll(() => toy.close());

  const image = (file: string, token: string | null, timeline = campaign.timeline): Promise<Response> =>
    fetch(`${toy.url}/maps/${timeline}/${file}`, {
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    });

  it.each(['red', 'blue', 'arbiter', null] as const)(
    'shows %s the board of the API and nothing else',
    async (who) => {
      const token = who && campaign.tokens[who];
      const { data } = await toy.send(BOARD, { id: campaign.timeline, at: { revision: 0 } }, token);
      const emblems = Object.fromEntries(
        data.timeline.campaign.seats.map(({ number, emblem }: { number: number; emblem: object }) => [
          number,
          emblem,
        ]),
      );
      const board = data.timeline.at.board as MapBoard;
      for (const theme of ['light', 'dark'] as const) {
        const answer = await image(`0.svg?theme=${theme}`, token);
        expect(answer.headers.get('content-type')).toContain('image/svg+xml');
        expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
        expect(answer.headers.get('cache-control')).toBe('no-store');
        expect(await answer.text()).toBe(toSvg(drawMap(board), theme, emblems));
      }
    },
  );

  it('is the same as pixels', async () => {
    const token = campaign.tokens.red;
    const answer = await image('0.png?theme=dark', token);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const svg = await (await image('0.svg?theme=dark', token)).text();
    expect(Buffer.from(await answer.arrayBuffer()).equals(await toPng(svg, 'dark'))).toBe(true);
  });

  it('is shown to nobody with a false token, and there is none of what is not there', async () => {
    const statusOf = async (file: string, token: string | null, timeline?: string): Promise<number> =>
      (await image(file, token, timeline)).status;
    const { red } = campaign.tokens;
    expect(await statusOf('0.svg', 'wl_nobody')).toBe(401);
    expect(await statusOf('0.svg', red, 'nowhere')).toBe(404);
    expect(await statusOf('0.png', red, 'nowhere')).toBe(404);
    expect(await statusOf('0.gif', red)).toBe(400);
    expect(await statusOf('0.svg?theme=pink', red)).toBe(400);
    expect(await statusOf('0.svg?theme=light&theme=dark', red)).toBe(400);
    expect(await statusOf('999.svg', red)).toBe(400);
  });
});
