import type { ServiceProcess } from './service-process.js';
import type { Table } from './table.js';

/** Events that one look shows. */
const SHOWN = 200;

const LOOK = `query ($id: ID!) { timeline(id: $id) {
  head { hash } events(last: ${SHOWN}) { edges { node { id command hash } } } } }`;

/** Looks at a timeline over and over, as its arbiter, and notes how many events of each command there were to see. */
export class Watching {
  private readonly counts = new Map<string, Set<number>>();
  private readonly heads = new Set<string>();
  private readonly ends = new Set<string>();
  private over = false;
  private readonly done: Promise<void>;

  constructor(
    private readonly service: Pick<ServiceProcess, 'send'>,
    private readonly table: Table,
  ) {
    this.done = this.look();
  }

  /** Stops looking; what it has seen by halves: commands of which it saw now fewer events, now more. */
  async halves(): Promise<readonly string[]> {
    this.over = true;
    await this.done;
    const torn = [...this.counts].filter(([, counts]) => counts.size > 1).map(([command]) => command);
    return [...torn, ...[...this.heads].filter((head) => !this.ends.has(head))];
  }

  /** Different heads that it has seen. */
  get looks(): number {
    return this.heads.size;
  }

  private async look(): Promise<void> {
    while (!this.over) await this.once();
    await this.once();
  }

  private async once(): Promise<void> {
    const answer = await this.service.send(LOOK, { id: this.table.timeline }, this.table.tokens['arbiter']!);
    const timeline = answer?.data?.timeline;
    if (!timeline) return;
    const events = timeline.events.edges.map((edge: { node: unknown }) => edge.node) as {
      readonly command: string;
      readonly hash: string;
    }[];
    const counts = new Map<string, number>();
    for (const { command } of events) counts.set(command, (counts.get(command) ?? 0) + 1);
    // What the look begins with may have begun before it.
    if (events.length === SHOWN) counts.delete(events[0]!.command);
    for (const [command, count] of counts)
      this.counts.set(command, (this.counts.get(command) ?? new Set()).add(count));
    events.forEach(({ hash, command }, at) => events[at + 1]?.command === command || this.ends.add(hash));
    this.heads.add(timeline.head.hash);
  }
}
