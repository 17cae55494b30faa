import { committedDice, scriptedDice, tableDice, turnSecret, type EnteredFaces } from '../dice/index.js';
import { digest } from '../hashing/index.js';
import {
  choice,
  orNull,
  record,
  text,
  type DiceSource,
  type RollRequest,
  type Violation,
} from '../kernel/index.js';
import { canonical, deepFreeze, open, SEATS, TIMELINE } from '../../test/toy/club.js';
import { TOY, type ToyEvent, type ToyState } from '../../test/toy/index.js';
import { adjudicate, adjudicateOpening, recordRuling, type Verdict } from './adjudicate.js';
import type { FoldedTimeline } from './play.js';
import { readerOf } from './reading.js';
import type { CommandShape } from './command-shape.js';
import type { AnyRuleset, Table } from './ruleset.js';

const ROOT = { secret: '5a'.repeat(32), turns: 10 };
const CIRCUMSTANCES = {
  actor: { seat: 'red', role: 'player' },
  at: '2025-01-10T19:30:00.000Z',
  timelineId: TIMELINE,
} as const;

type ToyTable = Table<ToyState, ToyEvent>;
type Deciding = (table: ToyTable) => readonly Violation[] | void;

/** The toy, judging every command in a way of the test's own. */
const judging = (decide: Deciding): AnyRuleset => ({
  ...TOY,
  decide: (_command, table) => decide(table) ?? [],
});

/** Judges a `Pass` that the test says the meaning of, at the start of a campaign. */
const judge = (
  decide: Deciding,
  dice: DiceSource = scriptedDice([]),
  played: FoldedTimeline = open().played,
): Verdict =>
  adjudicate(judging(decide), played, { ...CIRCUMSTANCES, command: { type: 'Pass' } }, { dice, digest });

const eventsOf = (verdict: Verdict) => (verdict.kind === 'accepted' ? verdict.events : []);
const d6 = (subject: string, more: Partial<RollRequest> = {}): RollRequest => ({
  count: 1,
  sides: 6,
  for: 'TOY-ACT-01',
  purpose: 'test',
  subject,
  ...more,
});
const keyOf = (subject: string, counter = 0) => ({
  ruleset: 'toy',
  turn: 1,
  phase: 'ORDERS',
  rule: 'TOY-ACT-01',
  purpose: 'test',
  subject,
  counter,
});
const entered = (subject: string, ...faces: number[]): EnteredFaces => ({
  rule: 'TOY-ACT-01',
  purpose: 'test',
  subject,
  faces,
});
const locked = (seat: string): ToyEvent => ({ type: 'toy.OrdersLocked', data: { seat } });
const revealed: ToyEvent = { type: 'toy.OrdersRevealed', data: { sheets: {} } };
const begun: ToyEvent = { type: 'toy.ActionsBegun', data: { initiative: ['red', 'blue'] } };
const ended: ToyEvent = { type: 'toy.RoundEnded', data: { round: 1 } };
const decided: ToyEvent = { type: 'toy.CampaignDecided', data: { winners: ['red'], objectives: {} } };
const ILLEGAL: Violation[] = [
  { rule: 'TOY-ORD-01', code: 'ONE', path: ['a'], params: {} },
  { rule: 'TOY-ORD-02', code: 'TWO', path: ['b', 2], params: { least: 3 } },
];

