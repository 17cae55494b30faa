import { openEventStoreDb } from '../../src/event-store/eventstoredb/eventstoredb-event-store.js';
import { EventStoreDbCluster } from '../eventstoredb-server/cluster.js';
import { startService, type Answer, type ServiceProcess } from './service-process.js';
import { readFrom } from './stored.js';
import { problemsOf, say, seatTable, type Saying, type Table } from './table.js';
import { Watching } from './watching.js';

const TABLES = 2;
/** Clients of each node, on each table. */
const WORKERS = 2;

/** A saying, at which table, and the events that it was answered with; null where no answer came. */
interface Said {
  readonly saying: Saying;
  readonly table: Table;
  readonly ids: readonly string[] | null;
  readonly revision: number | null;
}

export interface NodeReport {
  readonly rounds: Readonly<Record<string, number>>;
  readonly acknowledged: number;
  /** Stored or not, until they were sent again. */
  readonly unanswered: number;
  /** Sent to both nodes at once, or again while the first was under way. */
  readonly repeated: number;
  /** Looks of readers at a table, each of the whole of it. */
  readonly looks: number;
  readonly problems: readonly string[];
}

type Happening = 'a node dies' | 'the leader dies' | 'both die' | 'all servers die' | 'no quorum';
const HAPPENINGS: readonly Happening[] = [
  'a node dies',
  'the leader dies',
  'both die',
  'all servers die',
  'no quorum',
];

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Two nodes on a cluster of EventStoreDB, under load: nodes and servers are killed at random moments, clients say things twice, to both
 * nodes and at once, and readers look all the time. Nothing may be lost, doubled, torn or cut short.
 */
export class NodeRounds {
  private readonly tables: Table[] = [];
  private readonly problems: string[] = [];
  private readonly said: Said[] = [];
  private readonly rounds: Record<string, number> = {};
  private nodes: ServiceProcess[] = [];
  private counts = { repeated: 0, looks: 0, unanswered: 0 };
  private commands = 0;

  private constructor(
    private readonly cluster: EventStoreDbCluster,
    /** Data directories of the two nodes. */
    private readonly folders: readonly [string, string],
    /** 0 ≤ n < 1; given, so that a failure can be repeated. */
    private readonly random: () => number,
  ) {}

  static async run(
    folders: readonly [string, string],
    random: () => number,
    rounds: number,
    tell: (round: number) => void = () => undefined,
  ): Promise<NodeReport> {
    const cluster = await EventStoreDbCluster.start(3, { commitTimeout: 300, commitDelay: 2 });
    // What others have on the server is in the way of nobody.
    cluster.log.foreign(500);
    const game = new NodeRounds(cluster, folders, random);
    try {
      return await game.play(rounds, tell);
    } finally {
      await Promise.all(game.nodes.map((node) => node.kill()));
      cluster.stop();
    }
  }

  private async play(rounds: number, tell: (round: number) => void): Promise<NodeReport> {
    this.nodes = [await this.start(0), await this.start(1)];
    const [first] = this.nodes as [ServiceProcess];
    for (let number = 0; number < TABLES; number += 1)
      this.tables.push(await seatTable(first, first.adminToken!, `table-${number}`));
    for (let round = 0; round < rounds && this.problems.length === 0; round += 1) {
      const happening = HAPPENINGS[round % HAPPENINGS.length]!;
      this.rounds[happening] = (this.rounds[happening] ?? 0) + 1;
      await this.watched(() => this.playDuring(happening));
      await this.sayAgain();
      tell(round + 1);
    }
    await this.lookAtStore();
    const acknowledged = this.said.filter(({ ids }) => ids !== null && ids.length > 0).length;
    return { rounds: this.rounds, acknowledged, ...this.counts, problems: this.problems };
  }

  private start(at: number): Promise<ServiceProcess> {
    return startService(this.folders[at]!, {
      WARLEDGER_STORE: 'eventstoredb',
      WARLEDGER_EVENTSTORE_URL: this.cluster.connectionString,
      WARLEDGER_EVENTSTORE_PREFIX: 'club-',
      WARLEDGER_KEY: '5a'.repeat(32),
    });
  }

  /** Readers look at each table, on each node, whatever becomes of it meanwhile. */
  private async watched(work: () => Promise<void>): Promise<void> {
    const watching = this.tables.flatMap((table) =>
      [0, 1].map((at) => new Watching({ send: (...asked) => this.nodes[at]!.send(...asked) }, table)),
    );
    await work();
    for (const each of watching) {
      for (const half of await each.halves()) this.problems.push(`seen by halves: ${half}`);
      this.counts.looks += each.looks;
    }
  }

  /** Both nodes are given commands while something happens to them or to the servers. */
  private async playDuring(happening: Happening): Promise<void> {
    let over = false;
    const work = async (table: Table, at: number): Promise<void> => {
      while (!over) await this.sayOnce(this.saying(table), table, at);
    };
    const workers = this.tables.flatMap((table) =>
      [0, 1].flatMap((at) => Array.from({ length: WORKERS }, () => work(table, at))),
    );
    await pause(50 + this.random() * 400);
    await this.happen(happening);
    await pause(300);
    over = true;
    await Promise.all(workers);
  }

