import { jest } from '@jest/globals';
import type { ReadModel } from '../../src/read-model/index.js';
import { READ_MODEL } from '../../src/service/ports.js';
import type { DiceRolledData } from '../../src/kernel/index.js';
import {
  AdjudicateCommand,
  DiceQuery,
  ExportQuery,
  ForkTimelineCommand,
  ImportTimelineCommand,
  LedgerQuery,
  PositionQuery,
  RecordRulingCommand,
  TimelineQuery,
  TurnsQuery,
  VerifyQuery,
  type Session,
} from '../../src/service/contracts/index.js';
import { TimelineHeads } from '../../src/service/play/timeline-heads.js';
import { nextMove } from '../recorded/chronicle.js';
import type { ToyState } from '../toy/index.js';
import { accepted, Club, failure, holding, type Table } from './club.js';

const PAGE = { first: 10_000, after: null };

/** A campaign with some rounds behind it, everything public now. */
async function played(club: Club, rounds = 3): Promise<Table> {
  const table = await club.campaign({ parameters: { rounds } });
  for (let round = 0; round < rounds; round++) {
    accepted(await club.play(table.red, table.timelineId, holding('seat-1')));
    accepted(await club.play(table.arbiter, table.timelineId, { type: 'ClosePhase' }));
    accepted(await club.play(table.arbiter, table.timelineId, { type: 'ClosePhase' }));
  }
  return table;
}

async function exported(club: Club, session: Session, timelineId: string): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of await club.queries.execute(new ExportQuery(session, timelineId))) lines.push(line);
  return lines;
}

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

describe('a position as of any revision', () => {
  it('is the fold of the history up to there, over snapshots and restarts', async () => {
    let club = await Club.start();
    const { timelineId, arbiter, red } = await club.campaign({ parameters: { rounds: 10 } });
    // Long enough for a snapshot in the middle.
    for (let sheet = 0; sheet < 300; sheet++) accepted(await club.play(red, timelineId, holding('seat-1')));
    accepted(await club.play(arbiter, timelineId, { type: 'ClosePhase' }));
    const { head } = (await club.queries.execute(new TimelineQuery(arbiter, timelineId)))!;
    expect(head.revision).toBeGreaterThan(300);
    const { timelineId: fork } = (await club.commands.execute(
      new ForkTimelineCommand({
        session: arbiter,
        commandId: 'fork',
        timelineId,
        revision: 275,
        name: 'Fork',
        dice: 'fresh',
        reason: 'to see',
      }),
    )) as { timelineId: string };
    const positions = async (id: string, upTo: number) => {
      const answers = [];
      for (let revision = 0; revision <= upTo; revision += 7) {
        const query = new PositionQuery(arbiter, id, { revision });
        const { head: at, played: folded } = await club.queries.execute(query);
        expect(at.revision).toBe(revision);
        answers.push(folded);
      }
      return answers;
    };
    const before = [await positions(timelineId, head.revision), await positions(fork, 275)];
    club = await club.restart();
    expect([await positions(timelineId, head.revision), await positions(fork, 275)]).toEqual(before);
    expect(before[1]).toEqual(before[0]!.slice(0, before[1]!.length));
    await club.close();
  });

  it('can be named by turn and phase', async () => {
    const club = await Club.start();
    const { timelineId, red } = await played(club);
    const at = (moment: object) => club.queries.execute(new PositionQuery(red, timelineId, moment));
    const turns = await club.queries.execute(new TurnsQuery(red, timelineId));
    expect(turns.map((turn) => turn.turn)).toEqual([1, 2, 3]);
    // The command that ends a turn begins the next.
    expect(turns.map((turn) => turn.fromRevision).slice(1)).toEqual(
      turns.map((turn) => turn.toRevision).slice(0, -1),
    );
    const first = await at({ turn: 1 });
    expect(first.head).toMatchObject({ revision: turns[0]!.toRevision, turn: 1, phase: 'ACTIONS' });
    const orders = await at({ turn: 2, phase: 'ORDERS' });
    expect(orders.head).toMatchObject({ turn: 2, phase: 'ORDERS' });
    expect(orders.head.revision).toBeGreaterThan(first.head.revision);
    expect(await failure(at({ turn: 9 }))).toEqual({ code: 'BAD_USER_INPUT', path: ['moment'] });
    expect(await failure(at({ revision: 9999 }))).toEqual({ code: 'BAD_USER_INPUT', path: ['moment'] });
    expect(await failure(at({ revision: 1, turn: 1 }))).toEqual({ code: 'BAD_USER_INPUT', path: ['moment'] });
    await club.close();
  });
});

