/**
 * What must hold before a change lands, but for the tests: all of it is looked at side by side, and all faults are told in one
 * run. `--changed` leaves out what has to be loaded or read whole: it looks at the format, at lint and types, and at the floors of
 * the files that differ from `main`.
 */
import { spawnSync } from 'node:child_process';
import concurrently from 'concurrently';

const FLOORS = /^(src|tools|test|web)\/.*\.(tsx?|mjs)$/;

const step = (name, script = name) => ({ name, command: `npm run -s ${script}` });

/** What is written by a command is mended by it. */
const MENDED_BY = {
  format: 'npm run format',
  schema: 'npm run schema',
  operations: 'npm run operations',
  'event-shapes': 'npm run event-shapes, once docs/how-to/change-an-event.md is kept',
  'rule-ids': 'npm run rule-ids',
};

const tool = (name, script) => ({ name, command: `node dist/tools/${script}.js --check` });

const [LINT, FORMAT] = [step('lint and types', 'lint'), step('format', 'format:check')];

/** The longest first; tools that speak of the code run as it is compiled. */
const ALL = [
  tool('rulesets', 'check-rulesets'),
  LINT,
  step('fence'),
  tool('event-shapes', 'event-shapes'),
  tool('schema', 'schema'),
  step('operations', 'operations:check'),
  tool('rule-ids', 'generate-rule-ids'),
  FORMAT,
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

/** The floors of what has changed; no step where nothing has. */
function fenceOfChanges() {
  const files = changedFiles().filter((file) => FLOORS.test(file));
  const given = files.map((file) => `"${file}"`).join(' ');
  return files.length > 0
    ? [{ name: 'fence', command: `depcruise --config .dependency-cruiser.cjs ${given}` }]
    : [];
}

function compile() {
  const { status } = spawnSync('npm', ['run', '--silent', 'compile'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const isQuick = process.argv.includes('--changed');
if (!isQuick) compile();
const steps = isQuick ? [LINT, FORMAT, ...fenceOfChanges()] : ALL;
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
