import { createClient } from 'graphql-ws';
import type { GraphQLEnumType, GraphQLField, GraphQLObjectType, GraphQLSchema } from 'graphql';
import WebSocket from 'ws';
import { everythingOf, type ArgumentsOf } from '../api/schema-walk.js';
import { schemaFrom, type World } from './world.js';

/** What was asked, and the whole answer as text. */
export interface Heard {
  readonly asked: string;
  readonly answer: string;
}

export interface Asking {
  readonly who: string;
  readonly timelines: readonly string[];
  /** First revision to ask about by its number; left out = 0. */
  readonly from?: number;
  /** Last revision to ask about, and a few beyond what the viewer may know of. */
  readonly upTo: number;
  readonly pieces: readonly string[];
  /** Filters of the audit trail, as GraphQL text. */
  readonly filters: readonly string[];
  /** Turns and phases to look at, as GraphQL text. */
  readonly moments?: readonly string[];
  /** Parts of the audit trail to read beside the whole, as GraphQL text: who sees more of it sees another part. */
  readonly parts?: readonly string[];
}

const WHOLE = 'first: 200';
const BACKWARDS = 'last: 200';
/** Of a page which events it holds: what each of them says is asked once, with the whole trail. */
const WHICH =
  '{ edges { cursor node { id revision place } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }';
/** Words that stand in many sentences. */
const WORDS = ['text: "the"', 'text: "attack"'];
/** Asked about by themselves, with all that they hold: where another answer leads to one, it is shown with its plain fields. */
const BY_THEMSELVES = ['Campaign', 'Timeline'];
const PARTS = ['last: 2', 'last: 2, before: "1-0"', 'first: 1, before: "2-0"'];

export const schemaOf = (world: World): Promise<GraphQLSchema> => schemaFrom((query) => world.send(query));

const needed = ({ args }: GraphQLField<unknown, unknown>): boolean =>
  args.some((each) => each.type.toString().endsWith('!') && each.defaultValue === undefined);

/** Lists as long as they may be; fields that need an argument are asked for by themselves. */
const whole: ArgumentsOf = (_parent, field) =>
  needed(field) ? null : field.args.some((each) => each.name === 'first') ? '(first: 200)' : '';

/** Every document that a viewer can send about a campaign, from the schema. */
export function documentsOf(schema: GraphQLSchema, campaign: string, asking: Asking): readonly string[] {
  const {
    timelines,
    from = 0,
    upTo,
    pieces,
    filters,
    moments: ends = ['turn: 1', 'turn: 1, phase: "ORDERS"'],
    parts = PARTS,
  } = asking;
  const of = (type: string) => Object.values((schema.getType(type) as GraphQLObjectType).getFields());
  const all = ({ type }: GraphQLField<unknown, unknown>, depth: number) =>
    everythingOf(schema, type, depth, whole, BY_THEMSELVES);
  const field = (type: string, name: string) => of(type).find((each) => each.name === name)!;
  const revisions = Array.from({ length: upTo + 2 - from }, (_, n) => from + n);

  const inTimeline = (id: string, inner: string) => `{ timeline(id: "${id}") { ${inner} } }`;
  const plain = (type: string, depth: number) =>
    of(type)
      .filter((each) => !needed(each))
      .map((each) => `${each.name}${whole(type, each)} ${all(each, depth)}`);

  const events = revisions.flatMap((n) =>
    [0, 1, 2].map((place) => `event(revision: ${n}, place: ${place}) ${all(field('Timeline', 'event'), 3)}`),
  );
  // Each by itself: a moment that the viewer may not know is refused.
  const moments = [...revisions.slice(0, -1).map((n) => `revision: ${n}`), ...ends];
  const positions = moments.map((each) => `at(moment: { ${each} }) ${all(field('Timeline', 'at'), 4)}`);
  const beyond = [`revision: ${upTo + 1}`, 'turn: 0', 'turn: 2'].map(
    (each) => `at(moment: { ${each} }) { moment { revision turn phase } }`,
  );
  const options = pieces.map(
    (each) => `at { options(piece: "${each}") ${all(field('Position', 'options'), 4)} }`,
  );
  const changes = [0, Math.max(0, upTo - 1)].map(
    (each) => `at { changes(since: { revision: ${each} }) ${all(field('Position', 'changes'), 3)} }`,
  );
  const trail = (page: string, filter: string, selection: string) =>
    `events(${page}, filter: { ${filter} }) ${selection}`;
  const trails = [...filters, ...WORDS].map((each) =>
    trail(WHOLE, each, all(field('Timeline', 'events'), 3)),
  );
  const pages = filters.flatMap((each) => [BACKWARDS, ...parts].map((page) => trail(page, each, WHICH)));
  const comparisons = timelines.flatMap((other) => [
    `compare(with: "${other}") ${all(field('Timeline', 'compare'), 4)}`,
    `draftFrom(timeline: "${other}") ${all(field('Timeline', 'draftFrom'), 4)}`,
  ]);

  const aboutTimeline = (id: string): readonly string[] =>
    [
      ...together(plain('Timeline', 4), 8),
      ...together(plain('Position', 7), 8).map((inner) => `at { ${inner} }`),
      ...numbered(events, 8),
      ...positions,
      ...numbered(trails, 4),
      ...numbered(pages, 16),
      ...beyond,
      ...options,
      ...changes,
      ...comparisons,
    ].map((inner) => inTimeline(id, inner));
  const catalog = [
    `rule(id: "TOY-ORD-01") ${all(field('Query', 'rule'), 2)}`,
    `ruleset(code: ${(schema.getType('RulesetCode') as GraphQLEnumType).getValues()[0]!.name}) ${all(field('Query', 'ruleset'), 4)}`,
  ];
  const nodes = [campaign, ...timelines].map((id) => `node(id: "${id}") { __typename id }`);
  const handOvers = ['seat-1', 'seat-2', 'seat-3'].map(
    (seat) => `handOver(seat: "${seat}") ${all(field('Campaign', 'handOver'), 3)}`,
  );
  return [
    ...[...plain('Query', 5), ...catalog, ...nodes].map((inner) => `{ ${inner} }`),
    ...[...plain('Campaign', 4), ...handOvers].map((inner) => `{ campaign(id: "${campaign}") { ${inner} } }`),
    ...timelines.map((id) => `{ turnReport(timeline: "${id}") ${all(field('Query', 'turnReport'), 5)} }`),
    ...timelines.flatMap(aboutTimeline),
  ];
}

