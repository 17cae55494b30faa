import fc from 'fast-check';
import {
  append,
  forkAt,
  openChronicle,
  OTHER_ROOT,
  playOn,
  playOut,
  PROVEN,
  PROVEN_ANEW,
  ROOT,
} from '../../../test/recorded/chronicle.js';
import { withOwnHashes } from '../../../test/recorded/first-version.js';
import { rehash as rehashed } from '../../../tools/bench/forger.js';
import { SEATS } from '../../../test/toy/club.js';
import {
  TOY,
  type ToyCommand,
  type ToyEvent,
  type ToyPosition,
  type ToyState,
} from '../../../test/toy/index.js';
import { chainedSecret, committedDice, diceVerifier, seededDice, turnSecret } from '../../dice/index.js';
import {
  added,
  adjudicateOpening,
  booksOf,
  mayKnow,
  rulesChange,
  upcasting,
  type AnyRuleset,
  type Opening,
  type Table,
} from '../../engine/index.js';
import { digest, hashing } from '../../hashing/index.js';
import { PUBLIC, violation, type DiceRolledData, type Json, type RecordedEvent } from '../../kernel/index.js';
import { UPCASTERS } from '../../../test/toy/upcasters.js';
import type { VerificationReport } from '../reports.js';
import { historyFor, withhold, type WithheldEvent } from './history.js';
import { verifyHistory } from './verify.js';

const tools = { hashing, dice: diceVerifier };
const rehash = (events: readonly RecordedEvent[]) => rehashed(events, SEATS);
/** A history is given event by event where each has a hash of its own, and by steps where it has not. */
const verify = (history: readonly (RecordedEvent | WithheldEvent)[]) => {
  const events = history as readonly RecordedEvent[];
  const stepped = events.at(-1)?.stepSalt !== undefined;
  return verifyHistory(TOY, stepped ? historyFor('all', events, () => true, hashing) : history, tools);
};
const problems = (report: VerificationReport, name: string) =>
  report.checks.find((each) => each.name === name)!.problems;
const examined = (report: VerificationReport, name: string) =>
  report.checks.find((each) => each.name === name)!.examined;

const changedAt = (events: readonly RecordedEvent[], at: number, part: object): readonly RecordedEvent[] =>
  events.map((event, index) => (index === at ? ({ ...event, ...part } as RecordedEvent) : event));

const STEPPED = playOut(openChronicle());
const OLD = playOut(openChronicle({}, ROOT));
const OWN = { ...STEPPED, events: withOwnHashes(STEPPED.events) };

