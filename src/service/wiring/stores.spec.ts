import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { someRecords } from '../../event-store/conformance.js';
import { StoreWatch } from '../health/store-watch.js';
import { UNOBSERVING } from '../observing/observer.js';
import { settingsOf } from '../settings.js';
import { openServedStore } from './stores.js';

describe('a store whose thread ends', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'served-'));
  afterAll(() => rmSync(dataDir, { recursive: true }));

  it('is named in the log, is not ready, and is again when another thread has stored', async () => {
    const file = join(dataDir, 'ending.mjs');
    const mark = JSON.stringify(join(dataDir, 'ended'));
    const thread = pathToFileURL(resolve('dist/tests/src/event-store/sqlite/writing-thread.js')).href;
    writeFileSync(
      file,
      `import { existsSync, writeFileSync } from 'node:fs';
       if (existsSync(${mark})) await import(${JSON.stringify(thread)});
       else { writeFileSync(${mark}, ''); throw new Error('no memory'); }`,
    );
    const logged: string[] = [];
    const log = pino({}, { write: (line) => void logged.push((JSON.parse(line) as { msg: string }).msg) });
    const watch = new StoreWatch(log, () => Promise.resolve(true));
    const settings = settingsOf({ dataDir, store: 'sqlite' });
    const store = watch.watched(await openServedStore(settings, watch, UNOBSERVING, pathToFileURL(file)));
    const records = someRecords(1);
    const reason = 'The thread that writes has ended (no memory)';
    expect(await store.append('a', 0, records)).toEqual({ ok: false, error: 'unreachable', reason });
    expect(await watch.state()).toEqual({ ready: false, detail: reason });
    expect(await store.append('a', 0, records)).toMatchObject({ ok: true });
    expect(await watch.state()).toEqual({ ready: true, detail: 'answers' });
    expect(logged).toEqual([
      'The thread that writes the event store has ended; the next append has another',
      'The event store took no append',
      'The event store takes appends again',
    ]);
    await store.close();
  });
});
