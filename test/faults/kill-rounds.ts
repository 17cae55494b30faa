import { readStored } from './stored.js';
import { startService, type ServiceProcess } from './service-process.js';
import { opening, problemsOf, say, seatTable, type Saying, type Table } from './table.js';

const CAMPAIGNS = 3;
const WORKERS = 3;

/** What a saying was answered before the service was killed; null when it was not. */
interface Said extends Saying {
  readonly table: Table;
  readonly stored: readonly string[] | null;
}

export interface KillReport {
  readonly rounds: number;
  readonly acknowledged: number;
  readonly unanswered: number;
  /** Unanswered commands that had been stored all the same, and were answered as such when they were sent again. */
  readonly foundStored: number;
  readonly problems: readonly string[];
}

/** Kills a service at random moments under load, and looks each time at what it has kept. */
export class KillRounds {
  private readonly tables: Table[] = [];
  private readonly problems: string[] = [];
  private admin = '';
  private counts = { acknowledged: 0, unanswered: 0, foundStored: 0 };
  private commands = 0;

  constructor(
    private readonly dataDir: string,
    /** 0 ≤ n < 1; given, so that a failure can be repeated. */
    private readonly random: () => number,
    private readonly environment: Readonly<Record<string, string>> = {},
  ) {}

  async run(rounds: number, tell: (round: number) => void = () => undefined): Promise<KillReport> {
    let service = await this.start();
    this.admin = service.adminToken!;
    for (let n = 0; n < CAMPAIGNS; n += 1) {
      this.tables.push(await seatTable(service, this.admin, `table-${n}`));
    }
    for (let round = 1; round <= rounds && this.problems.length === 0; round += 1) {
      const said = await this.playUntilKilled(service);
      await this.lookAtStore(said);
      service = await this.start();
      await this.sayAgain(service, said);
      if (round % 10 === 0 || round === rounds) await this.verify(service);
      tell(round);
    }
    await service.stop();
    this.problems.push(...(await readStored(this.dataDir)).problems);
    return { rounds, ...this.counts, problems: this.problems };
  }

  private start(): Promise<ServiceProcess> {
    return startService(this.dataDir, this.environment);
  }

  private async playUntilKilled(service: ServiceProcess): Promise<readonly Said[]> {
    const said: Said[] = [];
    let killed = false;
    const work = async (table: Table): Promise<void> => {
      while (!killed) {
        const saying = this.saying(table);
        const answer = await say(service, { tokens: { ...table.tokens, admin: this.admin } }, saying);
        if (answer === null) said.push({ ...saying, table, stored: null });
        else this.take(answer, { ...saying, table }, said);
      }
    };
    const workers = this.tables.flatMap((table) => Array.from({ length: WORKERS }, () => work(table)));
    await new Promise((resolve) => setTimeout(resolve, 20 + this.random() * 400));
    killed = true;
    await service.kill();
    await Promise.all(workers);
    return said;
  }

  /** Keeps an answer that says that something was stored. */
  private take(
    {
      data,
      errors,
    }: {
      readonly data?: Record<string, unknown>;
      readonly errors?: readonly {
        readonly message: string;
        readonly extensions: { readonly code: string };
      }[];
    },
    saying: Saying & { readonly table: Table },
    said: Said[],
  ): void {
    const code = errors?.[0]?.extensions.code;
    if (code !== undefined && code !== 'STORE_UNAVAILABLE') {
      this.problems.push(`${saying.mutation} ${saying.input.commandId}: ${code} ${errors![0]!.message}`);
    }
    const given = data?.[saying.mutation] as
      | {
          events?: readonly { readonly id: string }[];
          violations?: readonly { readonly code: string; readonly rule: object | null }[];
          __typename: string;
        }
      | undefined;
    const unruly = given?.violations?.find(({ rule }) => rule === null);
    if (unruly) this.problems.push(`${saying.mutation} ${saying.input.commandId}: ${unruly.code}`);
    if (!given || given.__typename === 'Refused') return;
    said.push({ ...saying, stored: (given.events ?? []).map((each) => each.id) });
  }

