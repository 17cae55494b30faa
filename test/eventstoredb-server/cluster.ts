import { ServerLog } from './log.js';
import { EventStoreDbServer, type ServerOptions } from './server.js';

/** Nodes that share one log, one of which leads. */
export class EventStoreDbCluster {
  private constructor(
    readonly log: ServerLog,
    readonly nodes: readonly EventStoreDbServer[],
  ) {}

  static async start(size = 3, options: ServerOptions = {}): Promise<EventStoreDbCluster> {
    const log = new ServerLog(options.maximumAppendSize ?? 1024 * 1024);
    const start = (): Promise<EventStoreDbServer> => EventStoreDbServer.start({ ...options, log });
    const cluster = new EventStoreDbCluster(log, await Promise.all(Array.from({ length: size }, start)));
    for (const node of cluster.nodes) node.members = cluster.nodes;
    cluster.elect(0);
    return cluster;
  }

  /** Names all nodes. */
  get connectionString(): string {
    return `esdb://${this.nodes.map((node) => node.address).join(',')}?tls=false`;
  }

  get leader(): EventStoreDbServer {
    return this.nodes.find((node) => node.leader === null)!;
  }

  elect(number: number): void {
    this.nodes.forEach((node, at) => (node.leader = at === number ? null : this.nodes[number]!));
  }

  /** Cuts the leader off; after a while another node leads. */
  async killLeader(electionMs: number): Promise<void> {
    const { leader } = this;
    leader.stop();
    await new Promise((resolve) => setTimeout(resolve, electionMs));
    this.elect(this.nodes.findIndex((node) => node.alive));
  }

  stop(): void {
    for (const node of this.nodes) node.stop();
  }
}
