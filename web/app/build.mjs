/** Bundles the app into `app/` of the folder: hashed names, packed copies beside them, and the page that names them. */
import { build } from 'esbuild';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const here = dirname(fileURLToPath(import.meta.url));
const PACKED = /\.(js|css)$/;

const brotli = (text) =>
  promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
const zip = (text) => promisify(gzip)(text, { level: 9 });

/** @param out folder that the service serves as `/web` */
export async function buildApp(out) {
  const { metafile } = await build({
    entryPoints: [join(here, 'main.tsx')],
    outdir: join(out, 'app'),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    publicPath: '/web/app',
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    metafile: true,
    target: ['chrome123', 'firefox120', 'safari17.5'],
    jsx: 'automatic',
    // The static faces of the font, which the variable one stands for.
    loader: { '.woff2': 'file', '.woff': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'linked',
    logLevel: 'warning',
    tsconfig: join(here, 'tsconfig.json'),
  });
  const files = Object.keys(metafile.outputs);
  const nameOf = (pattern) => `/web/app/${basename(files.find((each) => pattern.test(each)))}`;
  const page = (await readFile(join(here, 'app.html'), 'utf8'))
    .replace('__SCRIPT__', nameOf(/\/main-[A-Z0-9]+\.js$/))
    .replace('__STYLE__', nameOf(/\/main-[A-Z0-9]+\.css$/));
  await writeFile(join(out, 'app.html'), page);
  await Promise.all(files.filter((each) => PACKED.test(each)).map(pack));
}

async function pack(file) {
  const text = await readFile(file);
  await Promise.all([writeFile(`${file}.br`, await brotli(text)), writeFile(`${file}.gz`, await zip(text))]);
}
