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
        expect(answer.headers.get('cache-control')).toBe('private, no-cache');
        expect(await answer.text()).toBe(toSvg(drawMap(board), theme, emblems));
      }
    },
  );

  it('is the same as pixels', async () => {
    const token = campaign.tokens.red;
    const answer = await image('0.png?theme=dark', token);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
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

  const PATH = 'query ($id: ID!) { timeline(id: $id) { at(moment: { revision: 0 }) { mapPath } } }';
  const pathFor = async (token: string | null): Promise<string> =>
    (await toy.send(PATH, { id: campaign.timeline }, token)).data.timeline.at.mapPath;
  const linked = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${toy.url}${path}`, { headers });

  it('is opened by a link that is signed for a seat and a moment, as the seat sees it, without its token', async () => {
    for (const who of ['red', 'blue', 'arbiter'] as const) {
      const token = campaign.tokens[who];
      const path = await pathFor(token);
      const answer = await linked(path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe(await (await image('0.svg', token)).text());
      expect((await linked(path.replace('.svg', '.png'))).headers.get('content-type')).toBe('image/png');
      // Neither another moment nor another seat, and no key but its own.
      const others = [
        path.replace('/0.svg', '/1.svg'),
        path.replace(/as=[^&]+/, 'as=seat-9'),
        path.replace(/as=[^&]+/, who === 'red' ? 'as=seat-2' : 'as=seat-1'),
        path.replace(/key=.*/, 'key='),
        path.replace(/&key=.*/, ''),
        `${path}&key=again`,
      ];
      for (const other of others) expect((await linked(other)).status).toBe(404);
    }
    expect(await pathFor(null)).toMatch(/0\.svg$/);
  });

  it('is not sent again to whoever has it, nor drawn as pixels', async () => {
    const token = campaign.tokens.red;
    for (const kind of ['svg', 'png']) {
      const path = (await pathFor(token)).replace('.svg', `.${kind}`);
      const tag = (await linked(path)).headers.get('etag')!;
      const again = await linked(path, { 'if-none-match': `"other", ${tag}` });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
      expect((await linked(path, { 'if-none-match': '"other"' })).status).toBe(200);
      expect((await linked(`${path}&theme=dark`, { 'if-none-match': tag })).status).toBe(200);
    }
  });

  it('is packed where it is long and the browser takes it', async () => {
    const path = '/graphql';
    const query = '{ __schema { types { name description } } }';
    const sent = (encoding: string): Promise<Response> =>
      fetch(`${toy.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-encoding': encoding },
        body: JSON.stringify({ query }),
      });
    const whole = await (await sent('identity')).text();
    for (const encoding of ['br', 'gzip']) {
      const answer = await sent(`${encoding}, *;q=0`);
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('vary')).toContain('accept-encoding');
      expect(await answer.text()).toBe(whole);
    }
    expect((await sent('br;q=0')).headers.get('content-encoding')).toBeNull();
    const short = await fetch(`${toy.url}/health`, { headers: { 'accept-encoding': 'br' } });
    expect(short.headers.get('content-encoding')).toBeNull();
  });

  it('is shown by no link any more when the seat has changed hands', async () => {
    const path = await pathFor(campaign.tokens.blue);
    const input = { commandId: 'out', campaign: campaign.id, seat: 'seat-2' };
    const revoked = await toy.send(
      'mutation ($input: RevokeSeatInput!) { revokeSeat(input: $input) { __typename } }',
      { input },
      campaign.tokens.arbiter,
    );
    expect(revoked.data.revokeSeat.__typename).toBe('SeatRevoked');
    expect((await linked(path)).status).toBe(404);
  });
});
