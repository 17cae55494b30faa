import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { ensureBuilt, startService, type ServiceProcess } from './service-process.js';

const DATA = 'test/recorded/0.1.0/data';
const { timeline, tokens } = JSON.parse(readFileSync(join(DATA, 'demo.json'), 'utf8')) as {
  readonly timeline: string;
  readonly tokens: Readonly<Record<string, string>>;
};

const CLOSE = `mutation ($input: ClosePhaseInput!) {
  closePhase(input: $input) { __typename ... on Refused { violations { message } } }
}`;
const LOOK = `query ($id: ID!) {
  timeline(id: $id) {
    head { turn phase revision }
    rules { version revision }
    at { __typename board { pieces { key } } }
    verification { sound verdict checks { name result problems { message } } }
  }
}`;
const ALL = `{ campaigns(first: 50) { edges { node { name main { id } } } } }`;
const VERIFY = `query ($id: ID!) { timeline(id: $id) { verification { sound checks { problems { message } } } } }`;

describe('the built service on a data directory that version 0.1.0 wrote', () => {
  let folder: string;
  let service: ServiceProcess;

  beforeAll(async () => {
    ensureBuilt();
    folder = mkdtempSync(join(tmpdir(), 'first-release-'));
    writeFileSync(join(folder, 'events.sqlite'), gunzipSync(readFileSync(join(DATA, 'events.sqlite.gz'))));
    writeFileSync(join(folder, 'service.key'), readFileSync(join(DATA, 'service.key.txt')));
    service = await startService(folder);
  });
  afterAll(async () => {
    await service.kill();
    rmSync(folder, { recursive: true });
  });

  const ask = async (query: string, variables: object, token: string) => {
    const answer = await service.send(query, variables, token);
    expect(answer?.errors).toBeUndefined();
    // oxlint-disable-next-line typescript/no-explicit-any
    return answer!.data as any;
  };
  const look = async () => (await ask(LOOK, { id: timeline }, tokens['Arbiter']!)).timeline;

  it('plays it on for two turns, keeps it sound, and has nothing to say in its log', async () => {
    const before = await look();
    expect(before).toMatchObject({ rules: [{ version: '0.1.0' }], verification: { sound: true } });
    for (let close = 0; (await look()).head.turn < before.head.turn + 2; close += 1) {
      const input = { timeline, commandId: `close-${close}` };
      const { closePhase } = await ask(CLOSE, { input }, tokens['Arbiter']!);
      expect(closePhase.violations).toBeUndefined();
      expect(close).toBeLessThan(60);
    }
    const after = await look();
    expect(after.rules.map(({ version }: { version: string }) => version)).toHaveLength(2);
    expect(after.verification.checks.flatMap(({ problems }: { problems: object[] }) => problems)).toEqual([]);
    expect(after.verification.sound).toBe(true);
    const { campaigns } = await ask(ALL, {}, tokens['Admin token']!);
    expect(campaigns.edges.length).toBeGreaterThan(2);
    for (const { node } of campaigns.edges) {
      const { verification } = (await ask(VERIFY, { id: node.main.id }, tokens['Admin token']!)).timeline;
      const problems = verification.checks.flatMap((each: { problems: object[] }) => each.problems);
      expect([node.name, verification.sound, problems]).toEqual([node.name, true, []]);
    }
    expect(await service.stop()).toBe(0);
    const logged = service
      .output()
      .split('\n')
      .filter((line) => /^\{|warn|error/i.test(line));
    expect(logged).toEqual([]);
  });
});
