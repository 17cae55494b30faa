/** Runs conformance cases: `npm run cases -- PATH… [--url URL] [--token TOKEN]`. Exits with 1 when one fails. */
import { Command } from 'commander';
import { runFiles } from '../src/conformance/index.js';
import { RULESETS } from '../src/rulesets/registry.js';

const program = new Command('cases')
  .description('Runs conformance cases: case files, or folders of them.')
  .argument('<path...>', 'files or folders')
  .action(async (paths: string[]) => {
    const { failed } = await runFiles(paths, RULESETS, console.log, undefined, process.stdout.isTTY);
    if (failed > 0) process.exitCode = 1;
  });

await program.parseAsync();
