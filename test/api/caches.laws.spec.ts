/** @rulesets toy */
import { readFileSync } from 'node:fs';
import { buildSchema, isObjectType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { schemaFrom } from '../secrecy/world.js';
import { everythingOf, type ArgumentsOf } from './schema-walk.js';
import { seatToyCampaign, type SeatedCampaign } from './seated-campaign.js';
import { openToyApplication, type ToyApplication } from './toy-application.js';

/** What is one thing wherever it is met; everything else is named by its `key`, in its campaign and at its moment. */
const THINGS = ['Campaign', 'RecordedEvent', 'Rule', 'Timeline'];

/**
 * What of a thing changes with time, and may: a cache shows the newest that it was given. The place of an event is counted
 * among those of its step that its reader sees, which are more for others and when seals are opened.
 */
const CHANGES: Readonly<Record<string, readonly string[]>> = {
  Campaign: ['lastActivityAt'],
  RecordedEvent: ['place'],
  Timeline: ['isMain'],
};

type Thing = Readonly<Record<string, unknown>> & { readonly __typename: string; readonly id: string };

/** Every object with an `id` in an answer, as a normalising cache files it. */
function thingsIn(answer: unknown, found: Thing[] = []): readonly Thing[] {
  if (typeof answer !== 'object' || answer === null) return found;
  if ('__typename' in answer && 'id' in answer) found.push(answer as unknown as Thing);
  Object.values(answer).forEach((each) => thingsIn(each, found));
  return found;
}

/** The plain fields of a thing that must be the same whenever and wherever it is shown. */
const lasting = (thing: Thing): [string, unknown][] =>
  Object.entries(thing).filter(
    ([name, value]) =>
      (typeof value !== 'object' || value === null) && !CHANGES[thing.__typename]?.includes(name),
  );

describe('an `id`', () => {
  it('is had by what is one thing for ever, and by nothing else', () => {
    const types = Object.values(buildSchema(readFileSync('schema.gql', 'utf8')).getTypeMap());
    const named = types.filter((each) => isObjectType(each)).filter((each) => 'id' in each.getFields());
    expect(named.map((each) => each.name).sort()).toEqual(THINGS);
  });
});

describe('what a normalising cache files under one name', () => {
  let toy: ToyApplication;
  let schema: GraphQLSchema;
  const met: Thing[] = [];
  const tokensOfAll: string[] = [];

  const hear = (answer: unknown): void => void met.push(...thingsIn(answer));
  const asked: ArgumentsOf = (_parent, field) =>
    field.args.some((each) => each.type.toString().endsWith('!') && each.defaultValue === undefined)
      ? null
      : '';
  const selection = (type: string, name: string, depth: number): string =>
    everythingOf(schema, (schema.getType(type) as GraphQLObjectType).getFields()[name]!.type, depth, asked);

  const command = async (mutation: string, input: object, token: string) => {
    const { args, type } = schema.getMutationType()!.getFields()[mutation]!;
    const document = `mutation ($input: ${String(args[0]!.type)}) { ${mutation}(input: $input) ${everythingOf(schema, type, 3, asked)} }`;
    const { data, errors } = await toy.send(document, { input }, token);
    expect(errors).toBeUndefined();
    hear(data);
    return data[mutation];
  };
  const look = async ({ id, timeline }: { id: string; timeline: string }, token: string) => {
    const { data } = await toy.send(
      `{ campaign(id: "${id}") ${selection('Query', 'campaign', 3)}
         timeline(id: "${timeline}") { __typename id name events { edges { node ${selection('RecordedEventEdge', 'node', 1)} } }
           at ${selection('Timeline', 'at', 3)} } }`,
      {},
      token,
    );
    hear(data);
  };

  beforeAll(async () => {
    toy = await openToyApplication({ depth: 40, cost: 1e9, aliases: 1e6, tokens: 1e6 });
    schema = await schemaFrom((query) => toy.send(query));
    const campaigns: SeatedCampaign[] = [];
    for (const [at, names] of [
      ['Rita', 'Bob'],
      ['Nina', 'Oleg'],
    ].entries()) {
      const seats = names.map((name) => ({ name }));
      campaigns.push(await seatToyCampaign(toy, `open-${at}`, { name: `Campaign ${at}`, seats }));
    }
    tokensOfAll.push(...campaigns.map(({ tokens }) => tokens.arbiter));
    for (const campaign of campaigns) await playOn(campaign);
  });
  afterAll(() => toy.close());

  /** Two phases, what would have been, and another timeline, looked at before and after. */
  async function playOn(campaign: SeatedCampaign): Promise<void> {
    const { timeline, tokens } = campaign;
    await look(campaign, tokens.red);
    const sheet = [{ unit: 'seat-1-scouts', order: 'ADVANCE' }];
    const orders = { timeline, orders: { toy: { sheet } } };
    await command('submitOrders', { ...orders, commandId: 'would', preview: true }, tokens.red);
    await command('submitOrders', { ...orders, commandId: 'would-2', preview: true }, tokens.red);
    await command('submitOrders', { ...orders, commandId: 'do' }, tokens.red);
    await command('closePhase', { timeline, commandId: 'close-1', preview: true }, tokens.arbiter);
    await command('closePhase', { timeline, commandId: 'close-1' }, tokens.arbiter);
    await look(campaign, tokens.arbiter);
    const named = { timeline, commandId: 'fork', name: 'What if', reason: 'To see.' };
    const fork = (await command('forkTimeline', named, tokens.arbiter)).timeline.id;
    await command('closePhase', { timeline, commandId: 'close-2' }, tokens.arbiter);
    await command('closePhase', { timeline: fork, commandId: 'close-f' }, tokens.arbiter);
    await look(campaign, tokens.arbiter);
    await look({ id: campaign.id, timeline: fork }, tokens.arbiter);
    const { data } = await toy.send(
      `{ timeline(id: "${timeline}") { compare(with: "${fork}") ${selection('Timeline', 'compare', 3)} } }`,
      {},
      tokens.arbiter,
    );
    hear(data);
  }

  it('is one thing: whatever of it lasts is the same in all answers', () => {
    expect(met.length).toBeGreaterThan(200);
    const first = new Map<string, Record<string, unknown>>();
    const differences = met.flatMap((thing) => {
      const name = `${thing.__typename}:${thing.id}`;
      const known = first.get(name) ?? {};
      first.set(name, known);
      return lasting(thing).flatMap(([field, value]) => {
        if (!(field in known)) known[field] = value;
        return known[field] === value ? [] : [`${name} ${field}: ${known[field]} and ${value}`];
      });
    });
    expect([...new Set(differences)].slice(0, 20)).toEqual([]);
    expect(new Set([...first.keys()].map((each) => each.split(':')[0]))).toEqual(new Set(THINGS));
  });

  it('is asked for again by its id alone, by the same eyes as by its own query; but events, which are found in their timeline', async () => {
    const asked = async (field: string, id: string, token: string | null) =>
      (await toy.send(`query ($id: ID!) { found: ${field}(id: $id) { __typename id } }`, { id }, token)).data
        .found;
    const eyes = [...tokensOfAll, null];
    const things = new Map(met.map((each) => [`${each.__typename} ${each.id}`, each]));
    for (const { __typename, id } of things.values()) {
      if (__typename === 'RecordedEvent') continue;
      const found = await Promise.all(eyes.map((token) => asked('node', id, token)));
      const direct = await Promise.all(eyes.map((token) => asked(__typename.toLowerCase(), id, token)));
      expect(found).toEqual(direct);
      expect(found).toContainEqual({ __typename, id });
    }
    const event = met.find(({ __typename }) => __typename === 'RecordedEvent')!;
    for (const id of [event.id, 'nothing']) expect(await asked('node', id, eyes[0]!)).toBeNull();
  });
});
