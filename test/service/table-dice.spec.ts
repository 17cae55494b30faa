import {
  AwaitedDiceQuery,
  DueQuery,
  ExportQuery,
  ForkTimelineCommand,
  AmendTimelineCommand,
  PositionQuery,
  RecordRulingCommand,
  VerifyQuery,
  type Session,
} from '../../src/service/contracts/index.js';
import type { ToyCommand } from '../toy/index.js';
import { accepted, Club, failure } from './club.js';

const OPENING_DRAWS = ['seat-1', 'seat-2'].map((subject, at) => ({
  rule: 'TOY-CRD-01',
  purpose: 'draw',
  subject,
  faces: [at + 1],
}));

/** A campaign with real dice in which the arbiter has closed the orders: initiative is to be rolled. */
async function closed(parameters: object = { handSize: 0 }, diceMode: 'table' | 'mixed' = 'table') {
  const club = await Club.start();
  const dice = 'handSize' in parameters ? [] : OPENING_DRAWS;
  const table = await club.campaign({ diceMode, parameters: { handSize: 1, ...parameters }, dice });
  const answer = accepted(await club.play(table.arbiter, table.timelineId, { type: 'ClosePhase' }));
  return { club, answer, ...table };
}

const facesOf = (events: readonly { type: string; data: object }[]) =>
  events
    .filter(({ type }) => type === 'dice.DiceRolled')
    .map(({ data }) => data as { faces: number[]; source: string; enteredBy: string | null });