describe.each([
  ['step by step', STEPPED],
  ['event by event', OWN],
])('verifyHistory, of a campaign chained %s', (_, GAME) => {
  const find = (type: string, after = 0) =>
    GAME.events.findIndex((each, at) => at >= after && each.type === type);

  it('finds a whole campaign sound, with every check having looked at something', async () => {
    const report = await verify(GAME.events);
    expect(report.checks.flatMap((each) => each.problems)).toEqual([]);
    expect(report).toMatchObject({
      sound: true,
      events: GAME.events.length,
      withheld: 0,
      rolls: GAME.played.rolls,
    });
    expect(report.checks.every((each) => each.examined > 0)).toBe(true);
    expect(examined(report, 'dice')).toBe(GAME.played.rolls);
    expect(examined(report, 'checksums')).toBe(3);
    expect(examined(report, 'adjudication')).toBe(GAME.events.filter((each) => each.kind === 'input').length);
  });

  it('finds forks of forks sound, with the same dice and with fresh ones', async () => {
    const half = Math.floor(GAME.events.length / 2);
    const cut = GAME.events.findIndex((each, at) => at > half && each.kind === 'input');
    const same = playOut(forkAt(GAME, cut - 1, 'fork-a', 'same'));
    const again = same.events.findIndex((each, at) => at > cut + 4 && each.kind === 'input');
    const fresh = playOut(forkAt(same, again - 1, 'fork-b', PROVEN_ANEW));
    for (const { events } of [same, fresh]) {
      const report = await verify(events);
      expect(report.checks.flatMap((each) => each.problems)).toEqual([]);
      expect(report.sound).toBe(true);
    }
  });

  it('names the event of which any part was changed', async () => {
    const paths = GAME.events.flatMap((event, at) =>
      // That an event is the last of its command says where the store stands, not what happened.
      leaves(event as unknown as Json).flatMap((path) => (path[0] === 'last' ? [] : [{ at, path }])),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), async ({ at, path }) => {
        const bent = structuredClone(GAME.events) as RecordedEvent[];
        bend(bent[at] as unknown as Record<string, Json>, path);
        const report = await verify(bent);
        expect(report.sound).toBe(false);
        const named = report.checks.flatMap((each) => each.problems.map(({ revision }) => revision));
        const step = GAME.events.findLast((each, place) => place <= at && each.kind === 'input')!.revision;
        expect(named.some((each) => each === bent[at]!.revision || (GAME === STEPPED && each === step))).toBe(
          true,
        );
      }),
      { seed: 5, numRuns: 60 },
    );
  });

  it('misses an event that was taken out, and sees two that were swapped', async () => {
    const without = await verify(GAME.events.filter((_, at) => at !== 20));
    expect(problems(without, 'revisions')[0]).toEqual({
      revision: 21,
      message: 'Revision 20 was expected here',
    });
    const input = GAME.events.findLast((each, at) => at <= 20 && each.kind === 'input')!.revision;
    expect(problems(without, 'hash-chain')[0]!.revision).toBe(GAME === OWN ? 21 : input);
    const swapped = [...GAME.events];
    [swapped[20], swapped[21]] = [swapped[21]!, swapped[20]!];
    expect((await verify(swapped)).sound).toBe(false);
  });

  it('sees through a forger who hashes everything anew: faces', async () => {
    const at = find('dice.DiceRolled', 30);
    const data = GAME.events[at]!.data as { faces: number[] };
    const forged = rehash(
      changedAt(GAME.events, at, { data: { ...data, faces: [(data.faces[0]! % 6) + 1] } }),
    );
    const report = await verify(forged);
    expect(problems(report, 'hash-chain')).toEqual([]);
    expect(problems(report, 'dice')[0]!.revision).toBe(at);
    const outside = changedAt(GAME.events, at, { data: { ...data, faces: [99] } });
    const { rule } = (GAME.events[at]!.data as unknown as DiceRolledData).key;
    expect(problems(await verify(rehash(outside)), 'dice')[0]!.message).toMatch(
      new RegExp(`^The faces are none of .* \\(${rule}, dice.DiceRolled\\)$`),
    );
  });

  it('sees through a forger who relabels a committed roll as thrown on a table', async () => {
    const at = find('dice.DiceRolled', 30);
    const data = { ...GAME.events[at]!.data, source: 'table', enteredBy: 'red' };
    const report = await verify(rehash(changedAt(GAME.events, at, { data })));
    const { message } = problems(report, 'dice')[0]!;
    expect(message).toContain('it must be committed');
    // Every message about a roll names the rule that asked for it.
    expect(message).toContain((data as unknown as DiceRolledData).key.rule);
  });

  it('sees through a forger who changes an outcome: judged again it is another', async () => {
    const at = find('toy.UnitMoved');
    const report = await verify(
      rehash(changedAt(GAME.events, at, { data: { ...GAME.events[at]!.data, to: 6 } })),
    );
    expect(report.judgedOtherwise.first[0]).toMatchObject({ revision: at, version: '1.0.0' });
    expect(problems(report, 'checksums').length).toBeGreaterThan(0);
    expect(report).toMatchObject({ sound: false, verdict: 'broken' });
  });

  it('sees an account that its postings do not explain', async () => {
    const lenient = { ...TOY, postings: () => [] };
    const report = await verifyHistory(lenient, GAME.events, tools);
    expect(problems(report, 'postings').length).toBeGreaterThan(0);
    // Where postings are stored, judging again finds them too.
    expect(report.judgedOtherwise.commands > 0).toBe(GAME === STEPPED);
  });

  it('names type and rules of the event in what is wrong with the chain, the checksums and the postings', async () => {
    const at = find('toy.UnitMoved');
    const event = GAME.events[at]!;
    const input = GAME.events.findLast((each, place) => place <= at && each.kind === 'input')!;
    const named = ({ because, type }: RecordedEvent) => ` (${[...because, type].join(', ')})`;
    const data = { ...event.data, to: 6 };
    const [broken] = problems(await verify(changedAt(GAME.events, at, { data })), 'hash-chain');
    expect(broken!.message).toMatch(/^The (leaves do|hash does) not follow from the (event|leaves)/);
    expect(broken!.message.endsWith(named(GAME === OWN ? event : input))).toBe(true);

    const forged = await verify(rehash(changedAt(GAME.events, at, { data })));
    const [checksum] = problems(forged, 'checksums');
    expect(checksum!.message.endsWith(named(GAME.events[checksum!.revision]!))).toBe(true);

    const postings: AnyRuleset['postings'] = TOY.postings;
    const { type } = GAME.events.find((each) => postings(each).length > 0)!;
    const without = { ...TOY, postings: (each: RecordedEvent) => (each.type === type ? [] : postings(each)) };
    for (const ruleset of [without, { ...TOY, postings: () => [] }, { ...TOY, balances: () => ({}) }]) {
      const found = problems(await verifyHistory(ruleset, GAME.events, tools), 'postings');
      expect(found.length).toBeGreaterThan(0);
      for (const { message } of found)
        expect(message).toMatch(/ \(([A-Z]+-[A-Z]+-\d+, )*(toy|timeline)\.\w+\)$/);
    }
  });

  it('sees roll numbers with gaps', async () => {
    const roll = find('dice.DiceRolled', 30);
    const gap = rehash(changedAt(GAME.events, roll, { data: { ...GAME.events[roll]!.data, roll: 999 } }));
    expect(problems(await verify(gap), 'roll-numbers')[0]!.revision).toBe(roll);
  });

  it('does not take scripted dice for committed ones', async () => {
    const [opened] = openChronicle().events;
    const verdict = adjudicateOpening(
      TOY,
      opened!.data as never,
      { actor: { seat: 'arbiter', role: 'arbiter' }, at: opened!.at, timelineId: 'main' },
      { dice: { ...seededDice('x'), turnSecret: committedDice(ROOT).turnSecret }, digest },
    );
    const events = (verdict as { events: readonly object[] }).events.map((draft, revision) => ({
      ...draft,
      ...{
        id: `e-${revision}`,
        timelineId: 'main',
        revision,
        commandId: 'c',
        actor: 'arbiter',
        at: opened!.at,
      },
      causationId: revision === 0 ? null : 'e-0',
      hash: '',
    }));
    const report = await verify(rehash(events as unknown as RecordedEvent[]));
    expect(problems(report, 'dice').map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^Roll 1 is scripted; it must be committed \(TOY-[A-Z]+-\d+, timeline.Opened\)$/),
    );
  });

  it('names an event of a type that nobody knows, its revision and the ruleset', async () => {
    const at = find('toy.UnitMoved');
    const report = await verify(rehash(changedAt(GAME.events, at, { type: 'toy.UnitFlew' })));
    expect(problems(report, 'adjudication')).toEqual([
      { revision: at, message: `toy.UnitFlew at revision ${at} is no event of the ruleset toy` },
    ]);
  });

  it('sees an id that is there twice, and an event of another actor or time than its input', async () => {
    const at = find('toy.UnitMoved');
    const { id } = GAME.events[3]!;
    const twice = await verify(rehash(changedAt(GAME.events, at, { id })));
    expect(problems(twice, 'revisions')).toContainEqual({
      revision: at,
      message: `The id ${id} was there before`,
    });
    for (const part of [{ actor: 'arbiter' }, { at: '2025-01-10T19:30:00.001Z' }, { spokenBy: 'arbiter' }]) {
      const other = await verify(rehash(changedAt(GAME.events, at, part)));
      expect(other.sound).toBe(false);
      expect(problems(other, 'revisions').map(({ revision }) => revision)).toContain(at);
    }
  });

  it('answers a history of another shape with problems, not with a fault', async () => {
    const at = find('toy.CardsDealt');
    const bent = rehash(changedAt(GAME.events, at, { type: 'toy.PositionSet', data: { nonsense: true } }));
    expect(problems(await verify(bent), 'adjudication').length).toBeGreaterThan(0);
    expect(problems(await verify(bent), 'adjudication')[0]!.message).toMatch(
      /^The ruleset cannot read \w+\.\w+: /,
    );
    expect((await verify(GAME.events.slice(1))).sound).toBe(false);
    // Nothing was examined: there is nothing to vouch for.
    expect(await verify([])).toMatchObject({ sound: false, events: 0, bound: 0 });
  });

  it('accepts table dice in a table campaign and by hand in a committed one', async () => {
    const byHand = openChronicle({ shotsByHand: true });
    const orders = playOn(byHand, 'red', { type: 'LockOrders' });
    const report = await verify(playOn(orders, 'blue', { type: 'LockOrders' }).events);
    expect(report.sound).toBe(true);
    const bare = openChronicle({ handSize: 0 }, null);
    const locked = playOn(bare, 'red', { type: 'LockOrders' });
    const initiative = { rule: 'TOY-ACT-01', purpose: 'initiative' };
    const begun = playOn(locked, 'blue', { type: 'LockOrders' }, [
      { ...initiative, subject: 'red', faces: [5] },
      { ...initiative, subject: 'blue', faces: [2] },
    ]);
    const table = await verify(begun.events);
    expect(table.checks.flatMap((each) => each.problems)).toEqual([]);
    expect(table.rolls).toBe(2);
  });
});

