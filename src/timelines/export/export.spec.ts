import fc from 'fast-check';
import { forkAt, openChronicle, playOut, type Chronicle } from '../../../test/recorded/chronicle.js';
import { exported, subjectOf, viewerOf } from '../../../test/recorded/exports.js';
import { linesOfFirstVersion, withOwnHashes } from '../../../test/recorded/first-version.js';
import { TOY } from '../../../test/toy/index.js';
import { diceVerifier } from '../../dice/index.js';
import { mayKnow } from '../../engine/index.js';
import { hashing } from '../../hashing/index.js';
import type { Json, RecordedEvent } from '../../kernel/index.js';
import { replay } from '../replay.js';
import type { Reader } from '../steps.js';
import { historyFor, withhold, type HistoryEntry } from '../verification/history.js';
import { linesOf, LONGEST_LINE, NO_END, TOO_LONG, type Line } from './lines.js';
import { readExport, type ExportPart } from './read.js';
import { verifyExport } from './verify-export.js';

const tools = { hashing, dice: diceVerifier };
const findToy = (code: string) => (code === 'toy' ? TOY : undefined);
const verify = (lines: readonly Line[]) => verifyExport(lines, findToy, tools);

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

const GAME = playOut(openChronicle({ rounds: 1 }));
const OPEN = playOut(openChronicle(), 5);

describe('an export', () => {
  it('comes back as it was, and is sound', async () => {
    const lines = await exported(GAME);
    const parts = await all(readExport(lines, hashing));
    const entries = parts.flatMap((each) => (each.kind === 'entry' ? [each.entry] : []));
    expect(entries).toEqual(await all(historyFor('all', GAME.events, () => true, hashing)));
    expect(parts.at(-1)).toMatchObject({
      kind: 'trailer',
      line: lines.length,
      trailer: { events: GAME.events.length, hash: GAME.events.at(-1)!.hash, steps: entries.length },
    });
    const { events } = GAME;
    expect(await verify(lines)).toMatchObject({
      sound: true,
      problems: [],
      header: { name: 'Club night' },
      report: { events: events.length, bound: events.length, withheld: 0 },
    });
  });

  it('of a fork holds the parent’s events too, and is sound by itself', async () => {
    const result = await verify(await exported(fork()));
    expect(result).toMatchObject({ sound: true, problems: [] });
    expect(result.report!.events).toBe(fork().events.length);
  });

  it('shows of a sealed sheet that it is there, and proves it when it opens', async () => {
    const sealed = OPEN.events.find(({ audience }) => audience.to === 'sealed')!;
    const early = await exported(OPEN, 'all', { turn: 1, phase: 'ORDERS' });
    const late = await exported(OPEN, 'all', { turn: 9, phase: 'ORDERS' });
    const at = late.findIndex((line) => line.includes(`"id":"${sealed.id}"`));
    expect(JSON.parse(early[at]!)).toEqual({ sealed: true, digest: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(early.at(-1)).toBe(late.at(-1));
    for (const lines of [early, late]) expect(await verify(lines)).toMatchObject({ sound: true });
    expect((await verify(early)).report!.withheld).toBeGreaterThan(0);
    const other = early.with(at, hashing.canonical({ sealed: true, digest: 'f'.repeat(64) }));
    expect(await verify(other)).toMatchObject({ sound: false });
  });

  it('is unsound when any character of it is another', async () => {
    const files = [await exported(GAME), await exported(GAME, 'seat:red'), await exported(GAME, 'public')];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...files).chain((lines) => fc.tuple(fc.constant(lines), fc.nat(lines.length - 1))),
        fc.double({ min: 0, max: 0.9999, noNaN: true }),
        fc.constantFrom('0', '9', 'a', ' ', '"', '{', '\\'),
        async ([lines, at], place, sign) => {
          const line = lines[at]!;
          // Where the opening is hidden, what a header says of campaign and ruleset is a claim.
          fc.pre(at > 0 || lines === files[0]);
          const spot = Math.floor(place * line.length);
          fc.pre(line[spot] !== sign);
          const bent = lines.with(at, line.slice(0, spot) + sign + line.slice(spot + 1));
          expect((await verify(bent)).sound).toBe(false);
        },
      ),
      { seed: 7, numRuns: 250 },
    );
  });

  it('is handed on entry by entry to whoever asks for it', async () => {
    const lines = await exported(GAME);
    const seen: HistoryEntry[] = [];
    await verifyExport(lines, findToy, tools, (entry, line) => {
      seen.push(entry);
      expect(JSON.parse(lines[line - 1]!)).toMatchObject({ hash: entry.hash });
    });
    expect(seen).toHaveLength(lines.filter((line) => line.includes('"leaves"')).length);
  });
});

