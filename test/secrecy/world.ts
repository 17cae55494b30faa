import type { RulesetFace } from '../../src/service/graphql/rulesets/face.js';
import type { RuleCatalog } from '../../src/service/contracts/index.js';
import { seal } from '../../src/dice/index.js';
import type { EventStore } from '../../src/event-store/event-store.port.js';
import { openMemoryEventStore } from '../../src/event-store/memory/memory-event-store.js';
import { hashing } from '../../src/hashing/index.js';
import { diceStream, SERVICE_STREAM } from '../../src/read-model/index.js';
import { secretHash } from '../../src/service/auth/secrets.js';
import { madeId } from '../../src/service/identity.js';
import { Teller } from '../../src/service/telling/teller.js';
import {
  Observers,
  openLog,
  ServiceModule,
  settingsOf,
  type GivenSettings,
} from '../../src/service/wiring/index.js';
import { buildClientSchema, getIntrospectionQuery, type GraphQLSchema } from 'graphql';
import { typedInput } from '../../src/conformance/api/typed-input.js';
import { KEY_PEM } from '../recorded/dice-keys.js';
import { openToyApplication, type Answer } from '../api/toy-application.js';

const KEY = '5a'.repeat(32);
const ADMIN = 'wl_the-same-admin-in-both-worlds';
const ARBITER = 'seat-3';
const BEGAN = '2026-01-01T00:00:00.000Z';
const OPENING = 'open';

/** Forks that the arbiter may make in a world: made in the same order, they have the same dice in both worlds. */
export const FORKS = ['fork-1', 'fork-2'] as const;

const campaignId = madeId('c', 'admin', OPENING);
export const MAIN = madeId('t', campaignId, 'main');
export const forkOf = (commandId: string): string => madeId('t', MAIN, ARBITER, commandId);

/** A service in which nothing is left to chance: its ids, times, dice and keys are those of any other world. */
export interface World {
  readonly url: string;
  readonly campaign: string;
  readonly faults: readonly unknown[];
  readonly tokens: Readonly<Record<'arbiter' | 'red' | 'blue', string> & Partial<Record<'green', string>>>;
  /** Every line that was logged so far. */
  readonly log: readonly string[];
  /** Sends one operation. Who is not named in `tokens` asks without one. */
  send(query: string, variables?: object, who?: string): Promise<Answer>;
  /** From now on somebody more asks, with a token of theirs. */
  admit(who: string, token: string): void;
  /** One second later for the service. */
  tick(): void;
  /** Tells by webhooks everything that there is to be told now. */
  toldAll(): Promise<void>;
  /** Port at which Prometheus is answered; null where the settings do not say that it is. */
  measuredAt(): Promise<number | null>;
  close(): Promise<void>;
}

export interface WorldParts {
  readonly faces: readonly RulesetFace[];
  readonly shelf?: RuleCatalog;
  /** Input of `createCampaign` but for its commandId, codes as the ruleset has them: two or three players and no arbiter. */
  readonly opening: object;
  readonly settings?: GivenSettings;
}

/** The admin token and the key of the dice are laid down before the service starts, as an earlier start would have left them. */
async function prepared(): Promise<EventStore> {
  const store = openMemoryEventStore();
  const lay = async (stream: string, type: string, data: object) => {
    const body = hashing.canonical({ type, at: BEGAN, data } as never);
    await store.append(stream, 0, [{ id: stream, type, body, hash: hashing.sha256(body) }]);
  };
  await lay(SERVICE_STREAM, 'service.AdminTokenSet', { hash: secretHash(ADMIN) });
  const sealed = seal({ pem: KEY_PEM }, Buffer.from(KEY, 'hex'), campaignId);
  await lay(diceStream(campaignId), 'dice.KeySealed', { sealed });
  return store;
}

export const schemaFrom = async (ask: (query: string) => Promise<Answer>): Promise<GraphQLSchema> =>
  buildClientSchema((await ask(getIntrospectionQuery({ oneOf: true }))).data);

/** More rounds than a command closes phases, for all that are told at once. */
const ROUNDS = 60;

/** Begins again until nothing new is begun, twice: what was being sent meanwhile may have left something. */
export async function toldAll(teller: Teller): Promise<void> {
  for (let round = 0, quiet = 0; round < ROUNDS && quiet < 2; round++) {
    quiet = teller.look() > 0 ? 0 : quiet + 1;
    await teller.idle();
  }
}

const UNLIMITED = { depth: 40, cost: 1e9, aliases: 1e6, tokens: 1e6 };
const CREATE = `mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) {
  __typename ... on CampaignOpened { campaign { id } timeline { id } arbiterToken }
  ... on Refused { violations { code message path } } ... on RollsNeeded { rolls { purpose subject counter } } } }`;
const INVITE =
  'mutation ($input: InviteToSeatInput!) { inviteToSeat(input: $input) { ... on SeatInvited { code } } }';
const CLAIM =
  'mutation ($input: ClaimSeatInput!) { claimSeat(input: $input) { ... on SeatClaimed { token } } }';

export async function openWorld({ faces, shelf, opening, settings: more }: WorldParts): Promise<World> {
  let now = Date.parse(BEGAN);
  const settings = settingsOf({ store: 'memory', key: KEY, logLevel: 'silent', ...more });
  const rulesets = faces.map((each) => each.ruleset);
  const clock = () => new Date(now).toISOString();
  const logged: string[] = [];
  const log = openLog('info', { write: (line) => void logged.push(line) });
  const core = ServiceModule.forRoot(settings, { rulesets, clock, log, store: await prepared() });
  const app = await openToyApplication(UNLIMITED, { core, faces, ...(shelf ? { shelf } : {}) });
  const tick = () => void (now += 1000);

  const schema = await schemaFrom((query) => app.send(query, {}, ADMIN));
  const input = typedInput(schema, 'createCampaign', { commandId: OPENING, ...opening });
  const { data } = await app.send(CREATE, { input }, ADMIN);
  const opened = data.createCampaign;
  if (opened.__typename !== 'CampaignOpened' || opened.timeline.id !== MAIN) {
    await app.close();
    throw new Error(`The world did not begin as planned: ${JSON.stringify(opened)}`);
  }
  const arbiter: string = opened.arbiterToken;
  const take = async (seat: string): Promise<string> => {
    tick();
    const invite = { commandId: `invite-${seat}`, campaign: campaignId, seat };
    const { code } = (await app.send(INVITE, { input: invite }, arbiter)).data.inviteToSeat;
    const claimed = await app.send(CLAIM, { input: { commandId: `claim-${seat}`, code } }, null);
    return claimed.data.claimSeat.token;
  };
  const { seats } = opening as { readonly seats: readonly unknown[] };
  const tokens: World['tokens'] = {
    arbiter,
    red: await take('seat-1'),
    blue: await take('seat-2'),
    ...(seats.length > 2 ? { green: await take('seat-3') } : {}),
  };
  return {
    url: app.url,
    campaign: campaignId,
    faults: app.faults,
    tokens,
    log: logged,
    admit: (who, token) => void Object.assign(tokens, { [who]: token }),
    send: (query, variables, who) =>
      app.send(query, variables, (tokens as Record<string, string>)[who ?? ''] ?? null),
    tick,
    toldAll: () => toldAll(app.app.get(Teller, { strict: false })),
    measuredAt: () => app.app.get(Observers).listen({ host: '127.0.0.1', metricsPort: 0 }),
    close: app.close,
  };
}