  private saying(table: Table): Saying {
    const commandId = `c-${(this.commands += 1)}`;
    const timeline = table.timeline;
    const chance = this.random();
    if (chance < 0.04) return opening(commandId);
    if (chance < 0.1)
      return {
        who: 'arbiter',
        mutation: 'forkTimeline',
        input: { commandId, timeline, name: commandId, reason: 'To try it' },
      };
    if (chance < 0.3) return { who: 'arbiter', mutation: 'closePhase', input: { commandId, timeline } };
    const who = chance < 0.5 ? 'west' : 'east';
    if (chance < 0.7)
      return {
        who,
        mutation: 'submitOrders',
        input: { commandId, timeline, orders: { planetary: { orders: [] } } },
      };
    return {
      who: 'arbiter',
      mutation: 'recordRuling',
      input: { commandId, timeline, ruling: 'So be it.', reason: 'Agreed.' },
    };
  }

  /** Every acknowledged command is there, once and whole; nothing is half there. */
  private async lookAtStore(said: readonly Said[]): Promise<void> {
    const { commands, problems } = await readStored(this.dataDir);
    this.problems.push(...problems);
    const stored = new Map<string, readonly string[][]>();
    for (const { commandId, ids } of commands)
      stored.set(commandId, [...(stored.get(commandId) ?? []), [...ids]]);
    for (const { input, mutation, stored: acknowledged } of said) {
      if (acknowledged === null) continue;
      this.counts.acknowledged += 1;
      const [only, ...more] = stored.get(input.commandId) ?? [];
      if (!only) this.problems.push(`${mutation} ${input.commandId}: acknowledged and lost`);
      else if (more.length > 0) this.problems.push(`${mutation} ${input.commandId}: stored more than once`);
      else if (acknowledged.some((id) => !only.includes(id))) {
        this.problems.push(`${mutation} ${input.commandId}: stored otherwise than acknowledged`);
      }
    }
  }

  /** What was not answered is sent again, twice: it is stored once. A few that were answered, too: nothing changes. */
  private async sayAgain(service: ServiceProcess, said: readonly Said[]): Promise<void> {
    const { commands: before } = await readStored(this.dataDir);
    const answered = said.filter((each) => each.stored !== null).slice(-5);
    for (const each of [...said.filter(({ stored }) => stored === null), ...answered]) {
      const { table, input, mutation, stored } = each;
      const tokens = { ...table.tokens, admin: this.admin };
      const was = before.some(({ commandId }) => commandId === input.commandId);
      const answers = [await say(service, { tokens }, each), await say(service, { tokens }, each)];
      const given = answers.map((answer) => answer?.data?.[mutation]);
      const refused = given[0]?.__typename === 'Refused';
      if (stored === null) this.counts.unanswered += 1;
      if (stored === null && was && !refused) this.counts.foundStored += 1;
      if (!given[0] || !given[1])
        this.problems.push(`${mutation} ${input.commandId}: ${JSON.stringify(answers)}`);
      else if (refused && was)
        this.problems.push(`${mutation} ${input.commandId}: stored, but refused when repeated`);
      else if (!refused && this.essence(given[0]) !== this.essence(given[1])) {
        this.problems.push(`${mutation} ${input.commandId}: repeated ${JSON.stringify(given)}`);
      } else if (was && given[0].repeated === false) {
        this.problems.push(`${mutation} ${input.commandId}: stored again`);
      }
    }
  }

  private essence({ events, revision, timeline }: Record<string, unknown>): string {
    return JSON.stringify({ events, revision, timeline });
  }

  private async verify(service: ServiceProcess): Promise<void> {
    for (const table of this.tables) this.problems.push(...(await problemsOf(service, table)));
  }
}

/** Figures that look like chance and are the same for the same seed (mulberry32). */
export function figures(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