describe('an accepted command', () => {
  it('gives its input, then rolls and outcomes in the order they happened', () => {
    const verdict = judge(
      (table) => {
        table.emit(locked('red'), ['TOY-ORD-01']);
        table.roll(d6('red'));
        table.emit(locked('blue'), ['TOY-ORD-01', 'TOY-ORD-02']);
        table.roll(d6('blue', { count: 2 }));
        table.emit(begun, ['TOY-ACT-01']);
        table.emit(revealed, ['TOY-ORD-01']);
      },
      scriptedDice([3, 4, 5]),
    );
    expect(eventsOf(verdict).map((each) => [each.kind, each.type, each.cause, each.because])).toEqual([
      ['input', 'toy.PassSaid', null, []],
      ['outcome', 'toy.OrdersLocked', 0, ['TOY-ORD-01']],
      ['roll', 'dice.DiceRolled', 0, ['TOY-ACT-01']],
      ['outcome', 'toy.OrdersLocked', 0, ['TOY-ORD-01', 'TOY-ORD-02']],
      ['roll', 'dice.DiceRolled', 0, ['TOY-ACT-01']],
      ['outcome', 'toy.ActionsBegun', 4, ['TOY-ACT-01']],
      ['outcome', 'toy.OrdersRevealed', 0, ['TOY-ORD-01']],
    ]);
  });

  it('holds the whole command in its input', () => {
    const [input] = eventsOf(judge(() => {}));
    expect(input).toEqual({
      type: 'toy.PassSaid',
      schema: 1,
      kind: 'input',
      turn: 1,
      phase: 'ORDERS',
      because: [],
      audience: { to: 'public' },
      cause: null,
      data: { seat: 'red', command: { type: 'Pass' } },
    });
    expect(TOY.commandOf(input!)).toEqual({ type: 'Pass' });
  });

  it('shows a rule the effects of what was emitted before, and leaves what it read as it was', () => {
    const read: string[][] = [];
    const verdict = judge((table) => {
      const before = table.state;
      table.emit(locked('red'), ['TOY-ORD-01']);
      read.push([...before.locked], [...table.state.locked]);
      table.emit(locked('blue'), ['TOY-ORD-01']);
      read.push([...before.locked], [...table.state.locked]);
    });
    expect(read).toEqual([[], ['red'], [], ['blue', 'red']]);
    expect(verdict.kind === 'accepted' && (verdict.played.state as ToyState).locked).toEqual(['blue', 'red']);
  });

  it('places each event in the moment at which it happens', () => {
    const verdict = judge((table) => {
      table.emit(begun, ['TOY-ACT-01']);
      table.emit(locked('red'), ['TOY-ORD-01']);
    });
    expect(eventsOf(verdict).map((each) => each.phase)).toEqual(['ORDERS', 'ORDERS', 'ACTIONS']);
  });

  it('writes the current schema of each type', () => {
    const data = {
      seat: 'red',
      measure: 'VP',
      owner: 'red',
      amount: 1,
      rule: 'TOY-SCO-01',
      cause: 'x',
    } as const;
    const events = eventsOf(judge((table) => table.emit({ type: 'toy.Scored', data }, ['TOY-SCO-01'])));
    expect(events.map((each) => each.schema)).toEqual([1, 2]);
  });

  it('asks the ruleset for audiences: of events with the state after them, of rolls with the state before', () => {
    const asked: unknown[] = [];
    const watching: AnyRuleset = {
      ...judging((table) => {
        table.roll(d6('red', { purpose: 'draw' }));
        table.emit(begun, ['TOY-ACT-01']);
      }),
      audience: (event: ToyEvent, state: ToyState) => {
        asked.push([event.type, state.phase]);
        return { to: 'arbiter' };
      },
    };
    const command = { ...CIRCUMSTANCES, command: { type: 'Pass' } };
    const verdict = adjudicate(watching, open().played, command, { dice: scriptedDice([1]), digest });
    expect(asked).toEqual([
      ['toy.PassSaid', 'ORDERS'],
      ['toy.ActionsBegun', 'ACTIONS'],
    ]);
    expect(eventsOf(verdict).map((each) => each.audience)).toEqual([
      { to: 'arbiter' },
      { to: 'seats', seats: ['red'] },
      { to: 'arbiter' },
    ]);
  });

  it('changes nothing of the timeline it was judged on', () => {
    const { played } = open();
    const before = canonical(played);
    judge(
      (table) => {
        table.roll(d6('red'));
        table.emit(locked('red'), ['TOY-ORD-01']);
        table.emit(ended, ['TOY-ACT-02']);
      },
      scriptedDice([1]),
      deepFreeze(played),
    );
    expect(canonical(played)).toBe(before);
  });

  it('is told who gave it and when', () => {
    const seen: unknown[] = [];
    judge((table) => void seen.push(table.actor, table.at));
    expect(seen).toEqual([{ seat: 'red', role: 'player' }, '2025-01-10T19:30:00.000Z']);
  });
});

