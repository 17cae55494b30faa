import {
  append,
  diceOf,
  forkAt,
  openChronicle,
  playOn,
  playOut,
  PROVEN_ANEW,
  type Chronicle,
} from '../../test/recorded/chronicle.js';
import { TOY, type ToyCommand } from '../../test/toy/index.js';
import { diceVerifier, tableDice } from '../dice/index.js';
import { digest, hashing } from '../hashing/index.js';
import type { DiceSource, RecordedEvent } from '../kernel/index.js';
import { amend, type AmendOutcome, type InputAmendment } from './amend.js';
import { compareTimelines } from './compare.js';
import { replay } from './replay.js';
import { historyFor } from './verification/history.js';
import { verifyHistory } from './verification/verify.js';

const GAME = playOut(openChronicle({}, PROVEN_ANEW));
const NO_ORDERS: ToyCommand = { type: 'SubmitOrders', orders: [] };
const inputsOf = (chronicle: Chronicle) => chronicle.events.filter((each) => each.kind === 'input');
const inputAt = (chronicle: Chronicle, type: string): RecordedEvent =>
  inputsOf(chronicle).find((each) => each.type === type)!;

function amendAt(
  chronicle: Chronicle,
  revision: number,
  amendment: InputAmendment,
  replacementDice: DiceSource = diceOf(chronicle.root),
): { outcome: AmendOutcome; fork: Chronicle } {
  const fork = forkAt(chronicle, revision - 1, 'amended');
  const outcome = amend({
    ruleset: TOY,
    before: fork.played,
    timelineId: 'amended',
    later: chronicle.events.slice(revision),
    amendment,
    dice: diceOf(chronicle.root),
    replacementDice,
    digest,
  });
  return { outcome, fork };
}

function asAmended(outcome: AmendOutcome): Extract<AmendOutcome, { kind: 'amended' }> {
  if (outcome.kind !== 'amended') throw new Error(`not amended but ${outcome.kind}`);
  return outcome;
}

/** The amended timeline as it would be stored. */
const stored = (fork: Chronicle, outcome: AmendOutcome): readonly RecordedEvent[] =>
  asAmended(outcome).commands.reduce<readonly RecordedEvent[]>(
    (events, { events: drafts, actor, commandId }) => append({ ...fork, events }, drafts, actor, commandId),
    fork.events,
  );

const commandOf = (event: RecordedEvent): ToyCommand => TOY.commandOf(event);

describe('amend', () => {
  it('with no change leaves every later input the same, whichever input is put in again', () => {
    for (const input of inputsOf(GAME).slice(1)) {
      const { outcome } = amendAt(GAME, input.revision, { kind: 'replace', command: commandOf(input) });
      const { inputs, played } = asAmended(outcome);
      expect(inputs.map((each) => each.result)).toEqual(inputs.map(() => 'same'));
      expect(inputs).toHaveLength(inputsOf(GAME).filter((each) => each.revision > input.revision).length);
      expect(played.state).toEqual(GAME.played.state);
    }
  });

  it('makes a timeline that is as sound as the old one, and folds to what was judged', async () => {
    const orders = inputAt(GAME, 'toy.OrdersSubmitted');
    const { outcome, fork } = amendAt(GAME, orders.revision, {
      kind: 'replace',
      command: NO_ORDERS,
    });
    const events = stored(fork, outcome);
    const report = await verifyHistory(
      TOY,
      historyFor('all', events, () => true, hashing),
      { hashing, dice: diceVerifier },
    );
    expect(report.checks.flatMap((each) => each.problems)).toEqual([]);
    expect(replay(TOY, events)).toEqual(asAmended(outcome).played);
    expect(asAmended(outcome).inputs.some((each) => each.result === 'changed')).toBe(true);
  });

  it('leaves out later inputs that were given at another phase than the campaign now stands at', () => {
    const game = playOn(playOn(openChronicle(), 'red', { type: 'LockOrders' }), 'blue', {
      type: 'LockOrders',
    });
    const seat = game.played.state.active!;
    const passed = playOn(game, seat, { type: 'Pass' });
    const lock = inputAt(passed, 'toy.LockAsked');
    const { outcome } = amendAt(passed, lock.revision, { kind: 'drop' });
    const { inputs, commands, played } = asAmended(outcome);
    expect(inputs.map((each) => [each.type, each.result])).toEqual([
      ['toy.LockAsked', 'changed'],
      ['toy.PassSaid', 'misplaced'],
    ]);
    expect(commands).toHaveLength(1);
    expect(played.state).toMatchObject({ phase: 'ORDERS', locked: ['blue'] });
  });

  it('answers the violations of an illegal replacement', () => {
    const orders = inputAt(GAME, 'toy.OrdersSubmitted');
    const command: ToyCommand = { type: 'SubmitOrders', orders: [{ unit: 'nobody', order: 'HOLD' }] };
    const { outcome } = amendAt(GAME, orders.revision, { kind: 'replace', command });
    expect(outcome).toMatchObject({
      kind: 'refused',
      violations: [{ rule: 'TOY-ORD-02', code: 'UNIT_NOT_YOURS' }],
    });
  });

  it('replaces no roll, no outcome and no opening', () => {
    const roll = GAME.events.find((each) => each.kind === 'roll')!;
    expect(amendAt(GAME, roll.revision, { kind: 'drop' }).outcome).toEqual({ kind: 'notAmendable' });
    const request = { kind: 'drop' } as const;
    const outcome = amend({
      ruleset: TOY,
      before: GAME.played,
      timelineId: 'x',
      later: GAME.events,
      amendment: request,
      dice: diceOf(GAME.root),
      replacementDice: diceOf(GAME.root),
      digest,
    });
    expect(outcome).toEqual({ kind: 'notAmendable' });
  });

  it('passes over forks on the way', () => {
    const cut = inputAt(GAME, 'toy.PassSaid').revision;
    const fork = playOut(forkAt(GAME, cut - 1, 'fork-a'));
    const first = inputAt(GAME, 'toy.ObjectiveNamed');
    const { outcome } = amendAt(fork, first.revision, { kind: 'replace', command: commandOf(first) });
    const { inputs } = asAmended(outcome);
    expect(inputs.map((each) => each.type)).not.toContain('timeline.Forked');
    expect(inputs.every((each) => each.result === 'same')).toBe(true);
  });
});

