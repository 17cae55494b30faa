import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { rulesChange } from '../../src/engine/index.js';
import { digest } from '../../src/hashing/index.js';
import type { RecordedEvent } from '../../src/kernel/index.js';
import { amend, withhold, type Reader } from '../../src/timelines/index.js';
import {
  append,
  diceOf,
  forkAt,
  openChronicle,
  OTHER_ROOT,
  playOn,
  playOut,
  type Chronicle,
} from '../recorded/chronicle.js';
import { exported, subjectOf } from '../recorded/exports.js';
import { linesOfFirstVersion, withOwnHashes } from '../recorded/first-version.js';
import { rehash } from '../../tools/bench/forger.js';
import { SEATS } from '../toy/club.js';
import { TOY } from '../toy/index.js';

const run = promisify(execFile);
const GAME = playOut(openChronicle({ rounds: 2 }));
const OPEN = playOut(openChronicle(), 6);
const READERS: readonly Reader[] = ['all', 'public', 'seat:red', 'seat:blue'];
const middle = GAME.events.findIndex((each, at) => at > 25 && each.kind === 'input');

function amended(): Chronicle {
  const fork = forkAt(GAME, middle - 1, 'amended');
  const outcome = amend({
    ruleset: TOY,
    before: fork.played,
    timelineId: 'amended',
    later: GAME.events.slice(middle),
    amendment: { kind: 'drop' },
    dice: diceOf(GAME.root),
    replacementDice: diceOf(GAME.root),
    digest,
  });
  if (outcome.kind !== 'amended') throw new Error(outcome.kind);
  const events = outcome.commands.reduce<readonly RecordedEvent[]>(
    (before, { events: drafts, actor, commandId }) =>
      append({ ...fork, events: before }, drafts, actor, commandId),
    fork.events,
  );
  return { ...fork, events, played: outcome.played as Chronicle['played'] };
}

function thrownByHand(): Chronicle {
  const opened = openChronicle({ handSize: 0 }, null);
  const initiative = { rule: 'TOY-ACT-01', purpose: 'initiative' };
  return playOn(playOn(opened, 'red', { type: 'LockOrders' }), 'blue', { type: 'LockOrders' }, [
    { ...initiative, subject: 'red', faces: [5] },
    { ...initiative, subject: 'blue', faces: [2] },
  ]);
}

/** A history that began when each event had a hash of its own. */
const grown = (): Chronicle => playOut({ ...OPEN, events: withOwnHashes(OPEN.events) });

/** A history that other rules judge on. */
function upgraded(): Chronicle {
  const ruleset = { ...TOY, meta: { ...TOY.meta, version: '1.1.0' } };
  const change = rulesChange(ruleset, OPEN.played, { timelineId: 'main', revision: OPEN.events.length })!;
  const events = append(OPEN, [change.draft], 'service', change.commandId);
  return playOut({ ...OPEN, ruleset, events, played: change.played as Chronicle['played'] });
}
const UPGRADED = upgraded();

const CHRONICLES: Readonly<Record<string, Chronicle>> = {
  whole: GAME,
  'under way': OPEN,
  'a fork with the same dice': playOut(forkAt(GAME, middle - 1, 'same')),
  'a fork with fresh dice': playOut(forkAt(GAME, middle - 1, 'fresh', OTHER_ROOT)),
  'a fork of a fork': playOut(forkAt(playOut(forkAt(GAME, middle - 1, 'one'), 4), middle, 'two', OTHER_ROOT)),
  'an amendment': amended(),
  'table dice': thrownByHand(),
  grown: grown(),
  'under other rules': UPGRADED,
};

async function honest(): Promise<Map<string, readonly string[]>> {
  const files = new Map<string, readonly string[]>();
  for (const [name, chronicle] of Object.entries(CHRONICLES)) {
    for (const reader of READERS) files.set(`${name}, ${reader}`, await exported(chronicle, reader));
    const old = withOwnHashes(chronicle.events);
    files.set(`${name}, first version`, linesOfFirstVersion(subjectOf(chronicle), old));
    const seen = old.map((event) => (event.audience.to === 'public' ? event : withhold(event)));
    files.set(`${name}, first version for the public`, linesOfFirstVersion(subjectOf(chronicle), seen));
  }
  return files;
}

/** Whole histories changed by somebody who makes all hashes anew. */
async function forgedWhole(): Promise<Map<string, readonly string[]>> {
  const { events } = GAME;
  const change = (at: number, part: object) =>
    rehash(
      events.map((event, index) => (index === at ? ({ ...event, ...part } as RecordedEvent) : event)),
      SEATS,
    );
  const find = (type: string) => events.findIndex((each, at) => at > 5 && each.type === type);
  const scored = events.findIndex(({ postings }) => postings !== undefined);
  const roll = find('dice.DiceRolled');
  const [face, ...faces] = events[roll]!.data['faces'] as number[];
  const forgeries: Readonly<Record<string, readonly RecordedEvent[]>> = {
    'an id twice': change(find('toy.UnitMoved'), { id: events[0]!.id }),
    'another actor': change(find('toy.UnitMoved'), { actor: 'arbiter' }),
    'no time': change(find('toy.OrdersSubmitted'), { at: 'yesterday' }),
    'another face': change(roll, { data: { ...events[roll]!.data, faces: [(face! % 6) + 1, ...faces] } }),
    'another posting': change(scored, { postings: [{ account: 'VP:red', amount: 1 }] }),
    'no postings': change(scored, { postings: undefined }),
    'another revision': change(find('toy.UnitMoved'), { revision: 7 }),
  };
  const files = new Map<string, readonly string[]>();
  for (const [name, changed] of Object.entries(forgeries)) {
    files.set(`forged: ${name}`, await exported({ ...GAME, events: changed }));
  }
  const changed = UPGRADED.events.findIndex(({ type }) => type === 'timeline.RulesChanged');
  const data = { from: '0.9.0', to: '1.1.0' };
  const lying = UPGRADED.events.map((event, at) => (at === changed ? { ...event, data } : event));
  files.set('forged: other rules', await exported({ ...UPGRADED, events: rehash(lying, SEATS) }));
  return files;
}

