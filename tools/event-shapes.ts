/**
 * The catalogue of stored events, `docs/events/*.json`: what the data of every type of event are made of, by the types of the code.
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
import { shapesOf, type EventShapes } from './event-shapes/shapes-of.js';

const CODES = RULESETS.map(({ meta }) => meta.code);
/** `ghost-of-war` → `GhostOfWarEvent`. */
const unionOf = (code: string): string =>
  `${code.replace(/(^|-)(\w)/g, (_, _hyphen, letter: string) => letter.toUpperCase())}Event`;
const SOURCES = [
  { name: 'engine', file: 'src/engine/platform-events.ts', union: 'PlatformEvent' },
  ...CODES.map((code) => ({ name: code, file: `src/rulesets/${code}/events.ts`, union: unionOf(code) })),
].map((each) => ({ ...each, file: join(packageRoot(), each.file) }));

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
  SOURCES.map(({ file }) => file),
  { ...config.options, noEmit: true },
);

const check = process.argv.includes('--check');
if (!check) mkdirSync(folder, { recursive: true });
for (const { name, file, union } of SOURCES) {
  const shapes = shapesOf(program, file, union);
  const path = join(folder, `${name}.json`);
  if (!check) {
    writeFileSync(path, `${JSON.stringify(shapes, null, 2)}\n`);
    continue;
  }
  const recorded = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as EventShapes)
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
