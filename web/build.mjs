/**
 * Bundles what browsers get into dist/web: the app, and the playground with its editor, its workers and the example
 * operations. Nothing of it is fetched from outside when it runs.
 */
import { build } from 'esbuild';
import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app/build.mjs';
import { writeCases } from './cases.mjs';

const web = dirname(fileURLToPath(import.meta.url));
const out = join(web, '..', 'dist', 'web');

const byNumber = new Intl.Collator('en', { numeric: true });

/** Example operations in the order of their numbers, each with the variables of the JSON file beside it. */
async function operations() {
  const folder = join(web, 'operations');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.graphql')).sort(byNumber.compare);
  return Promise.all(
    files.map(async (name) => ({
      query: (await readFile(join(folder, name), 'utf8')).trim(),
      variables: await readFile(join(folder, name.replace(/\.graphql$/, '.json')), 'utf8').catch(() => ''),
    })),
  );
}

const shared = {
  bundle: true,
  format: 'esm',
  minify: true,
  target: 'es2022',
  outdir: out,
  logLevel: 'warning',
  loader: { '.ttf': 'file', '.woff2': 'file' },
  legalComments: 'linked',
};

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
await Promise.all([
  buildApp(out),
  writeCases(join(web, '..', 'src', 'rulesets'), out),
  build({
    ...shared,
    entryPoints: { playground: join(web, 'src', 'playground.jsx') },
    splitting: true,
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': '"production"',
      EXAMPLE_OPERATIONS: JSON.stringify(await operations()),
    },
  }),
  build({
    ...shared,
    entryPoints: {
      'editor.worker': 'monaco-editor/esm/vs/editor/editor.worker.js',
      'json.worker': 'monaco-editor/esm/vs/language/json/json.worker.js',
      'graphql.worker': 'monaco-graphql/esm/graphql.worker.js',
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
  cp(join(web, 'playground.html'), join(out, 'playground.html')),
  cp(join(web, 'rules.css'), join(out, 'rules.css')),
  cp(join(web, 'icon.svg'), join(out, 'icon.svg')),
]);