describe('a command that waits for dice', () => {
  it('stands, is due from all who may enter them, and lets nothing else be played', async () => {
    const { club, answer, timelineId, arbiter, red } = await closed();
    expect(answer.events.map(({ type }) => type)).toEqual(['toy.PhaseCloseAsked', 'dice.FacesAwaited']);
    expect(answer.awaited!.rolls).toMatchObject([
      { key: { purpose: 'initiative', subject: 'seat-1' }, count: 1, sides: 6 },
      { key: { purpose: 'initiative', subject: 'seat-2' }, count: 1, sides: 6 },
    ]);
    const due = await club.queries.execute(new DueQuery(red, timelineId, 'seat-1'));
    expect(due.map(({ code, subject }) => [code, subject])).toEqual([
      ['TABLE_DICE', 'seat-1'],
      ['TABLE_DICE', 'seat-2'],
    ]);
    const orders = { type: 'SubmitOrders', orders: [] } as const;
    for (const preview of [false, true]) {
      expect(await club.play(red, timelineId, orders, { preview })).toMatchObject({
        kind: 'refused',
        violations: [{ rule: 'TOY-ORD-01', code: 'WAITING_FOR_DICE' }],
      });
    }
    expect(await club.play(arbiter, timelineId, { type: 'ClosePhase' })).toMatchObject({ kind: 'refused' });
    const ruling = { ruling: 'The die on the floor counts', reason: 'All agreed', rule: null, subject: null };
    const envelope = { session: arbiter, timelineId, commandId: 'r', preview: false, dice: [] };
    expect(await club.commands.execute(new RecordRulingCommand(envelope, ruling))).toMatchObject({
      kind: 'accepted',
      awaited: { rolls: [{}, {}] },
    });
    await club.close();
  });

  it('takes faces in the order asked, in steps, ties again and again, each by whoever entered it', async () => {
    const { club, timelineId, arbiter, red, blue } = await closed();
    const first = accepted(await club.enter(red, timelineId, { faces: [4] }));
    expect(first.awaited!.rolls).toMatchObject([{ key: { subject: 'seat-2', counter: 0 } }]);
    const tie = accepted(await club.enter(blue, timelineId, { faces: [4] }));
    expect(tie.awaited!.rolls).toMatchObject([{ key: { counter: 1 } }, { key: { counter: 1 } }]);
    const again = accepted(await club.enter(arbiter, timelineId, { faces: [2, 2] }));
    expect(again.awaited!.rolls).toMatchObject([{ key: { counter: 2 } }, { key: { counter: 2 } }]);
    const { awaited, events } = accepted(await club.enter(blue, timelineId, { faces: [1, 6] }));
    expect(awaited).toBeNull();
    expect(facesOf(events).map(({ faces, source, enteredBy }) => [faces, source, enteredBy])).toEqual([
      [[4], 'table', 'seat-1'],
      [[4], 'table', 'seat-2'],
      [[2], 'table', 'seat-3'],
      [[2], 'table', 'seat-3'],
      [[1], 'table', 'seat-2'],
      [[6], 'table', 'seat-2'],
    ]);
    expect((await club.state(red, timelineId)).initiative).toEqual(['seat-2', 'seat-1']);
    expect(await club.queries.execute(new AwaitedDiceQuery(red, timelineId))).toBeNull();
    expect(await club.queries.execute(new VerifyQuery(arbiter, timelineId))).toMatchObject({ sound: true });
    await club.close();
  });

  it.each([
    ['nothing', {}, 'NO_FACES'],
    ['more faces than are asked for', { faces: [1, 2, 3] }, 'FACES_LEFT_OVER'],
    ['a face that no die has', { faces: [1, 7] }, 'FACE_OUT_OF_RANGE'],
    [
      'dice for a seat that is not there',
      { dice: [{ rule: 'TOY-ACT-01', purpose: 'initiative', subject: 'seat-9', faces: [1] }] },
      'UNUSED_DICE',
    ],
    [
      'a roll with another number of dice',
      { dice: [{ rule: 'TOY-ACT-01', purpose: 'initiative', subject: 'seat-1', faces: [1, 2] }] },
      'WRONG_COUNT',
    ],
    ['a rest that no service throws', { rest: true }, 'NO_DICE_OF_THE_SERVICE'],
  ])('refuses %s, and takes nothing of it', async (_, given, code) => {
    const { club, timelineId, red } = await closed();
    expect(await club.enter(red, timelineId, given)).toMatchObject({
      kind: 'refused',
      violations: [{ code }],
    });
    const { rolls } = (await club.queries.execute(new AwaitedDiceQuery(red, timelineId)))!;
    expect(rolls).toHaveLength(2);
    await club.close();
  });

  describe('in which a wrong face was typed', () => {
    const initiative = (subject: string, face: number, counter?: number) => ({
      rule: 'TOY-ACT-01',
      purpose: 'initiative',
      subject,
      faces: [face],
      ...(counter === undefined ? {} : { counter }),
    });
    const correct = (club: Club, by: Session, timelineId: string, ...dice: ReturnType<typeof initiative>[]) =>
      club.enter(by, timelineId, { dice, corrects: true });

    it('takes the right one in its place, as long as nothing was asked for that follows from it', async () => {
      const { club, timelineId, arbiter, red } = await closed();
      expect(await correct(club, red, timelineId, initiative('seat-1', 6))).toMatchObject({
        violations: [{ code: 'UNUSED_DICE', path: ['dice', 0] }],
      });
      accepted(await club.enter(red, timelineId, { faces: [2] }));
      const { events, awaited } = accepted(await correct(club, red, timelineId, initiative('seat-1', 6)));
      expect(events.map(({ type, data }) => [type, (data as { corrects?: true }).corrects])).toEqual([
        ['dice.FacesEntered', true],
      ]);
      expect(awaited!.rolls).toMatchObject([{ key: { subject: 'seat-2' } }]);
      expect(await correct(club, red, timelineId, initiative('seat-1', 7))).toMatchObject({
        violations: [{ code: 'FACE_OUT_OF_RANGE' }],
      });
      expect(await club.enter(red, timelineId, { faces: [5], corrects: true })).toMatchObject({
        violations: [{ code: 'NAME_THE_ROLLS', path: ['faces'] }],
      });
      const done = accepted(await club.enter(red, timelineId, { faces: [4] }));
      expect(facesOf(done.events).map(({ faces }) => faces)).toEqual([[6], [4]]);
      expect((await club.state(red, timelineId)).initiative).toEqual(['seat-1', 'seat-2']);
      expect(await club.queries.execute(new VerifyQuery(arbiter, timelineId))).toMatchObject({ sound: true });
      await club.close();
    });

    it('is the arbiter’s to mend once a tie has been told of; what is then not asked for does not count', async () => {
      const { club, timelineId, arbiter, red, blue } = await closed();
      accepted(await club.enter(red, timelineId, { faces: [4, 4] }));
      accepted(await club.enter(blue, timelineId, { dice: [initiative('seat-2', 1)] }));
      const late = await correct(club, red, timelineId, initiative('seat-1', 6, 0));
      expect(late).toMatchObject({
        kind: 'refused',
        violations: [{ code: 'FACES_STAND', path: ['dice', 0] }],
      });
      accepted(await correct(club, blue, timelineId, initiative('seat-2', 2)));
      const { awaited, events } = accepted(
        await correct(club, arbiter, timelineId, initiative('seat-1', 6, 0)),
      );
      expect(awaited).toBeNull();
      expect(facesOf(events).map(({ faces, enteredBy }) => [faces, enteredBy])).toEqual([
        [[6], 'seat-3'],
        [[4], 'seat-1'],
      ]);
      expect(await club.queries.execute(new VerifyQuery(arbiter, timelineId))).toMatchObject({ sound: true });
      await club.close();
    });
  });

  it('answers a repeated entry as it did at first, and knows another one under its commandId', async () => {
    const { club, timelineId, red } = await closed();
    const enter = (faces: number[]) => club.enter(red, timelineId, { commandId: 'dice', faces });
    const first = accepted(await enter([6, 1]));
    expect(await enter([6, 1])).toEqual({ ...first, repeated: true });
    expect(await failure(enter([6, 2]))).toMatchObject({ code: 'COMMAND_ID_REUSED' });
    expect(await club.enter(red, timelineId, { faces: [1] })).toMatchObject({
      violations: [{ code: 'NO_DICE_AWAITED' }],
    });
    await club.close();
  });

  it('asks each for the rolls that are his alone, and shows nobody those of others', async () => {
    const { club, timelineId, arbiter, red, blue } = await closed({});
    accepted(await club.enter(arbiter, timelineId, { faces: [6, 1] }));
    const ended = accepted(await club.play(arbiter, timelineId, { type: 'ClosePhase' }));
    expect(ended.awaited!.rolls.map(({ key }) => key.subject)).toEqual(['seat-1', 'seat-2']);
    const asked = async (session: Session) =>
      (await club.queries.execute(new AwaitedDiceQuery(session, timelineId)))!.rolls.map(
        ({ key }) => key.subject,
      );
    expect(await asked(red)).toEqual(['seat-1']);
    const dues = async (session: Session) =>
      (await club.queries.execute(new DueQuery(session, timelineId, null))).map(({ seat, subject }) => [
        seat,
        subject,
      ]);
    expect(await dues(red)).toEqual([['seat-1', 'seat-1']]);
    expect(await dues(arbiter)).toHaveLength(4);
    const [bluesDie] = OPENING_DRAWS.slice(1);
    expect(await club.enter(red, timelineId, { dice: [{ ...bluesDie!, faces: [3] }] })).toMatchObject({
      kind: 'refused',
      violations: [{ code: 'UNUSED_DICE' }],
    });
    const mine = accepted(await club.enter(red, timelineId, { faces: [5] }));
    expect(mine.awaited).toEqual({ rolls: [] });
    const seen = JSON.stringify(await club.events(blue, timelineId));
    expect(seen).toContain('dice.FacesAwaited');
    expect(seen).not.toContain('"faces":[5]');
    const shown = await club.queries.execute(new PositionQuery(blue, timelineId, {}));
    expect(shown.played.waiting).toBeUndefined();
    accepted(await club.enter(blue, timelineId, { faces: [7] }));
    expect(await club.queries.execute(new VerifyQuery(arbiter, timelineId))).toMatchObject({ sound: true });
    await club.close();
  });

  it('waits on after a restart, in a fork of its middle, and in an export', async () => {
    const { club, timelineId, arbiter, red } = await closed();
    accepted(await club.enter(red, timelineId, { faces: [3] }));
    const fork = await club.commands.execute(
      new ForkTimelineCommand({
        session: arbiter,
        commandId: 'fork',
        timelineId,
        revision: null,
        name: 'What if',
        dice: 'same',
        reason: 'to try',
      }),
    );
    if (fork.kind !== 'created') throw new Error(JSON.stringify(fork));
    const again = await club.restart();
    for (const [timeline, face] of [
      [timelineId, 2],
      [fork.timelineId, 5],
    ] as const) {
      accepted(await again.enter(arbiter, timeline, { faces: [face] }));
      expect(await again.queries.execute(new VerifyQuery(arbiter, timeline))).toMatchObject({ sound: true });
    }
    expect((await again.state(arbiter, timelineId)).initiative).toEqual(['seat-1', 'seat-2']);
    expect((await again.state(arbiter, fork.timelineId)).initiative).toEqual(['seat-2', 'seat-1']);
    const lines = [];
    for await (const line of await again.queries.execute(new ExportQuery(arbiter, timelineId)))
      lines.push(line);
    expect(lines.join('')).toContain('dice.FacesCompleted');
    await again.close();
  });

  it('keeps its dice, step by step, when an order before it is amended', async () => {
    const { club, timelineId, arbiter, ...table } = await tied();
    const [orders] = await club.events(arbiter, timelineId, { type: 'toy.OrdersSubmitted' });
    const hold = { type: 'SubmitOrders', orders: [] } as const;
    const amended = await amend(club, table.amendment(orders!.revision, hold));
    expect(amended.impact.inputs.map(({ type, result }) => [type, result])).toEqual([
      ['toy.PhaseCloseAsked', 'same'],
      ['dice.FacesEntered', 'same'],
      ['dice.FacesEntered', 'changed'],
      ['toy.PassSaid', 'same'],
    ]);
    expect((await club.state(arbiter, amended.timelineId!)).initiative).toEqual(['seat-2', 'seat-1']);
    expect(await club.queries.execute(new VerifyQuery(arbiter, amended.timelineId!))).toMatchObject({
      sound: true,
    });
    await club.close();
  });

  it('waits again where the last faces are left out, and takes others', async () => {
    const { club, timelineId, arbiter, ...table } = await tied();
    const entries = await club.events(arbiter, timelineId, { type: 'dice.FacesEntered' });
    const amended = await amend(club, table.amendment(entries[1]!.revision, null));
    expect(amended.impact.inputs.map(({ type, result }) => [type, result])).toEqual([
      ['toy.PassSaid', 'misplaced'],
    ]);
    accepted(await club.enter(arbiter, amended.timelineId!, { faces: [5, 4] }));
    expect((await club.state(arbiter, amended.timelineId!)).initiative).toEqual(['seat-1', 'seat-2']);
    await club.close();
  });
});

