import { readdirSync, readFileSync } from 'node:fs';
import { register } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { openTimeline, fold, type AnyRuleset, type FoldedTimeline } from '../../src/engine/index.js';
import { hashing } from '../../src/hashing/index.js';
import { newEdit, type RecordedEvent } from '../../src/kernel/index.js';
import { asOpened } from '../../src/timelines/replay.js';
import { goldenEvents, readGolden } from './playing.js';

/**
 * Stored events stand alone: what folds them reads no rule and no table. Here every module of a ruleset that holds some is one
 * of which nothing can be read, and what folds its events is loaded beside them.
 */
const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
/** What brings events and states up to now; everything else of a ruleset judges, or holds numbers. */
const FOLDING = /^state\/|(^|[-/])events\.ts$|^(evolve|upcasters)\.ts$/;

const modulesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((each) => each.endsWith('.ts') && !each.endsWith('.spec.ts'))
    .filter((each) => !FOLDING.test(each))
    .map((each) => join(folder, each));

/** What folding needs of a ruleset, with all its tables unreadable. */
async function withoutTables(code: string): Promise<AnyRuleset> {
  const folder = join(ROOT, 'src/rulesets', code);
  const modules: [string, readonly string[]][] = [];
  for (const path of modulesOf(folder)) {
    const { href } = pathToFileURL(path);
    modules.push([href, Object.keys((await import(href)) as object)]);
  }
  register('./unreadable.mjs', import.meta.url, { data: modules });
  const load = <T>(...path: string[]) =>
    import(`${pathToFileURL(join(folder, ...path)).href}?graph=unreadable`) as Promise<T>;
  const { blank } = await load<Pick<AnyRuleset, 'blank'>>('state', 'blank.ts');
  const { evolve } = await load<Pick<AnyRuleset, 'evolve'>>('evolve.ts');
  const { schemas, upcast } = await load<Pick<AnyRuleset, 'schemas' | 'upcast'>>('upcasters.ts');
  return { blank, evolve, schemas, upcast, meta: { parameters: [] } } as unknown as AnyRuleset;
}

/** Folds a history; answers the turns at whose end the state has another checksum than was recorded, and the last state. */
function foldAll(ruleset: AnyRuleset, events: readonly RecordedEvent[]) {
  const edit = newEdit();
  const broken: unknown[] = [];
  let turns = 0;
  let played = openTimeline(ruleset, 'golden', asOpened(events[0]!)) as FoldedTimeline;
  for (const event of events.slice(1)) {
    played = fold(ruleset, played, event, event.timelineId, edit);
    if (event.type !== 'timeline.TurnEnded') continue;
    turns += 1;
    const checksum = hashing.sha256(hashing.canonical(played.state as never));
    if (checksum !== event.data['checksum']) broken.push(event.data['turn']);
  }
  return { broken, turns };
}

/** The events of a campaign that version 0.1.0 recorded: one on each line. */
const recordedByFirstVersion = (name: string): readonly RecordedEvent[] =>
  gunzipSync(readFileSync(join(ROOT, 'test/recorded/0.1.0', `${name}.ndjson.gz`)))
    .toString('utf8')
    .trimEnd()
    .split('\n')
    .slice(1, -1)
    .map((line) => JSON.parse(line) as RecordedEvent);

describe.each([
  ['planetary', ['planetary-battles', 'planetary-whole', 'planetary-races']],
  ['ghost-of-war', ['sector']],
])('the events of %s stand alone', (code, names) => {
  let ruleset: AnyRuleset;
  beforeAll(async () => {
    ruleset = await withoutTables(code);
  });

  it.each(names)('%s folds to its checksums with every table unreadable', (name) => {
    const { broken, turns } = foldAll(ruleset, goldenEvents(readGolden(name)));
    expect(turns).toBeGreaterThan(0);
    expect(broken).toEqual([]);
  });

  it.each(names)('%s as version 0.1.0 recorded it folds to its end', (name) => {
    expect(foldAll(ruleset, recordedByFirstVersion(name)).turns).toBeGreaterThan(0);
  });
});
