import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { run as backup } from '../../tools/backup.js';
import { run as copy } from '../../tools/copy-store.js';
import { run as doctor } from '../../tools/doctor.js';
import { run as restore } from '../../tools/restore.js';
import { EventStoreDbServer } from '../eventstoredb-server/server.js';
import { folders, left, playedClub } from './kept-club.js';

const { path, remove } = folders();
afterAll(remove);

type Environment = Record<string, string>;
type Tool = (args: string[], write: (line: string) => void, environment: Environment) => Promise<number>;

/** What the documents name, as it is run here. */
const TOOLS: Readonly<Record<string, Tool>> = {
  backup: (args, write, environment) => backup(args, write, { environment, ask: null }),
  restore: (args, write, environment) => restore(args, write, { environment, ask: null }),
  doctor,
  'copy-store': copy,
};

/** Lines that are not run here: what they do is tested elsewhere. */
const ELSEWHERE = ['git pull', 'npm ci', 'npm start'];

const linesOf = (document: string): string[] =>
  [...readFileSync(document, 'utf8').matchAll(/^ *```sh\n(.*?)^ *```/gms)].flatMap(([, block]) =>
    block!
      .trimEnd()
      .split('\n')
      .map((line) => line.trim()),
  );

/** Runs the commands of a document one after the other; every one must end well. Answers the names of those that were run. */
async function follow(document: string, environment: Environment, places: Environment): Promise<string[]> {
  const done: string[] = [];
  for (const line of linesOf(document)) {
    if (ELSEWHERE.includes(line)) continue;
    const [, variable, value] = /^export (\w+)='(.*)'$/.exec(line) ?? [];
    if (variable) {
      environment[variable] = value!;
      continue;
    }
    const [, name, said = ''] = /^npm run ([a-z-]+)(?: -- (.*))?$/.exec(line) ?? [];
    const args = said.split(' ').flatMap((each) => (each === '' ? [] : [places[each] ?? each]));
    const lines: string[] = [];
    const code = await TOOLS[name!]!(args, (text) => lines.push(text), environment);
    expect([line, code, lines.join('\n')]).toEqual([line, 0, expect.any(String)]);
    done.push(name!);
  }
  return done;
}

describe('docs/how-to/keep-your-data.md', () => {
  it('says what can be done as it stands there', async () => {
    const [running, dataDir] = [path(), path()];
    await left((await playedClub(running)).club, running, dataDir);
    const server = await EventStoreDbServer.start({ commitTimeout: 200 });
    const places = {
      'backups/monday': path(),
      data: dataDir,
      'esdb://localhost:2113?tls=false': server.connectionString,
    };
    const done = await follow('docs/how-to/keep-your-data.md', { WARLEDGER_DATA_DIR: dataDir }, places);
    expect(done).toEqual(['backup', 'restore', 'restore', 'doctor', 'copy-store']);
    server.stop();
  });
});

describe('docs/how-to/upgrade.md', () => {
  it('takes a data directory of version 0.1.0 along', async () => {
    const [dataDir, monday] = [path(), path()];
    mkdirSync(dataDir);
    const recorded = 'test/recorded/0.1.0/data';
    writeFileSync(
      join(dataDir, 'events.sqlite'),
      gunzipSync(readFileSync(join(recorded, 'events.sqlite.gz'))),
    );
    writeFileSync(join(dataDir, 'service.key'), readFileSync(join(recorded, 'service.key.txt')), {
      mode: 0o600,
    });
    const before = path();
    cpSync(dataDir, before, { recursive: true });
    const environment = { WARLEDGER_DATA_DIR: dataDir };
    const done = await follow('docs/how-to/upgrade.md', environment, { 'backups/before-upgrade': monday });
    expect(done).toEqual(['backup', 'restore', 'doctor', 'restore']);
    expect(readFileSync(join(dataDir, 'service.key'))).toEqual(readFileSync(join(before, 'service.key')));
  });
});
