import { createHmac } from 'node:crypto';
import type { Due } from '../../engine/index.js';
import type { CampaignRecord, WebhookFormat } from '../../read-model/index.js';
import type { Notice, Words } from '../contracts/index.js';

/** Something that is told, complete. */
export interface Message {
  /** The same each time it is sent. */
  readonly id: string;
  readonly notice: Notice;
  readonly words: Words;
  readonly campaign: CampaignRecord;
  /** Whose knowledge it is; null = public. */
  readonly seat: string | null;
  /** Page of the campaign in the war room. */
  readonly link: string;
}

/** Characters that Discord takes. */
const MOST_OF_DISCORD = 2000;
const MOST_OF_SLACK = 30_000;

/** Text as it is written to people: title, lines, link; what is too long is cut at a line. */
export function textOf({ words: { title, lines }, link }: Message, most: number): string {
  const ending = `\n${link}`;
  const taken: string[] = [];
  let left = most - title.length - ending.length - CUT.length;
  for (const line of lines) {
    left -= line.length + 1;
    if (left < 0) return [title, ...taken].join('\n') + CUT + ending;
    taken.push(line);
  }
  return [title, ...taken].join('\n') + ending;
}

const CUT = '\n…';

/** Body of what a webhook is posted. */
export function bodyOf(message: Message, format: WebhookFormat): string {
  switch (format) {
    case 'json':
      return JSON.stringify(plainOf(message));
    case 'discord':
      // Names are the players' own: nobody is called by them.
      return JSON.stringify({
        content: textOf(plainForDiscord(message), MOST_OF_DISCORD),
        allowed_mentions: { parse: [] },
      });
    case 'slack':
      return JSON.stringify({ text: escapedForSlack(textOf(message, MOST_OF_SLACK)) });
  }
}

/** No name is taken for a mark: not for a link that looks like another, nor for a heading. */
function plainForDiscord(message: Message): Message {
  const plain = (line: string): string => line.replace(/[\\*_~`|[\]]|^[#>]/g, '\\$&');
  const { title, lines } = message.words;
  return { ...message, words: { title: plain(title), lines: lines.map(plain) } };
}

const escapedForSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function plainOf({ id, notice, words, campaign, seat, link }: Message) {
  const named = campaign.seats.find((each) => each.id === seat);
  return {
    id,
    kind: notice.kind.replaceAll('-', '_').toUpperCase(),
    campaign: { id: campaign.id, name: campaign.name },
    timeline: campaign.mainTimeline,
    seat: named ? { id: named.id, name: named.name } : null,
    ...('closed' in notice ? { closed: notice.closed, now: notice.now } : {}),
    ...('due' in notice ? { due: notice.due.map(plainDue) } : {}),
    title: words.title,
    lines: words.lines,
    link,
  };
}

const plainDue = ({ seat, code, subject, mandatory, params: { until } }: Due) => ({
  seat,
  code,
  subject,
  mandatory,
  until: until ?? null,
});

/** Headers that a receiver knows the sender by, and one message from its repetition (standardwebhooks.com). */
export function signedHeaders(
  { id }: Message,
  body: string,
  secret: string,
  now: string,
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(Date.parse(now) / 1000));
  const signature = createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64');
  return {
    'content-type': 'application/json',
    'user-agent': 'Warledger',
    'idempotency-key': id,
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
