/**
 * Hooks of Node's module loader for the tests: a `.ts` file is what it was compiled to, Jest's globals are those of the
 * running suite, and what a module imports stands in the same graph of modules as itself (`?graph=…`).
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compiledFolder } from './compile.mjs';

const GLOBALS = new URL('./globals.mjs', import.meta.url).href;
let root;

/** Takes the folder of the project. */
export function initialize(rootDir) {
  root = rootDir;
}

const isSource = (url) => /^file:[^?]*\.ts(\?|$)/.test(url) && !url.includes('/node_modules/');
const graphOf = (url) => /[?&]graph=([-\w]+)/.exec(url)?.[1];

function inGraph(url, graph) {
  return graph === undefined || !url.startsWith('file:') || url.includes('?') ? url : `${url}?graph=${graph}`;
}

export async function resolve(specifier, context, next) {
  const { parentURL = '' } = context;
  if (!parentURL.startsWith('file:')) return next(specifier, context);
  const graph = graphOf(parentURL);
  if (specifier === '@jest/globals')
    return { url: `${GLOBALS}?${parentURL}`, format: 'module', shortCircuit: true };
  if (isSource(parentURL) && /^\.{1,2}\/.*\.js$/.test(specifier)) {
    const { href } = new URL(specifier.replace(/js$/, 'ts'), parentURL);
    return { url: inGraph(href, graph), format: 'module', shortCircuit: true };
  }
  const found = await next(specifier, context);
  return found.format === 'module' ? { ...found, url: inGraph(found.url, graph) } : found;
}

export async function load(url, context, next) {
  if (!isSource(url)) return next(url, context);
  const path = fileURLToPath(url);
  const compiled = join(compiledFolder(root), relative(root, path).replace(/ts$/, 'js'));
  if (!existsSync(path)) throw new Error(`There is no ${path}`);
  return { format: 'module', source: readFileSync(compiled, 'utf8'), shortCircuit: true };
}