describe('amend, with table dice', () => {
  const INITIATIVE = { rule: 'TOY-ACT-01', purpose: 'initiative' };
  const [RED, BLUE] = [
    { ...INITIATIVE, subject: 'red', faces: [5] },
    { ...INITIATIVE, subject: 'blue', faces: [2] },
  ];
  const opened = openChronicle({ handSize: 0 }, null);
  const ordered = playOn(opened, 'red', { type: 'SubmitOrders', orders: [] });
  const locked = playOn(ordered, 'red', { type: 'LockOrders' });
  const begun = playOn(locked, 'blue', { type: 'LockOrders' }, [RED, BLUE]);
  const passed = playOn(begun, 'red', { type: 'Pass' });
  const advance: ToyCommand = {
    type: 'SubmitOrders',
    orders: [{ unit: 'red-guard', order: 'ADVANCE' }],
  };

  it('keeps faces where the same roll is needed again', () => {
    const orders = inputAt(passed, 'toy.OrdersSubmitted');
    const { outcome, fork } = amendAt(passed, orders.revision, { kind: 'replace', command: advance });
    const { inputs } = asAmended(outcome);
    expect(inputs.map((each) => each.result)).toEqual(['same', 'changed', 'same']);
    const rolls = stored(fork, outcome).filter((each) => each.type === 'dice.DiceRolled');
    expect(rolls.map((each) => [each.data['faces'], each.data['source'], each.data['enteredBy']])).toEqual([
      [[5], 'table', 'blue'],
      [[2], 'table', 'blue'],
    ]);
  });

  it('keeps them for the replacement too, unless others came along with it', () => {
    const lock = inputsOf(passed).filter((each) => each.type === 'toy.LockAsked')[1]!;
    const same = amendAt(passed, lock.revision, { kind: 'replace', command: { type: 'LockOrders' } });
    expect(asAmended(same.outcome).played.state).toMatchObject({ initiative: ['red', 'blue'] });
    const other = [{ ...RED, faces: [1] }];
    const changed = amendAt(
      passed,
      lock.revision,
      { kind: 'replace', command: { type: 'LockOrders' } },
      tableDice(other, { enteredBy: 'arbiter' }),
    );
    expect(asAmended(changed.outcome).played.state).toMatchObject({ initiative: ['blue', 'red'] });
    const [later] = asAmended(changed.outcome).inputs;
    expect(later).toMatchObject({ type: 'toy.PassSaid', result: 'illegal' });
    expect(later!.violations.length).toBeGreaterThan(0);
  });

  it('lists inputs that need dice nobody has thrown, and asks for those of the replacement', () => {
    const withoutRolls = passed.events.filter((each) => each.type !== 'dice.DiceRolled');
    const orders = inputAt(passed, 'toy.OrdersSubmitted');
    const bare = { ...passed, events: withoutRolls };
    const { outcome } = amendAt(bare, orders.revision, { kind: 'replace', command: advance });
    expect(asAmended(outcome).inputs.map((each) => each.result)).toEqual(['same', 'needsDice', 'misplaced']);
    const lock = inputsOf(bare).filter((each) => each.type === 'toy.LockAsked')[1]!;
    const at = withoutRolls.indexOf(lock);
    const fork = forkAt(locked, lock.revision - 1, 'amended');
    const needed = amend({
      ruleset: TOY,
      before: fork.played,
      timelineId: 'amended',
      later: withoutRolls.slice(at),
      amendment: { kind: 'replace', command: { type: 'LockOrders' } },
      dice: tableDice([]),
      replacementDice: tableDice([]),
      digest,
    });
    expect(needed).toMatchObject({
      kind: 'rollsNeeded',
      rolls: [
        { key: { subject: 'red' }, count: 1, sides: 6 },
        { key: { subject: 'blue' }, count: 1, sides: 6 },
      ],
    });
  });
});

