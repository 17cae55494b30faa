import { diceVerifier } from '../../src/dice/index.js';
import { hashing } from '../../src/hashing/index.js';
import {
  ExportQuery,
  ForkTimelineCommand,
  PositionQuery,
  VerifyQuery,
  type Session,
} from '../../src/service/contracts/index.js';
import { verifyExport } from '../../src/timelines/index.js';
import { TOY } from '../toy/index.js';
import { accepted, Club, holding, type Table } from './club.js';

describe('a proof for a player', () => {
  it('says what it did not examine while the campaign hides something, and examines all when it is over', async () => {
    const club = await Club.start();
    const { timelineId, arbiter, red } = await club.campaign({ parameters: { rounds: 1 } });
    const results = async (session: Session) => {
      const report = await club.queries.execute(new VerifyQuery(session, timelineId));
      expect(report).toMatchObject({ sound: true, bound: report.events });
      return Object.fromEntries(report.checks.map(({ name, result }) => [name, result]));
    };
    accepted(await club.play(red, timelineId, holding('seat-1')));
    accepted(await club.play(arbiter, timelineId, { type: 'ClosePhase' }));
    expect(await results(red)).toEqual({
      'hash-chain': 'passed',
      revisions: 'passed',
      'roll-numbers': 'not-examined',
      dice: expect.any(String) as string,
      postings: 'not-examined',
      checksums: 'not-examined',
      adjudication: 'not-examined',
      campaign: 'passed',
    });
    accepted(await club.play(arbiter, timelineId, { type: 'ClosePhase' }));
    expect(new Set(Object.values(await results(red)))).toEqual(new Set(['passed']));
    await club.close();
  });
});

describe('an export of a fork that its readers may not know to its end', () => {
  let club: Club;
  let table: Table;

  beforeEach(async () => {
    club = await Club.start();
    table = await club.campaign({ parameters: { rounds: 5 } });
  });
  afterEach(() => club.close());

  const close = async (timelineId = table.timelineId) =>
    accepted(await club.play(table.arbiter, timelineId, { type: 'ClosePhase' }));
  const fork = async (revision: number | null, dice: 'same' | 'fresh') => {
    const made = await club.commands.execute(
      new ForkTimelineCommand({
        session: table.arbiter,
        commandId: club.newCommandId(),
        timelineId: table.timelineId,
        revision,
        name: 'Fork',
        dice,
        reason: 'to see',
      }),
    );
    if (made.kind !== 'created') throw new Error(JSON.stringify(made));
    return made.timelineId;
  };

  /** What the service and a file say of a timeline. */
  async function both(session: Session, timelineId: string) {
    const lines: string[] = [];
    for await (const line of await club.queries.execute(new ExportQuery(session, timelineId)))
      lines.push(line);
    const there = await club.queries.execute(new VerifyQuery(session, timelineId));
    const { report, problems, header } = await verifyExport(lines, () => TOY, {
      hashing,
      dice: diceVerifier,
    });
    const results = (each: typeof there) =>
      each.checks.slice(0, 7).map(({ name, problems: wrong }) => [name, wrong.length]);
    expect(problems).toEqual([]);
    expect(results(report!)).toEqual(results(there));
    expect([report!.sound, there.sound]).toEqual([true, true]);
    return header!;
  }

  it.each(['same', 'fresh'] as const)('is as sound offline as in the service, with %s dice', async (dice) => {
    const { arbiter, red, blue } = table;
    accepted(await club.play(red, table.timelineId, holding('seat-1')));
    await close();
    await close();
    const { head } = await club.queries.execute(new PositionQuery(arbiter, table.timelineId, {}));
    expect(head).toMatchObject({ turn: 2, phase: 'ORDERS' });
    const ended = await fork(null, dice);
    accepted(await club.play(red, table.timelineId, holding('seat-1')));
    const open = await fork(null, dice);
    for (const timelineId of [ended, open]) {
      await close(timelineId);
      await both(arbiter, timelineId);
      await close(timelineId);
      await both(arbiter, timelineId);
    }
    for (const session of [red, blue]) {
      const header = await both(session, ended);
      // The same dice are thrown in the parent's open turn: of the fork nothing but what it shares may be known.
      expect(header.timelineId).toBe(dice === 'same' ? table.timelineId : ended);
    }
    await close();
    await close();
    for (const session of [arbiter, red, blue]) {
      expect((await both(session, ended)).timelineId).toBe(ended);
    }
    await both(arbiter, open);
  });
});