const fork = () => {
  const cut = GAME.events.findIndex((each, at) => at > 25 && each.kind === 'input');
  return playOut(forkAt(GAME, cut - 1, 'fork-a'));
};

const replayed = (events: readonly RecordedEvent[]): Pick<Chronicle, 'events' | 'played'> => ({
  events,
  played: replay(TOY, events) as Chronicle['played'],
});

/** What a forger does: changes events of a file and makes the reader's leaves and all hashes after it anew. */
function forged(lines: readonly string[], reader: Reader, change: (text: string) => string): string[] {
  const out: string[] = [];
  let previous = '0'.repeat(64);
  let step: Record<string, Json> | undefined;
  let body: string[] = [];
  const closeStep = () => {
    if (!step) return;
    const own = hashing.sha256(
      hashing.canonical([step['salt']!, ...body.map((text) => hashing.sha256(text))]),
    );
    const leaves = { ...(step['leaves'] as Record<string, Json>), [reader]: own };
    previous = hashing.sha256(previous + hashing.canonical(leaves));
    out.push(hashing.canonical({ ...step, leaves, hash: previous }), ...body);
    [step, body] = [undefined, []];
  };
  for (const line of lines) {
    if (line.includes('"leaves":') || line.includes('"trailer":')) closeStep();
    if (line.includes('"leaves":')) step = JSON.parse(line) as Record<string, Json>;
    else if (step) body.push(change(line));
    else if (line.includes('"trailer":'))
      out.push(hashing.canonical({ ...(JSON.parse(line) as object), hash: previous }));
    else out.push(line);
  }
  return out;
}

