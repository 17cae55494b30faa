import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandBus } from '@nestjs/cqrs';
import { Test, type TestingModule } from '@nestjs/testing';
import { pino, type Logger } from 'pino';
import type { AppendResult } from '../../src/event-store/event-store.port.js';
import { openMemoryEventStore } from '../../src/event-store/memory/memory-event-store.js';
import type { ReadModel } from '../../src/read-model/index.js';
import {
  AdjudicateCommand,
  OpenCampaignCommand,
  READINESS,
  SESSIONS,
  type PlayResult,
  type Readiness,
  type Session,
  type Sessions,
} from '../../src/service/contracts/index.js';
import { READ_MODEL } from '../../src/service/ports.js';
import { StoreWatch } from '../../src/service/health/store-watch.js';
import { AdminToken, ServiceModule, settingsOf } from '../../src/service/wiring/index.js';
import { TOY } from '../toy/index.js';
import { accepted } from './club.js';

/** A service on a directory, as its arbiter uses it. */
class Served {
  private constructor(
    readonly module: TestingModule,
    readonly timelineId: string,
    private readonly token: string,
  ) {}

  static async on(folder: string, before?: Served, settings: object = {}): Promise<Served> {
    const given = settingsOf({ dataDir: folder, logLevel: 'silent', ...settings });
    const module = await Test.createTestingModule({
      imports: [ServiceModule.forRoot(given, { rulesets: [TOY] })],
    }).compile();
    await module.init();
    if (before) return new Served(module, before.timelineId, before.token);
    const admin = await sessionOf(module, (await module.get(AdminToken).ensure())!);
    const opened = await module.get(CommandBus).execute(opening(admin));
    if (opened.kind !== 'opened') throw new Error(JSON.stringify(opened));
    return new Served(module, opened.timelineId, opened.arbiterToken!);
  }

  async close(): Promise<void> {
    await this.module.close();
  }

  async closePhase(commandId: string): Promise<PlayResult> {
    const session = await sessionOf(this.module, this.token);
    const envelope = { session, timelineId: this.timelineId, commandId, preview: false, dice: [] };
    return this.module.get(CommandBus).execute(new AdjudicateCommand(envelope, { type: 'ClosePhase' }));
  }

  async ready() {
    return this.module.get<Readiness>(READINESS).check();
  }

  async head() {
    const { projector, directory } = this.module.get<ReadModel>(READ_MODEL);
    await projector.caughtUp();
    const { revision, hash } = directory.timeline(this.timelineId)!.head;
    return { revision, hash };
  }
}

const sessionOf = async (module: TestingModule, token: string): Promise<Session> =>
  (await module.get<Sessions>(SESSIONS).resolve(token))!;

const opening = (admin: Session): OpenCampaignCommand =>
  new OpenCampaignCommand({
    session: admin,
    commandId: 'open',
    name: 'Disk',
    ruleset: 'toy',
    seats: [
      { name: 'Red', role: 'player' },
      { name: 'Blue', role: 'player' },
    ],
    start: { kind: 'scenario', scenario: 'meeting' },
    parameters: {},
    diceMode: 'committed',
    policy: { playerForks: 'completed-turns', publicReading: true },
    preview: false,
    dice: [],
  });

