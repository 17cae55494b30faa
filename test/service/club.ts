import { Test, type TestingModule } from '@nestjs/testing';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { EventStore } from '../../src/event-store/event-store.port.js';
import { openMemoryEventStore } from '../../src/event-store/memory/memory-event-store.js';
import {
  AdjudicateCommand,
  ANONYMOUS,
  ClaimSeatCommand,
  EnterDiceCommand,
  EventsQuery,
  InviteToSeatCommand,
  OpenCampaignCommand,
  PositionQuery,
  ServiceError,
  SESSIONS,
  type CampaignPolicy,
  type EventFilter,
  type MomentQuery,
  type OpenCampaign,
  type PlayResult,
  type Session,
  type Sessions,
  type SuppliedDice,
} from '../../src/service/contracts/index.js';
import {
  AdminToken,
  ServiceModule,
  settingsOf,
  type Parts,
  type GivenSettings,
} from '../../src/service/wiring/index.js';
import { TOY, type ToyCommand, type ToyState } from '../toy/index.js';

export const KEY = '5a'.repeat(32);

/** A service over a store, with its buses at hand. */
export class Club {
  private commandIds = 0;
  private adminToken: string | null = null;
  private constructor(
    readonly module: TestingModule,
    readonly store: EventStore,
  ) {}

  static async start(
    store: EventStore = openMemoryEventStore(),
    parts: Parts = {},
    more: GivenSettings = {},
  ): Promise<Club> {
    // A service that is closed closes its store: here the next one goes on with it.
    const kept = new Proxy(store, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name, target);
        if (name === 'close') return () => Promise.resolve();
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    const settings = settingsOf({ store: 'memory', key: KEY, logLevel: 'silent', ...more });
    const module = await Test.createTestingModule({
      imports: [ServiceModule.forRoot(settings, { rulesets: [TOY], ...parts, store: kept })],
    }).compile();
    await module.init();
    return new Club(module, store);
  }

  /** The same store under a new service with an empty read model. */
  async restart(): Promise<Club> {
    await this.module.close();
    return Club.start(this.store);
  }

  async close(): Promise<void> {
    await this.module.close();
    await this.store.close();
  }

  get commands(): CommandBus {
    return this.module.get(CommandBus);
  }

  get queries(): QueryBus {
    return this.module.get(QueryBus);
  }

  newCommandId(): string {
    return `command-${++this.commandIds}`;
  }

  async session(token: string): Promise<Session> {
    const found = await this.module.get<Sessions>(SESSIONS).resolve(token);
    if (!found) throw new Error('Nobody knows this token');
    return found;
  }

  async admin(): Promise<Session> {
    const admin = this.module.get(AdminToken);
    this.adminToken ??= (await admin.ensure()) ?? (await admin.replace());
    return this.session(this.adminToken);
  }

  async open(given: Partial<OpenCampaign> = {}) {
    const session = given.session ?? (await this.admin());
    return this.commands.execute(new OpenCampaignCommand({ ...OPENING, ...given, session }));
  }

  /** Opens a campaign and claims its seats: Red is seat-1, Blue seat-2, the arbiter seat-3. */
  async campaign(given: Partial<OpenCampaign> = {}): Promise<Table> {
    const opened = await this.open(given);
    if (opened.kind !== 'opened') throw new Error(JSON.stringify(opened));
    const { campaignId, timelineId } = opened;
    const arbiter = await this.session(opened.arbiterToken!);
    const red = await this.seat(arbiter, campaignId, 'seat-1');
    const blue = await this.seat(arbiter, campaignId, 'seat-2');
    return { campaignId, timelineId, arbiter, red, blue };
  }

  async seat(by: Session, campaignId: string, seat: string): Promise<Session> {
    const { code } = await this.commands.execute(
      new InviteToSeatCommand({ session: by, commandId: this.newCommandId(), campaignId, seat }),
    );
    const { token } = await this.commands.execute(
      new ClaimSeatCommand({ session: ANONYMOUS, bearer: null, commandId: 'claim', code }),
    );
    return this.session(token!);
  }

  play(session: Session, timelineId: string, command: ToyCommand, more: Play = {}): Promise<PlayResult> {
    const { commandId = this.newCommandId(), preview = false, dice = [], ...rest } = more;
    const envelope = { session, timelineId, commandId, preview, dice, ...rest };
    return this.commands.execute(new AdjudicateCommand(envelope, command));
  }

  /** Enters faces for the command that waits for them. */
  enter(session: Session, timelineId: string, more: Play): Promise<PlayResult> {
    const { commandId = this.newCommandId(), preview = false, dice = [], ...rest } = more;
    return this.commands.execute(
      new EnterDiceCommand({ session, timelineId, commandId, preview, dice, ...rest }),
    );
  }

  async state(session: Session, timelineId: string, moment: MomentQuery = {}): Promise<ToyState> {
    const { played } = await this.queries.execute(new PositionQuery(session, timelineId, moment));
    return played.state as ToyState;
  }

  async events(session: Session, timelineId: string, filter: EventFilter = {}) {
    const page = { first: 10_000, after: null };
    const { edges } = await this.queries.execute(new EventsQuery(session, timelineId, filter, page));
    return edges.map((each) => each.node);
  }
}

export interface Table {
  readonly campaignId: string;
  readonly timelineId: string;
  readonly arbiter: Session;
  readonly red: Session;
  readonly blue: Session;
}

interface Play {
  readonly commandId?: string;
  readonly preview?: boolean;
  readonly dice?: readonly SuppliedDice[];
  readonly faces?: readonly number[];
  readonly rest?: boolean;
  readonly corrects?: boolean;
  readonly expectedRevision?: number;
  readonly whatIf?: boolean;
}

const POLICY: CampaignPolicy = { playerForks: 'completed-turns', publicReading: true };

const OPENING = {
  commandId: 'open',
  name: 'The long line',
  ruleset: 'toy',
  seats: [
    { name: 'Red', role: 'player' as const },
    { name: 'Blue', role: 'player' as const },
  ],
  start: { kind: 'scenario' as const, scenario: 'meeting' },
  parameters: {},
  diceMode: 'committed' as const,
  policy: POLICY,
  preview: false,
  dice: [],
};

/** Orders that keep all units of a seat where they are. */
export const holding = (seat: string): ToyCommand => ({
  type: 'SubmitOrders',
  orders: [{ unit: `${seat}-guard`, order: 'HOLD' }],
});

/** What a promise fails with: code and path of the service's error. */
export async function failure(promise: Promise<unknown>): Promise<object> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof ServiceError) return { code: error.code, path: error.inputPath };
    throw error;
  }
  throw new Error('Nothing failed');
}

/** The events an accepted command was answered with. */
export function accepted(result: PlayResult): Extract<PlayResult, { kind: 'accepted' }> {
  if (result.kind !== 'accepted') throw new Error(`Not accepted: ${JSON.stringify(result)}`);
  return result;
}
