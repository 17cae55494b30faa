/**
 * Puts the compiled service and the libraries it uses into one file: it starts in half the time that more than two
 * thousand files need to be found and read. Nothing else differs from `dist/src/main.js`.
 */
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const dist = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist');

/** Fingerprints of the code that states and tables are made by: of the compiled files, as tools beside the bundle take them. */
async function forms() {
  const { formsOf } = await import(join(dist, 'src', 'hashing', 'code-form.js'));
  const codes = readdirSync(join(dist, 'src', 'rulesets'), { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map(({ name }) => name);
  return JSON.stringify(formsOf(codes));
}

/**
 * Packages that a bundle finds in `node_modules`: they bring binaries or threads of their own, found by where their files are,
 * or are wanted by few and shall not be read by all.
 */
export const LEFT_OUTSIDE = [
  '@expo-google-fonts/archivo',
  '@resvg/resvg-js',
  'prom-client',
  '@opentelemetry/api',
  '@opentelemetry/context-async-hooks',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace',
  '@photostructure/sqlite',
  '@eventstore/db-client',
  'pino',
];

/** Libraries ask for companions that need not be installed, and go on without them. */
const mayBeMissing = {
  name: 'may-be-missing',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./]/ }, async ({ path, pluginData, ...from }) => {
      if (pluginData?.asked) return undefined;
      const { importer, kind, resolveDir } = from;
      const found = await resolve(path, { importer, kind, resolveDir, pluginData: { asked: true } });
      return found.errors.length > 0 ? { path, external: true } : found;
    });
  },
};

/**
 * Bundles a compiled module.
 * @param entry its path in `dist`
 * @param outfile path of the bundle
 * @param maps whether a source map stands beside it
 */
export const bundle = async (entry, outfile, { maps = true } = {}) =>
  build({
    entryPoints: [join(dist, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Nest finds providers by the names of classes.
    keepNames: true,
    sourcemap: maps,
    external: LEFT_OUTSIDE,
    // Without this graphql asks of every value whether it comes from a second copy of itself: a third of a long answer's time.
    define: { WARLEDGER_FORMS: await forms(), 'process.env.NODE_ENV': '"production"' },
    // Its other form looks for its own files in a way that the bundler does not follow.
    alias: { 'jsonc-parser': 'jsonc-parser/lib/esm/main.js' },
    plugins: [mayBeMissing],
    logLevel: 'error',
    // The bundler does not see these names: they are such as no module of ours or of a library has.
    banner: {
      js: [
        "import { createRequire as $bundleRequire } from 'node:module';",
        "import { dirname as $bundleFolder } from 'node:path';",
        "import { fileURLToPath as $bundlePath } from 'node:url';",
        'const require = $bundleRequire(import.meta.url);',
        'const __filename = $bundlePath(import.meta.url);',
        'const __dirname = $bundleFolder(__filename);',
      ].join('\n'),
    },
  });