/** Files of which any one character is another, or a line is missing, doubled or elsewhere. */
function bent(name: string, lines: readonly string[]): [string, readonly string[]][] {
  // Where the opening is withheld from its reader, the header is a claim.
  const first = lines.some((line) => line.includes('"type":"timeline.Opened"')) ? 0 : 1;
  const spots = fc.tuple(
    fc.integer({ min: first, max: lines.length - 1 }),
    fc.double({ min: 0, max: 0.9999, noNaN: true }),
    fc.constantFrom('0', '9', 'a', ' ', '"', '{', '\\'),
  );
  const files = fc.sample(spots, { seed: 11, numRuns: 25 }).flatMap(([at, place, sign]) => {
    const line = lines[at]!;
    const spot = Math.floor(place * line.length);
    return line[spot] === sign ? [] : [lines.with(at, line.slice(0, spot) + sign + line.slice(spot + 1))];
  });
  const half = Math.floor(lines.length / 2);
  const swapped = lines.with(half, lines[half + 1]!).with(half + 1, lines[half]!);
  const more = [
    lines.toSpliced(half, 1),
    lines.toSpliced(half, 0, lines[half]!),
    swapped,
    lines.slice(0, -1),
  ];
  return [...files, ...more].map((each, at) => [`${name}, bent ${at}`, each]);
}

describe('examples/verify.py', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'verify-py-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** What it says of each file, in order. */
  async function said(texts: readonly string[]): Promise<readonly string[]> {
    const paths = texts.map((_, at) => join(folder, `${at}.ndjson`));
    await Promise.all(texts.map((text, at) => writeFile(paths[at]!, text)));
    const args = [join('examples', 'verify.py'), ...paths];
    const { stdout } = await run('python3', args, { maxBuffer: 2 ** 26 }).catch(
      (error: { stdout: string }) => error,
    );
    const answers = stdout.trimEnd().split('\n');
    expect(answers).toHaveLength(texts.length);
    return answers.map((line, at) => line.slice(paths[at]!.length + 2));
  }
  const texts = (files: Iterable<readonly string[]>) => [...files].map((lines) => `${lines.join('\n')}\n`);

  it('is, with its dice, no longer than somebody reads in an evening', async () => {
    const programs = await Promise.all(
      ['verify.py', 'dice.py'].map((name) => readFile(join('examples', name), 'utf8')),
    );
    expect(programs.join('').trimEnd().split('\n').length).toBeLessThanOrEqual(300);
  });

  it('finds every kind of export sound, and says what it looked at', async () => {
    const files = await honest();
    const answers = await said(texts(files.values()));
    const byName = new Map([...files.keys()].map((name, at) => [name, answers[at]!]));
    expect([...byName].filter(([, answer]) => !answer.startsWith('sound'))).toEqual([]);
    const { length } = GAME.events;
    const rolls = GAME.played.rolls;
    const head = GAME.events.at(-1)!.hash;
    expect(byName.get('whole, all')).toBe(
      `sound for the reader all: ${length} events, ${length} bound, 2 books added up, ${rolls} rolls proved; head ${head}`,
    );
    expect(byName.get('whole, public')).toContain(`head ${head}`);
  });

  it('finds the golden campaigns sound', async () => {
    const names = (await readdir('test/golden-campaigns')).filter((name) => name.endsWith('.ndjson.gz'));
    const files = names.map(async (name) => gunzipSync(await readFile(join('test/golden-campaigns', name))));
    const answers = await said((await Promise.all(files)).map(String));
    expect(answers.map((answer) => answer.split(' ', 1)[0])).toEqual(names.map(() => 'sound'));
  });

  it('refuses what was bent or forged', async () => {
    const files = await forgedWhole();
    for (const [name, lines] of await honest())
      bent(name, lines).forEach(([each, text]) => files.set(each, text));
    const answers = await said(texts(files.values()));
    expect([...files.keys()].filter((_, at) => !answers[at]!.startsWith('NOT SOUND'))).toEqual([]);
    expect(files.size).toBeGreaterThan(1000);
  });

  it('refuses a file without its last line end, and one that is not UTF-8', async () => {
    const [text] = texts([await exported(GAME)]);
    const broken = Buffer.from(text!);
    broken[broken.indexOf('Club night')] = 0xff;
    await writeFile(join(folder, 'broken'), broken);
    expect((await said([text!.slice(0, -1)]))[0]).toContain('NOT SOUND');
    await expect(
      run('python3', [join('examples', 'verify.py'), join(folder, 'broken')]),
    ).rejects.toMatchObject({
      stdout: expect.stringContaining('NOT SOUND') as string,
    });
  });
});
