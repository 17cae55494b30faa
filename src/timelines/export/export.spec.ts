import fc from 'fast-check';
import { forkAt, openChronicle, playOut, type Chronicle } from '../../../test/recorded/chronicle.js';
import { TOY } from '../../../test/toy/index.js';
import { diceVerifier } from '../../dice/index.js';
import { hashing } from '../../hashing/index.js';
import { withhold, type HistoryEntry } from '../verification/history.js';
import { exportLines, linesOf, LONGEST_LINE } from './format.js';
import { readExport, type ExportPart } from './read.js';
import { verifyExport } from './verify-export.js';

const tools = { hashing, dice: diceVerifier };
const findToy = (code: string) => (code === 'toy' ? TOY : undefined);
const verify = (lines: readonly (string | null)[]) => verifyExport(lines, findToy, tools);

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

const exported = (game: Chronicle, entries: readonly HistoryEntry[] = game.events): Promise<string[]> =>
  all(
    exportLines(
      {
        campaignId: 'campaign-1',
        timelineId: game.timelineId,
        name: game.timelineId === 'main' ? 'Club night' : `Fork ${game.timelineId}`,
        ruleset: { code: 'toy', version: TOY.meta.version },
        lineage: game.segments.map(({ timelineId, start }) => ({ timelineId, fromRevision: start })),
      },
      entries,
      hashing,
    ),
  );

const GAME = playOut(openChronicle({ rounds: 1 }));

describe('an export', () => {
  it('comes back as it was, and is sound', async () => {
    const lines = await exported(GAME);
    expect(lines).toHaveLength(GAME.events.length + 2);
    const parts = await all(readExport(lines, hashing));
    expect(parts.map((each) => each.line)).toEqual(lines.map((_, at) => at + 1));
    expect(parts.flatMap((each) => (each.kind === 'event' ? [each.entry] : []))).toEqual(GAME.events);
    expect(parts.at(-1)).toMatchObject({
      kind: 'trailer',
      trailer: { events: GAME.events.length, hash: GAME.events.at(-1)!.hash },
    });
    expect(await verify(lines)).toMatchObject({ sound: true, problems: [], header: { name: 'Club night' } });
  });

  it('of a fork holds the parent’s events too, and is sound by itself', async () => {
    const cut = GAME.events.findIndex((each, at) => at > 25 && each.kind === 'input');
    const fork = playOut(forkAt(GAME, cut - 1, 'fork-a'));
    const result = await verify(await exported(fork));
    expect(result).toMatchObject({ sound: true, problems: [] });
    expect(result.report!.events).toBe(fork.events.length);
  });

  it('shows of a withheld event its place and hash alone', async () => {
    const hidden = GAME.events.findIndex((each) => each.type === 'toy.OrdersSubmitted');
    const lines = await exported(
      GAME,
      GAME.events.map((event, at) => (at === hidden ? withhold(event) : event)),
    );
    expect(JSON.parse(lines[hidden + 1]!)).toEqual({
      withheld: true,
      revision: hidden,
      timelineId: 'main',
      hash: GAME.events[hidden]!.hash,
    });
    expect(await verify(lines)).toMatchObject({ sound: true, report: { withheld: 1 } });
  });

  it('whose opening is withheld, as players get it, is not held against what cannot be seen', async () => {
    const seen = GAME.events.map((event, at) => (at === 0 ? withhold(event) : event));
    const lines = await exported(GAME, seen);
    expect((await verify(lines)).problems).toEqual([]);
    const other = lines.with(0, lines[0]!.replace('"fromRevision":0', '"fromRevision":1'));
    expect((await verify(other)).problems).toEqual([
      { line: 1, message: "The header's lineage.0.fromRevision is not that of the events" },
    ]);
  });

  it('of a fork is held against the name of the fork, even where the opening is withheld', async () => {
    const cut = GAME.events.findIndex((each, at) => at > 25 && each.kind === 'input');
    const fork = playOut(forkAt(GAME, cut - 1, 'fork-a'));
    const lines = await exported(
      fork,
      fork.events.map((event, at) => (at === 0 ? withhold(event) : event)),
    );
    expect((await verify(lines)).problems).toEqual([]);
    const renamed = lines.with(0, lines[0]!.replace('"Fork fork-a"', '"Other"'));
    expect((await verify(renamed)).problems).toEqual([
      { line: 1, message: "The header's name is not that of the events" },
    ]);
  });

  it('is unsound when any character of it is another', async () => {
    const lines = await exported(GAME);
    await fc.assert(
      fc.asyncProperty(
        fc.nat(lines.length - 1),
        fc.double({ min: 0, max: 0.9999, noNaN: true }),
        fc.constantFrom('0', '9', 'a', ' ', '"', '{', '\\'),
        async (at, place, sign) => {
          const line = lines[at]!;
          const spot = Math.floor(place * line.length);
          fc.pre(line[spot] !== sign);
          const bent = lines.with(at, line.slice(0, spot) + sign + line.slice(spot + 1));
          expect((await verify(bent)).sound).toBe(false);
        },
      ),
      { seed: 7, numRuns: 150 },
    );
  });

  it('is handed on event by event to whoever asks for it', async () => {
    const seen: number[] = [];
    await verifyExport(await exported(GAME), findToy, tools, ({ revision }) => void seen.push(revision));
    expect(seen).toEqual(GAME.events.map((each) => each.revision));
  });
});