describe('a read model that was lost', () => {
  it('is rebuilt, and answers as before', async () => {
    let club = await Club.start();
    const { timelineId, red } = await played(club);
    const answers = async () => [
      await club.queries.execute(new TimelineQuery(red, timelineId)),
      await club.events(red, timelineId),
      await club.events(red, timelineId, { piece: 'seat-1-guard' }),
      await club.events(red, timelineId, { rule: 'TOY-ACT-01', kinds: ['roll'] }),
      await club.queries.execute(new LedgerQuery(red, timelineId, {}, PAGE)),
      await club.queries.execute(new TurnsQuery(red, timelineId)),
      await club.queries.execute(new DiceQuery(red, timelineId)),
      await club.state(red, timelineId),
    ];
    const before = await answers();
    club = await club.restart();
    expect(await answers()).toEqual(before);
    await club.close();
  });
});

describe('the ledger', () => {
  it('balances with the state, page by page', async () => {
    const club = await Club.start();
    const { timelineId, red } = await played(club);
    const ledger = (filter: object, page = PAGE as { first: number; after: string | null }) =>
      club.queries.execute(new LedgerQuery(red, timelineId, filter, page));
    const { edges } = await ledger({});
    const balances = Object.fromEntries(edges.map(({ node }) => [node.account, node.balance]));
    const { accounts } = await club.state(red, timelineId);
    expect(Object.entries(accounts).filter(([, sum]) => sum !== 0)).toEqual(
      expect.arrayContaining(Object.entries(balances).filter(([, sum]) => sum !== 0)),
    );
    const one = await ledger({}, { first: 1, after: null });
    expect(one.hasNextPage).toBe(true);
    const rest = await ledger({}, { first: 10_000, after: one.edges[0]!.cursor });
    expect([...one.edges, ...rest.edges]).toEqual(edges);
    const [last] = edges.slice(-1);
    const of = await ledger({ account: last!.node.account, turn: last!.node.turn, rule: last!.node.rule });
    expect(of.edges.at(-1)).toEqual(last);
    await club.close();
  });

  it('of a fork reads no more of the database than the page, and is the same page by page', async () => {
    const club = await Club.start();
    const { timelineId, arbiter, red, blue } = await club.campaign({ parameters: { rounds: 3 } });
    const heads = club.module.get(TimelineHeads);
    const stateOf = async (id: string) => (await heads.load(id))!.played.state as ToyState;
    // The dice may end the game before.
    const goesOn = async (id: string) => (await stateOf(id)).winners === null;
    const next = async (id: string) => nextMove(await stateOf(id));
    for (let moves = 0; moves < 16 && (await goesOn(timelineId)); moves += 1) {
      const [seat, command] = await next(timelineId);
      const session = { 'seat-1': red, 'seat-2': blue }[seat] ?? arbiter;
      accepted(await club.play(session, timelineId, command));
    }
    const common = {
      session: arbiter,
      revision: null,
      name: 'Fork',
      dice: 'fresh',
      reason: 'to see',
    } as const;
    const fork = await club.commands.execute(
      new ForkTimelineCommand({ ...common, commandId: 'fork', timelineId }),
    );
    if (fork.kind !== 'created') throw new Error(fork.kind);
    for (let moves = 0; moves < 16 && (await goesOn(fork.timelineId)); moves += 1) {
      const [seat, command] = await next(fork.timelineId);
      const forSeat = seat === 'arbiter' ? {} : { forSeat: seat };
      const envelope = {
        session: arbiter,
        timelineId: fork.timelineId,
        preview: false,
        dice: [],
        ...forSeat,
      };
      const commandId = club.newCommandId();
      accepted(await club.commands.execute(new AdjudicateCommand({ ...envelope, commandId }, command)));
    }
    const { audit } = club.module.get<ReadModel>(READ_MODEL);
    const read = jest.spyOn(audit, 'ledger');
    const ledger = (first: number, after: string | null) =>
      club.queries.execute(new LedgerQuery(arbiter, fork.timelineId, {}, { first, after }));
    const { edges: whole } = await ledger(10_000, null);
    read.mockClear();
    const paged: unknown[] = [];
    for (let after: string | null = null, more = true; more;) {
      const { edges, hasNextPage } = await ledger(2, after);
      paged.push(...edges);
      [after, more] = [edges.at(-1)?.cursor ?? null, hasNextPage];
    }
    expect(whole.length).toBeGreaterThan(4);
    expect(paged).toEqual(whole);
    for (const { value } of read.mock.results)
      expect((value as readonly unknown[]).length).toBeLessThanOrEqual(3);
    await club.close();
  });
});

