/**
 * Runs one file of tests with Jest's own `jest-circus`, but among the modules that the suites before it in this process have
 * loaded: Jest would load all of them anew for each suite, into a realm of its own. What a suite does to `process.env`, to
 * spied methods and to timeouts is undone after it.
 */
import { readFileSync } from 'node:fs';
import { createRequire, register } from 'node:module';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import circus from 'jest-circus/runner';
import { ModuleMocker } from 'jest-mock';

const require = createRequire(import.meta.url);
/** Where Jest keeps what is a suite's own. */
const HANDLERS = Symbol.for('EVENT_HANDLERS');
const TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL');
/** Frames shown of an error. */
const FRAMES = 30;

/** `npm test` draws the same cases everywhere; with LAWS_SEED=any (`npm run laws`) each run draws others: decision 0092. */
const SEED = process.env['LAWS_SEED'] ?? '1';

let suites = 0;
/** What decorators have noted of types, by graph: it is kept outside of modules. */
const notes = new Map();

/** Jest's `testRunner`. */
export default async function runSuite(globalConfig, config, environment, runtime, path, send) {
  if (suites++ === 0) {
    process.setSourceMapsEnabled(true);
    if (SEED !== 'any') fc.configureGlobal({ seed: Number(SEED) });
    register('./loader.mjs', import.meta.url, { data: config.rootDir });
  }
  // Node's own traces know the sources.
  Error.prepareStackTrace = undefined;
  Error.stackTraceLimit = FRAMES;
  delete globalThis[HANDLERS];
  delete globalThis[TIMEOUT];
  const mocker = new ModuleMocker(globalThis);
  globalThis.jest = jestOf(mocker);
  const variables = { ...process.env };
  const graph = graphAsked(path);
  globalThis.GqlTypeMetadataStorage = notes.get(graph);
  const shown = Object.create(environment, { global: { value: globalThis } });
  try {
    return await circus.default(globalConfig, config, shown, sharing(runtime, graph), path, send);
  } finally {
    mocker.restoreAllMocks();
    notes.set(graph, globalThis.GqlTypeMetadataStorage);
    Object.keys(process.env).forEach((name) => delete process.env[name]);
    Object.assign(process.env, variables);
  }
}

/** Jest's runtime, with the modules of this process instead of its own. */
function sharing(runtime, graph) {
  const values = {
    // Circus keeps what it knows of a suite in modules of its own: they are loaded anew.
    requireInternalModule: (file) => (delete require.cache[file], require(file)),
    requireModule: require,
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: (file) => import(`${pathToFileURL(file).href}?suite=${suites}${graph}`),
    setGlobalsForRuntime: () => undefined,
  };
  const descriptors = Object.entries(values).map(([name, value]) => [name, { value }]);
  return Object.create(runtime, Object.fromEntries(descriptors));
}

/**
 * A process shows one set of rulesets over the API. A suite for another set says so in its first line, `@rulesets NAME`, and is
 * given modules beside those of the others.
 */
function graphAsked(file) {
  const graph = /^\/\*\* @rulesets ([-\w]+)/.exec(readFileSync(file, 'utf8'))?.[1];
  return graph === undefined ? '' : `&graph=${graph}`;
}

function jestOf(mocker) {
  const { fn, spyOn, restoreAllMocks } = mocker;
  return {
    fn: fn.bind(mocker),
    spyOn: spyOn.bind(mocker),
    restoreAllMocks: restoreAllMocks.bind(mocker),
    setTimeout: (ms) => void (globalThis[TIMEOUT] = ms),
  };
}
