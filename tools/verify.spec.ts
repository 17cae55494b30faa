import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashing } from '../src/hashing/index.js';
import { exportLines, historyFor } from '../src/timelines/index.js';
import { openChronicle, playOut } from '../test/recorded/chronicle.js';
import { TOY } from '../test/toy/index.js';
import { run } from './verify.js';

const GAME = playOut(openChronicle({ rounds: 1 }));
const HEADER = {
  campaignId: 'campaign-1',
  timelineId: 'main',
  name: 'Club night',
  ruleset: { code: 'toy', version: TOY.meta.version },
  lineage: ['main'],
  reader: 'all' as const,
};

const HISTORY = historyFor('all', GAME.events, () => true, hashing);

describe('npm run verify', () => {
  let folder: string;
  const lines: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'verify-'));
    for await (const line of exportLines(HEADER, HISTORY, hashing)) lines.push(line);
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function verify(content: string | Buffer, ...options: string[]) {
    const path = join(folder, 'timeline.ndjson');
    await writeFile(path, content);
    const out: string[] = [];
    const code = await run(
      [path, ...options],
      (line) => out.push(line),
      () => TOY,
    );
    return { code, out };
  }

  it('finds a sound file sound', async () => {
    const { code, out } = await verify(`${lines.join('\n')}\n`);
    expect(out.at(-1)).toBe('Sound.');
    expect(out[0]).toBe('Timeline Club night (main), campaign campaign-1, toy 1.0.0');
    expect(out[1]).toBe(
      `${GAME.events.length} events (${GAME.events.length} bound), 0 withheld, ${GAME.played.rolls} rolls`,
    );
    expect(out.filter((line) => line.startsWith('ok'))).toHaveLength(7);
    expect(code).toBe(0);
  });

  it('names the revision that was changed, and exits with 1', async () => {
    const at = GAME.events.findIndex((each) => each.type === 'toy.UnitMoved');
    const line = lines.findIndex((each) => each.includes(`"id":"${GAME.events[at]!.id}"`));
    const bent = lines.with(line, lines[line]!.replace(/"to":\d+/, '"to":6'));
    const { code, out } = await verify(`${bent.join('\n')}\n`);
    expect(code).toBe(1);
    const input = GAME.events.findLast((each, place) => place <= at && each.kind === 'input')!;
    const named = [...input.because, input.type].join(', ');
    const message = `The leaves do not follow from the events of the step (${named})`;
    expect(out).toContain(`     revision ${input.revision}: ${message}`);
    expect(out.at(-1)).toBe('NOT SOUND.');
  });

  it('names the line that cannot be read', async () => {
    const { code, out } = await verify(`${[...lines.slice(0, 4), '{'].join('\n')}\n`);
    expect(code).toBe(1);
    expect(out).toContain('Line 5: The line is not JSON');
  });

  it('refuses a file without its last line end, and one that is not UTF-8', async () => {
    expect((await verify(lines.join('\n'))).out).toContain(
      `Line ${lines.length}: The line has no end: the file was cut off`,
    );
    const bytes = Buffer.from(`${lines.join('\n')}\n`);
    bytes[bytes.indexOf('Club night')] = 0xff;
    const { code, out } = await verify(bytes);
    expect([code, out[0]]).toEqual([1, 'Line 1: The text is not UTF-8']);
  });

  it('answers in JSON where asked', async () => {
    const { code, out } = await verify(`${lines.join('\n')}\n`, '--json');
    expect(JSON.parse(out.join('\n'))).toMatchObject({ sound: true, report: { events: GAME.events.length } });
    expect(code).toBe(0);
  });

  it('exits with 2 for a file that is not there, or no file at all', async () => {
    const out: string[] = [];
    expect(await run([join(folder, 'nothing.ndjson')], (line) => out.push(line))).toBe(2);
    expect(out.join()).toContain('ENOENT');
    expect(await run([], (line) => out.push(line))).toBe(2);
    expect(out.join()).toContain('missing required argument');
  });
});
