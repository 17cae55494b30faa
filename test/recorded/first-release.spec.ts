import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Test, type TestingModule } from '@nestjs/testing';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { JsonObject, RecordedEvent } from '../../src/kernel/index.js';
import { findRuleset } from '../../src/rulesets/registry.js';
import {
  EventsQuery,
  ImportTimelineCommand,
  PositionQuery,
  RecordRulingCommand,
  SESSIONS,
  VerifyQuery,
  type Sessions,
} from '../../src/service/contracts/index.js';
import { AdminToken, ServiceModule, settingsOf } from '../../src/service/wiring/index.js';
import { linesOf } from '../../src/timelines/export/lines.js';
import { replay } from '../../src/timelines/index.js';

const FOLDER = 'test/recorded/0.1.0';
const names = readdirSync(FOLDER).filter((name) => name.endsWith('.ndjson.gz'));

/** They were recorded when there was nothing after them, and are never recorded anew. */
describe.each(names)('the recording %s of version 0.1.0', (name) => {
  const text = gunzipSync(readFileSync(join(FOLDER, name))).toString('utf8');
  let module: TestingModule;
  beforeAll(async () => {
    const settings = settingsOf({ store: 'memory', key: '5a'.repeat(32), logLevel: 'silent', demo: 'off' });
    module = await Test.createTestingModule({ imports: [ServiceModule.forRoot(settings)] }).compile();
    await module.init();
  });
  afterAll(() => module.close());
  const session = async (token: string) => (await module.get<Sessions>(SESSIONS).resolve(token))!;

  it('is taken in, folds, shows itself, is sound, and is gone on with', async () => {
    const [queries, commands] = [module.get(QueryBus), module.get(CommandBus)];
    const admin = await session((await module.get(AdminToken).ensure())!);
    const taken = await commands.execute(
      new ImportTimelineCommand({ session: admin, commandId: 'import', lines: linesOf([text]) }),
    );
    if (taken.kind !== 'imported') throw new Error(JSON.stringify(taken));
    const { timelineId } = taken;
    const arbiter = await session(taken.arbiterToken!);

    const shown = await queries.execute(new PositionQuery(arbiter, timelineId, {}));
    const events = text
      .trimEnd()
      .split('\n')
      .slice(1, -1)
      .map((line) => JSON.parse(line) as RecordedEvent);
    const opened = events[0]!.data as { readonly ruleset: { readonly code: string } } & JsonObject;
    const ruleset = findRuleset(opened.ruleset.code)!;
    expect(shown.played.state).toEqual(replay(ruleset, events)!.state);
    const views = Object.values(ruleset.views) as ((state: unknown) => unknown)[];
    for (const view of views) expect(() => view(shown.played.state)).not.toThrow();

    const ruling = { ruling: 'We go on.', reason: 'A new year', rule: null, subject: null };
    const envelope = { session: arbiter, timelineId, commandId: 'on', preview: false, dice: [] };
    const ruled = await commands.execute(new RecordRulingCommand(envelope, ruling));
    expect(ruled).toMatchObject({ kind: 'accepted' });
    const page = { first: 10, after: null };
    const { edges } = await queries.execute(
      new EventsQuery(arbiter, timelineId, { type: 'timeline.RulesChanged' }, page),
    );
    expect(edges.map(({ node }) => node.data)).toEqual([{ from: '0.1.0', to: ruleset.meta.version }]);

    const report = await queries.execute(new VerifyQuery(arbiter, timelineId));
    expect(report.checks.flatMap((each) => each.problems)).toEqual([]);
    const rules = [{ version: '0.1.0' }, { version: ruleset.meta.version }];
    // With the change of rules and the ruling.
    expect(report).toMatchObject({ sound: true, events: events.length + 2, rules });
    expect(report.judgedOtherwise.commands).toBe(taken.judgedOtherwise.commands);
  });
});