describe('a refused command', () => {
  it('answers all violations as they are, and no events', () => {
    const verdict = judge((table) => {
      table.emit(locked('red'), ['TOY-ORD-01']);
      return ILLEGAL;
    });
    expect(verdict).toEqual({ kind: 'refused', violations: ILLEGAL });
  });

  it('is refused for its own faults though dice came along unused', () => {
    expect(judge(() => ILLEGAL, tableDice([entered('red', 3)]))).toEqual({
      kind: 'refused',
      violations: ILLEGAL,
    });
  });
});

describe('a roll', () => {
  it('is an event with its number, key, faces and source', () => {
    const dice = tableDice([entered('red', 2, 5)], { enteredBy: 'red', confirmedBy: 'blue' });
    const { played } = open();
    const verdict = judge(
      (table) => {
        expect(table.roll(d6('red', { count: 2 }))).toEqual([2, 5]);
      },
      dice,
      played,
    );
    expect(eventsOf(verdict)[1]).toEqual({
      type: 'dice.DiceRolled',
      schema: 1,
      kind: 'roll',
      turn: 1,
      phase: 'ORDERS',
      because: ['TOY-ACT-01'],
      audience: { to: 'public' },
      cause: 0,
      data: {
        roll: played.rolls + 1,
        key: keyOf('red'),
        notation: '2D6',
        faces: [2, 5],
        source: 'table',
        enteredBy: 'red',
        confirmedBy: 'blue',
        thrownFor: 'red',
      },
    });
  });

  it('has nobody to answer for it unless somebody entered it', () => {
    const [, roll] = eventsOf(judge((table) => void table.roll(d6('red')), scriptedDice([1])));
    expect(roll?.data).toMatchObject({ source: 'scripted', enteredBy: null, confirmedBy: null });
  });

  it('is thrown for the seat that the rule names, else for that of its subject', () => {
    const rolling: Deciding = (table) => {
      table.roll(d6('red'));
      table.roll(d6('red', { purpose: 'another', thrownFor: 'blue' }));
    };
    const rolls = eventsOf(judge(rolling, scriptedDice([1, 2]))).filter(({ kind }) => kind === 'roll');
    expect(rolls.map(({ data }) => data['thrownFor'])).toEqual(['red', 'blue']);
  });

  it('is numbered without gaps through all commands; equal keys are counted within their turn', () => {
    const rolling: Deciding = (table) => {
      table.rollAll([d6('red'), d6('blue')]);
      table.roll(d6('red'));
      table.emit({ type: 'toy.RoundEnded', data: { round: table.state.round } }, ['TOY-ACT-02']);
      table.roll(d6('red'));
      table.roll(d6('red', { purpose: 'another' }));
    };
    const first = judge(rolling, scriptedDice([1, 2, 3, 4, 5]));
    const second = judge(
      rolling,
      scriptedDice([1, 2, 3, 4, 5]),
      first.kind === 'accepted' ? first.played : undefined,
    );
    const rolls = [first, second].map((verdict) =>
      eventsOf(verdict)
        .filter((each) => each.kind === 'roll')
        .map((each) => each.data as unknown as { roll: number; key: ReturnType<typeof keyOf> })
        .map(({ roll, key }) => [roll, key.turn, key.subject, key.purpose, key.counter]),
    );
    const dealt = open().played.rolls;
    expect(dealt).toBe(4);
    expect(rolls).toEqual([
      [
        [5, 1, 'red', 'test', 0],
        [6, 1, 'blue', 'test', 0],
        [7, 1, 'red', 'test', 1],
        [8, 2, 'red', 'test', 0],
        [9, 2, 'red', 'another', 0],
      ],
      [
        [10, 2, 'red', 'test', 1],
        [11, 2, 'blue', 'test', 0],
        [12, 2, 'red', 'test', 2],
        [13, 3, 'red', 'test', 0],
        [14, 3, 'red', 'another', 0],
      ],
    ]);
  });
});