/** Orders, their close, a tie, its decision, and a pass after it. */
async function tied() {
  const club = await Club.start();
  const table = await club.campaign({ diceMode: 'table', parameters: { handSize: 0 } });
  const { timelineId, arbiter, red, blue } = table;
  const orders = [{ unit: 'seat-1-guard', order: 'ADVANCE' }] as const;
  accepted(await club.play(red, timelineId, { type: 'SubmitOrders', orders }));
  accepted(await club.play(arbiter, timelineId, { type: 'ClosePhase' }));
  accepted(await club.enter(red, timelineId, { faces: [3, 3] }));
  accepted(await club.enter(blue, timelineId, { faces: [1, 2] }));
  accepted(await club.play(blue, timelineId, { type: 'Pass' }));
  const amendment = (revision: number, command: ToyCommand | null) =>
    new AmendTimelineCommand({
      session: arbiter,
      commandId: 'amend',
      timelineId,
      revision,
      amendment: command ? { kind: 'replace', command, dice: [] } : { kind: 'drop' },
      reason: 'a slip',
      preview: false,
    });
  return { club, ...table, amendment };
}

async function amend(club: Club, command: AmendTimelineCommand) {
  const result = await club.commands.execute(command);
  if (result.kind !== 'amended') throw new Error(JSON.stringify(result));
  return result;
}