describe('compareTimelines', () => {
  const turnEndsOf = (events: readonly RecordedEvent[]) =>
    events
      .filter((each) => each.type === 'timeline.TurnEnded')
      .map(({ data }) => ({ turn: Number(data['turn']), checksum: String(data['checksum']) }));
  const side = (events: readonly RecordedEvent[], timelineId: string, forkedAt: number | null) => ({
    played: replay(TOY, events)!,
    segments:
      forkedAt === null
        ? [{ timelineId, to: events.length - 1 }]
        : [
            { timelineId: 'main', to: forkedAt },
            { timelineId, to: events.length - 1 },
          ],
    events,
    turnEnds: turnEndsOf(events),
  });

  it('finds nothing between a timeline and itself', () => {
    const main = side(GAME.events, 'main', null);
    const { boards, ...found } = compareTimelines(TOY, main, main);
    expect(boards.left.pieces.length).toBeGreaterThan(0);
    expect(boards.left).toEqual(boards.right);
    expect(found).toEqual({
      commonRevision: GAME.events.length - 1,
      firstDifference: null,
      pieces: [],
      locations: [],
      balances: [],
      standings: [],
      turns: [1, 2, 3].map((turn) => ({ turn, same: true })),
    });
  });

  it('says what an amendment changed: first difference, pieces, accounts, standings, turns', () => {
    const orders = inputAt(GAME, 'toy.OrdersSubmitted');
    const { outcome, fork } = amendAt(GAME, orders.revision, {
      kind: 'replace',
      command: NO_ORDERS,
    });
    const report = compareTimelines(
      TOY,
      side(GAME.events, 'main', null),
      side(stored(fork, outcome), 'amended', orders.revision - 1),
    );
    expect(report.commonRevision).toBe(orders.revision - 1);
    expect(report.firstDifference).toMatchObject({
      moment: { turn: 1, phase: 'ORDERS' },
      left: expect.stringContaining('ADVANCE'),
      right: expect.stringContaining('"orders":[]'),
    });
    expect(report.pieces).toContainEqual(
      expect.objectContaining({ id: expect.any(String), field: expect.any(String) }),
    );
    expect(report.turns[0]).toEqual({ turn: 1, same: false });
    const balances = [GAME.played.state, asAmended(outcome).played.state].map((state) =>
      TOY.balances(state as never),
    );
    for (const { account, left, right } of report.balances) {
      expect([balances[0]![account] ?? 0, balances[1]![account] ?? 0]).toEqual([left, right]);
      expect(left).not.toBe(right);
    }
    expect(report.balances.length).toBeGreaterThan(0);
  });

  it('finds no difference where one timeline is the beginning of the other', () => {
    const cut = inputAt(GAME, 'toy.PassSaid').revision;
    const report = compareTimelines(
      TOY,
      side(GAME.events.slice(0, cut), 'main', null),
      side(GAME.events, 'main', null),
    );
    expect(report).toMatchObject({ commonRevision: cut - 1, firstDifference: null });
  });

  it('sees a piece that stands on one side only', () => {
    const [one, other] = [side(GAME.events, 'main', null), side(GAME.events, 'main', null)];
    const state = other.played.state as { units: Record<string, unknown> };
    const gone = Object.keys(state.units)[0]!;
    const units = Object.fromEntries(Object.entries(state.units).filter(([id]) => id !== gone));
    const report = compareTimelines(TOY, one, {
      ...other,
      played: { ...other.played, state: { ...state, units } },
    });
    expect(report.pieces).toContainEqual({
      id: gone,
      field: '',
      left: expect.objectContaining({ id: gone }),
      right: undefined,
    });
  });
});
