import { appendFileSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mutant } from './protocol.js';
import { runFolder } from './run-folder.js';
import { BY_CASES, BY_COMPILER, leftBy, type ByCases } from './verdicts.js';

const mutants = ['1', '2', '3'].map((id): Mutant => {
  const place = { file: 'src/rulesets/planetary/map/map.ts', line: 1, column: 1 };
  return { id, ...place, mutator: 'BooleanLiteral', text: 'true', replacement: 'false' };
});
const said: Readonly<Record<string, ByCases>> = {
  1: 'a case fails',
  2: 'no case comes here',
  3: 'no case fails',
};

/** Asks the cases in a folder, until the judge has had enough; answers whom it asked, what was told, and who is left. */
async function ask(kept: string, most = 3) {
  const asked: string[] = [];
  const told: string[] = [];
  const judge = async ({ id }: Mutant): Promise<ByCases> => {
    if (asked.length === most) throw new Error('broken off');
    asked.push(id);
    return said[id]!;
  };
  const tell = ({ id }: Mutant, verdict: string) => told.push(`${id} ${verdict}`);
  const left = await leftBy(mutants, BY_CASES, judge, runFolder(kept), tell).catch(() => null);
  return { asked, told, left: left && left.map(({ id }) => id) };
}

describe('a run in a folder that is kept', () => {
  let kept: string;
  beforeEach(() => (kept = mkdtempSync(join(tmpdir(), 'mutants-'))));

  it('tells what nobody noticed, and leaves it to the next judge', async () => {
    const told = ['2 no case comes here', '3 no case fails'];
    expect(await ask(kept)).toEqual({ asked: ['1', '2', '3'], told, left: ['2', '3'] });
  });

  it('goes on where it was broken off, and tells all of it again', async () => {
    expect(await ask(kept, 2)).toMatchObject({ asked: ['1', '2'], left: null });
    // As if the power had failed while a line was written.
    appendFileSync(join(kept, 'verdicts.ndjson'), '\n["3","no case fa');
    const told = ['2 no case comes here', '3 no case fails'];
    expect(await ask(kept)).toEqual({ asked: ['3'], told, left: ['2', '3'] });
    expect(await ask(kept)).toEqual({ asked: [], told, left: ['2', '3'] });
  });

  it('asks each judge of what the one before has said', async () => {
    await ask(kept);
    const compiles = async () => 'compiles' as const;
    const left = await leftBy(mutants.slice(1), BY_COMPILER, compiles, runFolder(kept), () => {});
    expect(left).toHaveLength(2);
    expect(runFolder(kept).verdictsOn('3')).toEqual(['no case fails', 'compiles']);
  });

  it('makes what takes long once, and anew where it was broken off before it was made', async () => {
    const broken = () => Promise.reject(new Error('broken off'));
    await expect(runFolder(kept).once('reach', broken)).rejects.toThrow('broken off');
    expect(await runFolder(kept).once('reach', () => [1])).toEqual([1]);
    expect(await runFolder(kept).once('reach', broken)).toEqual([1]);
  });

  it('is removed when the run is done', () => {
    runFolder(kept).end();
    expect(existsSync(kept)).toBe(false);
  });
});