describe('dice', () => {
  it('are committed to, and proved', async () => {
    const club = await Club.start();
    const { timelineId, red } = await played(club, 2);
    const dice = await club.queries.execute(new DiceQuery(red, timelineId));
    expect(dice).toMatchObject({
      mode: 'committed',
      commitments: [{ timelineId, fromRevision: 0, turns: 0, domain: 1 }],
      entropy: [],
      published: [],
    });
    // The arbiter closed both rounds: the dice are the players'.
    expect(new Set(dice.luck.map(({ seat }) => seat))).toEqual(new Set(['seat-1', 'seat-2']));
    const rolls = (await club.events(red, timelineId, { type: 'dice.DiceRolled' })).map(
      ({ data, revision }) => ({ ...(data as unknown as DiceRolledData), revision }),
    );
    const kinds = new Map<string, number[]>();
    for (const { thrownFor, notation, faces } of rolls) {
      const name = `${thrownFor} D${notation.split('D')[1]}`;
      kinds.set(name, [...(kinds.get(name) ?? []), ...faces]);
    }
    const sorted = (faces: readonly number[]) => [...faces].sort((a, b) => a - b);
    expect(
      dice.luck.map(({ seat, sides, faces }) => [
        `${seat} D${sides}`,
        faces.flatMap((count, at) => Array.from({ length: count }, () => at + 1)),
      ]),
    ).toEqual([...kinds].map(([name, faces]) => [name, sorted(faces)]));
    expect(dice.luck.reduce((sum, each) => sum + each.rolls, 0)).toBe(rolls.length);
    // As they stood at a moment: those that had fallen by then.
    const at = async (revision: number) =>
      (await club.queries.execute(new DiceQuery(red, timelineId, { revision }))).luck.reduce(
        (sum, each) => sum + each.rolls,
        0,
      );
    const steps = [...new Set(rolls.map(({ revision }) => revision))];
    for (const step of [0, ...steps])
      expect([step, await at(step)]).toEqual([step, rolls.filter(({ revision }) => revision <= step).length]);
    const report = await club.queries.execute(new VerifyQuery(red, timelineId));
    const seen = await club.events(red, timelineId);
    // The campaign is over: whoever asks for a proof gets all of it.
    expect(report).toMatchObject({ sound: true, bound: report.events, withheld: 0 });
    expect(seen.length).toBeLessThan(report.events);
    expect(report.checks.map(({ result }) => result)).toEqual(report.checks.map(() => 'passed'));
    await club.close();
  });

  it('are not told by a preview', async () => {
    const club = await Club.start();
    const { timelineId, arbiter } = await club.campaign();
    const command = { type: 'ClosePhase' } as const;
    const rolls = (events: readonly { type: string; data: unknown }[]) =>
      events.filter((event) => event.type === 'dice.DiceRolled').map((event) => event.data as DiceRolledData);
    const previews = [];
    for (let time = 0; time < 4; time++) {
      previews.push(rolls(accepted(await club.play(arbiter, timelineId, command, { preview: true })).events));
    }
    const real = rolls(accepted(await club.play(arbiter, timelineId, command)).events);
    expect(previews.flat().every((roll) => roll.source === 'scripted')).toBe(true);
    expect(real.every((roll) => roll.source === 'committed')).toBe(true);
    expect(
      new Set(previews.map((roll) => JSON.stringify(roll.map((throwOf) => throwOf.faces)))).size,
    ).toBeGreaterThan(1);
    await club.close();
  });

  it('of a real table are asked for, and taken as they are entered', async () => {
    const club = await Club.start();
    const { timelineId, arbiter } = await club.campaign({ diceMode: 'table', parameters: { handSize: 0 } });
    const closed = accepted(await club.play(arbiter, timelineId, { type: 'ClosePhase' }));
    const dice = closed.awaited!.rolls.map(({ key }, at) => ({
      rule: key.rule,
      purpose: key.purpose,
      subject: key.subject,
      faces: [6 - at],
    }));
    expect(await club.enter(arbiter, timelineId, { dice: [...dice, ...dice] })).toMatchObject({
      kind: 'refused',
    });
    const { events } = accepted(await club.enter(arbiter, timelineId, { dice }));
    const thrown = events.filter((event) => event.type === 'dice.DiceRolled').map((event) => event.data);
    expect(thrown).toMatchObject(
      dice.map(({ faces, subject }) => ({ faces, source: 'table', enteredBy: 'seat-3', key: { subject } })),
    );
    await club.close();
  });
});