describe('missing dice', () => {
  it('are asked for all at once where the rolls do not depend on each other', () => {
    const verdict = judge((table) => {
      table.rollAll([d6('red'), d6('blue', { count: 3 })]);
      table.emit(locked('red'), ['TOY-ORD-01']);
    }, tableDice([]));
    expect(verdict).toEqual({
      kind: 'rollsNeeded',
      rolls: [
        { key: keyOf('red'), count: 1, sides: 6 },
        { key: keyOf('blue'), count: 3, sides: 6 },
      ],
    });
  });

  it('are asked for without those that are there, and without what may depend on them', () => {
    const deciding: Deciding = (table) => {
      table.rollAll([d6('red'), d6('blue')]);
      table.roll(d6('green'));
      table.rollAll([d6('yellow')]);
    };
    const needed = (...faces: EnteredFaces[]) => {
      const verdict = judge(deciding, tableDice(faces));
      return verdict.kind === 'rollsNeeded' ? verdict.rolls.map((each) => each.key.subject) : verdict.kind;
    };
    expect(needed(entered('red', 1))).toEqual(['blue']);
    expect(needed(entered('red', 1), entered('blue', 1))).toEqual(['green']);
    expect(needed(entered('green', 1))).toEqual(['red', 'blue']);
    const all = ['red', 'blue', 'green', 'yellow'].map((each) => entered(each, 1));
    expect(needed(...all)).toBe('accepted');
  });

  it('outweigh violations, which placeholder faces may have brought about', () => {
    expect(judge((table) => (table.roll(d6('red')), ILLEGAL), tableDice([])).kind).toBe('rollsNeeded');
  });

  it('let a tie that is rolled again come to its end', () => {
    const tie: Deciding = (table) => {
      let faces = [[1], [1]] as readonly (readonly number[])[];
      while (faces[0]![0] === faces[1]![0]) faces = table.rollAll([d6('red'), d6('blue')]);
    };
    const verdict = judge(tie, tableDice([entered('red', 4), entered('blue', 4)]));
    expect(verdict).toEqual({
      kind: 'rollsNeeded',
      rolls: [
        { key: keyOf('red', 1), count: 1, sides: 6 },
        { key: keyOf('blue', 1), count: 1, sides: 6 },
      ],
    });
  });

  it('are stood in for by faces of the dice asked for', () => {
    const seen: number[] = [];
    judge((table) => {
      for (const sides of [1, 2, 3, 6, 10, 100]) {
        const faces = table.roll(d6('red', { count: 20, sides }));
        expect(faces).toHaveLength(20);
        expect(faces.every((face) => Number.isInteger(face) && face >= 1 && face <= sides)).toBe(true);
        seen.push(faces.length);
      }
    }, tableDice([]));
    expect(seen).toHaveLength(6);
  });

  it('are only those thrown by hand where the others are committed', () => {
    const deciding: Deciding = (table) => void table.rollAll([d6('red'), d6('blue', { byHand: true })]);
    const needed = judge(deciding, committedDice(ROOT));
    expect(needed).toMatchObject({ kind: 'rollsNeeded', rolls: [{ key: keyOf('blue') }] });
    const events = eventsOf(judge(deciding, committedDice(ROOT, [entered('blue', 6)], { enteredBy: 'red' })));
    expect(events.slice(1).map((each) => (each.data as { source?: string }).source)).toEqual([
      'committed',
      'table',
    ]);
  });
});

describe('dice that do not fit', () => {
  const deciding: Deciding = (table) => {
    const faces = table.roll(d6('red', { count: 2 }));
    return faces.length === 2 ? ILLEGAL : [];
  };

  it.each([
    [[1], 'WRONG_COUNT'],
    [[1, 2, 3], 'WRONG_COUNT'],
    [[0, 1], 'FACE_OUT_OF_RANGE'],
    [[1, 7], 'FACE_OUT_OF_RANGE'],
    [[1, 2.5], 'FACE_OUT_OF_RANGE'],
  ])('%j for 2D6: %s, rather than what follows from placeholders', (faces, code) => {
    expect(judge(deciding, tableDice([entered('red', ...faces)]))).toEqual({
      kind: 'refused',
      violations: [
        {
          rule: 'TOY-ACT-01',
          code,
          path: ['dice', 0],
          params: { key: keyOf('red'), given: faces, notation: '2D6' },
        },
      ],
    });
  });

  it('are refused when no roll uses them', () => {
    const dice = tableDice([entered('red', 1), entered('green', 2)]);
    expect(judge((table) => void table.roll(d6('red')), dice)).toMatchObject({
      kind: 'refused',
      violations: [
        { rule: 'TOY-ACT-01', code: 'UNUSED_DICE', path: ['dice', 1], params: { key: { subject: 'green' } } },
      ],
    });
  });
});