describe('mixed dice', () => {
  it('are thrown by hand as far as somebody wants, the rest by the service, provably', async () => {
    const { club, timelineId, arbiter, red, blue } = await closed({ handSize: 0 }, 'mixed');
    accepted(await club.enter(red, timelineId, { faces: [6] }));
    expect(await club.enter(blue, timelineId, { faces: [1], rest: true })).toMatchObject({
      violations: [{ code: 'REST_BY_ITSELF' }],
    });
    const { events } = accepted(await club.enter(blue, timelineId, { rest: true }));
    expect(facesOf(events)[0]).toMatchObject({ faces: [6], source: 'table' });
    expect(facesOf(events)[1]).toMatchObject({ source: 'committed', enteredBy: null });
    accepted(await club.play(arbiter, timelineId, { type: 'ClosePhase' }, { rest: true }));
    expect(await club.queries.execute(new VerifyQuery(arbiter, timelineId))).toMatchObject({ sound: true });
    await club.close();
  });

  it('leaves to a player the rest that is his to know alone', async () => {
    const { club, timelineId, arbiter, red } = await closed({}, 'mixed');
    accepted(await club.enter(arbiter, timelineId, { rest: true }));
    const ended = accepted(await club.play(arbiter, timelineId, { type: 'ClosePhase' }));
    expect(ended.awaited!.rolls).toHaveLength(2);
    expect(await club.enter(red, timelineId, { rest: true })).toMatchObject({
      violations: [{ code: 'REST_NOT_YOURS' }],
    });
    accepted(await club.enter(red, timelineId, { faces: [5] }));
    const { events } = accepted(await club.enter(arbiter, timelineId, { rest: true }));
    expect(facesOf(events).map(({ source }) => source)).toEqual(['table', 'committed']);
    await club.close();
  });
});