describe.each([
  ['step by step', OLD],
  ['event by event', { ...OLD, events: withOwnHashes(OLD.events) }],
])('verifyHistory, of a campaign of old with secrets, chained %s', (_, GAME) => {
  it('sees secrets that lead nowhere and secrets that are missing', async () => {
    expect(await verify(GAME.events)).toMatchObject({ sound: true, rolls: GAME.played.rolls });
    const secret = GAME.events.findIndex((each) => each.type === 'dice.SecretPublished');
    const { turn } = GAME.events[secret]!.data as { turn: number };
    const wrong = changedAt(GAME.events, secret, { data: { turn, secret: turnSecret(OTHER_ROOT, turn) } });
    expect(problems(await verify(rehash(wrong)), 'dice')[0]).toEqual({
      revision: secret,
      message: `The secret of turn ${turn} does not lead to the commitment`,
    });
    const missing = GAME.events
      .filter((_each, at) => at !== secret)
      .map((event, revision) => ({ ...event, revision }));
    expect(problems(await verify(rehash(missing)), 'dice')[0]!.message).toBe(
      `The secret of turn ${turn} was not published at its end`,
    );
  });

  it('has a commitment that the last secret still leads to', () => {
    const secrets = GAME.events.filter((each) => each.type === 'dice.SecretPublished');
    const { turn, secret } = secrets.at(-1)!.data as { turn: number; secret: string };
    const opened = GAME.events[0]!.data as { dice: { commitment: string } };
    expect(chainedSecret(secret, turn + 1)).toBe(opened.dice.commitment);
  });
});

