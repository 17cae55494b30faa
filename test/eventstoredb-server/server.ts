import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  Server,
  ServerCredentials,
  type Metadata,
  type sendUnaryData,
  type ServerDuplexStream,
  type ServerReadableStream,
  type ServerUnaryCall,
} from '@grpc/grpc-js';
import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import gossipService from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import featuresService from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import streamsService from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type {
  AppendReq,
  AppendResp,
  BatchAppendReq,
  BatchAppendResp,
  TombstoneReq,
  TombstoneResp,
} from '@eventstore/db-client/generated/streams_pb.js';
import type { Empty } from '@eventstore/db-client/generated/shared_pb.js';
import { ServerLog, type AppendOutcome, type Expectation, type ProposedEvent } from './log.js';
import {
  appendResponse,
  batchResponse,
  nameOf,
  notLeader,
  streamDeleted,
  tooLarge,
  tooLate,
  wrongVersion,
} from './messages.js';
import { answerRead } from './reads.js';

const certificate = (file: string): string =>
  fileURLToPath(new URL(`./certificates/${file}`, import.meta.url));

export interface ServerOptions {
  readonly tls?: boolean;
  /** Whether the server offers the call `BatchAppend`, as servers from 21.10 on do; default true. */
  readonly batchAppend?: boolean;
  /** Bytes; default 1 MiB, as on a real server. */
  readonly maximumAppendSize?: number;
  /** Milliseconds between storing an append and answering it; default 1. */
  readonly commitDelay?: number;
  /** Milliseconds until an append that is not committed is answered so; default 2000, as on a real server. */
  readonly commitTimeout?: number;
  /** Events that a live subscription may be behind; default 48. */
  readonly liveBacklog?: number;
  /** The log of a cluster that the node is one of. */
  readonly log?: ServerLog;
}

/** Speaks as much of EventStoreDB's protocol as an event store needs, for tests without a server. */
export class EventStoreDbServer {
  readonly log: ServerLog;
  /** While true, appends are stored but not answered. */
  mute = false;
  /** While false, nothing is stored, and nothing is answered in time. */
  quorum = true;
  /** Appends that were dropped: they are answered too late. */
  dropped = 0;
  /** The node that leads, where it is another one. */
  leader: EventStoreDbServer | null = null;
  /** All nodes of the cluster, itself among them. */
  members: readonly EventStoreDbServer[] = [this];
  alive = false;
  private server = new Server();
  private port = 0;

  private constructor(private readonly options: ServerOptions) {
    this.log = options.log ?? new ServerLog(options.maximumAppendSize ?? 1024 * 1024);
  }

  static async start(options: ServerOptions = {}): Promise<EventStoreDbServer> {
    const server = new EventStoreDbServer(options);
    await server.listen();
    return server;
  }

  get connectionString(): string {
    const tls = this.options.tls ? `tls=true&tlsCaFile=${certificate('localhost.crt')}` : 'tls=false';
    return `esdb://${this.address}?${tls}`;
  }

  /** Cuts all connections; with `listen` the server comes back at the same address, with the same log. */
  stop(): void {
    this.alive = false;
    this.server.forceShutdown();
  }

  async listen(): Promise<void> {
    this.server = new Server({ 'grpc.max_receive_message_length': 16 * 1024 * 1024 });
    this.server.addService(featuresService.ServerFeaturesService, {
      getSupportedMethods: (call: ServerUnaryCall<Empty, unknown>, answer: sendUnaryData<unknown>) =>
        answer(null, this.supportedMethods()),
    });
    this.server.addService(streamsService.StreamsService, {
      read: (call: Parameters<typeof answerRead>[1]) => {
        if (this.mayServe(call)) answerRead(this.log, call, this.options.liveBacklog ?? 48);
      },
      append: (call: ServerReadableStream<AppendReq, AppendResp>, answer: sendUnaryData<AppendResp>) =>
        this.append(call, answer),
      tombstone: (call: ServerUnaryCall<TombstoneReq, TombstoneResp>, answer: sendUnaryData<TombstoneResp>) =>
        this.tombstone(call, answer),
      batchAppend: (call: ServerDuplexStream<BatchAppendReq, BatchAppendResp>) => this.batchAppend(call),
    });
    this.server.addService(gossipService.GossipService, {
      read: (_: unknown, answer: sendUnaryData<unknown>) => answer(null, this.clusterInfo()),
    });
    this.port = await new Promise<number>((resolve, reject) =>
      this.server.bindAsync(`127.0.0.1:${this.port}`, this.credentials(), (error, port) =>
        error ? reject(error) : resolve(port),
      ),
    );
    this.alive = true;
  }

