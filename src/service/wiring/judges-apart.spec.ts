import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { manyBattles } from '../../../tools/bench/positions.js';
import { ARBITER, openTable, planetary, playersOf, said } from '../../../tools/bench/table.js';
import { formOfFolders } from '../../hashing/code-form.js';
import { serviceKey } from '../auth/service-key.js';
import { judgesHere, type Case } from '../play/judges.js';
import { openJudges } from './judges-apart.js';

const KEY = serviceKey(Buffer.alloc(32, 7));
const AT = '2026-01-01T00:00:00.000Z';
const BATTLES = 12;

const LOG = pino({ level: 'silent' });
/** As it is compiled for the tests. */
const THREAD = pathToFileURL(resolve('dist/tests/src/service/wiring/judging-thread.js'));

/** The command that closes a phase whose battles wait for their casualties alone. */
function closing(battles = BATTLES): Case {
  let { played } = openTable(playersOf(2), manyBattles(battles));
  for (let at = 0; at < battles; at++)
    ({ played } = said(played, ARBITER, { type: 'AgreeQuickBattle', battle: `battle-${at}` } as never));
  const actor = { seat: ARBITER, role: 'arbiter' } as const;
  return {
    ruleset: 'planetary',
    asked: { kind: 'command', command: { type: 'ClosePhase' } },
    ...{ actor, timelineId: 't1', played, at: AT },
    dice: {
      mode: 'committed',
      handedIn: { dice: [] },
      ...{ actor, key: null, root: { secret: 'be'.repeat(32), turns: 128 }, publishedUpTo: null, anew: null },
    },
    place: {
      ...{ timelineId: 't1', commandId: 'close', actor: ARBITER, at: AT, seats: played.seats },
      ...{ revision: 9, previousHash: '0'.repeat(64) },
    },
  };
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('a thread that judges', () => {
  const folders = ['kernel', 'engine', 'timelines', 'rulesets/planetary'];
  const rulesets = [{ ...planetary, form: formOfFolders('dist/tests/src', folders) }];
  const here = judgesHere(rulesets, KEY);
  const apart = openJudges(rulesets, KEY, LOG, THREAD);
  afterAll(() => apart.close());

  it('comes to the same records and the same position as judging here', async () => {
    const [near, far] = [await here.judge(closing()), await apart.judge(closing())];
    expect(near.kind).toBe('accepted');
    expect(plain(far)).toEqual(plain(near));
  });

  it('is asked for what is weighty and large alone', async () => {
    const ruling = {
      kind: 'ruling',
      ruling: { ruling: 'So.', reason: '', rule: null, subject: null },
    } as const;
    const asked = [closing(), closing(1), { ...closing(), asked: ruling }];
    const judged = await Promise.all(asked.map((of) => apart.judge(of)));
    expect(judged.map(({ kind }) => kind)).toEqual(['accepted', 'accepted', 'accepted']);
    // What comes from the thread is a copy.
    const shared = judged.map(
      (each, at) => 'played' in each && each.played.seats === asked[at]?.played.seats,
    );
    expect(shared).toEqual([false, true, true]);
  });
});

describe('a thread of another build', () => {
  it('judges nothing', async () => {
    const logged: string[] = [];
    const log = pino({}, { write: (line) => void logged.push(line) });
    const judges = openJudges([{ ...planetary, form: 'older' }], KEY, log, THREAD);
    expect((await judges.judge(closing())).kind).toBe('accepted');
    expect(logged).toEqual([expect.stringContaining('other code')]);
    await judges.close();
  });
});

describe('a thread that ends', () => {
  const folder = mkdtempSync(join(tmpdir(), 'judging-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('leaves its cases to be judged here, and is named in the log', async () => {
    const file = join(folder, 'ending.mjs');
    writeFileSync(file, "throw new Error('no room');");
    const logged: string[] = [];
    const log = pino({}, { write: (line) => void logged.push(line) });
    const judges = openJudges([planetary], KEY, log, pathToFileURL(file));
    expect((await judges.judge(closing())).kind).toBe('accepted');
    expect(logged).toEqual([expect.stringContaining('no room')]);
    await judges.close();
  });
});
