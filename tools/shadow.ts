/**
 * Judges exported timelines by the rules present here, and lists what they would decide in another way, by rule:
 * `npm run shadow -- FILE… [--json] [--expected FILE.json]`. Files may be gzipped.
 * Exits with 0 when nothing differs (or what differs is what was expected), with 1 when something does, with 2 when a file
 * cannot be read, or is not shown whole.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Command } from 'commander';
import type { AnyRuleset } from '../src/engine/index.js';
import { hashing } from '../src/hashing/index.js';
import { findRuleset } from '../src/rulesets/registry.js';
import { readExport, shadow, type JudgedOtherwise } from '../src/timelines/index.js';
import { asMain, exitCodeOf, type Write } from './command-line.js';

type FindRuleset = (code: string) => AnyRuleset | undefined;

/** What the present rules judge otherwise in a file, by the rules behind it: `PLN-CLM-02 PLN-CLM-03`. */
export type ByRule = Readonly<Record<string, readonly JudgedOtherwise[]>>;

/** What is known to be judged otherwise in a file: the revisions, by rules, and why. */
export type Expected = Readonly<
  Record<
    string,
    readonly { readonly rules: string; readonly revisions: readonly number[]; readonly reason: string }[]
  >
>;

/** The lines of an export, gzipped or not. */
export function linesIn(path: string): readonly string[] {
  const bytes = readFileSync(path);
  const text = path.endsWith('.gz') ? gunzipSync(bytes) : bytes;
  return text.toString('utf8').trimEnd().split('\n');
}

/** Judges a file again. Rejects when it cannot be read as a whole history of a ruleset that is known. */
export async function shadowFile(path: string, rulesets: FindRuleset = findRuleset): Promise<ByRule> {
  const byRule: Record<string, JudgedOtherwise[]> = {};
  for (const each of await shadow(readExport(linesIn(path), hashing), rulesets, hashing)) {
    const rules = each.rules.toSorted().join(' ') || 'no rule';
    (byRule[rules] ??= []).push(each);
  }
  return byRule;
}

const revisionsOf = (found: readonly JudgedOtherwise[] = []): string =>
  found.map(({ revision }) => revision).join(', ');

/** What differs from what was expected, line by line; nothing where it is just that. */
export function unexpected(name: string, found: ByRule, expected: Expected): readonly string[] {
  const known = new Map((expected[name] ?? []).map((each) => [each.rules, each.revisions.join(', ')]));
  return [...new Set([...Object.keys(found), ...known.keys()])].sort().flatMap((rules) => {
    const [now, before] = [revisionsOf(found[rules]), known.get(rules) ?? ''];
    if (now === before) return [];
    return [
      `${name}, ${rules}: judged otherwise at ${now || 'no revision'}, expected at ${before || 'no revision'}`,
    ];
  });
}

function* listed(path: string, found: ByRule): Generator<string> {
  const count = Object.values(found).reduce((sum, each) => sum + each.length, 0);
  yield `${path}: ${count} commands judged otherwise`;
  for (const [rules, each] of Object.entries(found).sort(([one], [other]) => (one < other ? -1 : 1))) {
    yield `  ${rules}: ${each.length}`;
    for (const { revision, type, version, message } of each)
      yield `    revision ${revision}, ${type}, by ${version}: ${message}`;
  }
}

/** Runs the command line; answers the exit code. */
export async function run(
  args: readonly string[],
  write: Write,
  rulesets: FindRuleset = findRuleset,
): Promise<number> {
  const program = new Command('shadow')
    .description('Judges exported timelines by the present rules, and lists what would differ, by rule.')
    .argument('<files...>', 'NDJSON exports that show everything, gzipped or not')
    .option('--json', 'print the result as JSON')
    .option(
      '--expected <file>',
      'JSON of what is known to differ: an object of lists of {rules, revisions, reason} by name of file',
    );
  return exitCodeOf(
    program,
    args,
    write,
    async (paths: readonly string[], options: { json?: boolean; expected?: string }) => {
      const known = options.expected ? (JSON.parse(readFileSync(options.expected, 'utf8')) as Expected) : {};
      const all = await Promise.all(
        paths.map(async (path) => [path, await shadowFile(path, rulesets)] as const),
      );
      const faults = all.flatMap(([path, found]) => unexpected(basename(path), found, known));
      if (options.json) write(JSON.stringify(Object.fromEntries(all), null, 2));
      else for (const [path, found] of all) for (const line of listed(path, found)) write(line);
      if (options.expected) for (const line of faults) write(`UNEXPECTED ${line}`);
      return faults.length > 0 ? 1 : 0;
    },
  );
}

await asMain(import.meta.url, run);