/** In every document that asks several things: none of them may fail, for then no answer is given to the others. */
const TOGETHER = 'all: __typename';

/** So many fields in one document. */
const together = (fields: readonly string[], size: number): readonly string[] =>
  Array.from({ length: Math.ceil(fields.length / size) }, (_, at) =>
    [TOGETHER, ...fields.slice(at * size, (at + 1) * size)].join(' '),
  );

/** The same field several times, each under a name of its own. */
const numbered = (fields: readonly string[], size: number): readonly string[] =>
  together(
    fields.map((each, at) => `f${at % size}: ${each}`),
    size,
  );

/** Asks everything there is, over HTTP and over the socket, and fetches every export. */
export async function askEverything(
  world: World,
  schema: GraphQLSchema,
  asking: Asking,
): Promise<readonly Heard[]> {
  const heard: Heard[] = [];
  for (const document of documentsOf(schema, world.campaign, asking)) {
    const { status, data, errors } = await world.send(document, {}, asking.who);
    const mine = errors?.find((each) => /VALIDATION|TOO_COMPLEX|PARSE|INTERNAL/.test(each.extensions.code));
    if (mine) throw new Error(`${document}: ${mine.message}`);
    if (errors && document.includes(TOGETHER))
      throw new Error(`${document}: ${errors[0]?.message} leaves what was asked with it without an answer.`);
    heard.push({ asked: document, answer: masked({ status, data, errors }) });
  }
  for (const id of asking.timelines) {
    heard.push({ asked: `export ${id}`, answer: await exportOf(world, id, asking.who) });
    heard.push(...(await papersOf(world, id, asking.who)));
    heard.push({ asked: `follow ${id}`, answer: await followed(world, schema, id, asking) });
  }
  for (const name of ['due', 'campaignChanged'])
    heard.push({ asked: name, answer: await atOnce(world, schema, name, asking) });
  const health = await fetch(`${world.url}/health`);
  heard.push({ asked: 'health', answer: await health.text() });
  return heard;
}

const TABLES = ['units', 'ledger', 'standings', 'trade-lines', 'dice'];