describe('an export for a reader who may not know all', () => {
  const READERS: readonly Reader[] = ['public', 'seat:red', 'seat:blue'];

  it.each(READERS)('is sound, and binds every event that %s is shown', async (reader) => {
    for (const game of [GAME, OPEN, fork()]) {
      const now = TOY.moment(game.played.state);
      const known = game.events.filter(({ audience }) => mayKnow(TOY.meta, audience, viewerOf(reader), now));
      const { sound, problems, report } = await verify(await exported(game, reader));
      expect([sound, problems]).toEqual([true, []]);
      expect(report!.events - report!.withheld).toBe(known.length);
      expect(report!.bound).toBe(report!.events);
      expect(report!.events).toBeLessThan(game.events.length);
    }
  });

  it('has the last hash that all have', async () => {
    const { hash } = GAME.events.at(-1)!;
    for (const reader of READERS)
      expect(JSON.parse((await exported(GAME, reader)).at(-1)!)).toMatchObject({ hash });
  });

  it('says what it did not examine', async () => {
    const { report } = await verify(await exported(GAME, 'seat:red'));
    const results = Object.fromEntries(report!.checks.map(({ name, result }) => [name, result]));
    expect(results).toMatchObject({
      'hash-chain': 'passed',
      postings: 'not-examined',
      checksums: 'not-examined',
      adjudication: 'not-examined',
    });
    expect((await verify(await exported(GAME))).report!.checks.map(({ result }) => result)).toEqual(
      Array(7).fill('passed'),
    );
  });

  it('is unsound when victory points before its end were given to another', async () => {
    const lines = await exported(GAME, 'seat:red');
    const change = (line: string) => line.replaceAll(/"(winners|seat|owner)":(\[?)"blue"/g, '"$1":$2"red"');
    const given = lines.map((line) => (line.includes('"type":"toy.Scored"') ? change(line) : line));
    expect(given.filter((line, at) => line !== lines[at]).length).toBeGreaterThan(0);
    expect(await verify(given)).toMatchObject({ sound: false, report: { bound: 0 } });
    // Made to fit in itself, it has another last hash than the file of anybody else.
    const fitting = forged(lines, 'seat:red', (line) => (line.includes('toy.Scored') ? change(line) : line));
    expect(await verify(fitting)).toMatchObject({ sound: true });
    expect(JSON.parse(fitting.at(-1)!)['hash']).not.toBe(JSON.parse(lines.at(-1)!)['hash']);
    expect(forged(lines, 'seat:red', (line) => line)).toEqual(lines);
  });

  it('tells neither who else watched nor how much is hidden', async () => {
    for (const reader of READERS) {
      const lines = await exported(GAME, reader);
      expect(lines.filter((line) => /"(audience|revision|causationId|roll)":/.test(line))).toEqual([]);
      const own = reader === 'public' ? null : reader.slice('seat:'.length);
      const salts = GAME.events.flatMap(({ salt, stepSalt }) => [salt, stepSalt ?? salt]);
      for (const salt of salts) expect(lines.join('\n')).not.toContain(`"${salt}"`);
      const steps = lines.filter((line) => line.includes('"leaves"'));
      expect(new Set(steps.map((line) => line.replace(/"step":\d+/, '').length)).size).toBe(1);
      const hidden = GAME.events.filter(
        ({ audience }) => audience.to === 'seats' && !audience.seats.includes(own ?? ''),
      );
      expect(hidden.length).toBeGreaterThan(0);
      for (const { id } of hidden) expect(lines.join('\n')).not.toContain(`"${id}"`);
    }
  });

  it('is the same for a reader whatever a command hides from it', async () => {
    const dealt = GAME.events.findIndex(({ type }) => type === 'toy.CardsDealt');
    const other = GAME.events.filter((_, at) => at !== dealt);
    const shapes = async (events: readonly RecordedEvent[]) =>
      (await all(historyFor('public', events, ({ audience }) => audience.to === 'public', hashing))).map(
        (entry) => ('events' in entry ? [entry.step, entry.events.length, Object.keys(entry.leaves)] : []),
      );
    expect(await shapes(other)).toEqual(await shapes(GAME.events));
  });

  it('has claims in its header where the events say nothing', async () => {
    const position = { ...TOY.scenarios[0]!.setup(GAME.played.seats), objectives: { blue: 2 } };
    const hidden = playOut(openChronicle({ rounds: 1 }, undefined, position as never));
    const lines = await exported(hidden, 'public');
    expect(lines.some((line) => line.includes('timeline.Opened'))).toBe(false);
    expect(await verify(lines)).toMatchObject({ sound: true, problems: [] });
    const other = lines.with(0, lines[0]!.replace('"lineage":["main"]', '"lineage":["other"]'));
    expect((await verify(other)).problems).toMatchObject([{ line: 1 }]);
  });
});

describe('an export of the first version', () => {
  const old = withOwnHashes(GAME.events);
  const written = (entries: Parameters<typeof linesOfFirstVersion>[1]) =>
    linesOfFirstVersion(subjectOf(GAME), entries);

  it('is sound by its own rule', async () => {
    expect(await verify(written(old))).toMatchObject({
      sound: true,
      problems: [],
      report: { events: old.length, bound: old.length },
    });
    const forked = withOwnHashes(fork().events);
    expect(await verify(linesOfFirstVersion(subjectOf(fork()), forked))).toMatchObject({ sound: true });
  });

  it('binds no more than what follows its last withheld event, and says so', async () => {
    const hidden = old.findLastIndex((each) => each.type === 'toy.OrdersSubmitted');
    const lines = written(old.map((event, at) => (at === hidden ? withhold(event) : event)));
    expect(await verify(lines)).toMatchObject({
      sound: true,
      report: { withheld: 1, events: old.length, bound: old.length - hidden - 1 },
    });
  });

  it('names the fork that it is of, even where the opening is withheld', async () => {
    const forked = withOwnHashes(fork().events);
    const entries = forked.map((event, at) => (at === 0 ? withhold(event) : event));
    const lines = linesOfFirstVersion(subjectOf(fork()), entries);
    expect((await verify(lines)).problems).toEqual([]);
    const renamed = lines.with(0, lines[0]!.replace('"Fork fork-a"', '"Other"'));
    expect((await verify(renamed)).problems).toEqual([
      { line: 1, message: "The header's name is not that of the events" },
    ]);
    const moved = lines.with(0, lines[0]!.replace('"fromRevision":0', '"fromRevision":1'));
    expect((await verify(moved)).problems).toEqual([
      { line: 1, message: "The header's lineage.0.fromRevision is not that of the events" },
    ]);
  });

  it('may be the beginning of a history that goes on by steps', async () => {
    const cut = GAME.events.findIndex((each, at) => at > 30 && each.kind === 'input');
    const begun = { ...GAME, ...replayed(old.slice(0, cut)) };
    const game = playOut(begun);
    const lines = await exported(game);
    expect(await verify(lines)).toMatchObject({ sound: true, report: { bound: game.events.length } });
    expect(lines.filter((line) => line.includes('"leaves"')).length).toBeGreaterThan(0);
    const seen = await exported(game, 'seat:red');
    expect(await verify(seen)).toMatchObject({ sound: true, problems: [] });
    // By the old rule an event cannot be shown without its audience.
    expect(seen.filter((line) => line.includes('"seats":["blue"]'))).toEqual([]);
  });
});

const upToTurnEnd = (lines: readonly string[]) =>
  lines.slice(0, lines.findIndex((line) => line.includes('"timeline.TurnEnded"')) + 1);
const FIRST_VERSION = linesOfFirstVersion(subjectOf(GAME), withOwnHashes(GAME.events));
const SALTED = FIRST_VERSION.findIndex((line) => line.includes('"to":"seats"'));

describe('a malformed file', () => {
  const last = (parts: readonly ExportPart[]) => parts.at(-1) as { line: number; message: string };
  const problemOf = async (lines: readonly Line[]) => last(await all(readExport(lines, hashing)));

  it.each<[string, (lines: string[]) => readonly Line[], number, string]>([
    ['is empty', () => [], 1, 'The file is empty'],
    ['is no JSON', () => ['hello'], 1, 'The line is not JSON'],
    [
      'has another format',
      (lines) => [lines[0]!.replace('warledger-timeline', 'other')],
      1,
      'format is not "warledger-timeline"',
    ],
    [
      'has a later version',
      (lines) => [lines[0]!.replace('"version":2}', '"version":3}')],
      1,
      'version is not 2',
    ],
    ['has no header', (lines) => lines.slice(1), 1, 'hash is unknown'],
    ['has no trailer', (lines) => lines.slice(0, 5), 6, 'The file ends without its trailer'],
    ['goes on after it', (lines) => [...lines, '{}'], 999, 'Something follows the trailer'],
    ['has an empty line', (lines) => lines.toSpliced(3, 0, ''), 4, 'The line is not JSON'],
    ['has white space', (lines) => lines.with(3, `${lines[3]} `), 4, 'The line is not canonical JSON'],
    [
      'has another order of members',
      (lines) => lines.with(3, '{"b":1,"a":2}'),
      4,
      'The line is not canonical JSON',
    ],
    [
      'has a line too long',
      (lines) => lines.with(3, 'x'.repeat(LONGEST_LINE + 1)),
      4,
      `The line is longer than ${LONGEST_LINE} characters`,
    ],
    [
      'was cut there',
      (lines) => [...lines.slice(0, 3), TOO_LONG],
      4,
      `The line is longer than ${LONGEST_LINE} characters`,
    ],
    [
      'nests without end',
      (lines) => lines.with(3, '['.repeat(200_000) + ']'.repeat(200_000)),
      4,
      'The line nests deeper than 100',
    ],
    ['has a list for an event', (lines) => lines.with(3, '[]'), 4, 'the line is not an object'],
    [
      'has an unknown member',
      (lines) => lines.with(3, lines[3]!.replace('{"actor"', '{"a":1,"actor"')),
      4,
      'a is unknown',
    ],
    [
      'lacks a member',
      (lines) => lines.with(3, lines[3]!.replace('"actor":"arbiter",', '')),
      4,
      'actor is not a text',
    ],
    [
      'has a strange audience',
      (lines) => lines.with(2, lines[2]!.replace('{"to":"public"}', '{"to":"nobody"}')),
      3,
      'audience.to is not "public" or "arbiter"',
    ],
    [
      'has a time that is none',
      (lines) => lines.with(2, lines[2]!.replace(/"at":"[^"]*"/, '"at":"yesterday"')),
      3,
      'at is not a time in UTC, as 2025-01-10T19:30:00.000Z',
    ],
    [
      'has a day that there is not',
      (lines) => lines.with(2, lines[2]!.replace(/"at":"[^"]*"/, '"at":"2025-02-29T19:30:00Z"')),
      3,
      'at is not a time in UTC, as 2025-01-10T19:30:00.000Z',
    ],
    [
      'has an event of the platform that nobody knows',
      (lines) => upToTurnEnd(lines).map((line) => line.replace('timeline.TurnEnded', 'timeline.TurnBegun')),
      999,
      'data is not of a known event: timeline.TurnBegun is none',
    ],
    [
      'hides an event without a salt',
      () => [...FIRST_VERSION.slice(0, SALTED), FIRST_VERSION[SALTED]!.replace(/"salt":"[^"]*",/, '')],
      SALTED + 1,
      'salt is not a text',
    ],
    [
      'has an event of a step without a salt',
      (lines) => lines.with(2, lines[2]!.replace(/"salt":"[^"]*",/, '')),
      3,
      'salt is not a text',
    ],
    [
      'has a short hash',
      (lines) => lines.with(1, lines[1]!.replace(/"hash":"../, '"hash":"')),
      2,
      'hash is not a SHA-256 in lower-case hex',
    ],
  ])('that %s is named by its line', async (_, bend, line, message) => {
    const lines = await exported(GAME);
    expect(await problemOf(bend(lines))).toEqual({
      kind: 'problem',
      line: line === 999 ? bend(lines).length : line,
      message,
    });
  });

  it('ends where a step was changed for one without its salt, or counts steps that are not there', async () => {
    const lines = await exported(GAME);
    const steps = lines.filter((line) => line.includes('"leaves"')).length;
    const counted = lines.with(-1, lines.at(-1)!.replace(`"steps":${steps}`, '"steps":1'));
    expect((await problemOf(counted)).message).toBe(`The trailer counts 1 steps, not ${steps}`);
    const bare = lines.with(1, lines[1]!.replace(/"salt":"[^"]*",/, ''));
    expect(await problemOf(bare)).toMatchObject({ line: 2, message: 'salt is not a text' });
  });

  it('with a wrong count or last hash in its trailer is unsound', async () => {
    const lines = await exported(GAME);
    const count = GAME.events.length;
    const counted = lines.with(-1, lines.at(-1)!.replace(`"events":${count}`, '"events":1'));
    expect((await problemOf(counted)).message).toBe(`The trailer counts 1 events, not ${count}`);
    const { hash } = GAME.events.at(-1)!;
    const hashed = lines.with(-1, lines.at(-1)!.replace(hash, 'f'.repeat(64)));
    expect((await problemOf(hashed)).message).toBe('The trailer names another last hash');
  });

  it.each([
    ['campaignId', '"campaign-1"', '"campaign-2"'],
    ['name', '"Club night"', '"Other"'],
    ['lineage.0', '"lineage":["main"]', '"lineage":["other"]'],
    ['timelineId', '"timelineId":"main"', '"timelineId":"other"'],
    ['ruleset.version', '"version":"1.0.0"', '"version":"1.0.1"'],
  ])('whose header has another %s than its events is unsound', async (field, from, to) => {
    const lines = await exported(GAME);
    const result = await verify(lines.with(0, lines[0]!.replace(from, to)));
    expect(result.problems).toEqual([
      { line: 1, message: `The header's ${field} is not that of the events` },
    ]);
    expect(result.sound).toBe(false);
  });

  it('of a ruleset that is not known cannot be judged', async () => {
    const lines = await exported(GAME);
    const result = await verify(lines.with(0, lines[0]!.replace('"code":"toy"', '"code":"chess"')));
    expect(result).toMatchObject({
      sound: false,
      report: null,
      problems: [{ line: 1, message: 'The ruleset chess is not known here' }],
    });
  });
});

describe('linesOf', () => {
  async function* pieces(...texts: Line[]): AsyncGenerator<Line> {
    yield* texts;
  }

  it('cuts at line ends, wherever the pieces end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('a', 'bb', '\n', 'c\nd', '')), async (texts) => {
        const expected: Line[] = texts.join('').split('\n');
        if (expected.pop() !== '') expected.push(NO_END);
        expect(await all(linesOf(pieces(...texts)))).toEqual(expected);
      }),
      { seed: 8 },
    );
  });

  it('ends at a line that is too long, before all of it has been read', async () => {
    expect(await all(linesOf(pieces('ab\nabc', 'd', 'never read'), 3))).toEqual(['ab', TOO_LONG]);
    expect(await all(linesOf(pieces('abcd\nab'), 3))).toEqual([TOO_LONG]);
  });
});
