import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  Server,
  ServerCredentials,
  type sendUnaryData,
  type ServerDuplexStream,
  type ServerReadableStream,
  type ServerUnaryCall,
} from '@grpc/grpc-js';
import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import featuresService from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import streamsService from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type {
  AppendReq,
  AppendResp,
  BatchAppendReq,
  BatchAppendResp,
} from '@eventstore/db-client/generated/streams_pb.js';
import type { Empty } from '@eventstore/db-client/generated/shared_pb.js';
import { ServerLog, type Expectation, type ProposedEvent } from './log.js';
import { appendResponse, batchResponse, nameOf, tooLarge } from './messages.js';
import { answerRead } from './reads.js';

const certificate = (file: string): string =>
  fileURLToPath(new URL(`./certificates/${file}`, import.meta.url));

export interface ServerOptions {
  readonly tls?: boolean;
  /** Whether the server offers the call `BatchAppend`, as servers from 21.10 on do; default true. */
  readonly batchAppend?: boolean;
  /** Bytes; default 1 MiB, as on a real server. */
  readonly maximumAppendSize?: number;
}

/** Speaks as much of EventStoreDB's protocol as an event store needs, for tests without a server. */
export class EventStoreDbServer {
  readonly log: ServerLog;
  /** While true, appends are stored but not answered. */
  mute = false;
  private server = new Server();
  private port = 0;

  private constructor(private readonly options: ServerOptions) {
    this.log = new ServerLog(options.maximumAppendSize ?? 1024 * 1024);
  }

  static async start(options: ServerOptions = {}): Promise<EventStoreDbServer> {
    const server = new EventStoreDbServer(options);
    await server.listen();
    return server;
  }

  get connectionString(): string {
    const tls = this.options.tls ? `tls=true&tlsCaFile=${certificate('localhost.crt')}` : 'tls=false';
    return `esdb://localhost:${this.port}?${tls}`;
  }

  /** Cuts all connections; with `listen` the server comes back at the same address, with the same log. */
  stop(): void {
    this.server.forceShutdown();
  }

  async listen(): Promise<void> {
    this.server = new Server();
    this.server.addService(featuresService.ServerFeaturesService, {
      getSupportedMethods: (call: ServerUnaryCall<Empty, unknown>, answer: sendUnaryData<unknown>) =>
        answer(null, this.supportedMethods()),
    });
    this.server.addService(streamsService.StreamsService, {
      read: (call: Parameters<typeof answerRead>[1]) => answerRead(this.log, call),
      append: (call: ServerReadableStream<AppendReq, AppendResp>, answer: sendUnaryData<AppendResp>) =>
        this.append(call, answer),
      batchAppend: (call: ServerDuplexStream<BatchAppendReq, BatchAppendResp>) => this.batchAppend(call),
    });
    this.port = await new Promise<number>((resolve, reject) =>
      this.server.bindAsync(`127.0.0.1:${this.port}`, this.credentials(), (error, port) =>
        error ? reject(error) : resolve(port),
      ),
    );
  }

  private credentials(): ServerCredentials {
    if (!this.options.tls) return ServerCredentials.createInsecure();
    const pair = {
      cert_chain: readFileSync(certificate('localhost.crt')),
      private_key: readFileSync(certificate('localhost.key')),
    };
    return ServerCredentials.createSsl(null, [pair]);
  }

  private supportedMethods(): InstanceType<typeof features.SupportedMethods> {
    const methods = ['read', 'append', ...(this.options.batchAppend === false ? [] : ['batchappend'])];
    const supported = new features.SupportedMethods().setEventStoreServerVersion('24.6.0.0');
    for (const name of methods)
      supported.addMethods(
        new features.SupportedMethod()
          .setServiceName('event_store.client.streams.streams')
          .setMethodName(name)
          .setFeaturesList(name === 'batchappend' ? ['deadline_duration'] : []),
      );
    return supported;
  }

  private append(call: ServerReadableStream<AppendReq, AppendResp>, answer: sendUnaryData<AppendResp>): void {
    let options: ReturnType<AppendReq['getOptions']>;
    const events: ProposedEvent[] = [];
    call.on('data', (request: AppendReq) => {
      options ??= request.getOptions();
      if (request.hasProposedMessage()) events.push(proposed(request.getProposedMessage()!));
    });
    call.on('end', () => {
      const expected = options!.hasRevision() ? Number(options!.getRevision()) : expectation(options!);
      const outcome = this.log.append(nameOf(options!.getStreamIdentifier()), expected, events);
      if (this.mute) return;
      if (outcome.kind === 'too large') answer(tooLarge(outcome.maximum));
      else answer(null, appendResponse(outcome));
    });
  }

  private batchAppend(call: ServerDuplexStream<BatchAppendReq, BatchAppendResp>): void {
    const open = new Map<string, { first: BatchAppendReq; events: ProposedEvent[] }>();
    call.on('data', (request: BatchAppendReq) => {
      const id = request.getCorrelationId()!.getString();
      const batch = open.get(id) ?? { first: request, events: [] };
      open.set(id, batch);
      batch.events.push(...request.getProposedMessagesList().map(proposed));
      if (!request.getIsFinal()) return;
      open.delete(id);
      const options = batch.first.getOptions()!;
      const stream = nameOf(options.getStreamIdentifier());
      const expected = options.hasStreamPosition()
        ? Number(options.getStreamPosition())
        : expectation(options);
      const outcome = this.log.append(stream, expected, batch.events);
      if (!this.mute) call.write(batchResponse(request.getCorrelationId(), stream, outcome));
    });
    call.on('end', () => call.end());
    call.on('error', () => call.end());
  }
}

const expectation = (options: { hasNoStream(): boolean; hasStreamExists(): boolean }): Expectation => {
  if (options.hasNoStream()) return -1;
  return options.hasStreamExists() ? 'exists' : 'any';
};

interface ProposedMessage {
  getId(): { getString(): string } | undefined;
  getMetadataMap(): { get(key: string): string | undefined };
  getCustomMetadata_asU8(): Uint8Array;
  getData_asU8(): Uint8Array;
}

const proposed = (message: ProposedMessage): ProposedEvent => ({
  id: message.getId()!.getString(),
  type: message.getMetadataMap().get('type')!,
  contentType: message.getMetadataMap().get('content-type')!,
  data: message.getData_asU8(),
  metadata: message.getCustomMetadata_asU8(),
});