describe('the end of a turn', () => {
  const endings = (verdict: Verdict) =>
    eventsOf(verdict)
      .filter((each) => each.type === 'timeline.TurnEnded' || each.type === 'dice.SecretPublished')
      .map(({ type, kind, turn, phase, because, data }) => ({ type, kind, turn, phase, because, data }));

  it('is recorded in that turn with a checksum, and its secret is published', () => {
    const verdict = judge((table) => {
      table.emit(begun, ['TOY-ACT-01']);
      table.emit(ended, ['TOY-ACT-02']);
      const state = table.state;
      table.emit(locked('red'), ['TOY-ORD-01']);
      expect(digest(state)).not.toBe(digest(table.state));
    }, committedDice(ROOT));
    const state = { ...open().played.state, initiative: [], hands: {}, round: 2 };
    const common = { kind: 'outcome', turn: 1, phase: 'ACTIONS', because: ['TOY-ACT-02'] };
    // Balances in millionths, empty accounts left out.
    const books = digest({ 'SUPPLY:blue': 2_000_000, 'SUPPLY:red': 2_000_000 });
    expect(endings(verdict)).toEqual([
      { type: 'timeline.TurnEnded', ...common, data: { turn: 1, checksum: digest(state), books } },
      { type: 'dice.SecretPublished', ...common, data: { turn: 1, secret: turnSecret(ROOT, 1) } },
    ]);
    expect(eventsOf(verdict).map((each) => each.turn)).toEqual([1, 1, 1, 1, 1, 2]);
  });

  it('publishes nothing where there is nothing to publish', () => {
    const verdict = judge((table) => table.emit(ended, ['TOY-ACT-02']));
    expect(endings(verdict).map((each) => each.type)).toEqual(['timeline.TurnEnded']);
  });

  it('comes with the end of the campaign too, once', () => {
    const verdict = judge((table) => {
      table.emit(decided, ['TOY-END-01']);
      table.emit(ended, ['TOY-ACT-02']);
    }, committedDice(ROOT));
    expect(endings(verdict).map((each) => [each.type, each.data])).toMatchObject([
      ['timeline.TurnEnded', { turn: 1 }],
      ['dice.SecretPublished', { turn: 1 }],
    ]);
    expect(eventsOf(verdict).map((each) => each.type)).toEqual([
      'toy.PassSaid',
      'toy.CampaignDecided',
      'timeline.TurnEnded',
      'dice.SecretPublished',
      'toy.RoundEnded',
    ]);
  });

  it('does not come with the end of a phase', () => {
    expect(endings(judge((table) => table.emit(begun, ['TOY-ACT-01']), committedDice(ROOT)))).toEqual([]);
  });

  it('keeps its checksum for the arbiter while the state hides something', () => {
    const audience = (hidden: boolean) =>
      eventsOf(
        judge((table) => {
          const data = { seat: 'red', cell: 4 };
          if (hidden) table.emit({ type: 'toy.ObjectiveChosen', data }, ['TOY-OBJ-01']);
          table.emit(ended, ['TOY-ACT-02']);
        }),
      ).find((each) => each.type === 'timeline.TurnEnded')?.audience;
    expect(audience(false)).toEqual({ to: 'public' });
    expect(audience(true)).toEqual({ to: 'arbiter' });
  });
});

