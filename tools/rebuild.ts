import cliProgress from 'cli-progress';
import { formed } from '../src/hashing/code-form.js';
import { openReadModel } from '../src/read-model/index.js';
import { RULESETS } from '../src/rulesets/registry.js';
import { settingsFromEnvironment } from '../src/service/settings.js';
import { openStore, readModelFile, removeReadModel } from '../src/service/wiring/stores.js';

const EVERY_MS = 100;

/** Throws the read model away and makes it anew from the event store. The service must not be running. */
async function rebuild(): Promise<void> {
  const settings = settingsFromEnvironment(process.env);
  if (settings.store === 'memory') throw new Error('A store in memory leaves nothing to rebuild');
  const store = await openStore(settings);
  removeReadModel(settings);
  const readModel = openReadModel(readModelFile(settings), store, formed(RULESETS));
  const bar = new cliProgress.SingleBar(
    {
      format: 'Read model [{bar}] {percentage} %  {records} records, {eta_formatted} left',
      noTTYOutput: true,
    },
    cliProgress.Presets.legacy,
  );
  let records = 0;
  readModel.projector.onProjected(() => void (records += 1));
  // Positions of some stores go beyond what a bar can count: it counts thousandths of the way.
  const last = await store.lastPosition();
  const done = (): number => {
    const position = readModel.projector.position();
    if (last === null || last === 0n) return 1000;
    return position === null ? 0 : Math.min(1000, Number((position * 1000n) / last));
  };
  bar.start(1000, 0, { records });
  const timer = setInterval(() => bar.update(done(), { records }), EVERY_MS);
  try {
    await Promise.race([
      readModel.projector.caughtUp(),
      new Promise((_, reject) => readModel.projector.follow(reject)),
    ]);
    bar.update(1000, { records });
  } finally {
    clearInterval(timer);
    bar.stop();
    await readModel.close();
    await store.close();
  }
}

rebuild().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