describe('the books', () => {
  const { events } = STEPPED;

  it('can be added up without the rules: at every end of a turn the postings come to the digest stored', () => {
    const sums: Record<string, number> = {};
    let turns = 0;
    for (const { type, data, postings = [] } of events) {
      for (const { account, amount } of postings) sums[account] = (sums[account] ?? 0) + amount;
      if (type !== 'timeline.TurnEnded') continue;
      expect(data['books']).toBe(digest(booksOf(sums)));
      turns += 1;
    }
    expect(turns).toBe(3);
  });

  it('are found out when a posting, or what they came to, was forged', async () => {
    const at = events.findIndex(({ postings }) => postings?.some(({ account }) => account === 'VP:red'));
    const postings = [{ account: 'VP:red', amount: 9 }];
    const forged = await verify(rehash(changedAt(events, at, { postings })));
    expect(forged.judgedOtherwise.first[0]).toMatchObject({ revision: at });
    expect(problems(forged, 'postings')[0]!.message).toContain('do not come to its books');
    expect((await verify(rehash(changedAt(events, at, { postings: undefined })))).sound).toBe(false);
    const end = events.findIndex(({ type }) => type === 'timeline.TurnEnded');
    const data = { ...events[end]!.data, books: '0'.repeat(64) };
    const cooked = await verify(rehash(changedAt(events, end, { data })));
    expect(problems(cooked, 'postings')[0]).toMatchObject({ revision: end });
    expect(cooked.judgedOtherwise.first[0]).toMatchObject({
      revision: end,
      message: expect.stringContaining('data.books') as string,
    });
  });
});

