/**
 * What must hold before a change lands, but for the tests: all of it is looked at side by side, and all faults are told in one
 * run. `--changed` looks at the files alone that differ from `main` (format, lint, floors) and at all types.
 */
import { spawnSync } from 'node:child_process';
import concurrently from 'concurrently';

const CODE = /\.(tsx?|js|mjs|cjs)$/;
const FLOORS = /^(src|tools|test|web)\/.*\.(tsx?|mjs)$/;

const step = (name, script = name) => ({ name, command: `npm run -s ${script}` });

/** What is written by a command is mended by it. */
const MENDED_BY = {
  format: 'npm run format',
  reference: 'npm run reference',
  schema: 'npm run schema',
  operations: 'npm run operations',
  'event-shapes': 'npm run event-shapes, once docs/how-to/change-an-event.md is kept',
  'rule-ids': 'npm run rule-ids',
};

/** The longest first. */
const ALL = [
  step('rules', 'rules:check'),
  step('lint'),
  step('format', 'format:check'),
  step('reference', 'reference:check'),
  step('schema', 'schema:check'),
  step('operations', 'operations:check'),
  step('event-shapes', 'event-shapes:check'),
  step('types', 'typecheck'),
  step('fence'),
  step('rule-ids', 'rule-ids:check'),
];

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : [];
}

/** Files that differ from where the branch left `main`, and those that git does not know yet. */
function changedFiles() {
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main');
  return [
    ...git('diff', '--name-only', '--diff-filter=d', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

/** A tool and the files to look at; no step where there is none. */
const stepOver = (name, tool, files) =>
  files.length > 0 ? [{ name, command: `${tool} ${files.map((file) => `"${file}"`).join(' ')}` }] : [];

function changed() {
  const files = changedFiles();
  const matching = (pattern) => files.filter((file) => pattern.test(file));
  return [
    ...stepOver('lint', 'eslint --max-warnings 0 --no-warn-ignored', matching(CODE)),
    ...stepOver(
      'format',
      'prettier --check --log-level warn --ignore-unknown --cache --cache-strategy content',
      files,
    ),
    ...stepOver('fence', 'depcruise --config .dependency-cruiser.cjs', matching(FLOORS)),
    step('types', 'typecheck'),
  ];
}

const steps = process.argv.includes('--changed') ? changed() : ALL;
const { result } = concurrently(steps, { group: true, prefix: 'name', maxProcesses: '100%' });
const failed = await result.then(
  () => [],
  (events) => events.filter(({ exitCode }) => exitCode !== 0).map(({ command }) => command.name),
);
if (failed.length > 0) {
  const named = failed.map((name) => (name in MENDED_BY ? `${name} (${MENDED_BY[name]})` : name));
  console.error(`Not well: ${named.join(', ')}`);
  process.exitCode = 1;
}
