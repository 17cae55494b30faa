/**
 * The catalogue of stored events, `docs/events/*.json`: what the data of every type of event are made of, and the states that they are
 * folded to, by the types of the code.
 * `npm run event-shapes` writes it; `--check` compares, and fails where the code says otherwise: stored events are kept for ever, so
 * what a shape says no more, old events still hold (docs/how-to/change-an-event.md).
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { existing } from '../src/kernel/index.js';
import { packageRoot } from '../src/rules-catalog/index.js';
import { RULESETS } from '../src/rulesets/registry.js';
import { drift } from './event-shapes/drift.js';
import { formatted } from './formatted.js';
import { shapesOf, type Exported } from './event-shapes/shapes-of.js';
import type { RecordedShapes } from '../src/conformance/mistakes/recorded-types.js';

const CODES = RULESETS.map(({ meta }) => meta.code);
/** `ghost-of-war` → `GhostOfWar`, with which the names of its types begin. */
const prefixOf = (code: string): string =>
  code.replace(/(^|-)(\w)/g, (_, _hyphen, letter: string) => letter.toUpperCase());
const exported = (file: string, name: string): Exported => ({ file: join(packageRoot(), file), name });
const SOURCES: readonly { readonly name: string; readonly union: Exported; readonly state?: Exported }[] = [
  { name: 'engine', union: exported('src/engine/platform-events.ts', 'PlatformEvent') },
  ...CODES.map((code) => ({
    name: code,
    union: exported(`src/rulesets/${code}/events.ts`, `${prefixOf(code)}Event`),
    state: exported(`src/rulesets/${code}/state/index.ts`, `${prefixOf(code)}State`),
  })),
];

const folder = join(packageRoot(), 'docs', 'events');
const config = existing(
  ts.getParsedCommandLineOfConfigFile(
    join(packageRoot(), 'tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    },
  ),
  'configuration of the compiler',
);
const program = ts.createProgram(
  SOURCES.flatMap(({ union, state }) => [union.file, ...(state ? [state.file] : [])]),
  { ...config.options, noEmit: true, types: [] },
);

const check = process.argv.includes('--check');
if (!check) mkdirSync(folder, { recursive: true });
for (const { name, union, state } of SOURCES) {
  const shapes = shapesOf(program, union, state);
  const path = join(folder, `${name}.json`);
  if (!check) {
    writeFileSync(path, await formatted(path, JSON.stringify(shapes)));
    continue;
  }
  const recorded = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as RecordedShapes)
    : { events: {}, parts: {} };
  for (const line of drift(recorded, shapes)) {
    console.error(`${name}: ${line}`);
    process.exitCode = 1;
  }
}
if (process.exitCode === 1) {
  console.error(
    'Stored events keep the shape they had: see docs/how-to/change-an-event.md, then npm run event-shapes.',
  );
}