describe('verifyHistory, of events with hashes of their own', () => {
  const GAME = OWN;

  it('checks withheld events by their links, and what it can see beside them', async () => {
    const hidden = GAME.events.findIndex((each) => each.type === 'toy.OrdersSubmitted');
    const history = GAME.events.map((event, at) =>
      at === hidden || at === hidden + 1 ? withhold(event) : event,
    );
    const report = await verify(history);
    expect(report.checks.flatMap((each) => each.problems)).toEqual([]);
    expect(report).toMatchObject({ sound: true, withheld: 2, events: GAME.events.length });
    expect(examined(report, 'dice')).toBe(GAME.played.rolls);
    const bent = history.map((entry, at) => (at === hidden + 1 ? { ...entry, hash: 'f'.repeat(64) } : entry));
    expect(problems(await verify(bent), 'hash-chain')[0]!.revision).toBe(hidden + 2);
  });

  it('allows roll numbers to go on behind withheld rolls', async () => {
    const rolls = GAME.events.flatMap((each, at) => (each.type === 'dice.DiceRolled' && at > 30 ? [at] : []));
    const history = GAME.events.map((event, at) => (at === rolls[0] ? withhold(event) : event));
    expect(problems(await verify(history), 'roll-numbers')).toEqual([]);
    const skipping = history.filter((_, at) => at !== rolls[1]);
    expect(problems(await verify(skipping), 'roll-numbers')[0]!.revision).toBe(
      GAME.events[rolls[2]!]!.revision,
    );
  });

  it('proves the rolls that anybody sees where even the opening is withheld', async () => {
    const position = { ...TOY.scenarios[0]!.setup(SEATS), objectives: { blue: 2 } } as ToyPosition;
    const { events: stepped, played } = playOut(openChronicle({}, PROVEN, position));
    const events = withOwnHashes(stepped);
    const now = TOY.moment(played.state);
    const seen = events.map((event) =>
      mayKnow(TOY.meta, event.audience, PUBLIC, now) ? event : withhold(event),
    );
    const report = await verify(seen);
    expect(report).toMatchObject({ sound: true, events: events.length });
    expect(seen[0]).toHaveProperty('withheld');
    expect(examined(report, 'dice')).toBeGreaterThan(0);
    const uncommitted = await verify(seen.map((each, at) => (at === 1 ? withhold(events[1]!) : each)));
    expect(problems(uncommitted, 'dice').length).toBeGreaterThan(0);
  });
});

type Path = readonly (string | number)[];

/** Paths of all leaves of a JSON value. */
function leaves(value: Json | undefined, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, each]) => leaves(each as Json, [...path, key]));
}

function bend(value: Record<string, Json>, path: Path): void {
  let parent = value as unknown as Record<string | number, Json>;
  for (const step of path.slice(0, -1)) parent = parent[step] as unknown as Record<string | number, Json>;
  const last = path.at(-1)!;
  const leaf = parent[last];
  parent[last] =
    typeof leaf === 'number'
      ? leaf + 1
      : typeof leaf === 'boolean'
        ? !leaf
        : typeof leaf === 'string'
          ? `${leaf}x`
          : 'x';
}

