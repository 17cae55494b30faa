/**
 * Verifies an exported timeline: `npm run verify -- FILE.ndjson [--json]`. Needs no service and no store.
 * Exits with 1 when the file is broken (what the present
 * rules only judge otherwise is sound), with 2 when it cannot be read.
 */
import { createReadStream } from 'node:fs';
import { Command } from 'commander';
import { diceVerifier } from '../src/dice/index.js';
import type { AnyRuleset } from '../src/engine/index.js';
import { hashing } from '../src/hashing/index.js';
import { formed } from '../src/hashing/code-form.js';
import { existing } from '../src/kernel/index.js';
import { RULESETS } from '../src/rulesets/registry.js';
import {
  linesOf,
  textOf,
  verifyExport,
  type CheckResult,
  type ExportVerification,
  type VerificationReport,
} from '../src/timelines/index.js';
import { asMain, exitCodeOf, type Write } from './command-line.js';

type FindRuleset = (code: string) => AnyRuleset | undefined;

/** The rulesets of this build, which know the checksums of their own states. */
const findFormed: FindRuleset = (code) => formed(RULESETS).find(({ meta }) => meta.code === code);

/** Verifies a file, read line by line. Rejects when the file cannot be read. */
export function verifyFile(path: string, rulesets: FindRuleset = findFormed): Promise<ExportVerification> {
  const chunks = createReadStream(path, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>;
  return verifyExport(linesOf(textOf(chunks)), rulesets, { hashing, dice: diceVerifier });
}

const CHECKS: Readonly<Record<VerificationReport['checks'][number]['name'], string>> = {
  'hash-chain': 'Hash chain',
  revisions: 'Revisions',
  'roll-numbers': 'Roll numbers',
  dice: 'Dice',
  postings: 'Postings',
  checksums: 'Turn checksums',
  adjudication: 'Adjudication',
  campaign: 'Campaign',
};

const MARKS: Readonly<Record<CheckResult, string>> = {
  passed: 'ok  ',
  otherwise: 'now ',
  failed: 'BAD ',
  'not-examined': '--  ',
};

/** The result as a person reads it, line by line. */
export function* reportLines({ header, problems, report, sound }: ExportVerification): Generator<string> {
  if (header) {
    const { code, version } = header.ruleset;
    yield `Timeline ${header.name} (${header.timelineId}), campaign ${header.campaignId}, ${code} ${version}`;
  }
  for (const { line, message } of problems) yield `Line ${line}: ${message}`;
  if (report) {
    yield `${report.events} events (${report.bound} bound), ${report.withheld} withheld, ${report.rolls} rolls`;
    for (const { version, revision } of report.rules)
      yield `Judged by version ${version} from revision ${revision}`;
    for (const { name, result, examined, passedOver, problems: found } of report.checks) {
      const rest = passedOver > 0 ? `, ${passedOver} of another form not examined` : '';
      yield `${MARKS[result]} ${CHECKS[name].padEnd(15)} ${examined} examined${rest}`;
      for (const { revision, message } of found) yield `     revision ${revision}: ${message}`;
    }
    yield* otherwiseLines(report);
  }
  yield sound ? soundness(existing(report, 'report')) : 'NOT SOUND.';
}

/** What the present rules judge otherwise: information for whoever mends a rule, and no fault of the file. */
function* otherwiseLines({ judgedOtherwise: { commands, first } }: VerificationReport): Generator<string> {
  if (commands === 0) return;
  yield `Judged otherwise by the present rules: ${commands} commands. They stand as they were judged.`;
  for (const { revision, type, rules, version, message } of first)
    yield `     revision ${revision}, ${type}, by ${version}, ${rules.join(' ') || 'no rule'}: ${message}`;
  if (commands > first.length) yield `     … and ${commands - first.length} more`;
}

/** What is vouched for, and what is not. */
function soundness({ events, bound, checks, verdict }: VerificationReport): string {
  const open = checks.filter(({ result }) => result === 'not-examined').map(({ name }) => CHECKS[name]);
  const otherwise =
    verdict === 'judged-otherwise' ? ' Judged otherwise by the present rules: see above.' : '';
  if (bound === events && open.length === 0) return `Sound.${otherwise}`;
  const unbound =
    bound === events ? '' : ` ${events - bound} of the events are not bound: they could be others.`;
  const unseen = open.length === 0 ? '' : ` Not examined: ${open.join(', ').toLowerCase()}.`;
  return `Sound in what was examined.${unbound}${unseen}${otherwise}`;
}

/** Runs the command line; answers the exit code. */
export async function run(
  args: readonly string[],
  write: Write,
  rulesets: FindRuleset = findFormed,
): Promise<number> {
  const program = new Command('verify')
    .description(
      'Verifies an exported timeline: hashes, dice, postings, checksums; says which decisions the present rules would judge otherwise.',
    )
    .argument('<file>', 'NDJSON export of a timeline')
    .option('--json', 'print the result as JSON');
  return exitCodeOf(program, args, write, async (path: string, { json }: { json?: boolean }) => {
    const result = await verifyFile(path, rulesets);
    if (json) write(JSON.stringify(result, null, 2));
    else for (const line of reportLines(result)) write(line);
    return result.sound ? 0 : 1;
  });
}

await asMain(import.meta.url, run);