describe('the opening', () => {
  const opened = {
    campaignId: 'campaign-1',
    name: 'Club night',
    ruleset: { code: 'toy', version: '1.0.0' },
    parameters: { length: 7, rounds: 3, handSize: 0, hitOn: 4, shotsByHand: false },
    seats: SEATS,
    scenario: null,
    position: TOY.scenarios[0]!.setup(SEATS),
    dice: { mode: 'table', commitment: null, turns: 0 },
  } as const;
  const tools = { dice: scriptedDice([]), digest };

  it('is an input that play starts from', () => {
    const verdict = adjudicateOpening(TOY, opened, CIRCUMSTANCES, tools);
    expect(eventsOf(verdict).map((each) => [each.type, each.kind, each.cause])).toEqual([
      ['timeline.Opened', 'input', null],
      ['toy.PositionSet', 'outcome', 0],
      ['toy.CardsDealt', 'outcome', 0],
      ['toy.CardsDealt', 'outcome', 0],
    ]);
    expect(eventsOf(verdict)[0]).toMatchObject({
      data: opened,
      audience: { to: 'public' },
      turn: 1,
      phase: 'ORDERS',
    });
    expect(verdict).toMatchObject({
      played: { campaignId: 'campaign-1', seats: SEATS, dice: opened.dice, diceOwner: TIMELINE, rolls: 0 },
    });
  });

  it('is for the arbiter where the position hides something; the dice stay committed before all', () => {
    const position = { ...opened.position, objectives: { red: 6 } };
    const events = eventsOf(adjudicateOpening(TOY, { ...opened, position }, CIRCUMSTANCES, tools));
    expect(events.slice(0, 2)).toMatchObject([
      { type: 'timeline.Opened', kind: 'input', audience: { to: 'arbiter' } },
      {
        type: 'dice.Committed',
        kind: 'outcome',
        because: ['TOY-OBJ-01'],
        audience: { to: 'public' },
        cause: 0,
        data: opened.dice,
      },
    ]);
  });

  it('is refused with what is illegal in the position', () => {
    const verdict = adjudicateOpening(
      TOY,
      { ...opened, position: { units: [], supply: {} } },
      CIRCUMSTANCES,
      tools,
    );
    expect(verdict).toMatchObject({
      kind: 'refused',
      violations: [{ code: 'NO_UNITS' }, { code: 'NO_UNITS' }],
    });
  });
});

describe('a recorded ruling', () => {
  it.each([
    ['TOY-BTL-01', ['TOY-BTL-01']],
    [null, []],
  ])('under rule %s changes no state', (rule, because) => {
    const { played } = open();
    const ruling = { ruling: 'Reach counts from the flank', reason: 'Tables differ', rule, subject: null };
    const verdict = recordRuling(TOY, played, ruling, CIRCUMSTANCES, { dice: scriptedDice([]), digest });
    expect(verdict).toEqual({
      kind: 'accepted',
      played,
      events: [
        {
          type: 'timeline.RulingRecorded',
          schema: 1,
          kind: 'input',
          turn: 1,
          phase: 'ORDERS',
          because,
          audience: { to: 'public' },
          cause: null,
          data: ruling,
        },
      ],
    });
  });
});

describe('the form of a command', () => {
  const COMMANDS = choice('type', { Pass: record({ note: orNull(text) }) });
  const reading = (decided: unknown[]): AnyRuleset => ({
    ...TOY,
    read: readerOf(COMMANDS, {}, 'TOY-ACT-01'),
    input: (command) => ({ type: 'toy.Passed', data: { command } }),
    decide: (command) => {
      decided.push(command);
      return [];
    },
    evolve: (state) => state,
  });
  const send = (ruleset: AnyRuleset, command: unknown) =>
    adjudicate(
      ruleset,
      open().played,
      { ...CIRCUMSTANCES, command: command as CommandShape },
      { dice: scriptedDice([]), digest },
    );

  it.each([[null], [{}], [{ type: 'Fly' }], [{ type: 'Pass', note: 3 }]])(
    'refuses %j before it is recorded or judged',
    (command) => {
      const decided: unknown[] = [];
      expect(send(reading(decided), command)).toMatchObject({
        kind: 'refused',
        violations: [{ rule: 'TOY-ACT-01' }],
      });
      expect(decided).toEqual([]);
    },
  );

  it('records and judges what was sent with null for what was left out', () => {
    const decided: unknown[] = [];
    const [input] = eventsOf(send(reading(decided), { type: 'Pass' }));
    expect([input?.data, decided]).toEqual([
      { command: { type: 'Pass', note: null } },
      [{ type: 'Pass', note: null }],
    ]);
  });
});