describe('verifyHistory, under other rules than those that judged', () => {
  const { events } = STEPPED;
  const under = (version: string, more: Partial<AnyRuleset> = {}): AnyRuleset => ({
    ...TOY,
    ...more,
    meta: { ...TOY.meta, version },
  });
  const verifyUnder = (ruleset: AnyRuleset) =>
    verifyHistory(
      ruleset,
      historyFor('all', events, () => true, hashing),
      tools,
    );
  const results = ({ checks }: VerificationReport) =>
    Object.fromEntries(checks.map(({ name, result }) => [name, result]));

  it.each(['1.0.0', '1.1.0'])(
    'tells what they judge otherwise, by which rule and who judged it, and finds it sound (version %s)',
    async (version) => {
      const kind: Partial<AnyRuleset> = {
        decide: (command: ToyCommand, table: Table<ToyState, ToyEvent>) =>
          command.type === 'Pass' ? [violation('TOY-ACT-02', 'NOT_NOW')] : TOY.decide(command, table),
      };
      const report = await verifyUnder(under(version, kind));
      const passes = events.filter((each) => each.kind === 'input' && each.type === 'toy.PassSaid');
      expect(report).toMatchObject({ sound: true, verdict: 'judged-otherwise', bound: events.length });
      expect(report.checks.flatMap((each) => each.problems)).toEqual([]);
      expect(results(report)['adjudication']).toBe('otherwise');
      expect(report.judgedOtherwise.commands).toBe(passes.length);
      expect(report.judgedOtherwise.first[0]).toEqual({
        revision: passes[0]!.revision,
        type: 'toy.PassSaid',
        rules: ['TOY-ACT-02'],
        version: '1.0.0',
        message: 'Judged again it is refused: TOY-ACT-02 NOT_NOW',
      });
    },
  );

  it('finds it sound where the rules of today stop at a command of old', async () => {
    const stopping = under('1.1.0', {
      decide: () => {
        throw new Error('What is this?');
      },
    });
    const report = await verifyUnder(stopping);
    expect(report).toMatchObject({ sound: true, verdict: 'judged-otherwise' });
    expect(report.judgedOtherwise.first[0]!.message).toContain('What is this?');
  });

  it('does not examine checksums of another form of the state, but those of its own', async () => {
    const blank = (opening: Opening) => ({ ...TOY.blank(opening), weather: 'fair' });
    const anew = await verifyUnder(under('1.1.0', { blank }));
    expect(anew).toMatchObject({ sound: true, verdict: 'sound' });
    expect(results(anew)['checksums']).toBe('not-examined');
    expect(anew.checks.find((each) => each.name === 'checksums')).toMatchObject({
      examined: 0,
      passedOver: 3,
    });
    // The same version has the same states: here somebody changed something.
    expect(results(await verifyUnder(under('1.0.0', { blank })))['checksums']).toBe('failed');
    // What says by which code it was made is compared by that.
    const formed = playOut(openChronicle({}, PROVEN, undefined, { ...TOY, form: 'code-1' }));
    const of = (ruleset: AnyRuleset) =>
      verifyHistory(
        ruleset,
        historyFor('all', formed.events, () => true, hashing),
        tools,
      );
    expect(results(await of({ ...TOY, blank, form: 'code-1' }))['checksums']).toBe('failed');
    expect(results(await of({ ...TOY, blank, form: 'code-2' }))['checksums']).toBe('not-examined');
    expect(results(await of({ ...TOY, form: 'code-2' }))['checksums']).toBe('passed');
  });

  it('compares a member that older events do not know with nothing, and every other', async () => {
    const saying = (data: object): Partial<AnyRuleset> => ({
      decide: (command: ToyCommand, table: Table<ToyState, ToyEvent>) =>
        TOY.decide(command, {
          ...table,
          get state() {
            return table.state;
          },
          emit: (event, because) => {
            const said =
              event.type === 'toy.UnitMoved' ? { ...event, data: { ...event.data, ...data } } : event;
            table.emit(said as ToyEvent, because);
          },
        }),
    });
    const shapes = upcasting<ToyEvent>({ ...UPCASTERS, 'toy.UnitMoved': [added('speed')] });
    const named = await verifyUnder(under('1.0.0', { ...shapes, ...saying({ speed: 2 }) }));
    expect(named).toMatchObject({ sound: true, verdict: 'sound' });
    expect(results(named)['adjudication']).toBe('passed');
    // A member that nobody named is another thing than nothing.
    const unnamed = await verifyUnder(under('1.0.0', saying({ speed: 2 })));
    expect(unnamed).toMatchObject({ sound: true, verdict: 'judged-otherwise' });
    const wrong = await verifyUnder(under('1.0.0', { ...shapes, ...saying({ speed: 2, to: 6 }) }));
    expect(wrong.judgedOtherwise.first[0]!.message).toContain('data.to');
  });

  it('says which versions judged, and sees a change from one that did not', async () => {
    const OPENED = openChronicle();
    const ruleset = under('1.1.0');
    const place = { timelineId: 'main', revision: OPENED.events.length };
    const change = rulesChange(ruleset, OPENED.played, place)!;
    const changed = append(OPENED, [change.draft], 'service', change.commandId);
    const played = change.played as typeof OPENED.played;
    const game = playOut({ ...OPENED, ruleset, events: changed, played });
    const report = await verify(game.events);
    expect(report).toMatchObject({
      verdict: 'sound',
      rules: [
        { version: '1.0.0', revision: 0 },
        { version: '1.1.0', revision: place.revision },
      ],
    });
    const data = { from: '0.9.0', to: '1.1.0' };
    const lying = await verify(rehash(changedAt(game.events, place.revision, { data })));
    expect(lying.sound).toBe(false);
    expect(problems(lying, 'revisions')).toEqual([
      { revision: place.revision, message: 'The rules change from version 0.9.0, but 1.0.0 judged' },
    ]);
  });
});