/** The files of a timeline that are made for reading, each as somebody gets it. */
async function papersOf(world: World, timeline: string, who: string): Promise<readonly Heard[]> {
  const query = `{ timeline(id: "${timeline}") { turns { turn } at { battles { key } } } }`;
  const { data } = await world.send(query, {}, who);
  const turns: readonly { readonly turn: number }[] = data?.timeline?.turns ?? [];
  const battles: readonly { readonly key: string }[] = data?.timeline?.at?.battles ?? [];
  const last = turns.at(-1)?.turn;
  const files = [
    ...turns.map(({ turn }) => `turns/${turn}.html`),
    ...['md', 'txt'].map((format) => `turns/${last}.${format}`),
    ...battles.map(({ key }) => `battles/${key}.txt`),
    'orders/now.txt',
    ...TABLES.map((each) => `tables/${each}.csv`),
  ];
  const heard: Heard[] = [];
  for (const file of files) {
    const response = await fetched(world, `/reports/${timeline}/${file}`, who);
    heard.push({ asked: file, answer: `${response.status} ${await response.text()}` });
  }
  return heard;
}

function fetched(world: World, path: string, who: string): Promise<Response> {
  const token = (world.tokens as Record<string, string>)[who];
  return fetch(`${world.url}${path}`, token ? { headers: { authorization: `Bearer ${token}` } } : {});
}

async function exportOf(world: World, timeline: string, who: string): Promise<string> {
  const response = await fetched(world, `/timelines/${timeline}/export`, who);
  const lines = (await response.text()).split('\n').filter((line) => line !== '');
  return [String(response.status), ...lines.map((line) => masked(JSON.parse(line)))].join('\n');
}

/** All events that a subscriber is given from the beginning to the last one that the trail shows. */
async function followed(
  world: World,
  schema: GraphQLSchema,
  timeline: string,
  { who }: Asking,
): Promise<string> {
  const trail = (after: string) =>
    `{ timeline(id: "${timeline}") { events(first: 200${after}) { edges { node { id } } pageInfo { hasNextPage endCursor } } } }`;
  let last: string | undefined;
  for (let after: string | null = ''; after !== null;) {
    const { data } = await world.send(trail(after), {}, who);
    last = data?.timeline?.events.edges.at(-1)?.node.id ?? last;
    const page = data?.timeline?.events.pageInfo;
    after = page?.hasNextPage ? `, after: "${page.endCursor}"` : null;
  }
  const query = subscriptionOf(schema, 'timelineEvents', `timeline: "${timeline}", after: -1`);
  return listened(world, who, query, (next) => {
    const given = next as { timelineEvents?: { id: string } } | null | undefined;
    return given?.timelineEvents?.id === last;
  });
}

/** What a subscription to the campaign is told at once. */
const atOnce = (world: World, schema: GraphQLSchema, name: string, { who }: Asking): Promise<string> =>
  listened(world, who, subscriptionOf(schema, name, `campaign: "${world.campaign}"`), () => true);

/** A subscription to everything that it tells. */
export function subscriptionOf(schema: GraphQLSchema, name: string, given: string): string {
  const { type } = schema.getSubscriptionType()!.getFields()[name]!;
  return `subscription { ${name}(${given}) ${everythingOf(schema, type, 2)} }`;
}

/** All that a subscriber is given, until it is the last or there is an error. */
async function listened(
  world: World,
  who: string,
  query: string,
  isLast: (data: unknown) => boolean,
): Promise<string> {
  const token = (world.tokens as Record<string, string>)[who];
  const client = createClient({
    url: `${world.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    ...(token ? { connectionParams: { authorization: `Bearer ${token}` } } : {}),
  });
  const given: string[] = [];
  try {
    for await (const next of client.iterate({ query })) {
      given.push(masked(next));
      if (!next.data || isLast(next.data)) break;
    }
  } catch (error) {
    given.push(masked(error));
  }
  await client.dispose();
  return given.join('\n');
}

/**
 * What differs in every two worlds, and why that tells nothing:
 * - `hash`, `parentHash`, and in exports the leaves, `digest` and `kept`: each covers a salt of 128 bits that follows
 *   from the service's key and is not shown, so nothing can be guessed from it.
 * - `salt` of a reader in exports: follows from such a salt.
 * - the key of a link to a map: covers the hash of the seat's token, which is drawn by chance.
 * - `receipt`: covers the salt of its sheet, and is meant to be seen.
 */
const CHAINED = new Set(['hash', 'parentHash', 'digest', 'kept', 'salt', 'receipt', 'all', 'public']);

export const masked = (value: unknown): string =>
  JSON.stringify(value, (key, each: unknown) =>
    typeof each !== 'string'
      ? each
      : key === 'mapPath'
        ? each.replace(/key=[\w-]{24}$/, 'key=#')
        : (CHAINED.has(key) || key.startsWith('seat:')) && /^[0-9a-f]{64}$/.test(each)
          ? '#'
          : each,
  );
