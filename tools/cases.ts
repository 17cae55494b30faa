/**
 * Runs conformance cases: `npm run cases -- PATH…` against the engine, with `--url URL` against a running
 * service; `--rule ID` those of one rule or one chapter, `--quiet` says only what fails. Exits with 1 when one fails.
 */
import { resolve } from 'node:path';
import { Command } from 'commander';
import { API_FACES, apiStage, connect } from '../src/conformance/api/index.js';
import { runFiles, type StageFor } from '../src/conformance/index.js';
import { RULESETS } from '../src/rulesets/registry.js';

interface Options {
  readonly url?: string;
  readonly token?: string;
  readonly rule?: string;
  readonly quiet?: boolean;
}

/** Plays each case in a campaign of its own, on the service. */
async function onService(url: string, token: string | null, program: Command): Promise<StageFor> {
  const service = await connect(url, token).catch((error: Error) =>
    program.error(`${url} does not answer as a service of ours: ${error.message}`),
  );
  return (opening) => {
    const { code } = opening.ruleset.meta;
    const face = API_FACES.find((each) => each.ruleset === code);
    if (!face) throw new Error(`cases of ${code} cannot be played over the API: it has no face in API_FACES`);
    return apiStage(opening, service, face);
  };
}

await new Command('cases')
  .description('Runs conformance cases: case files, or folders of them.')
  .argument('<path...>', 'files or folders')
  .option('--url <url>', 'a running service; without it the engine itself plays')
  .option('--token <token>', "the service's admin token; else WARLEDGER_TOKEN")
  .option('--rule <id>', 'only cases that name this rule, or one of the chapter it begins (PLN-MOV)')
  .option('--quiet', 'say only what fails, and the count')
  .action(async (paths: string[], { url, token, rule, quiet }: Options, program: Command) => {
    const admin = token ?? process.env['WARLEDGER_TOKEN'] ?? null;
    const stageFor = url === undefined ? undefined : await onService(url, admin, program);
    // npm moves to the package's folder; a path means what it means where the command was given.
    const from = process.env['INIT_CWD'] ?? process.cwd();
    const found = paths.map((path) => resolve(from, path));
    const options = { stageFor, rule, quiet, colours: process.stdout.isTTY };
    const { failed } = await runFiles(found, RULESETS, console.log, options);
    if (failed > 0) process.exitCode = 1;
  })
  .parseAsync();
