import { randomUUID } from 'node:crypto';
import { NestFactory } from '@nestjs/core';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { CommandShape } from '../../src/engine/index.js';
import type { EventStore } from '../../src/event-store/event-store.port.js';
import { existing, type Json } from '../../src/kernel/index.js';
import { timelineStream, type History, type ReadModel } from '../../src/read-model/index.js';
import {
  AdjudicateCommand,
  OpenCampaignCommand,
  type PlayResult,
  type Session,
  type Start,
} from '../../src/service/contracts/index.js';
import { EVENT_STORE, READ_MODEL } from '../../src/service/ports.js';
import {
  ServiceModule,
  settingsOf,
  type GivenSettings,
  type Settings,
} from '../../src/service/wiring/index.js';

/** A running service below its API. */
export interface House {
  readonly settings: Settings;
  readonly commands: CommandBus;
  readonly queries: QueryBus;
  readonly store: EventStore;
  readonly history: History;
  /** Opens a campaign of two players from a position. Throws when it is refused. */
  open(
    name: string,
    position: Json,
    parameters?: Readonly<Record<string, Json>>,
    ruleset?: string,
  ): Promise<Campaign>;
  /** Plays one command. Throws when it is not accepted. */
  play(by: Session, timelineId: string, command: CommandShape): Promise<Accepted>;
  /** Events that a timeline's own stream holds. */
  length(timelineId: string): Promise<number>;
  /** Resolves when the read model knows everything that is stored. */
  projected(): Promise<void>;
  close(): Promise<void>;
}

export type Accepted = Extract<PlayResult, { kind: 'accepted' }>;

export interface Campaign {
  readonly campaignId: string;
  readonly timelineId: string;
  readonly arbiterToken: string;
  readonly players: readonly Session[];
  readonly arbiter: Session;
}

/** The service's own administrator. */
const ADMIN: Session = { admin: true, seats: [], holder: 'benchmark' };

export async function openHouse(
  dataDir: string,
  durability: 'full' | 'normal',
  given: GivenSettings = {},
): Promise<House> {
  const settings = settingsOf({ ...given, dataDir, durability, logLevel: 'silent' });
  const app = await NestFactory.createApplicationContext(ServiceModule.forRoot(settings), { logger: false });
  const commands = app.get(CommandBus);
  const store = app.get<EventStore>(EVENT_STORE);
  const readModel = app.get<ReadModel>(READ_MODEL);
  return {
    settings,
    commands,
    queries: app.get(QueryBus),
    store,
    history: readModel.history,
    open: (name, position, parameters = {}, ruleset = 'planetary') =>
      openCampaign(commands, randomUUID(), name, { kind: 'position', position }, parameters, ruleset),
    play: async (session, timelineId, command) => {
      const envelope = { session, timelineId, commandId: randomUUID(), preview: false, dice: [] };
      const result = await commands.execute(new AdjudicateCommand(envelope, command));
      if (result.kind !== 'accepted')
        throw new Error(`${command.type} was not accepted: ${JSON.stringify(result)}`);
      return result;
    },
    length: (timelineId) => store.length(timelineStream(timelineId)),
    projected: () => readModel.projector.caughtUp(),
    close: () => app.close(),
  };
}

export async function openCampaign(
  commands: CommandBus,
  commandId: string,
  name: string,
  start: Start,
  parameters: Readonly<Record<string, Json>>,
  ruleset = 'planetary',
): Promise<Campaign> {
  const opened = await commands.execute(
    new OpenCampaignCommand({
      session: ADMIN,
      commandId,
      name,
      ruleset,
      seats: [
        { name: 'West', role: 'player' },
        { name: 'East', role: 'player' },
      ],
      start,
      parameters,
      diceMode: 'committed',
      policy: { playerForks: 'completed-turns', publicReading: true },
      preview: false,
      dice: [],
    }),
  );
  if (opened.kind !== 'opened') throw new Error(`${name} was not opened: ${JSON.stringify(opened)}`);
  const { campaignId, timelineId, arbiterSeat, arbiterToken } = opened;
  const seated = (seat: string, role: 'player' | 'arbiter'): Session => ({
    admin: false,
    seats: [{ campaignId, seat, role }],
    holder: seat,
  });
  return {
    campaignId,
    timelineId,
    arbiterToken: existing(arbiterToken, 'arbiter token'),
    players: [seated('seat-1', 'player'), seated('seat-2', 'player')],
    arbiter: seated(arbiterSeat.id, 'arbiter'),
  };
}