describe('a malformed file', () => {
  const last = (parts: readonly ExportPart[]) => parts.at(-1) as { line: number; message: string };
  const problemOf = async (lines: readonly (string | null)[]) => last(await all(readExport(lines, hashing)));

  it.each<[string, (lines: string[]) => readonly (string | null)[], number, string]>([
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
      (lines) => [lines[0]!.replace('"version":1}', '"version":2}')],
      1,
      'version is not 1',
    ],
    ['has no header', (lines) => lines.slice(1), 1, 'actor is unknown'],
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
      (lines) => [...lines.slice(0, 3), null],
      4,
      `The line is longer than ${LONGEST_LINE} characters`,
    ],
    [
      'nests without end',
      (lines) => lines.with(3, '['.repeat(200_000) + ']'.repeat(200_000)),
      4,
      'The line is not JSON',
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
      (lines) => lines.with(1, lines[1]!.replace('{"to":"public"}', '{"to":"nobody"}')),
      2,
      'audience.to is not "public" or "arbiter"',
    ],
    [
      'has a short hash',
      (lines) => lines.with(3, lines[3]!.replace(/"hash":"../, '"hash":"')),
      4,
      'hash is not a SHA-256 in lower-case hex',
    ],
  ])('that %s is named by its line', async (_, bend, line, message) => {
    const lines = await exported(GAME);
    expect(await problemOf(bend(lines))).toEqual({
      kind: 'problem',
      line: line === 999 ? lines.length + 1 : line,
      message,
    });
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
    ['lineage.0.fromRevision', '"fromRevision":0', '"fromRevision":1'],
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
  async function* pieces(...texts: string[]) {
    yield* texts;
  }

  it('cuts at line ends, wherever the pieces end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('a', 'bb', '\n', 'c\nd', '')), async (texts) => {
        const expected = texts.join('').split('\n');
        if (expected.at(-1) === '') expected.pop();
        expect(await all(linesOf(pieces(...texts)))).toEqual(expected);
      }),
      { seed: 8 },
    );
  });

  it('ends at a line that is too long, before all of it has been read', async () => {
    expect(await all(linesOf(pieces('ab\nabc', 'd', 'never read'), 3))).toEqual(['ab', null]);
    expect(await all(linesOf(pieces('abcd\nab'), 3))).toEqual([null]);
  });
});