  /** Says something to a node; now and then at once to the other, or to the same again before it is answered. */
  private async sayOnce(saying: Saying, table: Table, at: number): Promise<void> {
    const again = this.random();
    const others = again < 0.2 ? [1 - at] : again < 0.3 ? [at] : [];
    this.counts.repeated += others.length;
    const answers = await Promise.all([at, ...others].map((each) => say(this.nodes[each]!, table, saying)));
    const given = answers.map((answer) => this.takeIn(answer, saying)).filter((each) => each !== null);
    // What one node refused the other may have taken a moment later, on another position.
    const taken = given.filter(({ ids }) => ids.length > 0);
    if (new Set(taken.map((each) => JSON.stringify(each))).size > 1)
      this.problems.push(`${idOf(saying)}: answered differently: ${JSON.stringify(taken)}`);
    const first = taken[0] ?? (given.length === answers.length ? given[0] : undefined);
    this.said.push({ saying, table, ids: first?.ids ?? null, revision: first?.revision ?? null });
    if (answers.includes(null) || !first) await pause(250);
  }

  /** The events of an answer; none where it was refused; null where nobody can say whether it is stored. */
  private takeIn(answer: Answer | null, saying: Saying) {
    const code = answer?.errors?.[0]?.extensions.code;
    if (code !== undefined && code !== 'STORE_UNAVAILABLE')
      this.problems.push(`${idOf(saying)}: ${code} ${answer!.errors![0]!.message}`);
    const given = answer?.data?.[saying.mutation];
    if (!given) return null;
    if (given.__typename === 'Refused') return { ids: [], revision: null };
    if (!given.events) this.problems.push(`${idOf(saying)}: ${given.__typename}`);
    const events = (given.events ?? []) as readonly { readonly id: string }[];
    return { ids: events.map(({ id }) => id), revision: given.revision as number };
  }

  private saying(table: Table): Saying {
    const input = { commandId: `c-${(this.commands += 1)}`, timeline: table.timeline };
    return this.random() < 0.3
      ? { who: 'arbiter', mutation: 'closePhase', input }
      : {
          who: 'arbiter',
          mutation: 'recordRuling',
          input: { ...input, ruling: 'So be it.', reason: 'Agreed.' },
        };
  }

  private async happen(happening: Happening): Promise<void> {
    const at = this.random() < 0.5 ? 0 : 1;
    switch (happening) {
      case 'a node dies':
        return this.restart(at);
      case 'the leader dies':
        return this.moveLeader();
      case 'both die':
        await Promise.all([this.restart(at), this.moveLeader()]);
        return;
      case 'all servers die':
        this.cluster.stop();
        await pause(this.random() * 600);
        for (const server of this.cluster.nodes) await server.listen();
        return;
      case 'no quorum':
        for (const server of this.cluster.nodes) server.quorum = false;
        await pause(100 + this.random() * 600);
        for (const server of this.cluster.nodes) server.quorum = true;
    }
  }

  private async restart(at: number): Promise<void> {
    await this.nodes[at]!.kill();
    this.nodes[at] = await this.start(at);
  }

  private async moveLeader(): Promise<void> {
    const { leader } = this.cluster;
    await this.cluster.killLeader(200);
    await leader.listen();
  }

  /** What was not answered is said again, to both nodes: it is stored once, and answered alike. A few that were, too. */
  private async sayAgain(): Promise<void> {
    const answered = this.said.length - 5;
    for (const [at, { saying, table, ids, revision }] of this.said.entries()) {
      if (ids !== null && (at < answered || ids.length === 0)) continue;
      if (ids === null) this.counts.unanswered += 1;
      const answers = [await this.insist(0, saying, table), await this.insist(1, saying, table)];
      const first = ids === null ? answers[0]! : { ids, revision };
      if (answers.some((each) => JSON.stringify(each) !== JSON.stringify(first)))
        this.problems.push(`${idOf(saying)}: ${JSON.stringify([first, ...answers])}`);
      this.said[at] = { saying, table, ...first };
    }
  }

  private async insist(at: number, saying: Saying, table: Table) {
    for (;;) {
      const given = this.takeIn(await say(this.nodes[at]!, table, saying), saying);
      if (given) return given;
      await pause(50);
    }
  }

  private async lookAtStore(): Promise<void> {
    for (const node of this.nodes)
      for (const table of this.tables) this.problems.push(...(await problemsOf(node, table)));
    const { connectionString } = this.cluster;
    const store = openEventStoreDb({ connectionString, prefix: 'club-' });
    const { commands, problems } = await readFrom(store);
    await store.close();
    this.problems.push(...problems);
    const stored = new Map<string, (readonly string[])[]>();
    for (const { commandId, ids } of commands) stored.set(commandId, [...(stored.get(commandId) ?? []), ids]);
    for (const { saying, ids } of this.said) {
      const found = stored.get(saying.input.commandId) ?? [];
      const expected = ids!.length === 0 ? [] : [ids];
      if (JSON.stringify(found) !== JSON.stringify(expected))
        this.problems.push(
          `${idOf(saying)}: answered ${JSON.stringify(expected)}, stored ${JSON.stringify(found)}`,
        );
    }
  }
}

const idOf = ({ mutation, input }: Saying): string => `${mutation} ${input.commandId}`;
