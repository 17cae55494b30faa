/** Tells a channel of Discord what happened in each turn of a campaign, with the map as it stood at the turn's end. */

export const TURNS = `query Turns($campaign: ID!) {
  campaign(id: $campaign) { main { id head { turn } at { over } turns { turn toRevision } } }
}`;

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

export interface BotSettings {
  /** Where Warledger is, without a slash at the end. */
  readonly warledger: string;
  /** Token of the bot, made by `makeBot`. */
  readonly token: string;
  readonly campaign: string;
  /** Id of the channel, and token of the bot's account there. */
  readonly discord: { readonly channel: string; readonly token: string };
}

export interface Surroundings {
  readonly fetch: Fetch;
  /** The turn that was last told; null before the first. */
  readonly told: { read(): Promise<number | null>; write(turn: number): Promise<void> };
}

interface Turn {
  readonly turn: number;
  readonly toRevision: number;
}

interface CampaignSoFar {
  readonly main: {
    readonly id: string;
    readonly head: { readonly turn: number };
    readonly at: { readonly over: boolean };
    readonly turns: readonly Turn[];
  };
}

interface Picture {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

const DISCORD = 'https://discord.com/api/v10';
/** Discord takes 2000 characters. */
const MOST_CHARACTERS = 1900;

/**
 * Looks once, and posts every turn that has ended since it last did, oldest first; the first time the newest alone. Throws where either side does
 * not take or answer something: what was not told is told the next time.
 * @returns the turns that were told
 */
export async function look(settings: BotSettings, around: Surroundings): Promise<readonly number[]> {
  const { campaign } = await ask<{ campaign: CampaignSoFar | null }>(settings, around, TURNS, {
    campaign: settings.campaign,
  });
  if (!campaign) throw new Error('There is no such campaign, or the token does not open it');
  const { main } = campaign;
  const ended = main.turns.filter(({ turn }) => turn < main.head.turn || main.at.over);
  const before = await around.told.read();
  const news = before === null ? ended.slice(-1) : ended.filter(({ turn }) => turn > before);
  for (const turn of news) {
    await post(
      settings,
      around,
      await textOf(settings, around, main.id, turn),
      await mapAt(settings, around, main.id, turn),
    );
    await around.told.write(turn.turn);
  }
  return news.map(({ turn }) => turn);
}

async function ask<T>(
  { warledger, token }: BotSettings,
  { fetch }: Surroundings,
  query: string,
  variables: object,
): Promise<T> {
  const answer = await fetch(`${warledger}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as {
    data?: T;
    errors?: readonly { readonly message: string }[];
  };
  if (errors || !data) throw new Error(`Warledger: ${errors?.[0]?.message ?? answer.status}`);
  return data;
}

/** The turn report as the bot may read it. */
async function textOf(
  { warledger, token }: BotSettings,
  { fetch }: Surroundings,
  timeline: string,
  { turn }: Turn,
): Promise<string> {
  const answer = await fetch(`${warledger}/reports/${timeline}/turns/${turn}.txt`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`Warledger: no report (${answer.status})`);
  const [title = '', ...lines] = plain(await answer.text())
    .trimEnd()
    .split('\n');
  return cut(`**${title}**`, lines);
}

/** No name is taken for a mark, nor for a link that looks like another. */
const plain = (text: string): string => text.replace(/[\\*_~`|[\]]/g, '\\$&');

/** As many lines as Discord takes, and how many more there are. */
function cut(title: string, lines: readonly string[]): string {
  const taken = [title];
  let length = title.length;
  for (const [at, line] of lines.entries()) {
    length += line.length + 1;
    if (length > MOST_CHARACTERS) return [...taken, `… and ${lines.length - at} more lines`].join('\n');
    taken.push(line);
  }
  return taken.join('\n');
}

/** The map as the bot may see it; null where the board has no grid to draw. */
async function mapAt(
  { warledger, token }: BotSettings,
  { fetch }: Surroundings,
  timeline: string,
  { turn, toRevision }: Turn,
): Promise<Picture | null> {
  const answer = await fetch(`${warledger}/maps/${timeline}/${toRevision}.png`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`Warledger: no map (${answer.status})`);
  return { name: `turn-${turn}.png`, type: 'image/png', bytes: new Uint8Array(await answer.arrayBuffer()) };
}

async function post(
  { discord }: BotSettings,
  { fetch }: Surroundings,
  content: string,
  picture: Picture | null,
): Promise<void> {
  const body = new FormData();
  // Names of seats call nobody.
  body.set('payload_json', JSON.stringify({ content, allowed_mentions: { parse: [] } }));
  if (picture) body.set('files[0]', new Blob([picture.bytes], { type: picture.type }), picture.name);
  const answer = await fetch(`${DISCORD}/channels/${discord.channel}/messages`, {
    method: 'POST',
    headers: { authorization: `Bot ${discord.token}` },
    body,
  });
  if (!answer.ok) throw new Error(`Discord: ${answer.status}`);
}