  /** Where clients find the node. */
  get address(): string {
    return `localhost:${this.port}`;
  }

  private clusterInfo(): InstanceType<typeof gossip.ClusterInfo> {
    const { LEADER, FOLLOWER } = gossip.MemberInfo.VNodeState;
    return new gossip.ClusterInfo().setMembersList(
      this.members.map((member) =>
        new gossip.MemberInfo()
          .setInstanceId(new shared.UUID().setString('00000000-0000-4000-8000-000000000000'))
          .setState(member.leader === null ? LEADER : FOLLOWER)
          .setIsAlive(member.alive)
          .setHttpEndPoint(new gossip.EndPoint().setAddress('localhost').setPort(member.port)),
      ),
    );
  }

  /** Sends a call away that requires the leader, where another node leads. */
  private mayServe(call: {
    readonly metadata: Metadata;
    emit(name: 'error', error: unknown): boolean;
  }): boolean {
    const required = call.metadata.get('requires-leader')[0] === 'true';
    if (!required || this.leader === null) return true;
    call.emit('error', notLeader(this.leader.port));
    return false;
  }

  /** Judges an append and answers it when it is committed; drops it where the same one is under way. */
  private judge(
    stream: string,
    expected: Expectation,
    events: readonly ProposedEvent[],
    answer: (outcome: AppendOutcome) => void,
  ): void {
    const { commitDelay = 1, commitTimeout = 2000 } = this.options;
    const key = JSON.stringify([stream, expected, events.map((event) => event.id)]);
    if (!this.quorum || this.log.underWay.has(key)) {
      this.dropped += 1;
      setTimeout(() => answer({ kind: 'late' }), commitTimeout).unref();
      return;
    }
    const outcome = this.log.append(stream, expected, events);
    if (outcome.kind !== 'stored') return answer(outcome);
    this.log.underWay.add(key);
    setTimeout(() => {
      this.log.underWay.delete(key);
      if (!this.mute) answer(outcome);
    }, commitDelay);
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
    if (!this.mayServe(call)) return;
    let options: ReturnType<AppendReq['getOptions']>;
    const events: ProposedEvent[] = [];
    call.on('data', (request: AppendReq) => {
      options ??= request.getOptions();
      if (request.hasProposedMessage()) events.push(proposed(request.getProposedMessage()!));
    });
    call.on('end', () => {
      const expected = options!.hasRevision() ? Number(options!.getRevision()) : expectation(options!);
      this.judge(nameOf(options!.getStreamIdentifier()), expected, events, (outcome) => {
        if (outcome.kind === 'too large') answer(tooLarge(outcome.maximum));
        else if (outcome.kind === 'late') answer(tooLate());
        else if (outcome.kind === 'deleted') answer(streamDeleted(nameOf(options!.getStreamIdentifier())));
        else answer(null, appendResponse(outcome));
      });
    });
  }

  private tombstone(
    call: ServerUnaryCall<TombstoneReq, TombstoneResp>,
    answer: sendUnaryData<TombstoneResp>,
  ): void {
    if (!this.mayServe(call)) return;
    const options = call.request.getOptions()!;
    const stream = nameOf(options.getStreamIdentifier());
    const expected = options.hasNoStream() ? -1 : Number(options.getRevision());
    const outcome = this.log.tombstone(stream, expected);
    if (outcome.kind === 'stored') answer(null, new streams.TombstoneResp());
    else if (outcome.kind === 'wrong') answer(wrongVersion(stream, expected, outcome.current));
    else answer(streamDeleted(stream));
  }

  private batchAppend(call: ServerDuplexStream<BatchAppendReq, BatchAppendResp>): void {
    if (!this.mayServe(call)) return;
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
      this.judge(stream, expected, batch.events, (outcome) => {
        if (!call.cancelled && call.writable)
          call.write(batchResponse(request.getCorrelationId(), stream, outcome));
      });
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
