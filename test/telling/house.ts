import type { EventStore } from '../../src/event-store/event-store.port.js';
import { openMemoryEventStore } from '../../src/event-store/memory/memory-event-store.js';
import { Deadlines } from '../../src/service/deadlines/deadlines.js';
import { Teller } from '../../src/service/telling/teller.js';
import {
  Observers,
  openLog,
  ServiceModule,
  settingsOf,
  type GivenSettings,
} from '../../src/service/wiring/index.js';
import type { RulesetFace } from '../../src/service/graphql/rulesets/face.js';
import type { RuleCatalog } from '../../src/service/contracts/index.js';
import { toldAll } from '../secrecy/world.js';
import { openToyApplication, type Answer } from '../api/toy-application.js';

// oxlint-disable-next-line typescript/no-explicit-any
type Any = any;

const KEY = '5a'.repeat(32);
const START = Date.parse('2026-03-01T18:00:00.000Z');

export interface HouseParts {
  readonly faces: readonly RulesetFace[];
  readonly shelf?: RuleCatalog;
  readonly settings?: GivenSettings;
}

/** A service whose clock is set by hand, and which may end and begin again over the same store. */
export class House {
  readonly store: EventStore;
  /** Everything that was logged, as text. */
  logged = '';
  private commandIds = 0;
  private application!: Awaited<ReturnType<typeof openToyApplication>>;
  private admin = '';
  readonly tokens: Record<string, string> = {};
  campaign = '';
  timeline = '';

  private constructor(
    private readonly parts: HouseParts,
    private readonly other: House | null = null,
    private readonly time: { now: number } = other?.time ?? { now: START },
  ) {
    this.store = other?.store ?? openMemoryEventStore();
  }

  static async open(parts: HouseParts): Promise<House> {
    const house = new House(parts);
    await house.start();
    house.admin = house.application.adminToken;
    return house;
  }

  /** Another node over the same store, at the same time of day. */
  async beside(): Promise<House> {
    const house = new House(this.parts, this);
    await house.start();
    const { campaign, timeline, tokens, admin } = this;
    return Object.assign(house, { campaign, timeline, admin, tokens: { ...tokens } });
  }

  private async start(): Promise<void> {
    const { faces, shelf, settings } = this.parts;
    const given = { webhookNetworks: ['127.0.0.0/8'], publicUrl: 'https://wars.example.org', ...settings };
    // A service that is closed closes its store: here the next one goes on with it.
    const store = new Proxy(this.store, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name, target);
        if (name === 'close') return () => Promise.resolve();
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    const core = ServiceModule.forRoot(
      settingsOf({ store: 'memory', key: KEY, logLevel: 'silent', ...given }),
      {
        rulesets: faces.map(({ ruleset }) => ruleset),
        clock: () => new Date(this.time.now).toISOString(),
        log: openLog('debug', { write: (line) => void (this.logged += line) }),
        store,
      },
    );
    this.application = await openToyApplication({}, { core, faces, ...(shelf ? { shelf } : {}) });
  }

  /** Ends and begins again, with an empty read model. */
  async restart(): Promise<void> {
    await this.application.close();
    await this.start();
  }

  async close(): Promise<void> {
    await this.application.close();
    if (!this.other) await this.store.close();
  }

  get url(): string {
    return this.application.url;
  }

  get teller(): Teller {
    return this.application.app.get(Teller, { strict: false });
  }

  /** Port at which Prometheus is answered. */
  async measuredAt(): Promise<number | null> {
    return this.application.app.get(Observers).listen({ host: '127.0.0.1', metricsPort: 0 });
  }

  /** Later by so many hours; what is to be told then is told. */
  async later(hours: number): Promise<void> {
    this.time.now += hours * 3_600_000;
    await this.tell();
  }

  /** At a time, ISO 8601, that is still to come: what follows from deadlines is done, and what is to be told then is told. */
  async at(time: string): Promise<void> {
    this.time.now = Date.parse(time);
    await this.application.app.get(Deadlines, { strict: false }).enforce();
    await this.tell();
  }

  /** Tells everything that there is to be told now. */
  tell(): Promise<void> {
    return toldAll(this.teller);
  }

  newCommandId(): string {
    return `command-${++this.commandIds}`;
  }

  send(query: string, variables: object, who: string | null): Promise<Answer> {
    return this.application.send(
      query,
      variables,
      who === 'admin' ? this.admin : (this.tokens[who ?? ''] ?? null),
    );
  }

  /** A mutation with its input, but for the commandId; the answer that its fields ask for. */
  async say(who: string | null, mutation: string, input: object, fields = '__typename'): Promise<Any> {
    const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input`;
    const query = `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename ${fields} ...on Refused { violations { code message } } } }`;
    const { data, errors } = await this.send(
      query,
      { input: { commandId: this.newCommandId(), ...input } },
      who,
    );
    if (errors) throw new Error(`${mutation}: ${errors[0]!.message}`);
    return data[mutation];
  }

  /** Opens a campaign of two players, Rita (red) and Bob (blue), who have their tokens. */
  async openCampaign(ruleset: object, more: object = {}): Promise<void> {
    const seats = [{ name: 'Rita' }, { name: 'Bob' }];
    const opened = await this.say(
      'admin',
      'createCampaign',
      { name: 'The long line', seats, ruleset, ...more },
      '...on CampaignOpened { campaign { id } timeline { id } arbiterToken }',
    );
    this.campaign = opened.campaign.id;
    this.timeline = opened.timeline.id;
    this.tokens['arbiter'] = opened.arbiterToken;
    this.tokens['red'] = await this.claim('seat-1');
    this.tokens['blue'] = await this.claim('seat-2');
  }

  async claim(seat: string): Promise<string> {
    const invite = { campaign: this.campaign, seat };
    const { code } = await this.say('arbiter', 'inviteToSeat', invite, '...on SeatInvited { code }');
    return (await this.say(null, 'claimSeat', { code }, '...on SeatClaimed { token }')).token;
  }

  /** Adds a webhook. */
  webhook(who: string, url: string, more: object = {}): Promise<Any> {
    const of = who === 'arbiter' ? 'CAMPAIGN' : 'SEAT';
    return this.say(
      who,
      'addWebhook',
      { campaign: this.campaign, of, url, ...more },
      '...on WebhookAdded { secret channel { key shown state } }',
    );
  }

  async channels(who: string): Promise<readonly Any[]> {
    const query = `query ($id: ID!) { campaign(id: $id) { channels {
      key kind shown format topics remindHours state why failures lastFailure { reason } seat { name } } } }`;
    const { data } = await this.send(query, { id: this.campaign }, who);
    return data.campaign.channels;
  }
}
