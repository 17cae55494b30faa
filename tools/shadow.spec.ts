import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { violation } from '../src/kernel/index.js';
import type { AnyRuleset, Table } from '../src/engine/index.js';
import { openChronicle, playOut } from '../test/recorded/chronicle.js';
import { exported } from '../test/recorded/exports.js';
import { TOY, type ToyCommand, type ToyEvent, type ToyState } from '../test/toy/index.js';
import { run, shadowFile, unexpected, type Expected } from './shadow.js';

const RECORDED = 'test/recorded/0.1.0';
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.ndjson.gz'))
    .map((name) => join(folder, name));

/** The golden campaigns are held to it where they are proved (`itIsGolden`). */
describe('the recordings, judged by the present rules', () => {
  const expected = JSON.parse(readFileSync(join(RECORDED, 'judged-otherwise.json'), 'utf8')) as Expected;

  it.each(filesIn(RECORDED))('%s is judged otherwise where that is known, with the reason', async (path) => {
    expect(unexpected(path.slice(RECORDED.length + 1), await shadowFile(path), expected)).toEqual([]);
  });

  it('have a reason for each, and none for a file that is not there', () => {
    const names = filesIn(RECORDED).map((path) => path.slice(RECORDED.length + 1));
    expect(Object.keys(expected).filter((name) => !names.includes(name))).toEqual([]);
    for (const { reason, revisions } of Object.values(expected).flat()) {
      expect(reason.length).toBeGreaterThan(20);
      expect(revisions.length).toBeGreaterThan(0);
    }
  });
});

describe('npm run shadow', () => {
  const game = playOut(openChronicle());
  const mended: AnyRuleset = {
    ...TOY,
    decide: (command: ToyCommand, table: Table<ToyState, ToyEvent>) =>
      command.type === 'Pass' ? [violation('TOY-ACT-02', 'NOT_NOW')] : TOY.decide(command, table),
  };
  const passes = game.events.filter(({ type }) => type === 'toy.PassSaid').map(({ revision }) => revision);
  let folder: string;
  let file: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'shadow-'));
    file = join(folder, 'game.ndjson');
    writeFileSync(file, `${(await exported(game)).join('\n')}\n`);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  async function shadowed(ruleset: AnyRuleset, ...args: readonly string[]) {
    const out: string[] = [];
    return {
      code: await run(
        args,
        (line) => out.push(line),
        () => ruleset,
      ),
      out,
    };
  }

  it('exits with 0 where nothing differs', async () => {
    expect(await shadowed(TOY, file)).toEqual({ code: 0, out: [`${file}: 0 commands judged otherwise`] });
  });

  it('lists by rule what would differ, and exits with 1', async () => {
    const { code, out } = await shadowed(mended, file);
    expect(code).toBe(1);
    expect(out.slice(0, 3)).toEqual([
      `${file}: ${passes.length} commands judged otherwise`,
      `  TOY-ACT-02: ${passes.length}`,
      `    revision ${passes[0]}, toy.PassSaid, by 1.0.0: Judged again it is refused: TOY-ACT-02 NOT_NOW`,
    ]);
  });

  it('exits with 0 where all that differs is expected, and names what is not', async () => {
    const known = join(folder, 'known.json');
    const expecting = (revisions: readonly number[]) =>
      writeFileSync(
        known,
        JSON.stringify({ 'game.ndjson': [{ rules: 'TOY-ACT-02', revisions, reason: 'mended' }] }),
      );
    expecting(passes);
    expect((await shadowed(mended, file, '--expected', known)).code).toBe(0);
    expecting(passes.slice(1));
    const { code, out } = await shadowed(mended, file, '--expected', known);
    expect([code, out.at(-1)]).toEqual([
      1,
      `UNEXPECTED game.ndjson, TOY-ACT-02: judged otherwise at ${passes.join(', ')}, expected at ${passes.slice(1).join(', ')}`,
    ]);
    // What was expected and no longer differs is said too.
    expect((await shadowed(TOY, file, '--expected', known)).code).toBe(1);
  });

  it('exits with 2 for a file that is none, or that hides something', async () => {
    expect((await shadowed(TOY, join(folder, 'nothing.ndjson'))).code).toBe(2);
    const red = join(folder, 'red.ndjson');
    writeFileSync(red, `${(await exported(game, 'seat:red')).join('\n')}\n`);
    const { code, out } = await shadowed(TOY, red);
    expect([code, out[0]]).toEqual([2, 'Line 2: what hides an event cannot be judged again']);
  });
});
