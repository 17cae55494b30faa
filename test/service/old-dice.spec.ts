import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Test, type TestingModule } from '@nestjs/testing';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { PLANETARY, type PlanetaryState } from '../../src/rulesets/planetary/index.js';
import {
  AdjudicateCommand,
  DiceQuery,
  EventsQuery,
  ForkTimelineCommand,
  SESSIONS,
  VerifyQuery,
  type Session,
  type Sessions,
} from '../../src/service/contracts/index.js';
import { TimelineHeads } from '../../src/service/play/timeline-heads.js';
import { ServiceModule, settingsOf } from '../../src/service/wiring/index.js';

const RECORDED = 'test/recorded/0.1.0/data';

interface Demo {
  readonly timeline: string;
  readonly tokens: Readonly<Record<string, string>>;
}

describe('a campaign of version 0.1.0', () => {
  let folder: string;
  let module: TestingModule;
  let demo: Demo;
  let commandIds = 0;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'old-dice-'));
    const store = gunzipSync(await readFile(join(RECORDED, 'events.sqlite.gz')));
    await writeFile(join(folder, 'events.sqlite'), store);
    await writeFile(join(folder, 'service.key'), await readFile(join(RECORDED, 'service.key.txt')));
    demo = JSON.parse(await readFile(join(RECORDED, 'demo.json'), 'utf8')) as Demo;
    const settings = settingsOf({ dataDir: folder, durability: 'normal', logLevel: 'silent', demo: 'off' });
    module = await Test.createTestingModule({ imports: [ServiceModule.forRoot(settings)] }).compile();
    await module.init();
  });
  afterAll(async () => {
    await module.close();
    await rm(folder, { recursive: true });
  });

  const session = async (name: string): Promise<Session> => {
    const found = await module.get<Sessions>(SESSIONS).resolve(demo.tokens[name]!);
    if (!found) throw new Error(`Nobody has the token of ${name}`);
    return found;
  };
  const stateOf = async (timelineId: string) =>
    (await module.get(TimelineHeads).load(timelineId))!.played.state as PlanetaryState;
  /** Plays as its demonstration does, to the beginning of a turn. */
  async function playTo(timelineId: string, turn: number): Promise<void> {
    for (let state = await stateOf(timelineId); state.turn < turn; state = await stateOf(timelineId)) {
      const next = PLANETARY.demonstration!.next(state)!;
      const seat = state.seats.find((each) => each.id === next.seat)!;
      const envelope = {
        session: await session(seat.name),
        timelineId,
        commandId: `on-${++commandIds}`,
        preview: false,
        dice: [],
      };
      const result = await module.get(CommandBus).execute(new AdjudicateCommand(envelope, next.command));
      if (result.kind !== 'accepted') throw new Error(JSON.stringify(result));
    }
  }
  const events = async (timelineId: string, type: string) => {
    const page = { first: 100, after: null };
    const query = new EventsQuery(await session('Arbiter'), timelineId, { type }, page);
    return (await module.get(QueryBus).execute(query)).edges.map(({ node }) => node);
  };
  const problems = async (timelineId: string) => {
    const query = new VerifyQuery(await session('Arbiter'), timelineId);
    return (await module.get(QueryBus).execute(query)).checks.flatMap((each) => each.problems);
  };

  it('goes on with its chain of secrets to the end of its turn, and with proofs from then on', async () => {
    const { timeline } = demo;
    const { turn } = await stateOf(timeline);
    const secrets = await events(timeline, 'dice.SecretPublished');
    await playTo(timeline, turn + 2);
    const [committed, ...more] = (await events(timeline, 'dice.Committed')).filter(({ data }) => data['vrf']);
    expect(more).toEqual([]);
    expect(committed!.data).toMatchObject({ mode: 'committed', vrf: { domain: 1 } });
    const last = (await events(timeline, 'dice.SecretPublished')).at(-1)!;
    // No secret gives away a turn that was thrown with proofs.
    expect(Number(last.data['turn'])).toBeLessThan(committed!.turn);
    expect((await events(timeline, 'dice.SecretPublished')).length).toBeGreaterThanOrEqual(secrets.length);
    expect(await problems(timeline)).toEqual([]);
    const query = new DiceQuery(await session('Ada'), timeline);
    const { commitments } = await module.get(QueryBus).execute(query);
    expect(commitments.map((each) => each.domain)).toEqual([null, 1]);
  });

  it('is forked with fresh dice under the key of its campaign', async () => {
    const command = new ForkTimelineCommand({
      session: await session('Arbiter'),
      commandId: 'fresh',
      timelineId: demo.timeline,
      revision: null,
      name: 'Anew',
      dice: 'fresh',
      reason: 'why not',
    });
    const made = await module.get(CommandBus).execute(command);
    if (made.kind !== 'created') throw new Error(JSON.stringify(made));
    const [forked] = await events(made.timelineId, 'timeline.Forked');
    expect(forked!.data['dice']).toMatchObject({ vrf: { domain: 2 } });
    expect(await problems(made.timelineId)).toEqual([]);
  });
});