describe('a data directory', () => {
  let folder: string;
  let kept: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'warledger-'));
    kept = mkdtempSync(join(tmpdir(), 'warledger-kept-'));
  });
  afterEach(() => {
    for (const each of [folder, kept]) rmSync(each, { recursive: true });
  });

  /** Copies what is kept in files of such names from one folder to another, in the place of what is there. */
  const copy = (from: string, to: string, names: RegExp): void => {
    for (const name of readdirSync(to)) if (names.test(name)) rmSync(join(to, name));
    for (const name of readdirSync(from))
      if (names.test(name)) copyFileSync(join(from, name), join(to, name));
  };

  it('without its service key is refused, with what to restore', async () => {
    await (await Served.on(folder)).close();
    rmSync(join(folder, 'service.key'));
    await expect(Served.on(folder)).rejects.toThrow(/service\.key is missing.*Restore it from the backup/);
    expect(readdirSync(folder)).not.toContain('service.key');
  });

  it('under another service key is refused', async () => {
    await (await Served.on(folder)).close();
    await expect(Served.on(folder, undefined, { key: 'ab'.repeat(32) })).rejects.toThrow(
      'another service key',
    );
  });

  it('whose store was replaced by an older copy says so, and shows what the copy holds', async () => {
    let served = await Served.on(folder);
    accepted(await served.closePhase('one'));
    const older = await served.head();
    await served.close();
    copy(folder, kept, /^events/);
    served = await Served.on(folder, served);
    accepted(await served.closePhase('two'));
    await served.close();
    copy(kept, folder, /^events/);
    served = await Served.on(folder, served);
    expect(await served.head()).toEqual(older);
    const { ready, parts } = await served.ready();
    expect(ready).toBe(true);
    expect(parts[0]!.detail).toContain('holds less than was known of it');
    await served.close();
  });

  it('whose read model is of another history begins a new one', async () => {
    let served = await Served.on(folder);
    await served.close();
    copy(folder, kept, /^events/);
    served = await Served.on(folder, served);
    accepted(await served.closePhase('once'));
    await served.close();
    copy(kept, folder, /^events/);
    copy(folder, kept, /^read-model/);
    for (const name of readdirSync(folder)) if (name.startsWith('read-model')) rmSync(join(folder, name));
    served = await Served.on(folder, served);
    accepted(await served.closePhase('otherwise'));
    const head = await served.head();
    await served.close();
    copy(kept, folder, /^read-model/);
    served = await Served.on(folder, served);
    expect(await served.head()).toEqual(head);
    expect((await served.ready()).parts[0]!.detail).toContain('another history');
    await served.close();
  });

  it('is served by a second process too, which says so', async () => {
    const first = await Served.on(folder);
    const second = await Served.on(folder, first);
    const { parts } = await second.ready();
    expect(parts[1]!.detail).toContain('beside 1 other process');
    expect((await first.ready()).parts[1]!.detail).toBe('up to date');
    await second.close();
    await first.close();
  });
});

describe('the watch over the store', () => {
  const answers: AppendResult[] = [];
  const store = {
    ...openMemoryEventStore(),
    append: () => Promise.resolve(answers.shift() ?? ({ ok: true, length: 1, repeated: false } as const)),
  };
  let room = false;
  let lines: string[];
  let watch: StoreWatch;
  beforeEach(() => {
    lines = [];
    const log: Logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    watch = new StoreWatch(log, () => Promise.resolve(room));
  });
  const append = (answer: AppendResult) => {
    answers.push(answer);
    return watch.watched(store).append('a', 0, []);
  };

  it('is not ready while there is no room, and says so once in the log', async () => {
    room = false;
    const full: AppendResult = { ok: false, error: 'full', reason: 'The disk is full' };
    await append(full);
    await append(full);
    expect(await watch.state()).toEqual({ ready: false, detail: 'The disk is full' });
    expect(lines.map((line) => (JSON.parse(line) as { level: number }).level)).toEqual([50]);
    room = true;
    expect(await watch.state()).toEqual({ ready: true, detail: 'answers' });
  });

  it('is ready again with the first append that is taken', async () => {
    await append({ ok: false, error: 'unreachable', reason: 'Nobody answers' });
    expect(await watch.state()).toEqual({ ready: false, detail: 'Nobody answers' });
    await append({ ok: true, length: 1, repeated: false });
    expect(await watch.state()).toEqual({ ready: true, detail: 'answers' });
  });

  it('is no worse for what the store rejects or somebody else was first with', async () => {
    await append({ ok: false, error: 'rejected', reason: 'Too large' });
    await append({ ok: false, error: 'moved', length: 1 });
    expect(await watch.state()).toEqual({ ready: true, detail: 'answers' });
    expect(lines).toEqual([]);
  });
});
