import { VerifyQuery, type Session } from '../../src/service/contracts/index.js';
import { openMemoryEventStore } from '../../src/event-store/memory/memory-event-store.js';
import type { AnyRuleset } from '../../src/engine/index.js';
import { AmendTimelineCommand, ForkTimelineCommand } from '../../src/service/contracts/index.js';
import { TOY } from '../toy/index.js';
import { accepted, Club, holding, type Table } from './club.js';

/** The toy as a later version has it. */
const later = (version: string, rules: Partial<AnyRuleset> = {}): AnyRuleset => ({
  ...TOY,
  ...rules,
  meta: { ...TOY.meta, version },
});

describe('a campaign that is played on by another version of its rules', () => {
  let club: Club;
  let table: Table;

  /** The same store under a service that knows these rules alone. */
  async function upgrade(ruleset: AnyRuleset): Promise<void> {
    await club.module.close();
    club = await Club.start(club.store, { rulesets: [ruleset] });
  }
  const changes = async (session: Session, timelineId = table.timelineId) =>
    (await club.events(session, timelineId, { type: 'timeline.RulesChanged' })).map(({ actor, data }) => ({
      actor,
      data,
    }));

  beforeEach(async () => {
    club = await Club.start(openMemoryEventStore());
    table = await club.campaign({ parameters: { rounds: 5 } });
    accepted(await club.play(table.red, table.timelineId, holding('seat-1')));
  });
  afterEach(() => club.close());

  it('says so in a step of its own before the first command that they judge, and only then', async () => {
    const { timelineId, blue, arbiter } = table;
    expect(await changes(blue)).toEqual([]);
    const head = (await club.events(arbiter, timelineId)).at(-1)!.revision;
    await upgrade(later('1.1.0'));
    // What is refused leaves nothing behind.
    const preview = await club.play(blue, timelineId, holding('seat-2'), { preview: true });
    // It stands where the command would: behind the change of rules.
    expect(accepted(preview).revision).toBe(head + 2);
    expect((await club.play(blue, timelineId, holding('seat-1'))).kind).toBe('refused');
    expect(await changes(blue)).toEqual([]);
    const given = accepted(await club.play(blue, timelineId, holding('seat-2'), { expectedRevision: head }));
    expect(given.revision).toBe(head + 2);
    const data = { from: '1.0.0', to: '1.1.0' };
    expect(await changes(blue)).toEqual([{ actor: 'service', data }]);
    accepted(await club.play(arbiter, timelineId, { type: 'ClosePhase' }));
    expect(await changes(table.red)).toHaveLength(1);
    const report = await club.queries.execute(new VerifyQuery(arbiter, timelineId));
    expect(report.checks.flatMap((each) => each.problems)).toEqual([]);
    expect(report).toMatchObject({ sound: true, rules: [{ version: '1.0.0' }, { version: '1.1.0' }] });
  });

  it('says so on a fork and in an amendment too, which begin by the rules of old', async () => {
    const { timelineId, arbiter, red } = table;
    accepted(await club.play(arbiter, timelineId, { type: 'ClosePhase' }));
    await upgrade(later('1.1.0'));
    const revision = (await club.events(arbiter, timelineId, { type: 'toy.OrdersSubmitted' }))[0]!.revision;
    const forked = await club.commands.execute(
      new ForkTimelineCommand({
        session: arbiter,
        commandId: 'fork',
        timelineId,
        revision,
        name: 'Fork',
        dice: 'same',
        reason: 'to see',
      }),
    );
    if (forked.kind !== 'created') throw new Error(JSON.stringify(forked));
    accepted(await club.play(arbiter, forked.timelineId, { type: 'ClosePhase' }, { whatIf: true }));
    expect(await changes(arbiter, forked.timelineId)).toHaveLength(1);
    const amended = await club.commands.execute(
      new AmendTimelineCommand({
        session: arbiter,
        commandId: 'amend',
        timelineId,
        revision,
        amendment: { kind: 'drop' },
        reason: 'slip',
        preview: false,
      }),
    );
    if (amended.kind !== 'amended') throw new Error(JSON.stringify(amended));
    expect(amended.impact.inputs.map(({ result }) => result)).not.toContain('illegal');
    expect(await changes(arbiter, amended.timelineId!)).toHaveLength(1);
    for (const id of [forked.timelineId, amended.timelineId!]) {
      const report = await club.queries.execute(new VerifyQuery(arbiter, id));
      expect(report.checks.flatMap((each) => each.problems)).toEqual([]);
    }
    expect(await changes(red)).toEqual([]);
  });
});