describe('an exported campaign', () => {
  it('comes back whole in another service, and plays on with fresh dice', async () => {
    const club = await Club.start();
    const { timelineId, campaignId, arbiter } = await club.campaign({
      parameters: { rounds: 3, handSize: 0 },
    });
    accepted(await club.play(arbiter, timelineId, { type: 'ClosePhase' }));
    accepted(await club.play(arbiter, timelineId, { type: 'ClosePhase' }));
    const lines = await exported(club, arbiter, timelineId);
    const other = await Club.start();
    const admin = await other.admin();
    const importing = (given: readonly string[], commandId: string) =>
      other.commands.execute(new ImportTimelineCommand({ session: admin, commandId, lines: each(given) }));
    const imported = await importing(lines, 'import');
    if (imported.kind !== 'imported') throw new Error(JSON.stringify(imported));
    expect(imported).toMatchObject({ campaignId, timelineId });
    expect(await importing(lines, 'import')).toEqual(imported);
    expect(await importing(lines, 'again')).toMatchObject({ kind: 'invalid' });
    const there = await other.session(imported.arbiterToken!);
    expect(await exported(other, there, timelineId)).toEqual(lines);
    expect(await other.state(there, timelineId)).toEqual(await club.state(arbiter, timelineId));
    expect(await failure(other.play(there, timelineId, { type: 'ClosePhase' }))).toMatchObject({
      code: 'FORBIDDEN',
    });
    const fork = await other.commands.execute(
      new ForkTimelineCommand({
        session: there,
        commandId: 'fork',
        timelineId,
        revision: null,
        name: 'Here',
        dice: 'fresh',
        reason: 'to play on',
      }),
    );
    if (fork.kind !== 'created') throw new Error(JSON.stringify(fork));
    accepted(await other.play(there, fork.timelineId, { type: 'ClosePhase' }));
    const whole = await exported(other, there, fork.timelineId);
    const third = await Club.start();
    const again = new ImportTimelineCommand({
      session: await third.admin(),
      commandId: 'import',
      lines: each(whole),
    });
    expect(await third.commands.execute(again)).toMatchObject({
      kind: 'imported',
      timelineId: fork.timelineId,
    });
    await Promise.all([club.close(), other.close(), third.close()]);
  });

  it('that was tampered with is not taken in', async () => {
    const club = await Club.start();
    const { timelineId, arbiter } = await club.campaign({ parameters: { handSize: 0 } });
    const lines = await exported(club, arbiter, timelineId);
    const other = await Club.start();
    const bent = lines.map((line) =>
      line.includes('"toy.PositionSet"') ? line.replace('"strength":3', '"strength":4') : line,
    );
    expect(bent).not.toEqual(lines);
    const result = await other.commands.execute(
      new ImportTimelineCommand({ session: await other.admin(), commandId: 'i', lines: each(bent) }),
    );
    expect(result).toMatchObject({ kind: 'invalid' });
    expect(await other.queries.execute(new TimelineQuery(await other.admin(), timelineId))).toBeNull();
    expect(await other.store.length(`timeline-${timelineId}`)).toBe(0);
    await Promise.all([club.close(), other.close()]);
  });
});

describe('a ruling', () => {
  it('of the arbiter is recorded for all to see', async () => {
    const club = await Club.start();
    const { timelineId, arbiter, red, blue } = await club.campaign();
    const ruling = {
      ruling: 'The die on the floor counts',
      reason: 'All agreed',
      rule: 'TOY-BTL-03',
      subject: null,
    };
    const record = (session: Session) =>
      club.commands.execute(
        new RecordRulingCommand({ session, timelineId, commandId: 'r', preview: false, dice: [] }, ruling),
      );
    expect(await failure(record(red))).toMatchObject({ code: 'FORBIDDEN' });
    const { events } = accepted(await record(arbiter));
    expect(await club.events(blue, timelineId, { type: 'timeline.RulingRecorded' })).toEqual(events);
    await club.close();
  });
});
