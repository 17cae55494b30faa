import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { look, TURNS, type BotSettings, type Surroundings } from '../../examples/discord-bot/bot.js';
import { readOperations } from '../../src/service/graphql/known-operations.js';

const SETTINGS: BotSettings = {
  warledger: 'http://war.local',
  token: 'wl_bot',
  campaign: 'c1',
  discord: { channel: '42', token: 'secret' },
};
const MAP = 'pixels';

interface Posted {
  readonly content: string;
  readonly file: string | null;
  readonly mentions: unknown;
}

/** Both services as far as the bot knows them: a campaign in turn 3, and a channel. */
function surroundings({
  turn = 3,
  over = false,
  map = 200,
  lines = ['', 'MARCHES', '- Red: [foot](x), A → B'],
  discord = 200,
} = {}) {
  const posted: Posted[] = [];
  const asked: string[] = [];
  let told: number | null = null;
  const turns = [1, 2, 3].map((each) => ({ turn: each, toRevision: each * 10 }));
  const main = { id: 't1', head: { turn }, at: { over }, turns };
  const answers: Readonly<Record<string, object>> = {
    [TURNS]: { campaign: { main } },
  };
  const fetch: Surroundings['fetch'] = async (url, { headers, body } = {}) => {
    const authorization = new Headers(headers).get('authorization');
    asked.push(`${url} ${authorization}`);
    if (url.startsWith('https://discord.com/')) {
      const form = body as FormData;
      const { content, allowed_mentions: mentions } = JSON.parse(String(form.get('payload_json'))) as {
        content: string;
        allowed_mentions: unknown;
      };
      const file = form.get('files[0]') as File | null;
      if (discord === 200)
        posted.push({ content, mentions, file: file && `${file.name} ${file.type} ${await file.text()}` });
      return new Response('{}', { status: discord });
    }
    if (url.endsWith('/turns/2.txt') || url.endsWith('/turns/3.txt'))
      return new Response(`The long line: turn ${url.at(-5)}\n${lines.join('\n')}\n`);
    if (url.includes('/maps/')) return new Response(MAP, { status: map });
    const { query } = JSON.parse(String(body)) as { query: string };
    return Response.json({ data: answers[query] });
  };
  const around: Surroundings = {
    fetch,
    told: { read: async () => told, write: async (each) => void (told = each) },
  };
  return { around, posted, asked, setTold: (each: number) => (told = each), told: () => told };
}

describe('the bot for Discord', () => {
  it('posts the turn that ended last, with its map, the first time, and it once', async () => {
    const { around, posted } = surroundings();
    expect(await look(SETTINGS, around)).toEqual([2]);
    expect(await look(SETTINGS, around)).toEqual([]);
    expect(posted).toEqual([
      {
        content: '**The long line: turn 2**\n\nMARCHES\n- Red: \\[foot\\](x), A → B',
        file: `turn-2.png image/png ${MAP}`,
        mentions: { parse: [] },
      },
    ]);
  });

  it('posts all that have ended since, and the last one when the campaign is over', async () => {
    const { around, setTold, told } = surroundings({ over: true });
    setTold(1);
    expect(await look(SETTINGS, around)).toEqual([2, 3]);
    expect(told()).toBe(3);
  });

  it('gives each side its own token alone', async () => {
    const { around, asked } = surroundings();
    await look(SETTINGS, around);
    expect(asked).toEqual([
      'http://war.local/graphql Bearer wl_bot',
      'http://war.local/reports/t1/turns/2.txt Bearer wl_bot',
      'http://war.local/maps/t1/20.png Bearer wl_bot',
      'https://discord.com/api/v10/channels/42/messages Bot secret',
    ]);
  });

  it('tells again what was not taken', async () => {
    const { around, told } = surroundings({ discord: 429 });
    await expect(look(SETTINGS, around)).rejects.toThrow('Discord: 429');
    expect(told()).toBeNull();
  });

  it('posts without a map where the board has none', async () => {
    const bare = surroundings({ map: 404 });
    await look(SETTINGS, bare.around);
    expect(bare.posted[0]!.file).toBeNull();
  });

  it('says how much more there is than Discord takes', async () => {
    const { around, posted } = surroundings({
      lines: Array.from({ length: 50 }, (_, at) => `${at} ${'x'.repeat(100)}`),
    });
    await look(SETTINGS, around);
    expect(posted[0]!.content.length).toBeLessThan(2000);
    expect(posted[0]!.content).toMatch(/… and \d+ more lines$/);
  });

  it('asks what the schema answers, by operations of its file', () => {
    const schema = buildSchema(readFileSync('schema.gql', 'utf8'));
    expect(validate(schema, parse(TURNS))).toEqual([]);
    expect([...readOperations('examples/discord-bot/operations.json').values()]).toEqual([TURNS]);
  });
});
